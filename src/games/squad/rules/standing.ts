import type { Seat } from '../../../kernel/index.js';
import { topOf } from '../../../tabletop/index.js';
import { type Card, other, type Standing } from '../card.js';
import type { Instance } from '../state.js';
import type { Lying } from './match.js';
import { player } from './zones.js';

/** What one Keeper forbids or limits. */
interface Stands {
  readonly card: string;
  readonly standing: Standing;
}

const NONE: readonly Stands[] = [];

/** What a seat's Keepers forbid or limit, from the oldest on. */
export function standingOf({ state, pool }: Lying, seat: Seat): readonly Stands[] {
  let found: Stands[] | null = null;
  for (const { card } of player(state, seat).keepers) {
    const standing = pool.get(card)?.standing;
    if (standing === undefined) continue;
    found ??= [];
    found.push({ card, standing });
  }
  return found ?? NONE;
}

/** The most damage that a seat's Keepers let it take from one attack. */
export function mostFromAttack(lying: Lying, seat: Seat): number {
  let most = Number.POSITIVE_INFINITY;
  for (const { standing } of standingOf(lying, seat)) most = Math.min(most, standing.mostFromAttack ?? most);
  return most;
}

/** The Keeper that keeps another of its player's from being destroyed; null where there is none. */
export function isProtected({ state, pool }: Lying, seat: Seat, instance: Instance): string | null {
  const { keepers } = player(state, seat);
  const card = pool.get(instance.card) as Card;
  for (const guardian of keepers) {
    const protects = pool.get(guardian.card)?.standing?.protects;
    if (guardian.id === instance.id || protects === undefined) continue;
    const beside = keepers.map(keeper => pool.get(keeper.card) as Card);
    if (protects(card, beside)) return guardian.card;
  }
  return null;
}

/** The opponent's Keeper that forbids a seat to play a card as an attack; null where none does. */
export function forbiddenBy({ state, pool }: Lying, seat: Seat, card: Card): string | null {
  for (const keeper of player(state, other(seat)).keepers) {
    const forbids = pool.get(keeper.card)?.standing?.forbids;
    if (forbids === undefined) continue;
    const top = topOf(player(state, seat).discard);
    if (forbids(card, top === undefined ? null : (pool.get(top.card) as Card))) return keeper.card;
  }
  return null;
}
