import { describe, expect, test } from 'vitest';
import { smash } from '../../../../src/games/smash/index.js';
import { placesOf, type SmashState } from '../../../../src/games/smash/state.js';
import { Chance } from '../../../../src/kernel/index.js';
import { hero, loot, scenario, story, superOf, teamUp } from '../table.js';

const drawer = hero('gadget', { power: [{ do: 'draw', count: 2 }] });
const absent = hero('magic');
const SMASHES = Array.from({ length: 6 }, () => 'smash');
const FULL = ['filler', 'filler', 'filler', 'filler', 'filler'];

describe('setting up', () => {
  const options = smash.options.parse({});
  const deck = { name: '', cards: smash.decks.ready[0]?.cards ?? {} };
  const begun = (seats: number, seed: string): SmashState => {
    const chance = new Chance(seed);
    const sitting = Array.from({ length: seats }, (_, at) => ({ name: `P${at}`, deck }));
    return smash.setup(options, sitting, stream => chance.stream(stream)) as SmashState;
  };

  test('three heroes on the table, five cards in hand, six heroes in the stack and 45 cards in the deck', () => {
    for (const { places, hand, stack, deck: pile } of begun(3, 'a').teams)
      expect([places.length, hand.length, stack.length, pile.length]).toEqual([3, 5, 6, 45]);
  });

  test('SM-C21: a first hero that makes the hand bigger is dealt a card for it', () => {
    const [deck] = smash.decks.ready.filter(({ cards }) => cards.MU06 !== undefined);
    const hands = new Map<boolean, Set<number>>([true, false].map(big => [big, new Set()]));
    for (let seed = 0; seed < 20; seed++) {
      const sitting = ['A', 'B'].map(name => ({ name, deck: { name: '', cards: deck?.cards ?? {} } }));
      const state: SmashState = smash.setup(options, sitting, stream => new Chance(`${seed}`).stream(stream));
      for (const team of state.teams)
        hands.get(placesOf(team).some(({ hero: { card } }) => card === 'MU06'))?.add(team.hand.length);
    }
    expect([hands.get(true), hands.get(false)]).toEqual([new Set([6]), new Set([5])]);
  });

  test('stack and deck are shuffled, each by itself', () => {
    const order = (seed: string) =>
      JSON.stringify(begun(2, seed).teams.map(({ stack }) => stack.map(({ card }) => card)));
    expect(new Set(['a', 'b', 'c', 'd'].map(order)).size).toBe(4);
    const [one, other] = begun(2, 'a').teams;
    expect(one?.deck.map(({ card }) => card)).not.toEqual(other?.deck.map(({ card }) => card));
  });

  test('chance finds who goes first', () => {
    const firsts = Array.from({ length: 60 }, (_, at) => begun(3, `seed ${at}`).active);
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2]));
  });

  test('two to eight may play', () => {
    expect(smash.seats).toEqual({ min: 2, max: 8 });
    expect(begun(8, 'a').teams).toHaveLength(8);
  });
});

describe('a turn', () => {
  scenario('is one action, and play moves clockwise', { teams: [{ hand: ['filler'] }, {}, {}] }, table => {
    table.pick('discard filler');
    expect(table.state).toMatchObject({ active: 1, turn: 2 });
  });

  scenario(
    'ticks what can be played, each copy of it: that anything may be discarded is no reason',
    { cards: { absent, blow: superOf(absent) }, teams: [{ hand: ['smash', 'blow', 'smash'], deck: ['filler'] }, {}] },
    table => {
      expect(table.options).toContain('discard blow');
      expect(table.ticked(0)).toEqual(['smash', 'smash']);
      expect(table.ticked(1)).toEqual([]);
      table.pick('discard blow');
    },
  );

  scenario('may be to discard a card and draw another', { teams: [{ hand: FULL, deck: ['smash'] }, {}] }, table => {
    table.pick('discard filler');
    expect(table.zone(0, 'hand')).toEqual(['filler', 'filler', 'filler', 'filler', 'smash']);
    expect(table.zone(0, 'discard')).toEqual(['filler']);
  });

  scenario(
    'must be a discard where nothing else can be done (SM-8)',
    { teams: [{ places: [{ card: 'mutant', stunned: true }], hand: ['smash'] }, {}] },
    table => {
      table.asks(0, 'turn', ['discard smash']).pick('discard smash');
    },
  );

  scenario(
    'may be to give up a stunned hero for a new one',
    { teams: [{ places: ['mutant', { card: 'magic', stunned: true }, 'nature'], stack: ['gadget'] }, {}] },
    table => {
      table.asks(0, 'turn', ['retire magic', 'nothing']).pick('retire magic');
      expect(table.places(0)).toBe('mutant gadget nature');
      expect(table.zone(0, 'defeated')).toEqual(['magic']);
    },
  );

  scenario(
    'SM-C18: a hero that is given up is defeated, and what a card says of that happens',
    {
      cards: {
        bitter: hero('magic', {
          triggers: [{ on: 'defeated', does: [{ do: 'stun', to: { pick: 'all', type: 'nature' } }] }],
        }),
      },
      teams: [{ places: ['mutant', { card: 'bitter', stunned: true }] }, {}],
    },
    table => {
      table.pick('retire bitter');
      expect(table.zone(0, 'defeated')).toEqual(['bitter']);
      expect(table.places(1)).toBe('mutant magic nature!');
    },
  );

  scenario(
    'SM-9: the last hero cannot be given up',
    { teams: [{ places: [{ card: 'magic', stunned: true }], hand: ['smash'] }, {}] },
    table => {
      table.asks(0, 'turn', ['discard smash']).pick('discard smash');
    },
  );

  scenario(
    'with nothing in hand and nothing to do it is asked all the same',
    { teams: [{ places: [{ card: 'magic', stunned: true }] }, {}] },
    table => {
      table.asks(0, 'turn', ['nothing']).pick('nothing');
    },
  );

  const tired = { card: 'magic', stunned: true };
  const empty = { places: ['drawer', tired], stack: ['gadget'], deck: FULL };
  scenario(
    'SM-C31: with an empty hand nobody has to act: neither use a power nor give up a hero',
    { cards: { drawer }, teams: [empty, { hand: ['filler'] }] },
    table => {
      table.asks(0, 'turn', ['power drawer', 'retire magic', 'nothing']);
      expect(table.prompt.default).toEqual({ pick: ['nothing'] });
      table.pick('nothing');
      expect(table.places(0)).toBe('drawer magic!');
      expect(table.zone(0, 'defeated')).toEqual([]);
      // The hand is refilled all the same.
      expect(table.zone(0, 'hand')).toEqual(FULL);
      expect(table.zone(1, 'hand')).toEqual(['filler']);
      expect(table.state).toMatchObject({ active: 1, idle: 0 });
    },
  );
  scenario('SM-C31: but they may', { cards: { drawer }, teams: [empty, {}] }, table => {
    table.pick('retire magic');
    expect(table.zone(0, 'defeated')).toEqual(['magic']);
  });
  scenario(
    'SM-C31: with a card in hand it is that or a discard',
    { cards: { drawer }, teams: [{ ...empty, hand: ['smash'] }, {}] },
    table => {
      expect(table.options).not.toContain('nothing');
      table.pick('discard smash');
    },
  );
});

describe('powers', () => {
  scenario(
    'cost the turn',
    { cards: { drawer }, teams: [{ places: ['drawer'], deck: ['filler', 'filler2'] }, {}] },
    table => {
      table.asks(0, 'turn', ['power drawer', 'nothing']).pick('power drawer');
      expect(table.state.active).toBe(1);
      expect(table.zone(0, 'hand').sort()).toEqual(['filler', 'filler2']);
    },
  );

  scenario(
    'need not be used',
    { cards: { drawer }, teams: [{ places: ['drawer'], hand: FULL, deck: ['smash'] }, {}] },
    table => {
      table.pick('discard filler');
      expect(table.logged('log-power')).toEqual([]);
    },
  );

  const healer = hero('magic', { power: [{ do: 'revive', to: { team: 'mine' } }] });
  scenario(
    'that would change nothing are not offered, and say why',
    { cards: { healer, drawer }, teams: [{ places: ['healer', 'drawer'], hand: ['filler'] }, {}] },
    table => {
      expect(table.options).not.toContain('power healer');
      expect(table.refused).toEqual({ healer: 'unable-revive', drawer: 'unable-draw' });
      table.pick('discard filler');
    },
  );
  scenario(
    'of a hero that is stunned are nowhere mentioned; of one just revived it is said when they are back',
    {
      cards: { healer, drawer },
      teams: [
        {
          places: [
            { card: 'healer', stunned: true },
            { card: 'drawer', readyAt: 3 },
          ],
          turns: 1,
          hand: ['filler'],
        },
        {},
      ],
    },
    table => {
      expect(table.refused).toEqual({ drawer: 'why-not-ready' });
      table.pick('discard filler');
    },
  );
  scenario(
    'that could take one’s own last hero are not offered, and say so (SM-6)',
    {
      cards: { doom: hero('magic', { power: [{ do: 'defeat', to: { team: 'all', pick: 'all' } }] }) },
      teams: [{ places: ['doom'], hand: ['filler'] }, {}],
    },
    table => {
      expect(table.options).not.toContain('power doom');
      expect(table.refused).toEqual({ doom: 'why-own-loss' });
      table.pick('discard filler');
    },
  );

  scenario(
    'SM-10: of a revived hero are there from its player’s next turn',
    {
      cards: { drawer, help: story({ do: 'revive', to: { team: 'mine' } }, { do: 'again' }) },
      teams: [
        {
          places: [{ card: 'drawer', stunned: true }],
          hand: ['help', 'smash'],
          deck: ['filler', 'filler', 'filler', 'filler', 'filler'],
          turns: 1,
        },
        { hand: ['filler'] },
      ],
      actions: 4,
    },
    table => {
      table.pick('story help');
      expect(table.options).not.toContain('power drawer');
      // It can fight at once.
      expect(table.options).toContain('smash smash drawer');
      table.pick('discard smash').asks(1, 'turn').pick('discard filler');
      expect(table.options).toContain('power drawer');
      table.pick('power drawer');
    },
  );

  scenario(
    'SM-C1: so are those that always hold',
    {
      cards: { guard: hero('nature', { passive: [{ is: 'immune', to: ['mutant'] }] }) },
      teams: [
        { hand: ['smash'], turns: 2 },
        { places: [{ card: 'guard', readyAt: 3 }, 'magic'], turns: 2 },
      ],
    },
    table => {
      table.pick('smash smash mutant').asks(0, 'target', ['guard', 'magic']).pick('guard');
    },
  );

  const frail = { card: 'frail', readyAt: 3 };
  scenario(
    'SM-C16: a weakness is no power: a revived hero has it at once',
    {
      cards: { frail: hero('nature', { passive: [{ is: 'weak', to: ['mutant'] }] }) },
      teams: [
        { hand: ['smash'], turns: 2 },
        { places: [frail, 'magic'], turns: 2 },
      ],
    },
    table => {
      table.pick('smash smash mutant').pick('frail');
      expect(table.zone(1, 'defeated')).toEqual(['frail']);
      const [line] = table.logged('log-defeated');
      expect(table.nameOf(line?.why?.card ?? '')).toBe('frail');
    },
  );
  scenario(
    'SM-C16: so does its Loot work',
    {
      cards: { veil: loot('nature', { passive: [{ is: 'hidden' }] }) },
      teams: [
        { hand: ['smash'], turns: 2 },
        { places: [{ card: 'nature', readyAt: 3, loot: 'veil' }, 'magic'], turns: 2 },
      ],
    },
    table => {
      table.pick('smash smash mutant');
      expect(table.places(1)).toBe('nature+veil magic!');
    },
  );

  const napper = hero('nature', { power: [{ do: 'shield', to: { team: 'mine' } }] });
  scenario(
    'SM-C4: heroes that are kept safe already are not offered to be kept safe',
    {
      cards: { napper },
      teams: [{ places: [{ card: 'napper', shieldedUntil: 2 }, 'magic', 'mutant'], hand: ['filler'] }, {}],
    },
    table => {
      table.pick('power napper').asks(0, 'hero', ['magic', 'mutant']).pick('magic');
      expect(table.place(0, 'magic').shieldedUntil).toBe(2);
    },
  );
  scenario(
    'SM-C4: nor is the power where all are',
    {
      cards: { napper },
      teams: [
        { places: ['napper', 'magic'].map(card => ({ card, shieldedUntil: 2 })), hand: ['filler'] },
        { hand: ['filler'] },
      ],
    },
    table => {
      expect(table.options).not.toContain('power napper');
      table.pick('discard filler');
    },
  );
  scenario(
    'SM-C4: a power that could change nothing is not offered',
    {
      cards: { healer: hero('magic', { power: [{ do: 'revive', to: { team: 'mine' } }] }) },
      teams: [{ places: ['healer', 'mutant'], hand: ['filler'] }, {}],
    },
    table => {
      table.asks(0, 'turn', ['story filler', 'discard filler']).pick('discard filler');
    },
  );
});

describe('the hand', () => {
  scenario(
    'is refilled to five after a card is played',
    { teams: [{ hand: ['filler', ...FULL.slice(1)], deck: ['smash', 'smash', 'smash'] }, {}] },
    table => {
      // Refilled first, then the Story's own card is drawn: six.
      table.pick('story filler');
      expect(table.zone(0, 'hand')).toHaveLength(6);
    },
  );

  scenario(
    'is not refilled while it holds five or more',
    { teams: [{ hand: [...FULL, 'smash', 'smash'], deck: ['smash'] }, {}] },
    table => {
      table.pick('discard filler');
      // Discard and draw is one for one.
      expect(table.zone(0, 'hand')).toHaveLength(7);
      expect(table.zone(0, 'deck')).toEqual([]);
    },
  );

  scenario(
    'SM-C17: who discards draws one card for it, and Why? says so',
    {
      teams: [
        { hand: [...FULL, 'smash'], deck: ['smash', 'smash'] },
        { hand: ['filler'], deck: ['smash'] },
      ],
    },
    table => {
      table.pick('discard filler');
      expect(table.zone(0, 'hand')).toHaveLength(6);
      expect(table.logged('log-draw')[0]?.why).toEqual({ rule: 'discard' });
      expect(table.zone(1, 'hand')).toEqual(['filler']);
    },
  );

  const big = hero('gadget', { passive: [{ is: 'hand', plus: 1 }] });
  scenario(
    'SM-C21: is filled at once when a hero comes that makes it bigger',
    {
      cards: { big },
      teams: [
        { hand: ['smash'] },
        {
          places: [{ card: 'mutant', stunned: true }, 'magic', 'nature'],
          stack: ['big'],
          hand: FULL,
          deck: ['smash', 'smash'],
        },
      ],
    },
    table => {
      table.pick('smash smash mutant').pick('mutant');
      expect(table.places(1)).toBe('big magic nature');
      expect(table.zone(1, 'hand')).toEqual([...FULL, 'smash']);
    },
  );
  scenario(
    'SM-C21: and at the start of the turn in which its power is back',
    {
      cards: { big },
      teams: [{ places: [{ card: 'big', readyAt: 3 }], turns: 2, hand: FULL, deck: ['smash', 'smash'] }, {}],
    },
    table => {
      expect(table.zone(0, 'hand')).toEqual([...FULL, 'smash']);
      table.pick('discard smash');
    },
  );
  scenario(
    'SM-C21: not before',
    {
      cards: { big },
      teams: [{ places: [{ card: 'big', readyAt: 4 }], turns: 2, hand: FULL, deck: ['smash', 'smash'] }, {}],
    },
    table => {
      expect(table.zone(0, 'hand')).toEqual(FULL);
      table.pick('discard filler');
      expect(table.zone(0, 'hand')).toHaveLength(5);
    },
  );
  scenario(
    'grows by what each of several says',
    {
      cards: { big, sack: loot('gadget', { passive: [{ is: 'hand', plus: 2 }] }) },
      teams: [{ places: [{ card: 'big', loot: 'sack' }], hand: FULL, deck: Array(5).fill('smash') }, {}],
    },
    table => {
      table.pick('discard filler');
      expect(table.zone(0, 'hand')).toHaveLength(8);
    },
  );
  scenario(
    'SM-C21: is filled at once when Loot is stolen that makes it bigger',
    {
      cards: {
        sack: loot('gadget', { passive: [{ is: 'hand', plus: 2 }] }),
        snatcher: hero('magic', { triggers: [{ on: 'stunned', does: [{ do: 'loot', how: 'steal' }] }] }),
      },
      teams: [
        {
          places: ['mutant', { card: 'gadget', loot: 'sack' }],
          hand: ['smash', ...FULL],
          deck: Array(5).fill('smash'),
        },
        { places: ['snatcher', 'gadget2'], hand: FULL, deck: Array(5).fill('smash') },
      ],
    },
    table => {
      table.pick('smash smash mutant').pick('snatcher').pick('give-in');
      expect(table.places(1)).toBe('snatcher! gadget2+sack');
      expect(table.zone(1, 'hand')).toEqual([...FULL, 'smash', 'smash']);
      expect(table.zone(0, 'hand')).toHaveLength(7);
    },
  );

  scenario(
    'SM-13: an empty deck is the shuffled discard pile',
    { teams: [{ hand: ['smash', ...FULL.slice(1)], discard: ['filler2'] }, {}] },
    table => {
      table.pick('discard filler');
      expect(table.logged('log-reshuffle').length).toBeGreaterThan(0);
      expect(table.zone(0, 'hand')).toHaveLength(5);
      expect(table.zone(0, 'deck')).toHaveLength(1);
    },
  );

  scenario(
    'SM-C3: the cards of a battle do not come back into it',
    { teams: [{ hand: ['smash'] }, { hand: ['filler'] }] },
    table => {
      table.pick('smash smash mutant').pick('magic');
      expect(table.team(0).hand).toEqual([]);
      expect(table.state.battle?.cards).toHaveLength(1);
      table.pick('give-in');
      expect(table.zone(0, 'hand')).toEqual(['smash']);
    },
  );

  scenario(
    'SM-C33: after it both sides draw for the cards that they could not replace in it',
    { teams: [{ hand: ['smash', 'smash'] }, { hand: ['smash', 'smash'] }] },
    table => {
      table.pick('smash smash mutant').pick('magic').pick('smash').pick('smash').pick('smash');
      expect(table.places(0)).toBe('mutant! magic nature');
      for (const seat of [0, 1]) {
        expect(table.zone(seat, 'hand')).toEqual(['smash', 'smash']);
        expect(table.zone(seat, 'discard')).toEqual([]);
      }
    },
  );
  scenario(
    'SM-C33: before anything that it sets off',
    {
      cards: { sore: hero('mutant', { triggers: [{ on: 'stunned', does: [{ do: 'discard', count: 1 }] }] }) },
      teams: [{ places: ['sore', 'magic'], hand: ['smash', 'filler'] }, { hand: ['smash', 'filler'] }],
    },
    table => {
      table.pick('smash smash sore').pick('magic').pick('smash').asks(0, 'counter').pick('give-in');
      table.asks(1, 'discard', ['smash', 'filler']).pick('smash');
      expect(table.zone(0, 'hand')).toEqual(['filler', 'smash']);
    },
  );
  scenario(
    'SM-C33: not with a hand that is full without them',
    { teams: [{ hand: ['smash'] }, { hand: ['smash', ...FULL] }] },
    table => {
      table.pick('smash smash mutant').pick('magic').pick('smash');
      expect(table.zone(1, 'hand')).toEqual(FULL);
      expect(table.zone(1, 'discard')).toEqual(['smash']);
    },
  );
  scenario(
    'SM-C33: nor for cards that were taken for longer (SM-C30)',
    {
      cards: { thief: hero('mutant', { power: [{ do: 'discard', count: 2, late: true }] }) },
      teams: [
        { places: ['thief'], hand: FULL },
        { hand: ['smash', 'smash', ...FULL.slice(2)], deck: ['filler', 'filler'] },
        { places: ['gadget2'], hand: ['smash', 'smash', 'filler', 'filler2', 'filler2'] },
      ],
      actions: 2,
    },
    table => {
      table.pick('power thief').pick('seat-2').pick('filler2', 'filler2');
      table
        .asks(1, 'turn')
        .pick('smash smash mutant')
        .pick('gadget2')
        .pick('smash')
        .pick('smash')
        .pick('smash')
        .pick('give-in');
      // The first counter brought back both that were taken; the second is replaced only now, and the other one is not.
      expect(table.zone(2, 'hand')).toHaveLength(4);
      expect(table.zone(2, 'deck')).toEqual(['smash']);
    },
  );
});

describe('Supers', () => {
  const bolt = hero('magic');
  const great = superOf(bolt, { do: 'draw', count: 1 });
  scenario(
    'revive their hero, even if all are stunned',
    {
      cards: { bolt, great },
      teams: [
        {
          places: [
            { card: 'bolt', stunned: true },
            { card: 'mutant', stunned: true },
          ],
          hand: ['great'],
        },
        {},
      ],
    },
    table => {
      table.pick('super great bolt');
      expect(table.places(0)).toBe('bolt mutant!');
    },
  );
  scenario(
    'can be played only for their hero',
    { cards: { bolt, great }, teams: [{ hand: ['great'] }, { places: ['bolt'] }] },
    table => {
      table.asks(0, 'turn', ['discard great']);
      expect(table.refused).toEqual({ great: 'why-super' });
      table.pick('discard great');
    },
  );
  scenario(
    'do what they say for an active hero too',
    {
      cards: { bolt, great },
      teams: [
        { places: ['bolt'], hand: ['great'], deck: ['filler', 'filler', 'filler', 'filler', 'filler', 'smash'] },
        {},
      ],
    },
    table => {
      table.pick('super great bolt');
      expect(table.zone(0, 'hand')).toHaveLength(6);
    },
  );
});

describe('Loot', () => {
  const suit = loot('mutant', { passive: [{ is: 'lethal' }] });
  const spex = loot('gadget', { use: [{ do: 'look' }] });
  scenario(
    'costs the turn and goes below an active hero of its type',
    {
      cards: { suit },
      teams: [{ places: ['mutant', 'magic', { card: 'mutant2', stunned: true }], hand: ['suit'] }, {}],
    },
    table => {
      table.asks(0, 'turn', ['loot suit mutant', 'retire mutant2', 'discard suit']).pick('loot suit mutant');
      expect(table.places(0)).toBe('mutant+suit magic mutant2!');
      expect(table.state.active).toBe(1);
    },
  );
  scenario(
    'SM-11: one a team',
    { cards: { suit, spex }, teams: [{ places: ['mutant', { card: 'gadget', loot: 'spex' }], hand: ['suit'] }, {}] },
    table => {
      expect(table.options).toEqual(['discard suit']);
      expect(table.refused).toEqual({ suit: 'why-second-loot', spex: 'unable-look' });
      table.pick('discard suit');
    },
  );
  scenario(
    'SM-11: is discarded when its hero is stunned',
    { cards: { suit }, teams: [{ hand: ['smash'] }, { places: [{ card: 'mutant', loot: 'suit' }] }] },
    table => {
      table.pick('smash smash magic');
      expect(table.places(1)).toBe('mutant!');
      expect(table.zone(1, 'discard')).toEqual(['suit']);
    },
  );
  scenario(
    'that always holds costs no turn',
    {
      cards: { suit },
      teams: [
        { places: [{ card: 'mutant', loot: 'suit' }], hand: ['smash', 'filler'] },
        { places: ['magic'], stack: ['nature'] },
      ],
    },
    table => {
      table.pick('smash smash mutant');
      expect(table.zone(1, 'defeated')).toEqual(['magic']);
    },
  );
  scenario(
    'that is used costs a turn and stays',
    { cards: { spex }, teams: [{ places: [{ card: 'gadget', loot: 'spex' }] }, { hand: ['smash'] }] },
    table => {
      table.asks(0, 'turn', ['use spex gadget', 'nothing']).pick('use spex gadget');
      expect(table.places(0)).toBe('gadget+spex');
      expect(table.logged('log-look')[0]?.secret?.seats).toEqual([0]);
      expect(table.state.active).toBe(1);
    },
  );
});

describe('places', () => {
  const wave = story({ do: 'defeat', to: { team: 'rivals', pick: 'all', state: 'stunned' } });
  scenario(
    'SM-7: of two empty places the owner chooses (SM-C8: those who fall together leave together)',
    {
      cards: { wave },
      teams: [
        { hand: ['wave'] },
        {
          places: [{ card: 'mutant', stunned: true }, 'magic', { card: 'nature', stunned: true }],
          stack: ['gadget', 'gadget2'],
        },
      ],
    },
    table => {
      table.pick('story wave').asks(1, 'place', ['place-0', 'place-2']).pick('place-2');
      expect(table.places(1)).toBe('gadget2 magic gadget');
    },
  );
  scenario(
    'SM-7: of three empty places too, and the question counts them',
    {
      cards: { sweep: story({ do: 'defeat', to: { pick: 'all' } }) },
      teams: [{ hand: ['sweep'] }, { stack: ['gadget', 'gadget2'] }],
    },
    table => {
      table.pick('story sweep').asks(1, 'place', ['place-0', 'place-1', 'place-2']);
      expect(table.prompt.question.args?.count).toBe(3);
      table.pick('place-1');
      expect(table.prompt.question.args?.count).toBe(2);
      table.pick('place-2');
      expect(table.places(1)).toBe('- gadget gadget2');
    },
  );
  scenario(
    'SM-7: with an empty stack a team plays on with fewer; heroes keep their places',
    { teams: [{ hand: ['smash'] }, { places: ['mutant', { card: 'magic', stunned: true }, 'nature'] }] },
    table => {
      table.pick('smash smash mutant').pick('magic');
      expect(table.places(1)).toBe('mutant - nature');
    },
  );
  scenario(
    'SM-C22: a hero that goes under an empty stack comes back at once, as a new one does',
    {
      cards: { drawer, turnover: story({ do: 'swap', to: { team: 'mine', state: 'stunned' } }, { do: 'again' }) },
      teams: [
        {
          places: ['mutant', { card: 'drawer', stunned: true }],
          hand: ['turnover'],
          deck: [...FULL, 'smash', 'smash'],
        },
        {},
      ],
      actions: 2,
    },
    table => {
      table.pick('story turnover');
      expect(table.places(0)).toBe('mutant drawer');
      expect(table.options).toContain('power drawer');
      table.pick('power drawer');
    },
  );
  scenario(
    'SM-C22: what a hero had waiting is not done by the new one that it comes back as',
    {
      cards: {
        sprinter: hero('magic', {
          triggers: [
            { on: 'won', must: true, does: [{ do: 'swap', to: { pick: 'this' } }] },
            { on: 'rival stunned', must: true, does: [{ do: 'draw', count: 2 }] },
          ],
        }),
      },
      teams: [{ places: ['sprinter', 'mutant'], hand: ['smash'], deck: FULL }, {}],
    },
    table => {
      table.pick('smash smash sprinter').pick('nature');
      expect(table.places(0)).toBe('sprinter mutant');
      expect(table.places(1)).toBe('mutant magic nature!');
      expect(table.zone(0, 'hand')).toHaveLength(5);
    },
  );
  const hider = hero('magic');
  scenario(
    'SM-C22: a Super does nothing for the new hero that its own has come back as before it happens',
    {
      cards: {
        hider,
        hiding: superOf(hider, { do: 'shield', to: { pick: 'this' } }, { do: 'stun', to: {} }),
        lift: loot('mutant', { reaction: 'super', does: [{ do: 'swap', to: { pick: 'one' } }] }),
      },
      teams: [{ places: [{ card: 'hider', stunned: true }], hand: ['hiding'] }, { hand: ['lift', 'lift'] }],
    },
    table => {
      table.pick('super hiding hider').pick('lift');
      expect(table.places(0)).toBe('hider');
      expect(table.place(0, 'hider').shieldedUntil).toBe(0);
      expect(table.lines).not.toContain('log-revived');
    },
  );
  scenario(
    'SM-C12: a fourth hero is not replaced',
    {
      teams: [
        { hand: ['smash'] },
        { places: [{ card: 'mutant', stunned: true }, 'magic', 'nature', 'gadget'], stack: ['gadget2'] },
      ],
    },
    table => {
      table.pick('smash smash magic').pick('mutant');
      expect(table.places(1)).toBe('- magic nature gadget');
    },
  );

  const bus = story({ do: 'swap', to: {} });
  const four = ['mutant', 'magic', 'nature', 'gadget'];
  for (const [gone, places] of [
    ['magic', 'mutant gadget2 nature gadget'],
    ['gadget', 'mutant magic nature gadget2'],
  ] as const)
    scenario(
      `SM-C12: one of four that goes under the stack is no loss: the next one comes for ${gone}`,
      { cards: { bus }, teams: [{ hand: ['bus'] }, { places: four, stack: ['gadget2', 'magic2'] }] },
      table => {
        table.pick('story bus').pick(gone);
        expect(table.places(1)).toBe(places);
        expect(table.zone(1, 'stack')).toEqual(['magic2', gone]);
        expect(table.zone(1, 'defeated')).toEqual([]);
        expect(table.places(0)).toBe('mutant magic nature');
      },
    );
  scenario(
    'SM-C12: with an empty stack it comes straight back, and nobody else with it',
    { cards: { bus }, teams: [{ hand: ['bus'] }, { places: ['mutant', null, 'nature'] }] },
    table => {
      table.pick('story bus').pick('mutant').asks(1, 'place', ['place-0', 'place-1']).pick('place-1');
      expect(table.places(1)).toBe('- mutant nature');
    },
  );
  scenario(
    'are filled again when defeated heroes come back to the stack',
    {
      cards: { back: story({ do: 'return', count: 2 }) },
      teams: [{ places: ['mutant', null, null], defeated: ['magic', 'nature'], hand: ['back'] }, {}],
    },
    table => {
      table.pick('story back').asks(0, 'place', ['place-1', 'place-2']).pick('place-2');
      expect(table.team(0).places.every(place => place !== null)).toBe(true);
    },
  );
});

describe('the end', () => {
  scenario(
    'SM-12: a team without heroes is out, its cards leave play, and its turns are skipped',
    {
      teams: [
        { hand: ['smash'] },
        { places: [{ card: 'mutant', stunned: true }], hand: ['smash'], deck: ['filler'], discard: ['filler2'] },
        { hand: ['filler'] },
      ],
      actions: 2,
    },
    table => {
      table.pick('smash smash mutant').pick('mutant');
      expect(table.team(1)).toMatchObject({ out: true, hand: [], deck: [], discard: [], places: [] });
      table.asks(2, 'turn').pick('discard filler');
      expect(table.outcome).toBeNull();
    },
  );
  scenario(
    'the last team standing wins',
    { teams: [{ hand: ['smash'] }, { places: [{ card: 'mutant', stunned: true }] }] },
    table => {
      table.pick('smash smash mutant');
      expect(table.outcome).toMatchObject({ places: [1, 2], reason: { id: 'end-last-standing' } });
    },
  );
  const doom = story({ do: 'defeat', to: { team: 'all', pick: 'all' } });
  scenario(
    'SM-6: a Story that would take one’s own last heroes cannot be played',
    { cards: { doom }, teams: [{ hand: ['doom'] }, {}] },
    table => {
      expect(table.refused).toEqual({ doom: 'why-own-loss' });
      table.asks(0, 'turn', ['discard doom']).pick('discard doom');
    },
  );
  scenario(
    'SM-6: with heroes in the stack it can; it means one’s own team as well',
    { cards: { doom }, teams: [{ places: ['mutant'], stack: ['magic', 'nature'], hand: ['doom'] }, {}] },
    table => {
      table.pick('story doom');
      expect(table.zone(0, 'defeated')).toEqual(['mutant']);
      expect(table.outcome?.places).toEqual([1, 2]);
    },
  );
  const spite = story({
    do: 'when',
    is: { if: 'defeated', least: 2 },
    does: [{ do: 'defeat', to: { team: 'all', pick: 'all' } }],
  });
  for (const [says, defeated, offered] of [
    ['can while its condition doesn’t hold', ['magic'], ['story spite', 'discard spite']],
    ['can’t while it holds', ['magic', 'nature'], ['discard spite']],
  ] as const)
    scenario(
      `SM-6: a Story that would take one’s own last heroes on a condition ${says}`,
      { cards: { spite }, teams: [{ places: ['mutant'], defeated, hand: ['spite'] }, {}] },
      table => {
        table.asks(0, 'turn', [...offered]).pick(offered[0]);
        expect(table.places(0)).toBe('mutant');
      },
    );
  scenario(
    'SM-C10: nobody loses by what their own card sets off',
    {
      cards: { martyr: hero('magic', { triggers: [{ on: 'won', does: [{ do: 'defeat', to: { pick: 'this' } }] }] }) },
      teams: [{ places: ['martyr'], hand: ['smash'] }, { places: ['mutant', 'nature'] }],
    },
    table => {
      table.pick('smash smash martyr').pick('mutant');
      expect(table.places(0)).toBe('martyr');
      expect(table.outcome).toBeNull();
    },
  );
  const cool = hero('mutant');
  const tooCool = superOf(cool, { do: 'leave' });
  scenario(
    'Cool Man’s Super kicks him off the team',
    { cards: { cool, tooCool }, teams: [{ places: ['cool'], stack: ['magic'], hand: ['tooCool'] }, {}] },
    table => {
      table.pick('super tooCool cool');
      expect(table.places(0)).toBe('magic');
      expect(table.zone(0, 'defeated')).toEqual(['cool']);
    },
  );
  scenario(
    'but not if he is the last hero of his team: it can be played, and he stays',
    { cards: { cool, tooCool }, teams: [{ places: [{ card: 'cool', stunned: true }], hand: ['tooCool'] }, {}] },
    table => {
      table.pick('super tooCool cool');
      expect(table.places(0)).toBe('cool');
      expect(table.logged('log-spared')[0]?.why).toEqual({ rule: 'own-loss' });
    },
  );
  const stuck = {
    places: [{ card: 'mutant', stunned: true }],
    hand: ['smash', 'smash'],
  };
  scenario(
    'SM-14: two full rounds in which nobody can change anything are a draw among the teams that are left',
    { teams: [stuck, { out: true, places: [] }, stuck], position: { fallen: [[1]] }, actions: 'over' },
    table => {
      for (const seat of [0, 2, 0]) {
        table.asks(seat, 'turn').pick('discard smash');
        expect(table.outcome).toBeNull();
      }
      table.pick('discard smash');
      expect(table.outcome).toMatchObject({ places: [1, 3, 1], reason: { id: 'end-stuck' } });
    },
  );
  scenario(
    'SM-14: while a team still draws cards the match goes on, whichever of its piles they come from',
    {
      cards: { spex: loot('gadget', { use: [{ do: 'look' }] }), duo: teamUp('gadget', 'gadget') },
      teams: [
        { places: [{ card: 'gadget', stunned: true }], hand: ['spex', 'duo'], deck: [...SMASHES, 'duo'] },
        { places: [{ card: 'gadget', stunned: true }], hand: ['spex', 'duo'], discard: SMASHES },
      ],
      actions: 12,
    },
    table => {
      for (let turn = 0; turn < 12; turn++) {
        table.asks(turn % 2, 'turn').pick(table.options[0] as string);
        expect(table.outcome).toBeNull();
      }
    },
  );
  scenario(
    'SM-C7: so are a hundred rounds in which no hero is defeated',
    { position: { quiet: 199 }, teams: [{ hand: ['filler'] }, {}] },
    table => {
      table.pick('discard filler');
      expect(table.outcome).toMatchObject({ places: [1, 1], reason: { id: 'end-quiet' } });
    },
  );
  scenario(
    'SM-C7: which start anew when one is',
    {
      position: { quiet: 199 },
      teams: [{ hand: ['smash'] }, { places: ['mutant', { card: 'magic', stunned: true }] }],
    },
    table => {
      table.pick('smash smash mutant').pick('magic');
      expect(table.state.quiet).toBe(0);
      expect(table.outcome).toBeNull();
    },
  );
  scenario(
    'SM-C7: a hero that is stunned or revived does not count',
    { position: { quiet: 199 }, teams: [{ hand: ['smash'] }, {}] },
    table => {
      table.pick('smash smash mutant').pick('magic');
      expect(table.outcome).toMatchObject({ reason: { id: 'end-quiet' } });
    },
  );
  scenario(
    'SM-14: the rounds are counted anew when a team goes out',
    { position: { idle: 3 }, teams: [stuck, stuck, {}], actions: 2 },
    table => {
      table.leave(2);
      table.pick('discard smash').asks(1, 'turn').pick('discard smash');
      expect(table.team(2).out).toBe(true);
      expect(table.outcome).toBeNull();
      expect(table.state.idle).toBe(1);
    },
  );
  scenario(
    'SM-C7: and so are the hundred',
    { position: { quiet: 245 }, teams: [{ hand: ['filler'] }, { hand: ['filler'] }, {}], actions: 2 },
    table => {
      table.leave(2);
      table.pick('discard filler').pick('discard filler');
      expect(table.outcome).toBeNull();
    },
  );
  scenario(
    'SM-C20: Loot that was taken from a team stays when that goes out, and then leaves play with its hero’s stun',
    {
      cards: { cap: loot('mutant', { passive: [{ is: 'lethal' }] }) },
      teams: [
        { places: [{ card: 'mutant', loot: 'cap', lootOf: 2 }, 'magic'], hand: ['filler'] },
        { hand: ['smash'] },
        {},
      ],
      actions: 2,
    },
    table => {
      table.leave(2);
      expect(table.places(0)).toBe('mutant+cap magic');
      table.pick('discard filler').pick('smash smash magic').pick('mutant').pick('give-in');
      expect(table.places(0)).toBe('mutant! magic');
      expect([0, 1, 2].flatMap(seat => table.zone(seat, 'discard'))).not.toContain('cap');
    },
  );
  scenario(
    'SM-C11: who gives up is out, and the others play on',
    { teams: [{ hand: ['filler'] }, {}, { hand: ['smash'] }], actions: 2 },
    table => {
      table.leave(1);
      table.pick('discard filler').asks(2, 'turn').pick('discard smash');
      expect(table.team(1).out).toBe(true);
    },
  );
  scenario(
    'SM-C11: the turn that a team did not live to see is not counted',
    { teams: [{ hand: ['filler'] }, {}, { hand: ['smash'] }], actions: 2 },
    table => {
      const { turn } = table.state;
      table.leave(1);
      table.pick('discard filler').asks(2, 'turn');
      expect(table.state.turn).toBe(turn + 1);
      table.pick('discard smash');
    },
  );
  scenario(
    'SM-C11: one that gives up in its own turn has had it',
    { teams: [{ hand: ['filler'] }, { hand: ['smash'] }, {}], actions: 2 },
    table => {
      const { turn } = table.state;
      table.leave(0).asks(1, 'turn');
      expect(table.state.turn).toBe(turn + 1);
      table.pick('discard smash');
    },
  );
});

describe('more turns and fewer', () => {
  const twice = story({ do: 'again' });
  scenario(
    'SM-C5: a turn has one extra action at most',
    { cards: { twice }, teams: [{ hand: ['twice', 'twice', 'filler', 'smash', 'smash'] }, {}], actions: 2 },
    table => {
      expect(table.prompt.question.id).toBe('ask-turn');
      table.pick('story twice').asks(0, 'turn');
      expect(table.prompt.question.id).toBe('ask-turn-again');
      table.pick('story twice');
      expect(table.state.active).toBe(1);
    },
  );
  const block = story({ do: 'skip' });
  scenario(
    'a team that misses its turn is passed over',
    { cards: { block }, teams: [{ hand: ['block'] }, {}, {}] },
    table => {
      table.pick('story block').asks(0, 'rival', ['seat-1', 'seat-2']).pick('seat-1');
      expect(table.state.active).toBe(2);
      expect(table.team(1).missing).toBe('last');
    },
  );
  scenario(
    'SM-C6: only rivals are offered who have not just missed one',
    { cards: { block }, teams: [{ hand: ['block'] }, { missing: 'last' }, {}] },
    table => {
      table.pick('story block');
      expect([1, 2].map(seat => table.team(seat).missing)).toEqual(['last', 'next']);
    },
  );
  scenario(
    'SM-C6: never twice in a row',
    { cards: { block }, teams: [{ hand: ['block'] }, { missing: 'last' }] },
    table => {
      table.pick('story block');
      expect(table.state.active).toBe(1);
    },
  );
});
