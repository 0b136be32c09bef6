import type { Game } from '../kernel/index.js';
import type { CardSet } from './read.js';

/**
 * The game that a set was read for, with its cards beside the game's own. It is a game by itself: what is wrong with it is
 * wrong nowhere else. @throws Error where the game takes no cards
 */
export function gameWith(game: Game, { cards }: CardSet): Game {
  if (game.ownCards === undefined) throw new Error(`${game.id} takes no cards of one's own`);
  return game.ownCards.with(cards);
}
