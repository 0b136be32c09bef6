import { describe, expect, test } from 'vitest';
import { ready } from '../../../../src/games/champions/decks/ready.js';
import { type Answer, type Seat, Table } from '../../../../src/kernel/index.js';
import {
  type ChampionsTable,
  champions,
  markOf,
  type Recorded,
  read,
  recordedGames,
  setupOf,
  written,
} from './game.js';

const games = recordedGames();

/** Gives a recorded answer to whatever its seat is asked. */
function give(table: ChampionsTable, seat: Seat, answer: Answer): void {
  const prompt = table.prompts.find(open => open.seat === seat);
  if (prompt === undefined) throw new Error(`seat ${seat} is not asked anything`);
  table.answer(prompt.number, seat, answer);
}

function replay({ played, end, ...game }: Recorded): void {
  const table = Table.begin(champions, setupOf({ played, end, ...game }), { record: false });
  let given = 0;
  for (const { answers, hash } of played) {
    for (const text of answers.split('; ')) {
      const { seat, answer } = read(text);
      given++;
      try {
        give(table, seat, answer);
      } catch (cause) {
        throw new Error(`answer ${given} (${text}) does not fit any more`, { cause });
      }
    }
    expect(markOf(table), `the table after answer ${given}`).toBe(hash);
  }
  const { outcome, state } = table;
  expect({ result: outcome?.together, reason: outcome?.reason.id, rounds: state.round }).toEqual(end);
}

describe('recorded games come to the same tables, move by move, and to the same end', () => {
  for (const [name, game] of games) test(name, () => replay(game));
});

describe('what the recorded games are', () => {
  test('there are twenty-two: each villain in both modes, one to four players, and each hero at least twice', () => {
    expect(games).toHaveLength(22);
    const scenarios = games.map(([, { options }]) => `${options.scenario} ${options.mode}`);
    for (const villain of ['rhino', 'klaw', 'ultron', 'risky-business', 'mutagen-formula', 'wrecking-crew'])
      for (const mode of ['standard', 'expert']) expect(scenarios).toContain(`${villain} ${mode}`);
    expect([...new Set(games.map(([, { decks }]) => Object.keys(decks).length))].sort()).toEqual([1, 2, 3, 4]);
    const heroes = games.flatMap(([, { decks }]) => Object.keys(decks));
    for (const { id } of ready) expect(heroes.filter(hero => hero === id).length, id).toBeGreaterThanOrEqual(2);
  });

  test('some are won and some are lost, and each says why it was recorded', () => {
    const results = games.map(([, { end }]) => end.result);
    expect(results).toContain('won');
    expect(results).toContain('lost');
    for (const [name, { reason }] of games) expect(reason.length, name).toBeGreaterThan(20);
  });

  test('an answer reads as what was written, of every kind', () => {
    const answers: Answer[] = [
      { pick: ['c12', 'end'] },
      { pick: [] },
      { pay: [{ key: 'c7', as: 'energy' }] },
      { order: ['c2', 'c1'] },
      { amount: 4 },
      { distribute: { c3: 2, c4: 1 } },
    ];
    for (const answer of answers) expect(read(written(1, answer))).toEqual({ seat: 1, answer });
    expect(() => read('0 shrug')).toThrow('no recorded answer');
  });
});
