import { type Game, type LogEntry, type Moment, momentsIn, standing } from '../kernel/index.js';
import { decksOf } from '../matches/matches.js';
import { isPractice } from '../opponents/index.js';
import { type MatchRow, missedIn, type Store } from '../store/port.js';
import type { At } from './events.js';
import type { Night } from './night.js';

/** Moments that are told of a night. */
const MOMENTS = 3;

/** A turning point of one of the night's matches. */
export interface NightMoment {
  readonly at: At;
  readonly match: MatchRow;
  readonly moment: Moment;
}

/** What chance did for somebody more often than was to be expected; words `luck-<id>` of the game. */
export interface LuckyDraw {
  readonly at: At;
  readonly player: string;
  readonly id: string;
  readonly times: number;
  /** Rounded to tenths. */
  readonly expected: number;
}

/** What is worth telling of a night that is over. */
export interface Recap {
  /** The weightiest first, of as many matches as there are. */
  readonly moments: readonly NightMoment[];
  readonly lucky: LuckyDraw | null;
}

type Readable = Pick<Store, 'match' | 'matchesOf' | 'log'>;

/** From the logs and facts of the matches that were played to their end. */
export async function recapOf(
  store: Readable,
  gameOf: (match: MatchRow) => Game,
  { rounds }: Pick<Night, 'rounds'>,
): Promise<Recap> {
  const told: { moments: NightMoment[]; lucky: LuckyDraw[] }[] = [];
  for (const { n: round, tables } of rounds)
    for (const { n: table, matches } of tables)
      for (const { id } of matches.slice(-1))
        for (const match of await played(store, id)) {
          const game = gameOf(match);
          const log = standing(await store.log(match.id, 0, match.lines));
          const at = { round, table };
          told.push({ moments: momentsOf(game, match, log, at), lucky: luckOf(game, match, log, at) });
        }
  // One of each match before a second of any: a night is told by all its tables.
  const firsts = told.flatMap(({ moments }) => moments.slice(0, 1)).sort(heavier);
  const seconds = told.flatMap(({ moments }) => moments.slice(1, MOMENTS)).sort(heavier);
  const lucky = told.flatMap(one => one.lucky).sort((one, other) => surplus(other) - surplus(one));
  return { moments: unlike([...firsts, ...seconds]).slice(0, MOMENTS), lucky: lucky[0] ?? null };
}

/** The matches of a table's series that are over. */
async function played(store: Readable, id: string): Promise<MatchRow[]> {
  const [first, later] = [await store.match(id), await store.matchesOf({ series: id })];
  return [...(first === null ? [] : [first]), ...later].filter(({ status }) => status === 'over');
}

/** Each only once: tables that play against the same villain come to the same turning points. */
function unlike(moments: readonly NightMoment[]): NightMoment[] {
  const said = moments.map(({ match, moment: { words } }) => {
    const all = JSON.stringify(words);
    // A seat is somebody else at each table.
    return all.includes('"seat"') ? `${match.id} ${all}` : all;
  });
  return moments.filter((_, at) => said.indexOf(said[at] as string) === at);
}

const heavier = (one: NightMoment, other: NightMoment): number => other.moment.weight - one.moment.weight;

const momentsOf = (game: Game, match: MatchRow, log: readonly LogEntry[], at: At): NightMoment[] =>
  game.drama === undefined
    ? []
    : momentsIn(log, game.drama)
        .map(moment => ({ at, match, moment }))
        .sort(heavier);

const surplus = ({ times, expected }: LuckyDraw): number => times - expected;

/** Only of people who came, and only where chance did more than was to be expected. */
function luckOf(game: Game, match: MatchRow, log: readonly LogEntry[], at: At): LuckyDraw[] {
  const { luck = [] } = game.facts(log, decksOf(match));
  return match.seats.flatMap(({ seat, player }) =>
    player === null || isPractice({ player }) || missedIn(match).includes(seat)
      ? []
      : Object.entries(luck[seat] ?? {})
          .map(([id, { times, expected }]) => ({ at, player, id, times, expected: Math.round(expected / 100) / 10 }))
          .filter(one => surplus(one) > 0),
  );
}
