// Written by `npm run cards:index` from the files of this folder.
// biome-ignore-all assist/source/organizeImports: in the order of the files.
import type { Card } from '../card.js';
import _heroes from './heroes.js';
import _powers from './powers.js';
import _teamworks from './teamworks.js';

/** Every card of the game, one list for each file. */
export const cards: readonly Card[] = [_heroes, _powers, _teamworks].flat();
