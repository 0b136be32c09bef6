import { describe, expect, it } from 'vitest';
import { correction } from '../../src/leagues/correcting.js';
import type { Night } from '../../src/leagues/night.js';
import { LeagueRefused } from '../../src/leagues/refused.js';
import { evening, nightOf } from './nights.js';

const night = (bestOf: 1 | 3): Night => {
  const { field } = evening({ format: 'swiss', players: 4, seed: 'scores', done: 1, bestOf });
  return nightOf(field, 'running', player => player);
};
const scored = (one: number, other: number) => ({
  places: one > other ? [1, 2] : one < other ? [2, 1] : [1, 1],
  wins: [one, other],
});
function resultOf(of: Night, score: readonly [number, number]): unknown {
  try {
    const [event] = correction(of, { round: 2, table: 1 }, scored(score[0], score[1]));
    return event?.type === 'corrected' ? event.result : null;
  } catch (error) {
    if (error instanceof LeagueRefused) return error.code;
    throw error;
  }
}

describe('the score that a host corrects a table to', () => {
  it('of a best of three is one that such a series can have, so that GW% counts single matches', () => {
    const series = night(3);
    for (const score of [
      [2, 0],
      [1, 2],
      [1, 1],
      [1, 0],
      [0, 0],
    ] as const)
      expect(resultOf(series, score)).toEqual(scored(score[0], score[1]));
    for (const score of [
      [3, 1],
      [2, 2],
      [0, 7],
    ] as const)
      expect(resultOf(series, score)).toBe('league-result');
  });

  it('of a single match says who won it, and counts one match', () => {
    const single = night(1);
    expect(resultOf(single, [2, 1])).toEqual({ places: [1, 2] });
    expect(resultOf(single, [1, 5])).toEqual({ places: [2, 1] });
  });
});
