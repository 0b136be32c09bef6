import { clone, type Deck, type Prompt, type Random, type Viewer } from '../../kernel/index.js';
import { shownBy, shuffle } from '../../tabletop/index.js';
import { guess } from './guess.js';
import type { Pool } from './rules/match.js';
import type { SquadState } from './state.js';

/**
 * The same table to a viewer, with everything hidden from them dealt again: their own deck in another order, and in the
 * other's hand and deck what they may guess. Which cards those once were is nobody's business. What questions to the
 * viewer show of hidden cards stays where it is.
 */
export function sample(
  state: SquadState,
  { pool, ready }: { readonly pool: Pool; readonly ready: readonly Deck[] },
  viewer: Viewer,
  random: Random,
  asked: readonly Prompt[] = [],
): SquadState {
  const dealt = clone(state);
  const shown = shownBy(asked);
  dealt.coins = dealt.coins.map(() => random.coin());
  for (const [seat, { deck, hand }] of dealt.players.entries()) {
    const hidden = seat === viewer ? [deck] : [deck, hand];
    const unknown = hidden.flatMap(zone => zone.filter(({ id }) => !shown.has(id)));
    // In an order of their own: nothing that comes of the shuffle may tell how they lay.
    const known = hidden.flatMap(zone => zone.flatMap(({ id }) => shown.get(id) ?? []));
    const cards =
      seat === viewer
        ? unknown.map(({ card }) => card).sort()
        : guess(dealt, seat, { pool, ready, shown: known }, unknown.length, random);
    random.shuffle(cards);
    for (const zone of hidden)
      for (const [at, instance] of zone.entries())
        zone[at] = { ...instance, card: shown.get(instance.id) ?? (cards.pop() as string) };
  }
  return dealt;
}

/** Both decks in a fresh order: after a move was undone by consent. */
export function redeal(state: SquadState, random: (stream: string) => Random): void {
  for (const [seat, { deck }] of state.players.entries()) shuffle(state, deck, random(`deck of seat ${seat}`));
}
