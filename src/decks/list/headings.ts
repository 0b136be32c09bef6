import type { CardIndex } from '../../kernel/index.js';
import { fold } from '../fold.js';

/** What lists call their parts in every game, as it is folded. */
const PARTS = ['deck', 'main deck', 'cards', 'main', 'hero', 'identity', 'packs', 'aspect'];

/**
 * Headings of a published list, which are no cards: `Allies`, `Event (9)`, `**Justice cards**`, `Packs: Core Set`. A heading is
 * a value by which the game's cards are sorted, in the plural too, with its number and the word cards or without.
 */
export class Headings {
  private readonly known: ReadonlySet<string>;

  constructor({ facets }: CardIndex) {
    const values = facets
      .filter(({ kind }) => kind === 'word')
      .flatMap(({ values: all }) => all.map(({ value }) => fold(String(value).replaceAll('_', ' '))));
    this.known = new Set([...PARTS, ...values]);
  }

  has(written: string): boolean {
    const [before = '', ...after] = written.split(':');
    if (after.length > 0 && PARTS.includes(fold(before))) return true;
    const bare = fold(written)
      .replace(/ \d+$/, '')
      .replace(/ cards?$/, '');
    return [bare, bare.replace(/ies$/, 'y'), bare.replace(/es$/, ''), bare.replace(/s$/, '')].some(form =>
      this.known.has(form),
    );
  }
}

const kept = new WeakMap<CardIndex, Headings>();

/** The headings of an index, made once. */
export function headingsOf(cards: CardIndex): Headings {
  const known = kept.get(cards);
  if (known !== undefined) return known;
  const made = new Headings(cards);
  kept.set(cards, made);
  return made;
}
