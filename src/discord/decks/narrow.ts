import { valueCounts, withValue } from '../../decks/search/find.js';
import { facetOf, partsOf } from '../../decks/search/terms.js';
import { type Facet, text } from '../../kernel/index.js';
import { type Entry, type Row, select } from '../render/components.js';
import { editorId, type Scene } from './editor-state.js';

// A list in two steps: first what to narrow down by, then which value. What is chosen is written into the search, where
// people see how they could have typed it.

/** Values on one page: a select holds 25, and some entries lead elsewhere. */
const VALUES = 22;
const OTHER = 'other';
const ANY = 'any';
const MORE = 'more';

type Place = Omit<Scene, 'row'>;

/** The select under the list of found cards; none for a game whose cards have no facets. */
export function narrowRow({ row, ...scene }: Scene): Row[] {
  const { game, state, say } = scene;
  const { facets } = game.cards;
  if (facets.length === 0) return [];
  const facet = facets.find(({ id }) => id === state.facet);
  if (facet === undefined) {
    const entries = facets.map(one => facetEntry(one, scene));
    return [select(editorId('edfac', row.id, state), say.plain(text('editor-narrow')), entries.slice(0, 25))];
  }
  const title = say.plain(text('editor-narrow-by', { facet: facet.title }));
  return [select(editorId('edval', row.id, state), title, valueEntries(facet, scene))];
}

/** A facet, and what the search says of it. */
function facetEntry(facet: Facet, { game: { cards }, search, say }: Place): Entry {
  const parts = partsOf(search).filter(part => facetOf(part, cards.facets, say.plain) === facet);
  return { value: facet.id, label: say.plain(facet.title), ...(parts.length > 0 && { description: parts.join(' ') }) };
}

function valueEntries(facet: Facet, { game, state, search, say }: Place): Entry[] {
  const counts = valueCounts(search, facet, game.cards, say.plain);
  const there = facet.values.filter(({ value }) => (counts.get(value) ?? 0) > 0);
  const from = state.values * VALUES < there.length ? state.values * VALUES : 0;
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
export function narrowed(choice: string, place: Place): Pick<Place, 'state' | 'search'> {
  const { game, state, search, say } = place;
  const facet = game.cards.facets.find(({ id }) => id === state.facet);
  if (facet === undefined || choice === OTHER) return { state: { ...state, facet: '', values: 0 }, search };
  if (choice === MORE) return { state: { ...state, values: nextPage(facet, place) }, search };
  const value = choice === ANY ? undefined : facet.values[Number(choice.slice(1))];
  const title = value === undefined ? null : say.plain(value.title);
  return {
    state: { ...state, facet: '', values: 0, page: 0 },
    search: withValue(search, facet, title, game.cards, say.plain),
  };
}

function nextPage(facet: Facet, { game, state, search, say }: Place): number {
  const counts = valueCounts(search, facet, game.cards, say.plain);
  const there = [...counts.values()].filter(n => n > 0).length;
  return (state.values + 1) * VALUES < there ? state.values + 1 : 0;
}
