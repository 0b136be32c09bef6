import { starters } from '../field.js';
import { ready, upper, upperRounds } from './bracket.js';
import type { Format } from './format.js';

/** Who loses is out. Byes of the first round are spread over the bracket. */
export const single: Format = {
  rounds: field => upperRounds(starters(field).length),
  nodes: upper,
  pair: (field, { seed }) => ready(upper(starters(field).length), field, seed),
};
