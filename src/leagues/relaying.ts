import type { At, LeagueEvent } from './events.js';
import { byeAt, type Field, type Result, type Table } from './field.js';
import { asOf, type Stand, whoMeets } from './formats/bracket.js';
import { bracketOf, paired } from './formats/index.js';
import type { Night, NightRound } from './night.js';

/**
 * What follows in a bracket when a table ended otherwise than it was thought: later tables at which others meet now are
 * laid again, a deciding match that is not needed any more is undone, and all other tables stay as they are. Null where a
 * result hangs on it already, or where something would have to be played although the night is over.
 */
export function relaid(night: Night, at: At, result: Result): LeagueEvent[] | null {
  const events: LeagueEvent[] = [];
  let now: Field = { ...night, rounds: corrected(night, at, result) };
  for (const [index, round] of night.rounds.entries()) {
    if (index < at.round) continue;
    const places = bracketOf(asOf(now, index));
    const meet = round.tables.map(({ node }) => whoComes(places.find(place => place.node.id === node)));
    if (meet.includes('nobody') || meet.includes('open')) {
      // Only a deciding match that is not needed may have been played in vain.
      const kept = round.tables.filter((_, n) => meet[n] !== 'nobody');
      if (hasResults([{ tables: kept }, ...night.rounds.slice(index + 1)])) return null;
      events.push({ type: 'undone', from: round.n });
      break;
    }
    const tables: Table[] = [];
    for (const [n, table] of round.tables.entries()) {
      const players = meet[n] as readonly string[];
      const isSame = players.join() === table.players.join();
      const bye = byeAt(night, players);
      if (!isSame && (table.settled !== null || (night.phase !== 'running' && bye === null))) return null;
      if (!isSame) events.push({ type: 'relaid', round: round.n, table: table.n, players });
      tables.push(isSame ? table : { ...table, players, result: bye });
    }
    now = { ...now, rounds: [...now.rounds, { ...round, tables }] };
  }
  return night.phase !== 'running' && paired(now, '') !== null ? null : events;
}

/** Rounds up to the one in which a table ended so. */
const corrected = ({ rounds }: Night, { round, table }: At, result: Result): NightRound[] =>
  rounds
    .slice(0, round)
    .map(one =>
      one.n === round
        ? { ...one, tables: one.tables.map(other => (other.n === table ? { ...other, result } : other)) }
        : one,
    );

/** Who meets at a place of the bracket: `open` where that is not known yet, `nobody` where the place is not played at all. */
function whoComes(place: Stand | undefined): readonly string[] | 'open' | 'nobody' {
  if (place === undefined) return 'nobody';
  return place.coming.some(one => one !== null && 'open' in one) ? 'open' : whoMeets(place);
}

const hasResults = (rounds: readonly Pick<NightRound, 'tables'>[]): boolean =>
  rounds.some(({ tables }) => tables.some(({ settled }) => settled !== null));
