import { type Deck, type Game, type Problem, text } from '../../kernel/index.js';
import { LIMITS } from '../limits.js';
import { DeckRefused } from '../refused.js';
import { type Catalogue, catalogueOf } from './catalogue.js';
import { takeJson } from './json.js';
import { takeLines, type Wanted } from './lines.js';

/** So many lines that were not understood are explained; looking for the nearest names takes its time. */
const EXPLAINED = 12;

/** A list as far as it was understood: the deck, and a sentence for each line that was not. */
export interface ReadList {
  /** Its name is that of the list, or empty. */
  readonly deck: Deck;
  readonly problems: readonly Problem[];
  /** Lines that were not understood; of the last of many, `problems` tells only the number. */
  readonly unread: number;
}

/** Reads a deck list as people write, export or publish it. @throws DeckRefused for what is no list at all */
export function readList(game: Game, list: string): ReadList {
  if (list.length > LIMITS.list) throw new DeckRefused('list-long', { most: LIMITS.list });
  const { name, wanted } = /^\s*[{[]/.test(list) ? takeJson(list) : takeLines(list);
  if (wanted.length === 0) throw new DeckRefused('list-empty');
  const catalogue = catalogueOf(game.cards);
  const cards = new Map<string, number>();
  const problems: Problem[] = [];
  let unread = 0;
  for (const one of wanted) {
    const found = lookUp(catalogue, one);
    const copies = found.card === null ? 0 : (cards.get(found.card) ?? 0) + found.copies;
    const isTooMany =
      copies > LIMITS.copies || (copies > 0 && cards.size >= LIMITS.cards && !cards.has(found.card ?? ''));
    if (found.card !== null && copies > 0 && !isTooMany) {
      cards.set(found.card, copies);
      continue;
    }
    unread++;
    if (unread <= EXPLAINED) problems.push(problemOf(catalogue, one, found, isTooMany));
  }
  if (unread > EXPLAINED) problems.push({ rule: 'known-cards', message: text('list-more', { n: unread - EXPLAINED }) });
  return { deck: { name: name ?? '', cards: Object.fromEntries(cards) }, problems, unread };
}

interface Found {
  /** Null where no card has that name, or more than one. */
  readonly card: string | null;
  readonly copies: number;
  readonly candidates: readonly string[];
}

function lookUp(catalogue: Catalogue, { readings }: Wanted): Found {
  for (const { name, copies } of readings) {
    const found = catalogue.find(name);
    if (found.length === 1) return { card: found[0]?.id ?? null, copies, candidates: [] };
    if (found.length > 1) return { card: null, copies, candidates: found.map(entry => catalogue.nameOf(entry)) };
  }
  return { card: null, copies: 0, candidates: [] };
}

function problemOf(catalogue: Catalogue, { line, written, readings }: Wanted, found: Found, tooMany: boolean): Problem {
  const [where, cut] = [{ line, written: written.slice(0, 80) }, readings.at(-1)?.name ?? written];
  if (tooMany)
    return {
      rule: 'list-size',
      message: text('list-too-many', { ...where, cards: LIMITS.cards, copies: LIMITS.copies }),
    };
  if (found.card !== null) return { rule: 'list-size', message: text('list-no-copies', where) };
  if (found.candidates.length > 0)
    return { rule: 'one-card', message: text('list-ambiguous', { ...where, cards: { list: found.candidates } }) };
  const near = catalogue.nearest(cut.slice(0, 80));
  return near.length === 0
    ? { rule: 'known-cards', message: text('list-unknown', where) }
    : { rule: 'known-cards', message: text('list-unknown-near', { ...where, cards: { list: near } }) };
}
