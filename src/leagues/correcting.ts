import type { At, LeagueEvent } from './events.js';
import type { Field, Result } from './field.js';
import { decision } from './formats/bracket.js';
import { paired } from './formats/index.js';
import { type Night, type NightTable, tableAt } from './night.js';
import { isBracket, isTogether } from './plan.js';
import { LeagueRefused } from './refused.js';

/** How a host says that a table ended: the place of each, in the order of the table, or how far its partners came. */
export type Verdict = Pick<Result, 'places' | 'wins' | 'feat'>;

/** What a correction comes to. @throws LeagueRefused for what cannot be put right */
export function correction(night: Night, at: At, verdict: Verdict): LeagueEvent[] {
  if (night.rounds.length === 0) throw new LeagueRefused('league-not-begun');
  const table = tableAt(night, at.round, at.table);
  if (table === undefined) throw new LeagueRefused('league-table-unknown', { ...at });
  if (table.players.length < night.plan.seats.min) throw new LeagueRefused('league-table-bye');
  checkVerdict(night, table, verdict);
  const corrected: LeagueEvent = { type: 'corrected', ...at, result: verdict };
  return goesElsewhere(night, table, verdict) ? [corrected, ...undone(night, at, verdict)] : [corrected];
}

function checkVerdict({ plan }: Night, { players }: NightTable, { places, wins, feat }: Verdict): void {
  const whole = places.length === players.length && (wins === undefined || wins.length === players.length);
  const ranked = places.every(place => place === null || isPlace(place, places));
  if (!whole || !ranked || isTogether(plan) !== (feat !== undefined)) throw new LeagueRefused('league-result');
  if (isBracket(plan) && places.filter(place => place === 1).length !== 1) throw new LeagueRefused('league-no-draw');
}

/** A place is one more than there are better ones. */
const isPlace = (place: number, places: Result['places']): boolean =>
  place === 1 + places.filter(other => other !== null && other < place).length;

const goesElsewhere = ({ plan }: Night, table: NightTable, result: Result): boolean =>
  isBracket(plan) && decision(table)?.winner !== decision({ ...table, result })?.winner;

/**
 * In a bracket others go on now: later rounds are paired anew, unless something has been decided there already. When the
 * night is over nothing can be played any more: then only that can change after which nothing is to be played.
 */
function undone(night: Night, at: At, result: Result): LeagueEvent[] {
  const { rounds, phase } = night;
  const later = rounds.slice(at.round);
  const isDecided = later.some(({ tables }) => tables.some(({ settled }) => settled !== null));
  if (isDecided || (phase !== 'running' && paired(asIf(night, at, result), '') !== null))
    throw new LeagueRefused('league-moved-on');
  return later.length === 0 ? [] : [{ type: 'undone', from: at.round + 1 }];
}

/** The field after a round in which a table ended so. */
const asIf = (night: Night, { round, table }: At, result: Result): Field => ({
  ...night,
  rounds: night.rounds.slice(0, round).map(one => ({
    ...one,
    tables: one.tables.map(other => (one.n === round && other.n === table ? { ...other, result } : other)),
  })),
});
