import type { Game, Prompt } from '../../kernel/index.js';
import type { Copies } from './copies.js';
import type { PromptVerb } from './custom-id.js';
import type { Draft } from './draft.js';
import type { Say } from './say.js';

/** A prompt on its way into components. */
export interface Asked<P extends Prompt = Prompt> {
  readonly prompt: P;
  readonly say: Say;
  readonly draft: Draft;
  readonly page: number;
  readonly refused: boolean;
  /** Copies of one card in the hand of whoever is asked. */
  readonly copies: Copies;
  readonly game: Pick<Game, 'cards'> | undefined;
  id(verb: PromptVerb, arg?: string, page?: number): string;
}
