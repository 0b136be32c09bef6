import { isDeepStrictEqual } from 'node:util';
import type { At, LeagueEvent } from './events.js';
import { isBye, type Result } from './field.js';
import { decision, isKnockout } from './formats/bracket.js';
import { formatOf } from './formats/index.js';
import { type Night, type NightTable, tableAt } from './night.js';
import { LeagueRefused } from './refused.js';
import { relaid } from './relaying.js';

/** How a host says that a table ended: the place of each, in the order of the table, or how far its partners came. */
export type Verdict = Pick<Result, 'places' | 'wins' | 'feat'>;

/**
 * What a correction comes to: the result, and in a bracket the later tables at which others meet now. It changes nothing,
 * so a host can be shown beforehand what would follow. @throws LeagueRefused for a result that cannot be corrected
 */
export function correction(night: Night, at: At, said: Verdict): LeagueEvent[] {
  const verdict = night.plan.bestOf === 1 ? withoutScore(said) : said;
  if (night.rounds.length === 0) throw new LeagueRefused('league-not-begun');
  const table = tableAt(night, at.round, at.table);
  if (table === undefined) throw new LeagueRefused('league-table-unknown', { ...at });
  if (isBye(night, table)) throw new LeagueRefused('league-table-bye');
  checkVerdict(night, table, verdict);
  if (isResult(table, verdict)) throw new LeagueRefused('league-result-same');
  const corrected: LeagueEvent = { type: 'corrected', ...at, result: verdict };
  if (!goesElsewhere(table, verdict)) return [corrected];
  const follows = relaid(night, at, verdict);
  if (follows === null) throw new LeagueRefused('league-moved-on');
  return [corrected, ...follows];
}

/** Of a single match a score says who won it, and nothing that could be counted. */
const withoutScore = ({ wins: _, ...rest }: Verdict): Verdict => rest;

/** Whether a series can end like that: nobody wins more than decides it, and one player at most wins so many. */
const isScore = (wins: readonly number[], bestOf: number): boolean => {
  const deciding = (bestOf + 1) / 2;
  return wins.every(mine => mine <= deciding) && wins.filter(mine => mine === deciding).length <= 1;
};

function checkVerdict({ plan }: Night, table: NightTable, { places, wins, feat }: Verdict): void {
  const { players } = table;
  const together = formatOf(plan).together === true;
  const whole = places.length === players.length && (wins === undefined || wins.length === players.length);
  const ranked = places.every(place => place === null || isPlace(place, places));
  const scored = wins === undefined || isScore(wins, plan.bestOf);
  if (!whole || !ranked || !scored || together !== (feat !== undefined)) throw new LeagueRefused('league-result');
  if (isKnockout(table) && places.filter(place => place === 1).length !== 1) throw new LeagueRefused('league-no-draw');
}

/** Whether a table has ended like that already. */
const isResult = ({ result }: NightTable, verdict: Verdict): boolean =>
  result !== null && isDeepStrictEqual(essence(result), essence(verdict));

const essence = ({ places, wins, feat }: Verdict) => [places, wins ?? null, feat ?? null];

/** A place is one more than there are better ones. */
const isPlace = (place: number, places: Result['places']): boolean =>
  place === 1 + places.filter(other => other !== null && other < place).length;

const goesElsewhere = (table: NightTable, result: Result): boolean =>
  isKnockout(table) && decision(table)?.winner !== decision({ ...table, result })?.winner;
