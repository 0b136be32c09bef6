import { nameFrom, oneLine, showsSomething } from '../kernel/index.js';
import { LIMITS } from './limits.js';
import { DeckRefused } from './refused.js';

/** A deck's name as it is kept. @throws DeckRefused when it shows nothing or is too long */
export function deckName(written: string): string {
  const name = nameFrom(written, LIMITS.name);
  if (name === null) throw new DeckRefused('deck-name', { most: LIMITS.name });
  return name;
}

/** The same name with a number behind it, still short enough: `Storm (2)`. */
export function numbered(name: string, number: number): string {
  const tail = ` (${number})`;
  const bare = name.replace(/ \(\d+\)$/, '');
  return `${oneLine(bare.slice(0, LIMITS.name - tail.length))}${tail}`;
}

/** As much of a name that came with a list or a code as a deck's name may be; the other where it shows nothing. */
export function shortName(written: string | null, otherwise: string): string {
  const name = oneLine(oneLine(written ?? '').slice(0, LIMITS.name));
  return showsSomething(name) ? name : oneLine(otherwise.slice(0, LIMITS.name));
}
