import { expect, test } from 'vitest';
import { squad } from '../../../src/games/squad/index.js';
import { type Json, PositionError } from '../../../src/kernel/index.js';

const options = { ruleset: 'tcg' } as const;
const nothing = (): never => {
  throw new Error('a position leaves nothing to chance');
};
const read = (position: Json) => squad.position.read(position, options, ['A', 'B'], nothing);

/** The path that an error names. */
function pathOf(position: Json): string {
  try {
    read(position);
  } catch (error) {
    if (error instanceof PositionError) return error.message;
    throw error;
  }
  throw new Error('that position was read');
}

test('a position that was written reads as the same table', () => {
  const position: Json = {
    power: 7,
    turn: 5,
    first: 1,
    active: 1,
    step: 'start',
    coins: ['heads', 'tails'],
    players: [
      {
        deck: ['ST001', 'ST142'],
        hand: ['ST026'],
        discard: ['ST048', 'ST163'],
        keepers: ['ST001', { card: 'ST026', owner: 1 }],
      },
      { deck: [], hand: [], discard: [], keepers: [] },
    ],
  };
  const state = read(position);
  expect(state.players[0].keepers.map(keeper => keeper.owner)).toEqual([0, 1]);
  expect(state.players[0].deck.map(instance => instance.card)).toEqual(['ST142', 'ST001']);
  expect(read(squad.position.write(state))).toEqual(state);
});

test.each([
  [{ players: [{ hand: ['ST001', 'ST999'] }, {}] }, 'position.players[0].hand[1]: no card ST999'],
  [{ players: [{}, { keepers: ['ST142'] }] }, 'position.players[1].keepers[0]: ST142 is not a Keeper'],
  [{ players: [{}, { keepers: [{ card: 'ST001', owner: 4 }] }] }, 'position.players[1].keepers[0]: Invalid input'],
  [{ power: 21, players: [{}, {}] }, 'position.power: Too big: expected number to be <=20'],
  [
    { players: [{}, {}], effects: [{ def: 'boost' }] },
    'position.effects: no lasting effects are known: a Keeper or "memory" holds what lasts',
  ],
  [{ players: [{}, {}], hands: [] }, 'position: Unrecognized key: "hands"'],
  [{ players: [{}] }, 'position.players: Too small: expected array to have >=2 items'],
])('what cannot be is named by its path: %j', (position, message) => {
  expect(pathOf(position as Json)).toBe(message);
});
