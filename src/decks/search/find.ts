import type { CardEntry, CardIndex, Facet, FacetValue, Text } from '../../kernel/index.js';
import { wordingOf } from '../../locales/index.js';
import { fold } from '../fold.js';
import { facetOf, partsOf, readQuery, type SayPlain, type Term } from './terms.js';

/** The cards that a search finds, those with its words in their title first. */
export interface Findings {
  readonly cards: readonly CardEntry[];
  readonly problems: readonly Text[];
}

/** Cards of an index that a search asks for; all of them for an empty search. */
export function findCards(search: string, index: CardIndex, say: SayPlain): Findings {
  const { terms, problems } = readQuery(search, index, say);
  const words = terms.filter(term => term.kind === 'word' && !term.not);
  const found = index.all.filter(entry => terms.every(term => fits(entry, term, index, say)));
  const inTitle = (entry: CardEntry): number =>
    words.every(term => term.kind === 'word' && holds(say(entry.title), term.folded)) ? 0 : 1;
  const ranked = words.length === 0 ? found : [...found].sort((one, other) => inTitle(one) - inTitle(other));
  return { cards: ranked, problems };
}

/** How many cards a search would find for each value of a facet, whatever it says of that facet now. */
export function valueCounts(search: string, facet: Facet, index: CardIndex, say: SayPlain): Map<FacetValue, number> {
  const counts = new Map<FacetValue, number>(facet.values.map(({ value }) => [value, 0]));
  for (const entry of findCards(withValue(search, facet, null, index, say), index, say).cards)
    for (const value of entry.facets[facet.id] ?? []) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** A search that asks for this value of a facet instead of what it asked of that facet before; null: for any. */
export function withValue(search: string, facet: Facet, title: string | null, index: CardIndex, say: SayPlain): string {
  const others = partsOf(search).filter(part => facetOf(part, index.facets, say) !== facet);
  if (title === null) return others.join(' ');
  const bare = title.replace(/["“”]/g, '');
  return [...others, `${facet.id}:${/[\s,]/.test(bare) ? `"${bare}"` : bare}`].join(' ');
}

function fits(entry: CardEntry, term: Term, index: CardIndex, say: SayPlain): boolean {
  const has =
    term.kind === 'facet'
      ? (entry.facets[term.facet] ?? []).some(value => term.values.has(value))
      : wordsOf(entry, index, say).some(words => holds(words, term.folded));
  return has !== term.not;
}

/** All by which a card is found: title, wording, keywords and the names of its values. Words in quotes stand in one of them. */
function wordsOf(entry: CardEntry, { facets }: CardIndex, say: SayPlain): string[] {
  const wording = wordingOf(entry);
  const values = facets
    .filter(facet => facet.kind === 'word')
    .flatMap(facet =>
      facet.values.filter(({ value }) => entry.facets[facet.id]?.includes(value)).map(({ title }) => say(title)),
    );
  return [entry.id, say(entry.title), wording === null ? '' : say(wording), ...entry.keywords, ...values];
}

/** Whether words stand somewhere at the beginning of a word. */
const holds = (said: string, folded: string): boolean => ` ${fold(said)}`.includes(` ${folded}`);
