import { expect, test } from 'vitest';
import { problemSaid } from '../../../src/cli/words.js';
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
    if (error instanceof PositionError) return `${error.path}: ${problemSaid(error.problem)}`;
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

test('tables share no memory: what one adds to it, the next position does not have (SQ-5)', () => {
  const position: Json = { players: [{}, {}], memory: { now: { rises: [1, 0] } } };
  const { unheeded } = read(position).memory.now;
  unheeded[1].push('hand');
  expect(read(position).memory.now.unheeded).toEqual([[], []]);
});

test('whatever lasts is written and read: flips, turns, copies, memory', () => {
  const position: Json = {
    power: 7,
    turn: 6,
    first: 1,
    active: 0,
    step: 'attack',
    coins: [],
    nextFlip: 'none',
    extraTurns: 2,
    players: [
      {
        deck: ['ST001'],
        hand: [],
        discard: ['ST048', 'ST163', 'ST163'],
        keepers: ['ST001', { card: 'ST026', printed: 'ST048' }],
      },
      { deck: ['ST001'], hand: [], discard: ['ST048'], keepers: [{ card: 'ST001', owner: 0, printed: 'ST163' }] },
    ],
    memory: {
      now: {
        taken: [1, 4],
        attacked: [true, false],
        rises: [1, 3],
        power: [2, -1],
        damagers: [{ keepers: [[], [0]] }, { keepers: [[1], []], discard: [[0, 2], [0]], others: 2 }],
        entered: [{ keepers: [[1], []] }, {}],
        unheeded: [[], ['hand', 'deck']],
      },
      last: {
        taken: [0, 2],
        attacked: [false, true],
        rises: [0, 0],
        power: [0, 0],
        damagers: [{}, { others: 1 }],
        entered: [{}, { keepers: [[], [0]], discard: [[], [0]] }],
        unheeded: [[], []],
      },
      idle: 3,
    },
    outcome: null,
  };
  const state = read(position);
  expect(squad.position.write(state)).toEqual(position);
  expect(read(squad.position.write(state))).toEqual(state);
  const [mine, theirs] = state.players;
  expect(state.memory.now.damagers[0]).toEqual([theirs.keepers[0]?.id]);
  // A pile is written from its top, and kept from its bottom.
  expect(state.memory.now.damagers[1].filter(id => id > 0).sort()).toEqual(
    [mine.keepers[1], mine.discard[2], mine.discard[0], theirs.discard[0]].map(instance => instance?.id).sort(),
  );
  expect(new Set(state.memory.now.damagers[1]).size).toBe(6);
  expect(state.memory.last.entered[1]).toEqual([theirs.keepers[0]?.id, theirs.discard[0]?.id]);
});

test('what a turn left behind may be left out, in part or altogether', () => {
  const quiet = read({ players: [{}, {}] }).memory;
  expect(read({ players: [{}, {}], memory: { last: {} } }).memory).toEqual(quiet);
  const { now, last } = read({ players: [{}, {}], memory: { last: { taken: [4, 0] } } }).memory;
  expect(now).toEqual(quiet.now);
  expect(last).toEqual({ ...quiet.last, taken: [4, 0] });
});

test.each([
  [
    { players: [{ keepers: ['ST001'] }, {}], memory: { now: { entered: [{ keepers: [[0, 1], []] }, {}] } } },
    'position.memory.now.entered[0].keepers[0][1]: no card lies at place 1 there',
  ],
  [
    { players: [{}, {}], memory: { last: { damagers: [{}, { discard: [[], [0]] }] } } },
    'position.memory.last.damagers[1].discard[1][0]: no card lies at place 0 there',
  ],
  [
    { players: [{ keepers: [{ card: 'ST001', printed: 'ST999' }] }, {}] },
    'position.players[0].keepers[0].printed: no card ST999',
  ],
  [{ players: [{}, {}], extraTurns: -1 }, 'position.extraTurns: this has to be at least 0'],
  [{ players: [{ hand: ['ST001', 'ST999'] }, {}] }, 'position.players[0].hand[1]: no card ST999'],
  [{ players: [{}, { keepers: ['ST142'] }] }, 'position.players[1].keepers[0]: ST142 is not a Keeper'],
  [
    { players: [{}, { keepers: [{ card: 'ST001', owner: 4 }] }] },
    'position.players[1].keepers[0].owner: this has to be at most 1',
  ],
  [{ power: 21, players: [{}, {}] }, 'position.power: this has to be at most 20'],
  [
    { players: [{}, {}], effects: [{ def: 'boost' }] },
    'position.effects: no lasting effects are known: a Keeper or "memory" holds what lasts',
  ],
  [{ players: [{ hands: [] }, {}] }, 'position.players[0].hands: no such field: did you mean hand?'],
  [
    { players: [{ keepers: [{ card: 'ST001', prined: 'ST002' }] }, {}] },
    'position.players[0].keepers[0].prined: no such field: did you mean printed?',
  ],
  [{ players: [{ hand: ['st004'] }, {}] }, 'position.players[0].hand[0]: no card st004: did you mean ST004?'],
  [{ players: [{ discard: ['ST1'] }, {}] }, 'position.players[0].discard[0]: no card ST1: did you mean ST001?'],
  [{ players: [{ deck: ['01001a'] }, {}] }, 'position.players[0].deck[0]: no card 01001a'],
  [{ players: [{}, {}], active: 2 }, 'position.active: this has to be at most 1'],
  [{ players: [{}, {}], turn: 1, active: 1, first: 0 }, "position.first: turn 1 is seat 1's"],
  [
    {
      players: [{ keepers: ['ST001'] }, {}],
      memory: { now: { damagers: [{ keepers: [[0, 0], []] }, {}] } },
    },
    'position.memory.now.damagers[0].keepers[0][1]: place 0 is listed twice',
  ],
  [
    { players: [{}, {}], outcome: { places: [2, 2], reason: { id: 'end-stalemate' } } },
    "position.outcome.places[0]: place 2 can't be: it would be 1",
  ],
  [
    { players: [{}, {}], outcome: { places: [1, 2], reason: { id: 'end-conceded', args: { who: { seat: 2 } } } } },
    'position.outcome.reason.args.who.seat: no seat 2: seats go from 0 to 1',
  ],
  [{ players: [{}] }, 'position.players: this needs at least 2 entries'],
])('what cannot be is named by its path: %j', (position, message) => {
  expect(pathOf(position as Json)).toBe(message);
});

test('SQ-1: a Quick match has ended after four idle turns', () => {
  const idle = (turns: number) => ({ players: [{}, {}], memory: { idle: turns } });
  const quick = (position: Json) => squad.position.read(position, { ruleset: 'quick' }, ['A', 'B'], nothing);
  expect(quick(idle(3)).memory.idle).toBe(3);
  expect(() => quick(idle(4))).toThrow('position.memory.idle: the match ends after 4 idle turns: at most 3');
  expect(read(idle(4)).memory.idle).toBe(4);
});
