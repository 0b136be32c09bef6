import { describe, expect, test } from 'vitest';
import { hits, trigger } from '../../../../src/games/squad/abilities/index.js';
import { cards } from '../../../../src/games/squad/cards/index.js';
import { squad, squadWith } from '../../../../src/games/squad/index.js';
import type { Side, SquadOptions } from '../../../../src/games/squad/options.js';
import type { SquadState } from '../../../../src/games/squad/state.js';
import { type Deck, type Sitting, Table } from '../../../../src/kernel/index.js';
import { holds } from '../made.js';
import { BLOCKS } from '../table.js';
import { card } from './rule.js';

const plain: Deck = { name: 'plain', cards: Object.fromEntries(Object.values(BLOCKS).map(id => [id, 7])) };
/** A Keeper of level 4, and one that hits when its player's attack did damage. */
const [REPULSORS, NUCLEONS] = ['ST026', 'ST063'];

interface Opening extends Omit<Partial<SquadOptions>, 'sides'> {
  mine?: Side;
  theirs?: Side;
  decks?: readonly [Deck, Deck];
  seed?: string;
}

/** A match as it stands before its first turn. Seat 1 begins, so that nothing here comes from a first draw of seat 0. */
function opened({ mine = {}, theirs = {}, decks = [plain, plain], seed = 'a seed', ...options }: Opening): SquadState {
  const seats = decks.map((deck, seat): Sitting => ({ name: `${seat}`, deck }));
  const agreed = squad.options.parse({ first: 1, ...options, sides: [mine, theirs] });
  const table = Table.begin(squad, { version: 'test', options: agreed, seats, seed });
  return table.state;
}

const sizes = ({ players }: SquadState) =>
  players.map(({ deck, hand, discard, keepers }) => [deck.length, hand.length, discard.length, keepers.length]);
const idsOf = (zone: readonly { card: string }[]): string[] => zone.map(({ card: id }) => id);
const USUAL = [
  [36, 4, 0, 0],
  [35, 5, 0, 0],
];

describe('the opening draw', () => {
  test('is four where a quest says nothing of it', () => {
    expect(sizes(opened({}))).toEqual(USUAL);
  });

  test.each([0, 1, 2, 6])('of %i cards, for whom it is said', draw => {
    expect(sizes(opened({ mine: { draw } }))).toEqual([[40 - draw, draw, 0, 0], USUAL[1]]);
    expect(sizes(opened({ theirs: { draw } }))).toEqual([USUAL[0], [39 - draw, draw + 1, 0, 0]]);
  });

  test('of more cards than there are takes the whole deck', () => {
    const few: Deck = { name: 'few', cards: { ST048: 3 } };
    expect(sizes(opened({ mine: { draw: 6 }, decks: [few, plain] }))[0]).toEqual([0, 3, 0, 0]);
  });
});

describe('SQ-C22: what a quest hands out comes on top of the deck', () => {
  const hand = [REPULSORS as string, REPULSORS as string, NUCLEONS as string];

  test('cards in hand, besides those that are drawn', () => {
    const state = opened({ mine: { hand } });
    expect(sizes(state)).toEqual([[36, 7, 0, 0], USUAL[1]]);
    expect(idsOf(state.players[0].hand).slice(4)).toEqual(hand);
    expect(idsOf(state.players[1].hand)).not.toContain(REPULSORS);
  });

  test('nothing is taken out of a deck that holds the same card', () => {
    const with4: Deck = { name: 'with', cards: { ...plain.cards, [REPULSORS as string]: 4, [BLOCKS.tech]: 0 } };
    const state = opened({
      mine: { draw: 0, hand, keepers: [REPULSORS as string] },
      decks: [{ ...with4, cards: { ST026: 4, ST048: 36 } }, plain],
    });
    expect(sizes(state)[0]).toEqual([40, 3, 0, 1]);
    expect(idsOf(state.players[0].deck).filter(id => id === REPULSORS)).toHaveLength(4);
  });

  test('with no draw at all, they are the whole hand', () => {
    expect(idsOf(opened({ mine: { draw: 0, hand } }).players[0].hand)).toEqual(hand);
  });

  test('the draw is the same as it would be without them', () => {
    const drawn = (mine: Side): string[] => idsOf(opened({ mine }).players[0].hand).slice(0, 4);
    expect(drawn({ hand, keepers: [NUCLEONS as string] })).toEqual(drawn({}));
  });
});

describe('SQ-C23: a Keeper that is in play from the start', () => {
  test('lies before whom it was given to, oldest first', () => {
    const state = opened({ theirs: { keepers: ['ST063', 'ST026', 'ST063'] } });
    expect(sizes(state)).toEqual([USUAL[0], [35, 5, 0, 3]]);
    expect(state.players[1].keepers.map(({ card: id, owner }) => [id, owner])).toEqual([
      ['ST063', 1],
      ['ST026', 1],
      ['ST063', 1],
    ]);
    expect(state.players[0].keepers).toEqual([]);
  });

  test('was not put into play: what waits for that is not set off', () => {
    const greeter = card('greeter', {
      keeper: 1,
      triggers: [
        trigger(
          'keeper in',
          holds(() => true),
          hits(3),
        ),
      ],
    });
    const game = squadWith([...cards, greeter]);
    const options = { ruleset: 'online', first: 0, sides: [{ keepers: ['greeter', 'ST026'] }, {}] } as const;
    const seats = [plain, plain].map((deck, seat) => ({ name: `${seat}`, deck }));
    const table = Table.begin(game, { version: 'test', options: game.options.parse(options), seats, seed: '' });
    expect(sizes(table.state)).toEqual([
      [35, 5, 0, 2],
      [36, 4, 0, 0],
    ]);
    expect(table.log.map(({ id }) => id)).not.toContain('log-keeper');
  });

  test('is everybody’s to see', () => {
    const state = opened({ theirs: { keepers: ['ST063'] } });
    for (const viewer of [0, 1, 'public'] as const)
      expect(JSON.stringify(squad.view(state, viewer).panels)).toContain('ST063');
  });
});

describe('SQ-C24: where a quest sets the power', () => {
  test('the match begins with it, and the first turn has no flip', () => {
    const seats = [plain, plain].map((deck, seat) => ({ name: `${seat}`, deck }));
    const options = squad.options.parse({ ruleset: 'online', power: 5 });
    const table = Table.begin(squad, { version: 'test', options, seats, seed: 'power' });
    expect(table.state.power).toBe(5);
    expect(table.state.memory.now.rises).toEqual([0, 0]);
    expect(table.log.map(({ id }) => id)).not.toContain('log-flip');
  });

  test.each([0, 21, 2.5])('%d is no power', power => {
    expect(squad.options.safeParse({ power }).success).toBe(false);
  });
});

describe('SQ-C21: the enemy’s deck', () => {
  const big: Deck = { name: 'big', cards: { ST048: 30, ST049: 24 } };
  const small: Deck = { name: 'small', cards: { ST048: 28 } };

  test('is played with all its cards where a quest says so', () => {
    expect(sizes(opened({ theirs: { wholeDeck: true }, decks: [plain, big] }))[1]).toEqual([49, 5, 0, 0]);
    expect(sizes(opened({ theirs: { wholeDeck: true }, decks: [plain, small] }))[1]).toEqual([23, 5, 0, 0]);
  });

  test('SQ-2 stands for everyone else who brings more than 40', () => {
    expect(sizes(opened({ theirs: { wholeDeck: true }, decks: [big, big] }))[0]).toEqual([36, 4, 0, 0]);
    expect(sizes(opened({ decks: [big, big] }))).toEqual(USUAL);
  });

  test('your own has to be legal as always', () => {
    const options = squad.options.parse({ sides: [{}, { wholeDeck: true }] });
    expect(squad.decks.check(big, options).map(({ rule }) => rule)).toEqual(['copies', 'copies']);
    expect(squad.decks.check(small, options).map(({ rule }) => rule)).toEqual(['deck-size', 'copies']);
  });
});

describe('options', () => {
  test('name only cards that there are, and Keepers as Keepers', () => {
    const issue = (mine: unknown) => squad.options.safeParse({ sides: [mine, {}] }).error?.issues[0];
    expect(issue({ hand: ['ST026', 'ST999'] })).toMatchObject({
      path: ['sides', 0, 'hand', 1],
      message: 'no card ST999',
    });
    expect(issue({ keepers: ['ST048'] })).toMatchObject({
      path: ['sides', 0, 'keepers', 0],
      message: 'ST048 is not a Keeper',
    });
    expect(issue({ keepers: ['ST999'] })?.path).toEqual(['sides', 0, 'keepers', 0]);
    expect(issue({ hands: [] })?.path).toEqual(['sides', 0]);
    expect(issue({ draw: -1 })?.path).toEqual(['sides', 0, 'draw']);
    expect(issue({ draw: 2, hand: ['ST048'], keepers: ['ST026'] })).toBeUndefined();
  });
});

test('what is dealt in a quest is as secret as any: no other eye sees a hand or a deck', () => {
  const seen = (theirs: Side, viewer: 0 | 'public'): string => JSON.stringify(squad.view(opened({ theirs }), viewer));
  for (const viewer of [0, 'public'] as const)
    expect(seen({ hand: ['ST026', 'ST026'] }, viewer)).toBe(seen({ hand: ['ST063', 'ST075'] }, viewer));
  const state = opened({ theirs: { hand: ['ST026'] } });
  expect(JSON.stringify(squad.view(state, 1))).toContain('ST026');
  expect(JSON.stringify(squad.view(state, 0))).not.toContain('ST026');
});
