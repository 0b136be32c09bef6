import type { Follow, Game, Prompt, Text } from '../../kernel/index.js';
import type { Copies } from './copies.js';
import type { PromptVerb } from './custom-id.js';
import type { Draft } from './draft.js';
import type { Translator } from './translator.js';

/** A prompt on its way into components. */
export interface Question<P extends Prompt = Prompt> {
  readonly prompt: P;
  readonly say: Translator;
  readonly draft: Draft;
  readonly page: number;
  /** Whether there is something to tell about what is not possible now. */
  readonly refused: boolean;
  /** What an option would do, in short, by its key; empty where that is not known. */
  effect(key: string): string;
  /** The question that is answered with an option, by its key; null where that stays to be asked. */
  follow(key: string): Follow | null;
  /** Whether an option is never in a list, by its key. */
  kept(key: string): boolean;
  /** What is done with an option, by its key: what its button says beside its name. */
  verb(key: string): Text;
  /** As many answers as may have a line of their own. */
  readonly lines: number;
  /** Whether answers that have no line are all in one list, whatever they are. */
  readonly together: boolean;
  /** Copies of one card in the asked player's hand. */
  readonly copies: Copies;
  /** For the facts and wording of the cards a prompt speaks of. */
  readonly game: Pick<Game, 'cards'> | undefined;
  id(verb: PromptVerb, arg?: string, page?: number): string;
}
