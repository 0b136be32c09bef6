import { starters } from '../field.js';
import { ready, stage, stands, upper, upperRounds } from './bracket.js';
import type { Format } from './format.js';

/** Who loses is out. Byes of the first round are spread over the bracket. */
export const single: Format = {
  takes: ['best-of', 'undo', 'time', 'seeding'],
  breaks: [stage(1)],
  // Later rounds follow from the first.
  swaps: ({ rounds }) => rounds.length === 1,
  rounds: field => upperRounds(starters(field).length),
  bracket: (field, seed) => stands(upper(starters(field).length, 'all'), field, seed),
  pair: (field, { seed }) => ready(stands(upper(starters(field).length, 'all'), field, seed)),
};
