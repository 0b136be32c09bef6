import { connect } from './connection.js';

/** Where a match stands, and by what it is known there. */
const TABLES = {
  matches: 'id',
  seats: 'match',
  snapshots: 'match',
  decisions: 'match',
  drafts: 'match',
  logs: 'match',
  boards: 'match',
  due: 'subject',
} as const;

/** Copies the only match of a database so often, each among people of its own: for benchmarks, which need many, and soon. */
export function copyMatch(file: string, times: number): void {
  const connection = connect(file);
  const { sqlite } = connection;
  // Nobody would miss them after a power cut.
  sqlite.pragma('synchronous = OFF');
  const match = sqlite.prepare('SELECT id FROM matches').pluck().get() as string;
  sqlite.transaction(() => {
    for (const [table, key] of Object.entries(TABLES)) {
      const columns = (sqlite.pragma(`table_info(${table})`) as { name: string }[])
        .map(({ name }) => name)
        .filter(name => !(table === 'due' && name === 'id'));
      const values = columns.map(name =>
        name === key || name === 'player' ? `"${name}" || numbers.copy` : `"${name}"`,
      );
      const names = columns.map(name => `"${name}"`).join(', ');
      sqlite
        .prepare(
          `WITH RECURSIVE numbers(copy) AS (SELECT 1 UNION ALL SELECT copy + 1 FROM numbers WHERE copy < ?)
           INSERT INTO ${table} (${names}) SELECT ${values.join(', ')} FROM ${table}, numbers WHERE "${key}" = ?`,
        )
        .run(times, match);
    }
  })();
  connection.close();
}
