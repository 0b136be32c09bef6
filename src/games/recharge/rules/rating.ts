import type { Seat } from '../../../kernel/index.js';
import { pointsOf } from '../chain.js';
import { type Hold, winsTies } from '../holds.js';
import type { Link, RechargeState } from '../state.js';
import type { Match } from './match.js';

/** A chain's Total Power Rating: the points of every card where it lies, and what SPECIAL cards add (I.C.5). */
export function ratingOf(match: Match, seat: Seat, chain: readonly Link[] = match.player(seat).chain): number {
  return chain.reduce((sum, link) => sum + pointsOf(match.pool, link) + worthOf(match, seat, link, chain), 0);
}

/** What a SPECIAL card adds to the rating of a chain that it is in, or that it would be in. */
export const worthOf = (match: Match, seat: Seat, link: Link, chain: readonly Link[]): number =>
  (match.card(link.instance).special?.worth ?? []).reduce(
    (sum, worth) => sum + worth.of(match, { seat, link, chain }),
    0,
  );

/** Whether a card in a seat's chain grants something for as long as the battle lasts; its printed id, or null. */
export function heldBy(match: Match, seat: Seat, what: Hold): string | null {
  const link = match.player(seat).chain.find(({ instance }) => match.card(instance).special?.holds.includes(what));
  return link === undefined ? null : link.instance.card;
}

/**
 * Who leads: the highest rating; of equal ones who has a card that wins ties, then the attacker, then the defender
 * nearest to the attacker's left (IV.F, V.A.4.a, V.A.4.c).
 */
export function leaderOf(match: Match, { battle }: RechargeState = match.state): Seat {
  if (battle === null) throw new Error('nobody leads where no battle is');
  const ranked = battle.fighting.map((seat, order) => ({
    seat,
    order,
    rating: ratingOf(match, seat),
    ties: heldBy(match, seat, winsTies) === null ? 1 : 0,
  }));
  ranked.sort((one, other) => other.rating - one.rating || one.ties - other.ties || one.order - other.order);
  return (ranked[0] as { seat: Seat }).seat;
}

/** The card by which a seat leads although others have the same rating and would go before it; null for none. */
export function tieWonBy(match: Match, seat: Seat): string | null {
  const { battle } = match.state;
  if (battle === null) return null;
  const before = battle.fighting.slice(0, battle.fighting.indexOf(seat));
  const tied = before.some(other => ratingOf(match, other) === ratingOf(match, seat));
  return tied ? heldBy(match, seat, winsTies) : null;
}
