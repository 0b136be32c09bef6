import type Database from 'better-sqlite3';
import { connect } from './connection.js';

/** Where a match in play stands, and by what it is known there. */
const OPEN = {
  matches: 'id',
  seats: 'match',
  snapshots: 'match',
  decisions: 'match',
  drafts: 'match',
  logs: 'match',
  boards: 'match',
  due: 'subject',
} as const;
/** The same of one that is over, archived and counted. */
const ENDED = { matches: 'id', seats: 'match', results: 'match', endings: 'match', archives: 'match' } as const;
const OTHERWISE: Readonly<Record<string, string>> = { n: 'n + @last', ordinal: 'ordinal + @apart' };
/** How far apart copies of one rating are: people hardly ever have the same. */
const APART = 1e-6;
/** What was counted of people. */
const COUNTED = ['tallies', 'ratings', 'rating_steps'] as const;

/** Copies the only match of a database so often, each among people of its own: for benchmarks, which need many, and soon. */
export function copyMatch(file: string, times: number): void {
  quickly(file, sqlite => {
    const match = sqlite.prepare('SELECT id FROM matches').pluck().get() as string;
    for (const [table, key] of Object.entries(OPEN)) {
      const columns = columnsOf(sqlite, table).filter(name => !(table === 'due' && name === 'id'));
      const values = columns.map(name =>
        name === key || name === 'player' ? `"${name}" || numbers.copy` : `"${name}"`,
      );
      sqlite
        .prepare(
          `WITH RECURSIVE numbers(copy) AS (SELECT 1 UNION ALL SELECT copy + 1 FROM numbers WHERE copy < ?)
           INSERT INTO ${table} (${named(columns)}) SELECT ${values.join(', ')} FROM ${table}, numbers WHERE "${key}" = ?`,
        )
        .run(times, match);
    }
  });
}

/**
 * Copies the first so many matches that ended, which are archived and counted, once under each name: as if
 * others had played the same since. Everybody's sums, which are no more with more matches, stay as they are.
 */
export function copyEnded(file: string, { first, copies }: { first: number; copies: readonly string[] }): void {
  quickly(file, sqlite => {
    const last = sqlite.prepare('SELECT max(n) FROM endings').pluck();
    const ended = Object.entries(ENDED).map(([table, key]) =>
      copying(sqlite, table, [key, 'player', 'host'], `"${key}" IN (SELECT match FROM endings WHERE n <= @first)`),
    );
    const played = `player IN (SELECT player FROM results JOIN endings USING (match) WHERE n <= @first)`;
    const counted = COUNTED.map(table => copying(sqlite, table, ['player'], played));
    for (const [at, copy] of copies.entries()) {
      const values = { first, copy: `~${copy}`, last: last.get(), apart: (at + 1) * APART };
      for (const statement of [...ended, ...counted]) statement.run(values);
    }
    sqlite.prepare('UPDATE counted SET up_to = ?').run(last.get());
    // What the copies did to everybody's sums nobody knows.
    sqlite.prepare('DELETE FROM sum_changes').run();
  });
}

/** Copies some rows under other names, after the last of all endings, with ratings that are nobody else's. */
function copying(sqlite: Database.Database, table: string, own: readonly string[], which: string): Database.Statement {
  const columns = columnsOf(sqlite, table);
  const values = columns.map(name => (own.includes(name) ? `"${name}" || @copy` : (OTHERWISE[name] ?? `"${name}"`)));
  return sqlite.prepare(
    `INSERT INTO ${table} (${named(columns)}) SELECT ${values.join(', ')} FROM ${table} WHERE ${which}`,
  );
}

const columnsOf = (sqlite: Database.Database, table: string): string[] =>
  (sqlite.pragma(`table_info(${table})`) as { name: string }[]).map(({ name }) => name);
const named = (columns: readonly string[]): string => columns.map(name => `"${name}"`).join(', ');

/** All or nothing; nobody would miss it after a power cut. */
function quickly(file: string, write: (sqlite: Database.Database) => void): void {
  const connection = connect(file);
  connection.sqlite.pragma('synchronous = OFF');
  connection.sqlite.transaction(() => write(connection.sqlite))();
  connection.close();
}
