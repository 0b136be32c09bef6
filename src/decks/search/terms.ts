import type { CardIndex, Facet, FacetValue, Text } from '../../kernel/index.js';
import { nearestOf, text } from '../../kernel/index.js';
import { fold } from '../fold.js';

/** Says a title in the searcher's language. */
export type SayPlain = (text: Text) => string;

/** One thing a search asks of a card. */
export type Term =
  | { readonly kind: 'word'; readonly not: boolean; readonly folded: string }
  | { readonly kind: 'facet'; readonly not: boolean; readonly facet: string; readonly values: ReadonlySet<FacetValue> };

/** A search as it was understood, with a sentence for each part that was not. */
export interface Query {
  readonly terms: readonly Term[];
  readonly problems: readonly Text[];
}

const OPERATORS = ['<=', '>=', '!=', '<', '>', '=', ':'] as const;
type Operator = (typeof OPERATORS)[number];

// A part of a search: perhaps a minus, perhaps `facet` and an operator, then words up to the next space that stands
// outside quotation marks.
const PART = /-?(?:[^\s"“”]|["“”][^"“”]*(?:["“”]|$))+/g;
const FACET = /^(-?)([\p{L}-]+)(<=|>=|!=|<|>|=|:)(.*)$/u;

/** The parts of a search, as written. */
export const partsOf = (search: string): string[] => [...search.matchAll(PART)].map(([part]) => part);

const unquoted = (written: string): string => written.replace(/["“”]/g, '').trim();

/** The facet that a part speaks of, by its name in the language of the search or by its id; null for other parts. */
export function facetOf(part: string, facets: readonly Facet[], say: SayPlain): Facet | null {
  const name = FACET.exec(part)?.[2];
  if (name === undefined) return null;
  return facets.find(facet => [facet.id, say(facet.title)].some(known => fold(known) === fold(name))) ?? null;
}

/** Reads a search: words, "several words", `hero:storm`, `level<=3`, `factor:tech,speed`, and a minus for "not". */
export function readQuery(search: string, { facets }: Pick<CardIndex, 'facets'>, say: SayPlain): Query {
  const terms: Term[] = [];
  const problems: Text[] = [];
  for (const part of partsOf(search)) {
    const [, minus = '', name = '', sign, wanted = ''] = FACET.exec(part) ?? [];
    const facet = facetOf(part, facets, say);
    // Titles have colons too: `Iron Man: Repulsor Rays`.
    if (sign === undefined || (facet === null && wanted === '')) {
      const not = part.startsWith('-') && part.length > 1;
      const folded = fold(unquoted(not ? part.slice(1) : part));
      if (folded !== '') terms.push({ kind: 'word', not, folded });
      continue;
    }
    if (facet === null) {
      problems.push(text('search-no-facet', { name, facets: { list: facets.map(known => known.id) } }));
      continue;
    }
    const values = valuesOf(facet, sign as Operator, unquoted(wanted), say);
    if (values.size === 0) problems.push(...mistakes(facet, sign as Operator, unquoted(wanted), say));
    terms.push({ kind: 'facet', not: (minus === '-') !== (sign === '!='), facet: facet.id, values });
  }
  return { terms, problems };
}

/** Every value of a facet that is meant: one of several, numbers from to, or whatever has a word that begins so. */
function valuesOf(facet: Facet, sign: Operator, wanted: string, say: SayPlain): Set<FacetValue> {
  const alternatives = wanted.split(',').map(one => one.trim());
  const meant =
    facet.kind === 'number' ? numbersMeant(facet, sign, alternatives) : wordsMeant(facet, sign, alternatives, say);
  return new Set(meant);
}

function numbersMeant({ values }: Facet, sign: Operator, alternatives: readonly string[]): FacetValue[] {
  const ranges = alternatives.flatMap(rangeIn);
  const isMeant = (n: number): boolean =>
    ranges.some(({ from, to }) => {
      if (sign === '<') return n < from;
      if (sign === '<=') return n <= to;
      if (sign === '>') return n > to;
      if (sign === '>=') return n >= from;
      return n >= from && n <= to;
    });
  return values.map(({ value }) => value).filter(value => isMeant(Number(value)));
}

/** Numbers from to, as `2-4` or `3` say; none in anything else. */
function rangeIn(written: string): { readonly from: number; readonly to: number }[] {
  const [, from, to = from] = /^(\d+)(?:\s*(?:-|–|\.\.)\s*(\d+))?$/.exec(written) ?? [];
  return from === undefined ? [] : [{ from: Number(from), to: Number(to) }];
}

/** For each word the value of that very name; where there is none, all in which it stands at the beginning of a word. */
function wordsMeant({ values }: Facet, sign: Operator, alternatives: readonly string[], say: SayPlain): FacetValue[] {
  if (isOrder(sign)) return [];
  return alternatives.map(fold).flatMap(wanted => {
    if (wanted === '') return [];
    const named = values.map(({ value, title }) => ({ value, names: [String(value), say(title)].map(fold) }));
    const exact = named.filter(({ names }) => names.includes(wanted));
    const near = named.filter(({ names }) => names.some(name => ` ${name}`.includes(` ${wanted}`)));
    return (exact.length > 0 ? exact : near).map(({ value }) => value);
  });
}

const isOrder = (sign: Operator): boolean => sign.startsWith('<') || sign.startsWith('>');

/** Why no value is meant. Beyond the last number there is nothing, and to look there is no mistake. */
function mistakes(facet: Facet, sign: Operator, wanted: string, say: SayPlain): Text[] {
  if (isOrder(sign) && facet.kind === 'word') return [text('search-no-order', { facet: facet.title })];
  return isOrder(sign) && rangeIn(wanted).length > 0 ? [] : [nothingLike(facet, wanted, say)];
}

function nothingLike(facet: Facet, wanted: string, say: SayPlain): Text {
  const titles = facet.values.map(({ title }) => say(title));
  const near = wanted === '' ? [] : nearestOf(wanted, titles);
  const known = near.length > 0 ? near : titles.slice(0, 8);
  return text('search-no-value', { wanted: wanted === '' ? '…' : wanted, facet: facet.title, known: { list: known } });
}
