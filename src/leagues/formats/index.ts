import { Chance } from '../../kernel/index.js';
import type { Field, Tabled } from '../field.js';
import type { Stand } from './bracket.js';
import { double } from './double.js';
import { duplicate } from './duplicate.js';
import type { Choice, Format } from './format.js';
import { groups } from './groups.js';
import { ladder } from './ladder.js';
import { points } from './points.js';
import { roundRobin } from './round-robin.js';
import { single } from './single.js';
import { swiss } from './swiss.js';
import { swissCut } from './swiss-cut.js';
import { teams } from './teams.js';

/** The ways in which a night is played, as hosts see them listed; words `league-format-<id>`. */
const formats = {
  swiss,
  'swiss-cut': swissCut,
  'round-robin': roundRobin,
  groups,
  single,
  double,
  points,
  teams,
  duplicate,
  ladder,
} satisfies Record<string, Format>;

export type FormatId = keyof typeof formats;
export const FORMATS = Object.keys(formats) as FormatId[];

type Playing = { readonly format: FormatId };

export const formatOf = ({ format }: Playing): Format => formats[format];

/** Whether hosts can choose that in a format. */
export const takes = (plan: Playing, choice: Choice): boolean => formatOf(plan).takes.includes(choice);

/** How many rounds a night will have; null where that shows only as it goes. */
export const roundsOf = (field: Field): number | null => formatOf(field.plan).rounds(field);

/** The tables of the next round, from what has happened and a seed alone; null where there is none. */
export const paired = (field: Field, seed: string): Tabled[] | null =>
  formatOf(field.plan).pair(field, { seed, random: new Chance(seed).stream('pairing') });

/** Who goes on to the next stage when the one before is over; null where nothing follows. */
export const advancing = (field: Field): string[] | null => formatOf(field.plan).advance?.(field) ?? null;

/** Whether it is not too late to come in, where that is possible at all. */
export function isOpen(field: Field): boolean {
  const { lastEntry = roundsOf } = formatOf(field.plan);
  return field.rounds.length < (lastEntry(field) ?? 0);
}

/** How its bracket stands; empty in formats without one, and before it has begun. */
export const bracketOf = (field: Field): Stand[] =>
  field.rounds.length === 0 ? [] : (formatOf(field.plan).bracket?.(field, '') ?? []);
