import { describe, expect, test } from 'vitest';
import { smash } from '../../../src/games/smash/index.js';
import type { SmashOptions } from '../../../src/games/smash/options.js';
import type { SmashState } from '../../../src/games/smash/state.js';
import type { Json } from '../../../src/kernel/index.js';
import { refuses } from '../refused.js';

const options = smash.options.parse({}) as SmashOptions;
const read = (position: object): SmashState =>
  smash.position.read(position as Json, options, [], () => {
    throw new Error('a position leaves nothing to chance');
  }) as SmashState;

const team = { places: ['MU01'] };
/** A table of teams; the others have one hero each. */
const teams = (...written: object[]) => ({ teams: written.length > 1 ? written : [...written, team] });

test('what is left out is as at the first action of a turn', () => {
  const state = read({ teams: [team, { places: ['NA01'], turns: 3 }, { places: ['GA01'], turns: 4 }] });
  expect(state).toMatchObject({ turn: 8, active: 0, actions: 1, begun: false, fallen: [], outcome: null });
});

test('teams that are out have fallen, by seat where the position does not say', () => {
  const out = { out: true };
  expect(read({ active: 1, teams: [out, team, team, out] }).fallen).toEqual([[0], [3]]);
  expect(read({ active: 1, teams: [out, team, team, out], fallen: [[3], [0]] }).fallen).toEqual([[3], [0]]);
});

test('a stolen Loot is the seat’s that it was stolen from', () => {
  const { teams: read2 } = read(teams({ places: [{ card: 'MU01', loot: 'LM01', lootOf: 1 }] }));
  expect(read2[0]?.places[0]?.loot?.owner).toBe(1);
});

describe('a card that can’t be where it is', () => {
  refuses(smash, options, [
    [teams({ hand: ['sm01'] }), 'position.teams[0].hand[0]: no card sm01: did you mean SM01?'],
    [teams({ ...team, deck: ['SM01', 'XX99'] }), 'position.teams[0].deck[1]: no card XX99'],
    [teams({ hand: ['MU01'] }), 'position.teams[0].hand[0]: MU01 is a hero'],
    [teams({ deck: ['MU01'] }), 'position.teams[0].deck[0]: MU01 is a hero'],
    [teams({ discard: ['SM01', 'MU01'] }), 'position.teams[0].discard[1]: MU01 is a hero'],
    [teams({ stack: ['SM01'] }), 'position.teams[0].stack[0]: SM01 is no hero'],
    [teams({ defeated: ['MU01', 'SM01'] }), 'position.teams[0].defeated[1]: SM01 is no hero'],
    [teams(team, { places: ['ST01'] }), 'position.teams[1].places[0]: ST01 is no hero'],
  ]);
});

describe('a hero that can’t stand as it does', () => {
  const place = (more: object) => teams({ places: [null, { card: 'MU01', ...more }] });
  refuses(smash, options, [
    [place({ loot: 'ST01' }), 'position.teams[0].places[1].loot: ST01 is no Loot'],
    [place({ loot: 'LM1' }), 'position.teams[0].places[1].loot: no card LM1: did you mean LM01?'],
    [place({ loot: 'LW02' }), 'position.teams[0].places[1].loot: LW02 is magic Loot, and MU01 a mutant hero'],
    [place({ loot: 'LM05' }), 'position.teams[0].places[1].loot: LM05 only reacts: it goes to the discard pile'],
    [place({ loot: 'LM01', stunned: true }), 'position.teams[0].places[1].loot: a stunned hero has no Loot'],
    [place({ lootOf: 1 }), 'position.teams[0].places[1].lootOf: there is no Loot here'],
    [place({ loot: 'LM01', lootOf: 2 }), 'position.teams[0].places[1].lootOf: no seat 2: seats go from 0 to 1'],
    [
      teams({
        places: [
          { card: 'MU01', loot: 'LM01' },
          { card: 'NA01', loot: 'LN01' },
        ],
      }),
      'position.teams[0].places[1].loot: the team has Loot already: one at a time',
    ],
    [place({ readyAt: 3 }), "position.teams[0].places[1].readyAt: at most 2: the team's own turns so far are 0"],
    [
      { ...place({ shieldedUntil: 2 }), begun: true },
      "position.teams[0].places[1].shieldedUntil: at most 1: the team's own turns so far are 0",
    ],
    [
      teams({ places: ['MU01', null, 'MU02', null] }),
      'position.teams[0].places[3]: only the first 3 places can be empty',
    ],
    [place({ stuned: true }), 'position.teams[0].places[1].stuned: no such field: did you mean stunned?'],
  ]);
});

describe('teams that can’t be out or in', () => {
  refuses(smash, options, [
    [teams({}), 'position.teams[0].places: no hero is there: the team is out'],
    [teams({ stack: ['MU01'] }), 'position.teams[0].places: no hero is there: the team is out'],
    [{ active: 1, ...teams({ out: true }) }, 'position.teams: fewer than two teams still play: give the outcome'],
    [teams({ out: true }, { out: true }), 'position.teams: fewer than two teams still play: give the outcome'],
    [teams({ out: true }, team, team), 'position.active: team 0 is out'],
    [
      { active: 1, ...teams({ ...team, out: true }, team, team) },
      'position.teams[0].places: the team is out: its cards left play',
    ],
    [
      { active: 1, ...teams({ out: true, hand: ['SM01'] }, team, team) },
      'position.teams[0].hand: the team is out: its cards left play',
    ],
    [{ active: 1, ...teams({ out: true }, team, team), fallen: [] }, "position.fallen: team 0 is out and isn't listed"],
    [{ ...teams(team), fallen: [[1]] }, "position.fallen[0][0]: team 1 isn't out"],
    [{ ...teams(team), fallen: [[2]] }, 'position.fallen[0][0]: no seat 2: seats go from 0 to 1'],
    [
      { active: 1, ...teams({ out: true }, team, team), fallen: [[0], [0]] },
      'position.fallen[0][0]: seat 0 is listed twice',
    ],
    [{ active: 2, ...teams(team) }, 'position.active: no seat 2: seats go from 0 to 1'],
    [{ teams: [team] }, 'position.teams: this needs at least 2 entries'],
    [{ teams: Array(9).fill(team) }, 'position.teams: this needs at most 8 entries'],
  ]);
});

describe('turns that can’t be', () => {
  refuses(smash, options, [
    [{ ...teams(team), actions: 0 }, "position.actions: 0 can't be: 1"],
    [{ ...teams(team), actions: 2 }, "position.actions: 2 can't be: 1"],
    [{ ...teams(team), actions: 3, extra: true }, "position.actions: 3 can't be: 1 or 2"],
    [{ ...teams(team), actions: -1 }, 'position.actions: this has to be at least 0'],
    [
      { turn: 3, ...teams({ ...team, turns: 2 }, { ...team, turns: 1 }) },
      "position.turn: at least 4: the teams' own turns so far are 3",
    ],
    [{ ...teams(team), idle: 4 }, 'position.idle: 4 end the match: at most 3'],
    [{ ...teams(team, team, team), quiet: 300 }, 'position.quiet: 300 end the match: at most 299'],
    [
      { ...teams(team), power: 3 },
      'position.power: no such field: there are turn, active, actions, extra, begun, idle, quiet, fallen, teams, outcome',
    ],
  ]);
});

describe('an outcome that can’t be', () => {
  const over = (places: number[], reason: object = { id: 'end-last-standing' }) => ({
    active: 1,
    ...teams({ out: true }),
    actions: 0,
    outcome: { places, reason },
  });
  test('is none, where its places are those of a ranking', () => {
    expect(read(over([2, 1])).outcome).toEqual({ places: [2, 1], reason: { id: 'end-last-standing' } });
  });
  refuses(smash, options, [
    [over([2, 1, 3]), 'position.outcome.places: 3 of them, and there are 2 seats'],
    [over([3, 1]), "position.outcome.places[0]: place 3 can't be: it would be 2"],
    [over([2, 2]), "position.outcome.places[0]: place 2 can't be: it would be 1"],
    [
      over([2, 1], { id: 'end-left', args: { who: { seat: 2 } } }),
      'position.outcome.reason.args.who.seat: no seat 2: seats go from 0 to 1',
    ],
  ]);
});
