import { Chance } from '../../kernel/index.js';
import { type Field, starters, type Tabled } from '../field.js';
import type { FormatId } from '../plan.js';
import type { Node } from './bracket.js';
import { double } from './double.js';
import { duplicate } from './duplicate.js';
import type { Format } from './format.js';
import { points } from './points.js';
import { roundRobin } from './round-robin.js';
import { single } from './single.js';
import { swiss } from './swiss.js';

const formats: Readonly<Record<FormatId, Format>> = {
  swiss,
  'round-robin': roundRobin,
  single,
  double,
  points,
  duplicate,
};

/** How many rounds a night will have; null where that shows only as it goes. */
export const roundsOf = (field: Field): number | null => formats[field.plan.format].rounds(field);

/** The tables of the next round, from what has happened and a seed alone; null when the night is over. */
export const paired = (field: Field, seed: string): Tabled[] | null =>
  formats[field.plan.format].pair(field, { seed, random: new Chance(seed).stream('pairing') });

/** The places of its bracket; none in formats without one. */
export const nodesOf = (field: Field): Node[] => formats[field.plan.format].nodes?.(starters(field).length) ?? [];
