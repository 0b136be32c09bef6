import type { Foresight, Game } from '../../kernel/index.js';
import { considered } from './considered.js';
import { judged } from './odds.js';

/** Foresight that can tell how a table stands. */
export type Clear<S> = Foresight<S> & Required<Pick<Foresight<S>, 'evaluate'>>;

/** How a game's bots look ahead, with what has been learnt of it; undefined where none does. */
export function foresightOf<S>(game: Game<S>): Clear<S> | undefined {
  const { strong } = game.opponents;
  return strong && { ...strong, policy: considered(game, strong.policy), evaluate: judged(game, strong) };
}
