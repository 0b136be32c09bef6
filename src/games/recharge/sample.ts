import { copy, type Deck, type Random, type Viewer } from '../../kernel/index.js';
import { countOf, likelyRest, mixUnseen, shuffle } from '../../tabletop/index.js';
import type { Pool } from './card.js';
import { MOST_SUM } from './decks/check.js';
import { COUNTERS } from './options.js';
import { pointsOf } from './rules/end.js';
import type { Player, RechargeState } from './state.js';

/**
 * The same table to a viewer, with all that is hidden from them dealt again: their own draw pile in another order, and of
 * the others what may be left of their deck in hand and draw pile, and as many counters. A deck holds one of each card
 * (II.A.1), so those that lie open are not dealt again to the same player.
 */
export function sample(
  state: RechargeState,
  { pool, ready }: { readonly pool: Pool; readonly ready: readonly Deck[] },
  viewer: Viewer,
  random: Random,
): RechargeState {
  const dealt = copy(state);
  const ids = [...pool.keys()];
  const values: readonly number[] = state.counters ?? COUNTERS;
  for (const [seat, { reserve }] of dealt.players.entries()) if (seat !== viewer) reserve.fill(Math.min(...values));
  for (const [seat, player] of dealt.players.entries()) {
    if (seat === viewer) {
      mixUnseen(player.draw, random);
      continue;
    }
    const open = new Set([...player.discard, ...player.chain.map(link => link.instance)].map(({ card }) => card));
    const rest = likelyRest(ready, countOf(open), random).filter(id => pool.has(id));
    const enough = rest.length >= player.hand.length + player.draw.length;
    const fresh = random.shuffle(enough ? rest : ids.filter(id => !open.has(id)));
    for (const zone of [player.hand, player.draw])
      for (const instance of zone) instance.card = fresh.pop() ?? instance.card;
    raiseReserve(dealt, player, values, random);
  }
  return dealt;
}

/** Makes a reserve of the least counters one of any values, worth no more than players may bring (RE-12). */
function raiseReserve(
  { players, pot }: RechargeState,
  player: Player,
  values: readonly number[],
  random: Random,
): void {
  const least = Math.min(...values);
  const everywhere = players.flatMap(({ reserve, venture, victory }) => [...reserve, ...venture, ...victory]);
  let room = Math.min(
    MOST_SUM - pointsOf([...player.reserve, ...player.venture]),
    MOST_SUM * players.length - pointsOf([...pot, ...everywhere]),
  );
  const counters = player.reserve.map(() => {
    const value = random.pick(values.filter(more => more === least || more - least <= room));
    room -= value - least;
    return value;
  });
  player.reserve = counters.sort((one, other) => one - other);
}

/** Every draw pile in a fresh order: after a move was undone by consent. */
export function redeal(state: RechargeState, random: (stream: string) => Random): void {
  for (const [seat, { draw }] of state.players.entries()) shuffle(state, draw, random(`deck of seat ${seat}`));
}
