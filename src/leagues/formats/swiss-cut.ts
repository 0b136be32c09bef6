import { starters } from '../field.js';
import { single } from './single.js';
import { staged } from './staged.js';
import { swiss } from './swiss.js';

/** Nights with more players than this have eight go on unless their host says how many. */
const MANY = 16;

/** Swiss rounds, then single elimination among the best, seeded by how they stand. */
export const swissCut = staged({
  takes: [...swiss.takes, 'cut'],
  one: swiss,
  two: single,
  cut: field => field.plan.cut ?? (starters(field).length > MANY ? 8 : 4),
});
