import { describe, expect } from 'vitest';
import { heroAction, readies, yourHero } from '../../../../src/games/champions/abilities/index.js';
import { type Card, resource, upgrade } from '../../../../src/games/champions/card.js';
import { isLegal, type PayItem, type PayPrompt } from '../../../../src/kernel/index.js';
import { ENERGY, GENIUS, IRON_MAN, marvel, PANTHER, PETER, revealed, SPIDER, STRENGTH } from '../encounter/tables.js';
import { type Hero, type Layout, type Played, scenario } from '../table.js';

// "Wild resource" in the Rules Reference: each icon counts as a type of its own, as its player says.

const VIBRANIUM = '01044';
const PEPPER = '01033';
const WAR_MACHINE = '01030';
const WEB_SHOOTER = '01008';
/** Costs energy, mental and physical to be rid of. */
const SOLID = '01119';

const withSolid = (hero: Hero): Layout => ({
  scenario: 'klaw',
  heroes: [hero],
  villain: { card: '01113', attached: [SOLID] },
});

const asked = ({ prompt }: Played): PayPrompt => {
  if (prompt.kind !== 'pay') throw new Error(`asked is ${prompt.reason}, not a payment`);
  return prompt;
};
const suggested = (prompt: PayPrompt): readonly PayItem[] => ('pay' in prompt.default ? prompt.default.pay : []);
/** What a payer would be told that a source can count as. */
const waysOf = (prompt: PayPrompt, card: string): string[] | undefined =>
  prompt.options.find(option => option.card === card)?.ways.map(({ as }) => as);

describe('CH-C37: each wild icon counts as a type of its own', () => {
  scenario(
    'two Vibranium pay energy, mental and physical between them',
    withSolid({ identity: PANTHER, hand: [VIBRANIUM, VIBRANIUM] }),
    table => {
      table.pick(`${SOLID}.0`).pay(`${VIBRANIUM}=energy+mental`, `${VIBRANIUM}=physical`);
      expect(table.encounterDiscard).toEqual([SOLID]);
      expect(table.zone(0, 'hand')).toEqual([]);
    },
  );

  scenario(
    'a Vibranium may count as any two types, or twice as one',
    withSolid({ identity: PANTHER, hand: [VIBRANIUM, ENERGY, GENIUS, STRENGTH] }),
    table => {
      table.pick(`${SOLID}.0`);
      const types = ['energy', 'mental', 'physical', 'energy+mental', 'energy+physical', 'mental+physical'];
      expect(waysOf(asked(table), VIBRANIUM)).toEqual(types);
      expect(waysOf(asked(table), GENIUS)).toEqual(['mental']);
      table.pay(`${VIBRANIUM}=energy+physical`, GENIUS);
      expect(table.zone(0, 'hand')).toEqual([ENERGY, STRENGTH]);
    },
  );

  scenario(
    'icons that count as one type leave the others to be paid',
    withSolid({ identity: PANTHER, hand: [VIBRANIUM, GENIUS, STRENGTH] }),
    table => {
      const prompt = asked(table.pick(`${SOLID}.0`));
      const [vibranium, genius, strength] = prompt.options.map(({ key }) => key) as [string, string, string];
      const pays = (...pay: PayItem[]) => isLegal(prompt, { pay });
      expect(pays({ key: vibranium, as: 'energy' }, { key: genius, as: 'mental' })).toBe(false);
      expect(pays({ key: vibranium, as: 'energy+mental' }, { key: genius, as: 'mental' })).toBe(false);
      expect(pays({ key: vibranium, as: 'energy+mental' }, { key: strength, as: 'physical' })).toBe(true);
      table.pay(`${VIBRANIUM}=energy`, GENIUS, STRENGTH);
      expect(table.encounterDiscard).toEqual([SOLID]);
    },
  );

  scenario(
    'one wild icon is one type: where two are missing it is not enough, however much else there is',
    withSolid({ identity: IRON_MAN, hand: [WAR_MACHINE, GENIUS, GENIUS] }),
    table => {
      expect(table.refused[`${SOLID}.0`]).toBe('why-resources');
    },
  );

  scenario(
    'the payment that is suggested names a type for each icon',
    withSolid({ identity: PANTHER, hand: [GENIUS, VIBRANIUM, VIBRANIUM] }),
    table => {
      const prompt = asked(table.pick(`${SOLID}.0`));
      expect(isLegal(prompt, prompt.default)).toBe(true);
      expect(suggested(prompt)).toHaveLength(2);
      table.answer(prompt.default);
      expect(table.encounterDiscard).toEqual([SOLID]);
    },
  );

  scenario(
    'a type is asked for only where it matters',
    { heroes: [{ hand: [VIBRANIUM, '01087'], exhausted: true, play: ['01093'] }] },
    table => {
      expect(waysOf(asked(table.pick('01087')), VIBRANIUM)).toEqual(['wild']);
      table.pay(VIBRANIUM);
      expect(table.villain.damage).toBe(3);
    },
  );

  scenario(
    'where one type matters, all icons count as that one',
    { heroes: [{ ...marvel, hand: [VIBRANIUM, GENIUS, '01013'] }] },
    table => {
      table.pick('01013');
      expect(waysOf(asked(table), VIBRANIUM)).toEqual(['energy']);
      table.pay(VIBRANIUM, GENIUS);
      // Photonic Blast draws where energy has paid for it.
      expect(table.zone(0, 'hand')).toHaveLength(1);
    },
  );

  scenario(
    'what Pepper Potts copies is named icon by icon as well',
    withSolid({ identity: IRON_MAN, hand: [STRENGTH], discard: [VIBRANIUM], play: [PEPPER] }),
    table => {
      table.pick(`${SOLID}.0`).pay(`${PEPPER}=energy+mental`, STRENGTH);
      expect(table.encounterDiscard).toEqual([SOLID]);
      expect(table.card(PEPPER).exhausted).toBe(true);
    },
  );

  scenario(
    'wild icons of several sources go together',
    withSolid({
      identity: IRON_MAN,
      hand: [],
      discard: [VIBRANIUM],
      play: [PEPPER, { card: WEB_SHOOTER, counters: 3 }],
    }),
    table => {
      table.pick(`${SOLID}.0`).pay(`${PEPPER}=mental+physical`, `${WEB_SHOOTER}=energy`);
      expect(table.encounterDiscard).toEqual([SOLID]);
      expect(table.card(WEB_SHOOTER).counters).toBe(2);
    },
  );

  scenario(
    'Sonic Boom is paid off with two Vibranium',
    { scenario: 'klaw', ...revealed('01123', [{ identity: PANTHER, hand: [VIBRANIUM, VIBRANIUM] }]) },
    table => {
      table.pick('spend').pay(`${VIBRANIUM}=mental`, `${VIBRANIUM}=energy+physical`);
      expect(table.identity().exhausted).toBe(false);
      expect(table.zone(0, 'hand')).toEqual([]);
    },
  );
});

describe('CH-C37: doubled icons, and cards of two types', () => {
  const LEADER = 'T-leader';
  const BOTH = 'T-both';
  const cards: readonly Card[] = [
    upgrade(LEADER, {
      name: 'A leader',
      aspect: 'leadership',
      quantity: 9,
      deckLimit: 9,
      cost: 1,
      resources: { wild: 1 },
      abilities: [heroAction({ spend: { energy: 1, mental: 1 }, does: readies(yourHero) })],
    }),
    resource(BOTH, {
      name: 'Two types',
      aspect: 'basic',
      quantity: 9,
      deckLimit: 9,
      resources: { energy: 1, wild: 1 },
    }),
  ];
  const tired = (...hand: string[]): Layout => ({ cards, heroes: [{ exhausted: true, hand, play: [LEADER] }] });

  scenario('the doubled icon of a Power may count as two types', tired('01072'), table => {
    table.pick(`${LEADER}.0`).pay('01072=energy+mental');
    expect(table.identity().exhausted).toBe(false);
  });

  scenario('a Power of another aspect is not doubled, and pays one type', tired('01055'), table => {
    expect(table.refused[`${LEADER}.0`]).toBe('why-resources');
  });

  scenario('a card of two types pays both at once, its wild icon as its player says', tired(BOTH), table => {
    table.pick(`${LEADER}.0`);
    expect(waysOf(asked(table), BOTH)).toEqual(['energy', 'energy+mental']);
    table.pay(`${BOTH}=energy+mental`);
    expect(table.identity().exhausted).toBe(false);
    expect(table.zone(0, 'discard')).toEqual([BOTH]);
  });
});

describe('nobody sees a card before its player has said how they pay', () => {
  const HAYMAKER = '01087';
  const partner: Hero = { identity: IRON_MAN };

  scenario('an event', { heroes: [{ hand: [HAYMAKER, STRENGTH, GENIUS] }, partner] }, table => {
    const [before, told] = [table.zone(0, 'hand'), table.lines.length];
    asked(table.pick(HAYMAKER));
    expect([table.zone(0, 'hand'), table.state.resolving]).toEqual([before, []]);
    expect(table.lines).toHaveLength(told);
    table.pay(STRENGTH);
    expect(table.lines.slice(told, told + 2)).toEqual(['log-play', 'log-pay']);
    expect(table.zone(0, 'discard')).toEqual([HAYMAKER, STRENGTH]);
  });

  scenario(
    'and what paid is told, also of a card that leaves play with its last resource',
    { heroes: [{ hand: [HAYMAKER, GENIUS], play: [{ card: '05024', counters: 1 }] }] },
    table => {
      // Two mental, of which one is too much.
      asked(table.pick(HAYMAKER));
      table.pay('05024', GENIUS);
      expect(table.maybe('05024')).toBeUndefined();
      expect(table.logged('log-pay').map(({ args }) => args?.cards)).toEqual([
        { list: [{ card: '05024' }, { card: GENIUS }] },
      ]);
    },
  );

  scenario('be it all of them', { heroes: [{ hand: ['10018'], play: ['10032', '10032'] }] }, table => {
    table.pick('10018').pay('10032', '10032');
    expect(table.logged('log-pay').map(({ args }) => args?.cards)).toEqual([
      { list: [{ card: '10032' }, { card: '10032' }] },
    ]);
  });

  scenario('an upgrade', { heroes: [{ hand: [WEB_SHOOTER, GENIUS, ENERGY] }, partner] }, table => {
    const told = table.lines.length;
    asked(table.pick(WEB_SHOOTER));
    expect([table.zone(0, 'hand').length, table.state.resolving]).toEqual([3, []]);
    expect(table.lines).toHaveLength(told);
    table.pay(GENIUS);
    expect(table.card(WEB_SHOOTER).controller).toBe(0);
  });
});

scenario(
  'a hand ticks what can be played, and then what can pay for it: not the card that is played',
  { heroes: [{ ...marvel, hand: [GENIUS, '01013', STRENGTH] }] },
  table => {
    expect(table.ticked(0)).toEqual(['01013']);
    table.pick('01013');
    expect(table.ticked(0)).toEqual([GENIUS, STRENGTH]);
    table.pay(GENIUS, STRENGTH);
    expect(table.ticked(0)).toEqual([]);
  },
);

describe('of cards that pay equally well, the one is suggested that is missed least', () => {
  const BLACK_CAT = '01002';
  const BACKFLIP = '01003';
  const KICK = '01005';
  const MAY = '01006';
  const DAREDEVIL = '01058';
  const POWER = '01062';
  const INTUITION = '01065';
  const HAYMAKER = '01087';

  /** The first card in hand is paid with these if its player says nothing else. */
  const suggests = (name: string, { hand = [], ...hero }: Hero, cards: readonly string[]): void =>
    scenario(name, { heroes: [{ identity: SPIDER, ...hero, hand }] }, table => {
      const { options, default: answer } = asked(table.pick(hand[0] as string));
      const keys = 'pay' in answer ? answer.pay.map(({ key }) => key) : [];
      expect(keys.map(key => options.find(option => option.key === key)?.card)).toEqual(cards);
      table.answer(answer);
    });

  suggests('a resource card', { hand: [WEB_SHOOTER, MAY, POWER] }, [POWER]);
  suggests('a card of which another copy stays in hand', { hand: [INTUITION, MAY, KICK, KICK] }, [KICK, MAY]);
  suggests('a copy on the table is none in hand', { hand: [INTUITION, WEB_SHOOTER, BACKFLIP], play: [WEB_SHOOTER] }, [
    WEB_SHOOTER,
    BACKFLIP,
  ]);
  suggests('a card for the other form', { identity: PETER, hand: [INTUITION, MAY, KICK] }, [PETER, KICK]);
  suggests('a card in its own form is not', { hand: [WEB_SHOOTER, KICK, HAYMAKER] }, [HAYMAKER]);
  suggests('a unique card that is in play', { hand: [WEB_SHOOTER, MAY, BLACK_CAT], play: [BLACK_CAT] }, [BLACK_CAT]);
  suggests('a unique card that is about to be', { hand: [BLACK_CAT, MAY, HAYMAKER, BLACK_CAT] }, [BLACK_CAT, MAY]);
  suggests('the cheapest', { hand: [INTUITION, DAREDEVIL, KICK, MAY, HAYMAKER] }, [MAY, HAYMAKER]);
  suggests('what wastes nothing all the same', { hand: [WEB_SHOOTER, DAREDEVIL, GENIUS] }, [DAREDEVIL]);
});
