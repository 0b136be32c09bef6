import { type Play, type Seat, text } from '../../../kernel/index.js';
import type { Damage, Instance } from '../state.js';
import { deal } from './damage.js';
import type { Match } from './match.js';
import { discard, keeperInPlay, player, take } from './zones.js';

/** Puts a card into play as its newest Keeper. */
export function enter(match: Match, seat: Seat, instance: Instance): void {
  player(match.state, seat).keepers.push(instance);
  match.dealer.log({
    id: 'log-keeper',
    args: { who: { seat }, card: { card: instance.card } },
    why: { rule: 'keeper', card: instance.card },
  });
  match.raise({ type: 'keeper in', seat, card: instance.card, keeper: instance.id });
}

/** From play to its owner's discard pile. A Keeper that is gone already stays gone. */
export function destroy(match: Match, id: number, rule: 'destroy' | 'misfire' | 'keeper-limit'): boolean {
  const found = keeperInPlay(match.state, id);
  if (found === null) return false;
  const { seat, instance } = found;
  discard(match.state, take(player(match.state, seat).keepers, id));
  match.dealer.log({
    id: rule === 'misfire' ? 'log-misfire' : 'log-destroyed',
    args: { card: { card: instance.card }, who: { seat } },
    why: { rule },
  });
  match.raise({ type: 'keeper destroyed', seat, card: instance.card, keeper: id });
  return true;
}

/** What hits: a Keeper in play, or a card that is not in play (a blocking card with Counterstrike). */
export interface Source {
  readonly card: string;
  readonly seat: Seat;
  readonly keeper: number | null;
}

/**
 * A hit for some points, against `to`. A Keeper whose first point is blocked misfires: it is destroyed at once (SQ-7).
 * Returns the damage done.
 */
export function* hit(match: Match, source: Source, to: Seat, amount: number): Play<number> {
  if (amount < 1) return 0;
  const { state, dealer } = match;
  const damage: Damage = {
    card: source.card,
    by: source.seat,
    to,
    keeper: source.keeper,
    amount,
    dealt: 0,
    unblocked: [...match.card(source.card).factors],
    handBlocks: true,
    deckBlocks: true,
  };
  state.hits.push(damage);
  dealer.log({
    id: 'log-hit',
    args: { card: { card: source.card }, who: { seat: to }, amount },
    why: { card: source.card, rule: 'keeper-damage' },
  });
  yield* match.within(text('at-hit', { card: { card: source.card } }), deal(match, damage));
  state.hits.pop();
  state.memory.now.taken[to as 0 | 1] += damage.dealt;
  if (source.keeper !== null && damage.dealt === 1 && damage.unblocked.length === 0)
    destroy(match, source.keeper, 'misfire');
  if (damage.dealt > 0)
    match.raise({
      type: 'hit damage',
      by: source.seat,
      to,
      card: source.card,
      keeper: source.keeper,
      amount: damage.dealt,
    });
  return damage.dealt;
}
