import type { Seat } from '../../../kernel/index.js';
import { pointsOf } from '../chain.js';
import { type Hold, winsTies } from '../holds.js';
import type { Battle, Link, RechargeState } from '../state.js';
import type { Match } from './match.js';

/** A chain's Total Power Rating: the points of every card where it lies, and what SPECIAL cards add (I.C.5). */
export function ratingOf(match: Match, seat: Seat, chain: readonly Link[] = match.player(seat).chain): number {
  let rating = 0;
  for (const link of chain) rating += pointsOf(match.pool, link) + worthOf(match, seat, link, chain);
  return rating;
}

/** What a SPECIAL card adds to the rating of a chain that it is in, or that it would be in. */
export function worthOf(match: Match, seat: Seat, link: Link, chain: readonly Link[]): number {
  const { special } = match.card(link.instance);
  if (special === null || special.worth.length === 0) return 0;
  let points = 0;
  for (const worth of special.worth) points += worth.of(match, { seat, link, chain });
  return points;
}

/** Whether a card in a seat's chain grants something for as long as the battle lasts; its printed id, or null. */
export function heldBy(match: Match, seat: Seat, what: Hold): string | null {
  for (const { instance } of match.player(seat).chain)
    if (match.card(instance).special?.holds.includes(what) === true) return instance.card;
  return null;
}

/**
 * Who leads: the highest rating; of equal ones who has a card that wins ties, then the attacker, then the defender
 * nearest to the attacker's left (IV.F, V.A.4.a, V.A.4.c).
 */
export function leaderOf(match: Match, { battle }: RechargeState = match.state): Seat {
  if (battle === null) throw new Error('nobody leads where no battle is');
  let leader: Seat | null = null;
  let best = 0;
  for (const seat of battle.fighting) {
    const rating = ratingOf(match, seat);
    if (leader !== null && (rating < best || (rating === best && !winsTie(match, seat, leader)))) continue;
    leader = seat;
    best = rating;
  }
  if (leader === null) throw new Error('nobody leads where nobody fights');
  return leader;
}

/** Whether a seat goes before one that has the same rating and fought before it. */
const winsTie = (match: Match, seat: Seat, before: Seat): boolean =>
  heldBy(match, seat, winsTies) !== null && heldBy(match, before, winsTies) === null;

/** Whether one seat in a battle would lead over another that has the same rating. */
export function leadsTie(match: Match, { fighting }: Battle, seat: Seat, other: Seat): boolean {
  const isFirst = fighting.indexOf(seat) < fighting.indexOf(other);
  return isFirst ? !winsTie(match, other, seat) : winsTie(match, seat, other);
}

/** The card by which a seat leads although others have the same rating and would go before it; null for none. */
export function tieWonBy(match: Match, seat: Seat): string | null {
  const { battle } = match.state;
  if (battle === null) return null;
  const held = heldBy(match, seat, winsTies);
  if (held === null) return null;
  const before = battle.fighting.slice(0, battle.fighting.indexOf(seat));
  const rating = ratingOf(match, seat);
  return before.some(other => ratingOf(match, other) === rating) ? held : null;
}
