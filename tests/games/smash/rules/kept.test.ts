import { describe, expect, test } from 'vitest';
import { smash } from '../../../../src/games/smash/index.js';
import type { SmashState } from '../../../../src/games/smash/state.js';
import type { Kept } from '../../../../src/kernel/index.js';
import { begin, playOut, UNRECORDED } from '../../../corpus.js';
import { soak } from '../../../soak.js';

const { stalemate } = smash;
const keep = (state: SmashState): Kept => stalemate.kept?.(state) as Kept;

/** Every table of a random match, as it was and as it was kept. */
function tablesOf(teams: number, seed: string): { was: string; kept: Kept }[] {
  const begun = begin(smash, teams, seed, UNRECORDED);
  const tables: { was: string; kept: Kept }[] = [];
  playOut(begun, 10_000, () => {
    const { state } = begun.table;
    tables.push({ was: JSON.stringify(stalemate.table(state)), kept: keep(state) });
  });
  return tables;
}

describe.each([2, 3, 5])('tables of %i teams that are kept', teams => {
  test('say in the end what they said at the time', () => {
    for (let seed = 0; seed < soak(4, 1); seed++)
      for (const { was, kept } of tablesOf(teams, `kept ${seed}`)) expect(kept.json()).toBe(was);
  });

  test('have the same sign where they are the same', () => {
    for (let seed = 0; seed < soak(4, 1); seed++) {
      const signs = new Map<string, number>();
      for (const { was, kept } of tablesOf(teams, `signs ${seed}`)) {
        expect(kept.sign).toBe(signs.get(was) ?? kept.sign);
        signs.set(was, kept.sign);
      }
    }
  });
});

test.each<[string, (state: SmashState) => void]>([
  ['the turns so far', state => state.turn++],
  ['the turns of a team', ({ teams: [team] }) => team && team.turns++],
  ['rounds without a defeat', state => state.quiet++],
  ['the order of a hand', ({ teams: [team] }) => team?.hand.reverse()],
  ['the order of a discard pile', ({ teams: [team] }) => team?.discard.reverse()],
])('%s changes no sign', (_, change) => {
  const { state } = begin(smash, 2, 'sign', UNRECORDED).table;
  const { sign } = keep(state);
  change(state);
  expect(keep(state).sign).toBe(sign);
});
