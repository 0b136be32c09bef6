import type { Game } from '../kernel/index.js';
import { smash } from './smash/index.js';
import { squad } from './squad/index.js';

/** Every game of the house. A new one is one line here and one folder beside. */
export const games: readonly Game[] = [squad as Game, smash as Game];

export const gameOf = (id: string): Game | undefined => games.find(game => game.id === id);
