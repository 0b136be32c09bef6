import type { Card } from '../card.js';
import { heroes } from './heroes.js';
import { powers } from './powers.js';
import { teamworks } from './teamworks.js';

/** The house set of 250. */
export const cards: readonly Card[] = [...heroes, ...powers, ...teamworks];
