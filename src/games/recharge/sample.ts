import { copy, type Deck, type Random, type Viewer } from '../../kernel/index.js';
import { countOf, likelyRest, mixUnseen, shuffle } from '../../tabletop/index.js';
import type { Pool } from './card.js';
import { COUNTERS } from './options.js';
import type { RechargeState } from './state.js';

/**
 * The same table to a viewer, with all that is hidden from them dealt again: their own draw pile in another order, and of
 * the others what may be left of their deck in hand and draw pile, and any counters of the same number. A deck holds one of
 * each card (II.A.1), so those that lie open are not dealt again to the same player.
 */
export function sample(
  state: RechargeState,
  { pool, ready }: { readonly pool: Pool; readonly ready: readonly Deck[] },
  viewer: Viewer,
  random: Random,
): RechargeState {
  const dealt = copy(state);
  const ids = [...pool.keys()];
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
    player.reserve = player.reserve.map(() => random.pick(COUNTERS) as number).sort((one, other) => one - other);
  }
  return dealt;
}

/** Every draw pile in a fresh order: after a move was undone by consent. */
export function redeal(state: RechargeState, random: (stream: string) => Random): void {
  for (const [seat, { draw }] of state.players.entries()) shuffle(state, draw, random(`deck of seat ${seat}`));
}
