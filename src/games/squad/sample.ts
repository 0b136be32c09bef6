import { copy, type Random, type Viewer } from '../../kernel/index.js';
import type { Pool } from './rules/match.js';
import { hide } from './rules/zones.js';
import type { Instance, SquadState } from './state.js';

/**
 * The same table to a viewer, with everything hidden from them dealt anew: their own deck in another order, and any
 * cards at all in the other's hand and deck. Which cards those once were is nobody's business either.
 */
export function sample(state: SquadState, pool: Pool, viewer: Viewer, random: Random): SquadState {
  const dealt = copy(state);
  const ids = [...pool.keys()];
  for (const [seat, { deck, hand }] of dealt.players.entries()) {
    if (seat === viewer) shuffleCards(deck, random);
    else
      for (const zone of [deck, hand])
        for (const [at, instance] of zone.entries()) zone[at] = { ...instance, card: random.pick(ids) };
  }
  return dealt;
}

/** Other cards under the same ids: an id is where a card lies, not which it is. */
function shuffleCards(zone: Instance[], random: Random): void {
  const cards = random.shuffle(zone.map(instance => instance.card));
  for (const [at, instance] of zone.entries()) zone[at] = { ...instance, card: cards[at] as string };
}

/** Both decks in a fresh order: after a move was taken back by consent. */
export function redeal(state: SquadState, random: (stream: string) => Random): void {
  for (const [seat, { deck }] of state.players.entries()) {
    random(`deck of seat ${seat}`).shuffle(deck);
    for (const instance of deck) hide(state, instance);
  }
}
