import { describe, expect, test } from 'vitest';
import * as abilities from '../../../../src/games/champions/abilities/index.js';
import type { Whom } from '../../../../src/games/champions/behaviour.js';
import { cards } from '../../../../src/games/champions/cards/index.js';
import { champions } from '../../../../src/games/champions/index.js';
import type { Text } from '../../../../src/kernel/index.js';
import { loadWords } from '../../../../src/locales/index.js';

const words = loadWords('champions', 'en');
const table = { names: [], cardTitle: (id: string) => champions.cards.get(id)?.title };

/** All messages that a text is made of. */
const parts = (said: Text): Text[] => [
  said,
  ...Object.values(said.args ?? {})
    .flatMap(arg => (typeof arg === 'object' && 'list' in arg ? arg.list : [arg]))
    .flatMap(arg => (typeof arg === 'object' && 'id' in arg ? parts(arg) : [])),
];

const isWhom = (value: object): value is Whom => 'fits' in value && 'one' in value;

const texts = new Map(cards.flatMap(({ id, says }) => (says === null ? [] : [[id, says] as const])));
const say = (id: string): string => words.say(texts.get(id) as Text, table);

describe('what cards say follows from what they do', () => {
  test('in whole sentences, whatever they do', () => {
    for (const id of texts.keys()) {
      expect(say(id), id).toMatch(/^[0-9A-Z+].*[^.]\.$/);
      expect(say(id), id).not.toMatch(/\{|\}| {2}|\.\.|: \w+: |undefined|\b(\w+) \1\b/);
    }
  });

  test('in few words: no card needs more than 210 letters', () => {
    for (const id of texts.keys()) expect(say(id).length, id).toBeLessThan(210);
  });

  test('cards with behaviour, and only those, say something', () => {
    for (const card of cards) {
      const { abilities, keywords, resource, modifies, gains, bans, counters, attach, worth, doubles, explains } = card;
      const { form, costsLess, prices, fromDiscard, attackCosts } = card;
      const behaves =
        abilities.length + Object.keys(keywords).length > 0 ||
        [
          resource,
          modifies,
          gains,
          bans,
          counters,
          attach,
          worth,
          doubles,
          explains,
          form,
          costsLess,
          prices,
          fromDiscard,
          attackCosts,
        ].some(one => one !== undefined) ||
        [card.crisis, card.acceleration, card.hazard].includes(true);
      expect(texts.has(card.id), card.id).toBe(behaves);
    }
  });

  test('an ability says its label and its limit, costs stand before the arrow', () => {
    for (const { id, abilities } of cards)
      for (const { label, limit, each, costs, spend } of abilities) {
        if (label !== undefined) expect(say(id), id).toMatch(new RegExp(`\\(([^)]*; )?${label}`));
        if (limit === 1) expect(say(id), id).toContain(each === 'phase' ? 'once a phase' : 'once a round');
        if (costs !== undefined || spend !== undefined) expect(say(id), id).toContain(' → ');
      }
  });

  test('an obligation names the alter-ego of its own set', () => {
    const obligations = cards.filter(({ kind }) => kind === 'obligation');
    expect(obligations).toHaveLength(11);
    for (const { id, set } of obligations) {
      const alterEgo = cards.find(card => card.kind === 'alter_ego' && card.set === set);
      // One flips the identity whatever its side, and leaves nothing to choose.
      if (id !== '10025') expect(say(id), id).toContain(`exhaust ${alterEgo?.name} and remove this from the game`);
    }
  });

  test.each([
    ['01001a', 'Spider-Sense – interrupt (the villain attacks you): draw a card.'],
    [
      '01008',
      '3 web counters; when they run out, discard this. Hero resource: exhaust this, remove 1 counter → 1 wild.',
    ],
    ['01016', '+1 DEF for your hero (2 if you’re Aerial).'],
    [
      '01018',
      'One per player. Action: spend any amount of energy → put that many counters here. Hero action (attack): discard this → 2 damage to an enemy per counter here, up to 10.',
    ],
    ['01021', 'Hero action (attack): X damage to an enemy (X = the damage on you, up to 15).'],
    ['01063', 'One per player. Response (you defeat a minion): exhaust this → remove 1 threat from a scheme.'],
    ['01074', 'Attach to an ally (max 1 each). +1 THW and +1 ATK for its host.'],
    [
      '01136',
      "+1 ATK and +1 hit point for each Drone. This can’t take damage while a Drone is in play. When revealed: find Ultron's Imperative in the encounter deck or discard pile and reveal it.",
    ],
    [
      '01138b',
      'Forced response (step one of the villain phase puts threat here): each player picks one – put 2 threat here, or turn your top card into a Drone.',
    ],
    ['01150', 'When revealed: the first player turns their top 2 cards into Drones. Hazard.'],
    ['01151', 'When revealed: each player picks one – put 2 threat here, or 3 damage to your hero. Crisis.'],
    [
      '01170',
      'When revealed: flip to alter-ego if you like, then exhaust Tony Stark and remove this from the game – or exhaust each of your upgrades.',
    ],
  ])('%s', (id, said) => expect(say(id)).toBe(said));
});

describe('whatever a card can mean has words, though no card means it yet', () => {
  const values = Object.values(abilities).filter(value => typeof value === 'object');

  test('cards in play: all of them, one, what is counted', () => {
    const { yourUpgradesWith, minionsWith, enemiesWith } = abilities;
    const whoms = [...values.filter(isWhom), ...[yourUpgradesWith, minionsWith, enemiesWith].map(of => of('Tech'))];
    expect(whoms.length).toBeGreaterThan(20);
    for (const { says, one, unit } of whoms)
      for (const phrase of [says, one ?? says, unit ?? says]) expect(words.say(phrase)).toMatch(/^[a-zA-Z' -]+$/);
  });

  test('status cards: to be given, and why they cannot be', () => {
    for (const status of ['stunned', 'confused', 'tough'] as const) {
      const gives = abilities.gives(status, abilities.anyEnemy);
      expect(words.say(gives.says)).toMatch(/^\w+ each enemy( a tough card)?$/);
      expect(words.has(`unable-${status}`)).toBe(true);
    }
  });
});

/** Cards that do what no other does, by code and words of their own: `custom` and its kin. */
const CUSTOM = `
  01002 01009 01012 01025 01031 01033 01034 01042 01071 01111
  01130 01159 01164 01166 01169 01174 01179 01190 02013 02032
  02041 02043 02047 07001a 07015 07016 07031 07058 07059 08031
  09003 09019 09032 09035 10015 10025 10028 10029 10030
`;

test('fewer than one card in ten has code and words of its own', () => {
  const own = cards.filter(({ id }) => {
    const said = texts.get(id);
    return said !== undefined && parts(said).some(part => part.id.startsWith('custom-'));
  });
  expect(own.length).toBeLessThan(cards.length / 10);
  expect(own.map(({ id }) => id).sort()).toEqual(CUSTOM.trim().split(/\s+/));
});

describe('what is told of a card where there isn’t room for all', () => {
  const gistOf = (id: string): string | undefined => {
    const gist = champions.cards.get(id)?.gist;
    return gist == null ? undefined : words.say(gist, table);
  };

  test.each([
    ['03009', '+1 DEF and +1 retaliate for your hero.'],
    ['06009', '+1 ATK for your hero. Your hero is Aerial.'],
    ['01065', '+1 THW for your hero.'],
  ])('is what it does, not how many of it there may be: %s', (id, gist) => {
    expect(say(id).length).toBeGreaterThan(gist.length);
    expect(say(id).endsWith(gist)).toBe(true);
    expect(gistOf(id)).toBe(gist);
  });

  test('is all of it where it says nothing of that', () => {
    expect(gistOf('01005')).toBeUndefined();
    // How many may lie on one card belongs to what it's attached to.
    expect(say('01009')).toContain('(max 1 each)');
    expect(gistOf('01009')).toBeUndefined();
  });

  test('is all that’s left of every card that says so', () => {
    const limited = [...texts.keys()].filter(id =>
      /one per player|one per round|restricted|any player may/i.test(say(id)),
    );
    expect(limited.length).toBeGreaterThan(20);
    for (const id of limited) expect(gistOf(id), id).not.toMatch(/one per|restricted|any player may/i);
    expect(limited.filter(id => gistOf(id) === undefined)).toEqual([]);
  });
});
