import type { AutocompleteInteraction } from 'discord.js';
import type { House } from '../house.js';
import type { Choice } from './matching.js';

/** What is known while somebody types an option. */
export interface Suggesting {
  /** What they have typed of it so far. */
  readonly typed: string;
  readonly interaction: AutocompleteInteraction;
  readonly house: House;
  /** What another option of the same command holds by now; null where that is nothing yet. */
  given(option: string): string | null;
}

/** What an option offers for what has been typed. */
export type Suggest = (asking: Suggesting) => readonly Choice[] | Promise<readonly Choice[]>;
