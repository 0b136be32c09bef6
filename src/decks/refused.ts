import { Denied } from '../locales/denied.js';

/** Why something is not done to a deck. Each has words `refused-<code>` that say what to do instead. */
export type DeckRefusedCode =
  | 'no-deck'
  | 'no-code'
  | 'deck-name'
  | 'deck-name-taken'
  | 'too-many-decks'
  | 'deck-changing'
  | 'deck-cards'
  | 'deck-copies'
  | 'deck-card'
  | 'deck-empty'
  | 'no-themes'
  | 'unknown-theme'
  | 'list-empty'
  | 'list-long'
  | 'list-json'
  | 'list-shape'
  | 'file-size'
  | 'file-type'
  | 'file-gone'
  | 'import-gone';

/** A wish about a deck that cannot be granted, in words for the person who asked. */
export class DeckRefused extends Denied<DeckRefusedCode> {}
