import { copy, type Random, type Viewer } from '../../kernel/index.js';
import type { Pool } from './card.js';
import { hide } from './rules/zones.js';
import type { Instance, RechargeState } from './state.js';

/**
 * The same table to a viewer, with all that is hidden from them dealt anew: their own draw pile in another order, and of
 * the others any cards at all in hand and draw pile, and any counters of the same number. A deck holds one of each card
 * (II.A.1), so those that lie open are not dealt again to the same player.
 */
export function sample(state: RechargeState, pool: Pool, viewer: Viewer, random: Random): RechargeState {
  const dealt = copy(state);
  const ids = [...pool.keys()];
  for (const [seat, player] of dealt.players.entries()) {
    if (seat === viewer) {
      shuffleCards(player.draw, random);
      continue;
    }
    const open = new Set([...player.discard, ...player.chain.map(link => link.instance)].map(({ card }) => card));
    const fresh = random.shuffle(ids.filter(id => !open.has(id)));
    for (const zone of [player.hand, player.draw])
      for (const [at, instance] of zone.entries()) zone[at] = { ...instance, card: fresh.pop() ?? instance.card };
    player.reserve = player.reserve.map(() => random.pick(COUNTERS) as number).sort((one, other) => one - other);
  }
  return dealt;
}

const COUNTERS = [1, 2, 3, 5];

/** Other cards under the same ids: an id is where a card lies, not which it is. */
function shuffleCards(zone: Instance[], random: Random): void {
  const cards = random.shuffle(zone.map(instance => instance.card));
  for (const [at, instance] of zone.entries()) zone[at] = { ...instance, card: cards[at] as string };
}

/** Every draw pile in a fresh order: after a move was taken back by consent. */
export function redeal(state: RechargeState, random: (stream: string) => Random): void {
  for (const [seat, { draw }] of state.players.entries()) {
    random(`deck of seat ${seat}`).shuffle(draw);
    for (const instance of draw) hide(state, instance);
  }
}
