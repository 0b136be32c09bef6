import type { Foresight, Game } from '../../kernel/index.js';
import { considered } from './considered.js';
import { judged } from './odds.js';

/** How a game's bots look ahead, with what has been learnt of it; undefined where none does. */
export function foresightOf<S>(game: Game<S>): Foresight<S> | undefined {
  const { strong } = game.opponents;
  return strong && { ...strong, policy: considered(game, strong.policy), evaluate: judged(game, strong) };
}
