import { type CardEntry, type Deck, type Game, type Problem, text } from '../../kernel/index.js';
import { LIMITS } from '../limits.js';
import { DeckRefused } from '../refused.js';
import { type Catalogue, catalogueOf } from './catalogue.js';
import { headingsOf } from './headings.js';
import { takeJson } from './json.js';
import { type Taken, takeLines, type Wanted } from './lines.js';

/** So many lines that were not understood are explained; looking for the nearest names takes its time. */
const EXPLAINED = 12;

/** A list as far as it was understood: the deck, and a sentence for each line that was not. */
export interface ReadList {
  /** Its name is that of the list, or empty. */
  readonly deck: Deck;
  readonly problems: readonly Problem[];
  /** Lines that were not understood; of the last of many, `problems` tells only the number. */
  readonly unread: number;
  /** The line where each card stands first, by printed id. */
  readonly lines: ReadonlyMap<string, number>;
}

/** Reads a deck list as people write, export or publish it. @throws DeckRefused for what is no list at all */
export function readList(game: Game, list: string): ReadList {
  if (list.length > LIMITS.list) throw new DeckRefused('list-long', { most: LIMITS.list });
  const taken = /^\s*[{[]/.test(list) ? takeJson(list) : takeLines(list);
  const catalogue = catalogueOf(game);
  const { name, wanted } = withoutHeadings(game, catalogue, taken);
  if (wanted.length === 0) throw new DeckRefused('list-empty');
  const cards = new Map<string, number>();
  const lines = new Map<string, number>();
  const problems: Problem[] = [];
  let unread = 0;
  for (const one of wanted) {
    const isLed = [...cards.keys()].some(id => game.cards.get(id)?.leads === true);
    const found = lookUp(catalogue, one, isLed);
    const copies = shared(found, cards);
    if (copies !== null) {
      for (const [card, count] of copies) {
        cards.set(card, count);
        if (!lines.has(card)) lines.set(card, one.line);
      }
      continue;
    }
    unread++;
    if (unread <= EXPLAINED) problems.push(problemOf(catalogue, one, found));
  }
  if (unread > EXPLAINED) problems.push({ rule: 'known-cards', message: text('list-more', { n: unread - EXPLAINED }) });
  return { deck: { name: name ?? '', cards: Object.fromEntries(cards) }, problems, unread, lines };
}

/** Problems of a deck that was read from a list, with the line of the card that each is about. */
export const onLines = (problems: readonly Problem[], lines: ReadList['lines']): Problem[] =>
  problems.map(problem => {
    const line = problem.card === undefined ? undefined : lines.get(problem.card);
    return line === undefined
      ? problem
      : { ...problem, message: text('list-line', { line, problem: problem.message }) };
  });

/**
 * A list without its headings. One whose cards are counted (`3x Backflip`) may begin with lines that name no card: its name
 * first, then whatever else. The card that it is built around may stand there too, uncounted, and in the name: it is meant once.
 */
function withoutHeadings(game: Game, catalogue: Catalogue, { name, wanted }: Taken): Taken {
  const headings = headingsOf(game.cards);
  const isCard = ({ readings }: Wanted): boolean => readings.some(one => catalogue.find(one.name).length > 0);
  const first = wanted.findIndex(one => one.counted);
  const leaders = new Set<string>();
  const cards = wanted.filter((one, at) => {
    if (one.counted) return true;
    if (!isCard(one)) return at > first && !headings.has(one.written);
    const id = meant(catalogue.find(one.written), one, false)[0]?.id;
    if (at > first || id === undefined) return true;
    const isNew = !leaders.has(id);
    leaders.add(id);
    return isNew;
  });
  const title = first > 0 && wanted[0] !== cards[0] ? (wanted[0]?.written ?? null) : null;
  return { name: name ?? title, wanted: cards };
}

interface Found {
  /** The cards that are meant: one, or all faces of one. Empty where no card has that name, or more than one. */
  readonly cards: readonly CardEntry[];
  readonly copies: number;
  readonly candidates: readonly string[];
}

/**
 * Which of the cards that share a name is meant: by a line that counts nothing, the one that a deck is built around; by one
 * that counts, once the deck has such a card, another.
 */
function meant(found: readonly CardEntry[], { counted }: Wanted, isLed: boolean): readonly CardEntry[] {
  const [leader, ...more] = found.filter(({ leads }) => leads === true);
  if (found.length < 2 || leader === undefined || more.length > 0) return found;
  if (!counted) return [leader];
  return isLed ? found.filter(one => one !== leader) : found;
}

function lookUp(catalogue: Catalogue, wanted: Wanted, isLed: boolean): Found {
  for (const { name, copies } of wanted.readings) {
    const found = meant(catalogue.find(name), wanted, isLed);
    if (found.length === 1 || (found.length > 1 && found.every(({ faceOf }) => faceOf !== undefined)))
      return { cards: found, copies, candidates: [] };
    if (found.length > 1) return { cards: [], copies, candidates: found.map(entry => catalogue.nameOf(entry)) };
  }
  return { cards: [], copies: 0, candidates: [] };
}

/**
 * How many copies of each card there are with those that a line adds; null where it adds none, or more than a deck holds.
 * Faces of one card get as many as they come, in their order; what is left goes to the last.
 */
function shared({ cards: faces, copies }: Found, cards: ReadonlyMap<string, number>): [string, number][] | null {
  if (faces.length === 0 || copies === 0) return null;
  let left = copies;
  const counts = faces.map(({ id, faceOf = left }, at): [string, number] => {
    const held = cards.get(id) ?? 0;
    const more = faces.length === 1 || at === faces.length - 1 ? left : Math.min(left, Math.max(0, faceOf - held));
    left -= more;
    return [id, held + more];
  });
  const added = counts.filter(([id, count]) => count > (cards.get(id) ?? 0));
  const fits = added.every(([id, count]) => count <= LIMITS.copies && (cards.size < LIMITS.cards || cards.has(id)));
  return fits ? added : null;
}

function problemOf(catalogue: Catalogue, { line, written, readings }: Wanted, found: Found): Problem {
  const [where, cut] = [{ line, written: written.slice(0, 80) }, readings.at(-1)?.name ?? written];
  if (found.cards.length > 0)
    return found.copies === 0
      ? { rule: 'list-size', message: text('list-no-copies', where) }
      : { rule: 'list-size', message: text('list-too-many', { ...where, cards: LIMITS.cards, copies: LIMITS.copies }) };
  if (found.candidates.length > 0)
    return { rule: 'one-card', message: text('list-ambiguous', { ...where, cards: { list: found.candidates } }) };
  const near = catalogue.nearest(cut.slice(0, 80));
  return near.length === 0
    ? { rule: 'known-cards', message: text('list-unknown', where) }
    : { rule: 'known-cards', message: text('list-unknown-near', { ...where, cards: { list: near, or: true } }) };
}
