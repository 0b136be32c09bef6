import { type Text, text } from '../../kernel/index.js';
import { type Night, type NightTable, tableKey } from '../../leagues/night.js';
import type { NightPostRow } from '../../store/port.js';
import { nameIn } from './names.js';

/** Tells a round from one of the same number that was undone. */
export const seedOf = ({ rounds }: Night, round: number): string => rounds[round - 1]?.seed.slice(0, 8) ?? '';

/** The thread of a table is kept under this: when a correction sends others to it, they get one of their own. */
export const threadOf = (night: Night, round: number, table: NightTable): string =>
  `table ${seedOf(night, round)} ${tableKey(table)}`;

/** Something to be done once in the thread of a table, and under what it is kept that it has been. */
interface InThread {
  readonly what: string;
  /** The id of the thread. */
  readonly thread: string;
}

/** The threads that a night has for its tables, and what is still to be done in them. */
export class TableThreads {
  readonly night: Night;
  private readonly posted: ReadonlyMap<string, NightPostRow>;

  constructor(night: Night, posted: ReadonlyMap<string, NightPostRow>) {
    this.night = night;
    this.posted = posted;
  }

  /** What has to be said at tables where people would else wait for somebody. */
  untold(): (InThread & { readonly said: Text })[] {
    return this.tables().flatMap(({ round, table }) => {
      const before = threadOf(this.night, round, { ...table, laid: table.laid - 1 });
      const left = table.laid === 0 ? [] : this.pending(before, 'left');
      const won = table.settled === 'awarded' ? this.pending(threadOf(this.night, round, table), 'awarded') : [];
      return [
        ...left.map(one => ({ ...one, said: text('league-relaid', { table: `${round}.${table.n}` }) })),
        ...won.map(one => ({ ...one, said: awarded(this.night, table) })),
      ];
    });
  }

  /** Threads of tables that are done, of rounds after which others have begun or the night was over. */
  finished(): InThread[] {
    const { rounds, phase } = this.night;
    return this.tables()
      .filter(({ round, table }) => table.result !== null && (round < rounds.length || phase === 'over'))
      .flatMap(({ round, table }) => this.pending(threadOf(this.night, round, table), 'put away'));
  }

  private tables(): { round: number; table: NightTable }[] {
    return this.night.rounds.flatMap(({ n: round, tables }) => tables.map(table => ({ round, table })));
  }

  /** The thread kept under a key, unless that has been done in it already. */
  private pending(key: string, done: string): InThread[] {
    const thread = this.posted.get(key)?.channel;
    const what = `${key} ${done}`;
    return thread === undefined || this.posted.has(what) ? [] : [{ what, thread }];
  }
}

/** Who has a table without a match, and why. */
function awarded(night: Night, { players, result }: NightTable): Text {
  const named = (there: boolean) => ({
    list: players.filter((_, at) => (result?.places[at] != null) === there).map(player => nameIn(night, player)),
  });
  const came = named(true);
  return came.list.length === 0
    ? text('league-told-nobody-came')
    : text('league-told-awarded', { who: came, away: named(false) });
}
