import type { Deck, FacetValue, Game, Text } from '../kernel/index.js';

/** Around whom a deck is built: the value that most of its cards have; null where its game knows no such thing. */
export function leadOf(game: Game, { cards }: Deck): FacetValue | null {
  const facet = game.cards.facets.find(({ id }) => id === game.decks.survey.lead);
  if (facet === undefined) return null;
  const counts = new Map<FacetValue, number>();
  for (const [id, copies] of Object.entries(cards))
    for (const value of game.cards.get(id)?.facets[facet.id] ?? [])
      counts.set(value, (counts.get(value) ?? 0) + copies);
  let best: FacetValue | null = null;
  // In the game's own order, so that a tie is always settled the same way.
  for (const { value } of facet.values)
    if ((counts.get(value) ?? 0) > (best === null ? 0 : (counts.get(best) ?? 0))) best = value;
  return best;
}

/** The name of such a value; undefined for one that the game does not have any more. */
export const leadTitle = (game: Game, value: string): Text | undefined =>
  game.cards.facets.find(({ id }) => id === game.decks.survey.lead)?.values.find(known => String(known.value) === value)
    ?.title;
