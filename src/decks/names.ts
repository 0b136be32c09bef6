import { LIMITS } from './limits.js';
import { DeckRefused } from './refused.js';

/** A deck's name as it is kept: one line, single spaces. @throws DeckRefused when it is empty or too long */
export function deckName(written: string): string {
  const name = tidy(written).normalize('NFC');
  if (name === '' || name.length > LIMITS.name) throw new DeckRefused('deck-name', { most: LIMITS.name });
  return name;
}

/** The same name with a number behind it, still short enough: `Storm (2)`. */
export function numbered(name: string, number: number): string {
  const tail = ` (${number})`;
  const bare = name.replace(/ \(\d+\)$/, '');
  return `${tidy(bare.slice(0, LIMITS.name - tail.length))}${tail}`;
}

/** As much of a name that came with a list or a code as a deck's name may be; the other where nothing is left. */
export function nameFrom(written: string | null, otherwise: string): string {
  const name = tidy((written ?? '').normalize('NFC'));
  return tidy((name === '' ? otherwise : name).slice(0, LIMITS.name));
}

/** On one line, without what cannot be seen, and without half a sign where it was cut. */
const tidy = (written: string): string => written.replace(/[\s\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ').trim();
