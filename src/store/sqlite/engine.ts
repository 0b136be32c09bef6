import { sqliteDialect } from '../dialect.js';
import type { Store } from '../port.js';
import { queriesOn } from '../queries/index.js';
import { sqliteTables } from '../schema/sqlite.js';
import type { Engine, StoreOptions } from '../store.js';
import { storeOn } from '../store.js';
import { type Asked, type Base, doNow, statementNow, type Work } from '../work.js';
import { type Connection, connect } from './connection.js';
import { copySlowly } from './copy.js';

/** Opens the database, making it where there is none. @throws StoreError when it cannot be used */
export function openStore(file: string | ':memory:', options: StoreOptions = {}): Store {
  return storeOver(connect(file), options);
}

/** The store on an open connection. */
export const storeOver = (connection: Connection, options: StoreOptions = {}): Store =>
  storeOn(engineOn(connection), options);

/** SQLite answers at once, so each job is done in one go: no other comes in between. */
function engineOn(connection: Connection): Engine {
  const queries = queriesOn(baseOn(connection));
  const copies = new Set<Promise<unknown>>();
  return {
    read: job => connection.read(() => doNow(job(queries))),
    write: job => connection.write(() => doNow(job(queries))),
    note: job => connection.note(() => doNow(job(queries))),
    // One process has the database at a time.
    hear: () => undefined,
    compact: () => connection.read(() => void connection.sqlite.exec('VACUUM')),
    async backup(file) {
      const copy = copySlowly(connection.sqlite, file);
      copies.add(copy);
      await copy.finally(() => copies.delete(copy));
    },
    async close() {
      await Promise.allSettled(copies);
      connection.close();
    },
  };
}

interface Prepared extends Pick<Asked, 'all' | 'get'> {
  run(values: unknown): { readonly changes: number };
}

const baseOn = ({ db }: Connection): Base => ({
  db,
  tables: sqliteTables,
  dialect: sqliteDialect,
  prepare(query) {
    // A start needs few of them.
    let made: Prepared | null = null;
    const prepared = (): Prepared => {
      made ??= query.prepare() as Prepared;
      return made;
    };
    return statementNow({
      all: values => prepared().all(values),
      get: values => prepared().get(values),
      run: values => prepared().run(values).changes,
    });
  },
  alone: nothing,
  tell: () => undefined,
});

/** A writer is alone already. */
function* nothing(): Work<void> {}
