import { valueCounts, withValue } from '../../decks/search/find.js';
import { facetOf, partsOf } from '../../decks/search/terms.js';
import { type Facet, type Game, text } from '../../kernel/index.js';
import type { DeckRow } from '../../store/port.js';
import { type Entry, type Row, select } from '../render/components.js';
import type { Say } from '../render/say.js';
import { type Desk, deskId } from './desk.js';

// A list in two steps: first what to narrow down by, then which value. What is chosen is written into the search, where
// people see how they could have typed it.

/** Values on one page: a select holds 25, and some entries lead elsewhere. */
const VALUES = 22;
const OTHER = 'other';
const ANY = 'any';
const MORE = 'more';

/** The select under the list of found cards; none for a game whose cards have no facets. */
export function narrowRow(row: DeckRow, game: Game, desk: Desk, search: string, say: Say): Row[] {
  const { facets } = game.cards;
  if (facets.length === 0) return [];
  const facet = facets.find(({ id }) => id === desk.facet);
  if (facet === undefined) {
    const entries = facets.map(one => facetEntry(one, game, search, say));
    return [select(deskId('edfac', row.id, desk), say.plain(text('editor-narrow')), entries.slice(0, 25))];
  }
  const title = say.plain(text('editor-narrow-by', { facet: facet.title }));
  return [select(deskId('edval', row.id, desk), title, valueEntries(facet, game, desk, search, say))];
}

/** A facet, and what the search says of it. */
function facetEntry(facet: Facet, { cards }: Game, search: string, say: Say): Entry {
  const parts = partsOf(search).filter(part => facetOf(part, cards.facets, say.plain) === facet);
  return { value: facet.id, label: say.plain(facet.title), ...(parts.length > 0 && { description: parts.join(' ') }) };
}

function valueEntries(facet: Facet, game: Game, desk: Desk, search: string, say: Say): Entry[] {
  const counts = valueCounts(search, facet, game.cards, say.plain);
  const there = facet.values.filter(({ value }) => (counts.get(value) ?? 0) > 0);
  const from = desk.values * VALUES < there.length ? desk.values * VALUES : 0;
  const shown = there.slice(from, from + VALUES);
  return [
    { value: OTHER, label: say.plain(text('editor-other-facet')) },
    { value: ANY, label: say.plain(text('editor-any')) },
    ...shown.map(({ value, title }) => ({
      value: `=${facet.values.findIndex(known => known.value === value)}`,
      label: say.plain(title),
      description: say.plain(text('editor-cards-like-that', { n: counts.get(value) ?? 0 })),
    })),
    ...(there.length > VALUES ? [{ value: MORE, label: say.plain(text('editor-more-values')) }] : []),
  ];
}

/** What a choice in that select comes to: another search, or another page of the select. */
export function narrowed(
  choice: string,
  game: Game,
  desk: Desk,
  search: string,
  say: Say,
): { readonly desk: Desk; readonly search: string } {
  const facet = game.cards.facets.find(({ id }) => id === desk.facet);
  if (facet === undefined || choice === OTHER) return { desk: { ...desk, facet: '', values: 0 }, search };
  if (choice === MORE) return { desk: { ...desk, values: nextPage(facet, game, desk, search, say) }, search };
  const value = choice === ANY ? undefined : facet.values[Number(choice.slice(1))];
  const title = value === undefined ? null : say.plain(value.title);
  return {
    desk: { ...desk, facet: '', values: 0, page: 0 },
    search: withValue(search, facet, title, game.cards, say.plain),
  };
}

function nextPage(facet: Facet, game: Game, desk: Desk, search: string, say: Say): number {
  const counts = valueCounts(search, facet, game.cards, say.plain);
  const there = [...counts.values()].filter(n => n > 0).length;
  return (desk.values + 1) * VALUES < there ? desk.values + 1 : 0;
}
