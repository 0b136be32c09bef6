import { ensure } from '../../../kernel/index.js';
import { MOST_COUNTERS, MOST_SUM } from '../decks/check.js';
import type { RechargeOptions } from '../options.js';
import { pointsOf } from '../rules/end.js';
import type { WrittenPlayer } from './schema.js';

/** Counters of values that there are, and no more of them than players may bring (II, RE-12). @throws PositionError */
export function ensureCounters(
  players: readonly WrittenPlayer[],
  pot: readonly number[],
  { denominations }: RechargeOptions,
): void {
  const known = (values: readonly number[], path: string): void => {
    for (const [at, value] of values.entries())
      ensure(
        denominations.includes(value),
        `${path}[${at}]`,
        `no counter of ${value}: there are ${denominations.join(', ')}`,
      );
  };
  known(pot, 'position.pot');
  for (const [seat, { reserve, venture, victory }] of players.entries()) {
    const path = `position.players[${seat}]`;
    for (const [zone, values] of Object.entries({ reserve, venture, victory })) known(values, `${path}.${zone}`);
    ensureBrought([...reserve, ...venture], 1, path, 'reserve and venture');
  }
  const all = players.flatMap(({ reserve, venture, victory }) => [...reserve, ...venture, ...victory]);
  ensureBrought([...pot, ...all], players.length, 'position.players', 'all of them');
}

/** No more than so many players bring. */
function ensureBrought(values: readonly number[], players: number, path: string, what: string): void {
  const [most, sum] = [MOST_COUNTERS * players, MOST_SUM * players];
  ensure(values.length <= most, path, `${values.length} counters in ${what}: at most ${most}`);
  ensure(pointsOf(values) <= sum, path, `counters worth ${pointsOf(values)} in ${what}: at most ${sum}`);
}
