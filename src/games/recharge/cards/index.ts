// Written by `npm run cards:index` from the files of this folder.
// biome-ignore-all assist/source/organizeImports: in the order of the files.
import type { Card } from '../card.js';
import _colours from './colours.js';
import _heroes from './heroes.js';
import _powers from './powers.js';
import _special_heroes from './special-heroes.js';
import _special_powers from './special-powers.js';
import _special_teamworks from './special-teamworks.js';
import _teamworks from './teamworks.js';

/** Every card of the game, one list for each file. */
export const cards: readonly Card[] = [
  _colours,
  _heroes,
  _powers,
  _special_heroes,
  _special_powers,
  _special_teamworks,
  _teamworks,
].flat();
