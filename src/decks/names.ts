import { LIMITS } from './limits.js';
import { DeckRefused } from './refused.js';

/** A deck's name as it is kept: one line, single spaces. @throws DeckRefused when it is empty or too long */
export function deckName(written: string): string {
  const name = written
    .normalize('NFC')
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim();
  if (name === '' || name.length > LIMITS.name) throw new DeckRefused('deck-name', { most: LIMITS.name });
  return name;
}

/** The same name with a number behind it, still short enough: `Storm (2)`. */
export function numbered(name: string, number: number): string {
  const tail = ` (${number})`;
  const bare = name.replace(/ \(\d+\)$/, '');
  return `${bare.slice(0, LIMITS.name - tail.length).trimEnd()}${tail}`;
}

/** As much of a name that came with a list or a code as a deck's name may be; the other where nothing is left. */
export function nameFrom(written: string | null, otherwise: string): string {
  const cut = (written ?? '').replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
  return cut === '' ? otherwise : cut.slice(0, LIMITS.name).trim();
}
