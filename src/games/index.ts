import type { Game } from '../kernel/index.js';
import { champions } from './champions/index.js';
import { recharge } from './recharge/index.js';
import { smash } from './smash/index.js';
import { squad } from './squad/index.js';

/** Every game that people can play. A new one is one line here and one folder beside. */
export const games: readonly Game[] = [squad as Game, recharge as Game, smash as Game, champions as Game];

export const gameOf = (id: string): Game | undefined => games.find(game => game.id === id);
