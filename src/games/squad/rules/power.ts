import type { Seat } from '../../../kernel/index.js';
import { type Card, type Lasting, other } from '../card.js';
import type { SquadState } from '../state.js';
import type { Match, Pool } from './match.js';
import { player } from './zones.js';

export const MOST_POWER = 20;
export const LEAST_POWER = 1;

const clamp = (power: number): number => Math.min(MOST_POWER, Math.max(LEAST_POWER, power));

/** What one Keeper in play changes. */
interface Change {
  readonly keeper: string;
  readonly by: number;
}

const NONE: readonly Change[] = [];

/** What Keepers in play change for a seat: its attack numbers or its power, for one card or in general. */
function changesOf(
  state: SquadState,
  pool: Pool,
  stat: Lasting['stat'],
  seat: Seat,
  card: Card | null,
): readonly Change[] {
  const rival = other(seat);
  if (player(state, seat).keepers.length === 0 && player(state, rival).keepers.length === 0) return NONE;
  const changes: Change[] = [];
  for (const owner of [seat, rival])
    for (const keeper of player(state, owner).keepers)
      for (const change of pool.get(keeper.card)?.lasting ?? [])
        if (
          change.stat === stat &&
          (change.whose === 'mine') === (owner === seat) &&
          (change.of === undefined || (card !== null && change.of(card)))
        )
          changes.push({ keeper: keeper.card, by: change.by });
  return changes;
}

const sum = (changes: readonly Change[]): number => changes.reduce((total, { by }) => total + by, 0);

/** Notes that Keepers took effect: what they change has made a difference. */
function note(match: Match, changes: readonly Change[]): void {
  for (const { keeper } of changes) match.dealer.effect(keeper);
}

/** A card's attack number with all that Keepers change about it; never below 0. */
export function attackOf(match: Match, seat: Seat, card: Card, base: number): number {
  const changes = changesOf(match.state, match.pool, 'attack', seat, card);
  const number = Math.max(0, base + sum(changes));
  if (Math.max(base, number) > 0) note(match, changes);
  return number;
}

/** A player's effective power, in general or for one card; never below 1 nor above 20 (SQ-13). */
export function powerOf(state: SquadState, pool: Pool, seat: Seat, card: Card | null = null): number {
  return clamp(state.power + sum(changesOf(state, pool, 'power', seat, card)));
}

/** Raises the shared power, up to 20. */
export function powerUp(match: Match, by: number, rule: string): void {
  const { state, dealer } = match;
  const before = state.power;
  state.power = clamp(before + by);
  for (const seat of [0, 1] as const) state.memory.now.rises[seat] += state.power - before;
  if (state.power !== before) dealer.log({ id: 'log-power', args: { power: state.power }, why: { rule } });
}

/** Whether a player's power reaches a card's level. */
export function isPlayable(match: Match, seat: Seat, card: Card): boolean {
  const { state, pool } = match;
  const reaches = card.level <= powerOf(state, pool, seat, card);
  if (reaches !== card.level <= state.power) note(match, changesOf(state, pool, 'power', seat, card));
  return reaches;
}
