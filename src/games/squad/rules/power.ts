import type { Seat } from '../../../kernel/index.js';
import { type Card, type Lasting, other } from '../card.js';
import type { SquadState } from '../state.js';
import type { Match, Pool } from './match.js';
import { player } from './zones.js';

export const MOST_POWER = 20;
export const LEAST_POWER = 1;

const clamp = (power: number): number => Math.min(MOST_POWER, Math.max(LEAST_POWER, power));

/** The sum of what Keepers change for a seat: its attack numbers or its power, for one card or in general. */
export function lastingSum(
  state: SquadState,
  pool: Pool,
  stat: Lasting['stat'],
  seat: Seat,
  card: Card | null,
): number {
  let sum = 0;
  for (const owner of [seat, other(seat)])
    for (const keeper of player(state, owner).keepers) {
      const lasting = pool.get(keeper.card)?.lasting;
      if (lasting === undefined) continue;
      for (const change of lasting)
        if (
          change.stat === stat &&
          (change.whose === 'mine') === (owner === seat) &&
          (change.of === undefined || (card !== null && change.of(card)))
        )
          sum += change.by;
    }
  return sum;
}

/** A player's effective power, in general or for one card; never below 1 nor above 20 (SQ-13). */
export function powerOf(state: SquadState, pool: Pool, seat: Seat, card: Card | null = null): number {
  return clamp(state.power + lastingSum(state, pool, 'power', seat, card));
}

/** Raises the shared power, up to 20. */
export function powerUp(match: Match, by: number, rule: string): void {
  const { state, dealer } = match;
  const before = state.power;
  state.power = clamp(before + by);
  if (state.power !== before) dealer.log({ id: 'log-power', args: { power: state.power }, why: { rule } });
}

/** Whether a player's power reaches a card's level. */
export function isPlayable(match: Match, seat: Seat, card: Card): boolean {
  return card.level <= powerOf(match.state, match.pool, seat, card);
}
