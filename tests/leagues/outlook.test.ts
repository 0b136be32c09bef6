import { expect, it } from 'vitest';
import type { Night } from '../../src/leagues/night.js';
import { openTablesOf } from '../../src/leagues/outlook.js';
import { evening, nightOf } from './nights.js';

it('calls a table by the round it was paired in, also where a correction has opened one before the last', async () => {
  const { field } = evening({ format: 'single', players: 8, seed: 'open', done: 2 });
  const night = nightOf(field, 'running', player => player);
  expect(night.rounds).toHaveLength(3);
  const opened = (round: number, table: number): boolean => (round === 2 && table === 2) || round === 3;
  const rounds = night.rounds.map(one => ({
    ...one,
    tables: one.tables.map(table => (opened(one.n, table.n) ? { ...table, result: null } : table)),
  }));
  const all = await openTablesOf({ match: async () => null, matchesOf: async () => [] }, { ...night, rounds } as Night);
  expect(all.map(({ round, table, players }) => [round, table, players])).toEqual([
    [2, 2, rounds[1]?.tables[1]?.players],
    [3, 1, rounds[2]?.tables[0]?.players],
  ]);
});
