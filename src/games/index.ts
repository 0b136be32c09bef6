import type { Game } from '../kernel/index.js';
import { loadGames } from './load.js';

/** Every game that people can play. */
export const games: readonly Game[] = await loadGames();

export const gameOf = (id: string): Game | undefined => games.find(game => game.id === id);
