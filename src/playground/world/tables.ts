import type { Change, Journal } from './journal.js';

/** Rows by id, every change written to the journal before it can be seen. */
export interface Table<Row> {
  get(id: string): Row | undefined;
  put(id: string, row: Row): Row;
  delete(id: string): void;
  all(): Row[];
  where(test: (row: Row) => boolean): Row[];
}

export interface Tables {
  open<Row>(name: string): Table<Row>;
  rows(): Change[];
  ids(): string[];
}

export function openTables(journal: Journal, repair: (change: Change) => Change = change => change): Tables {
  const tables = new Map<string, Map<string, unknown>>();
  const rowsOf = (name: string): Map<string, unknown> => {
    const rows = tables.get(name) ?? new Map<string, unknown>();
    tables.set(name, rows);
    return rows;
  };
  for (const change of journal.read().map(repair)) {
    if (change.v === null) rowsOf(change.t).delete(change.id);
    else rowsOf(change.t).set(change.id, change.v);
  }
  return {
    open<Row>(name: string): Table<Row> {
      const rows = rowsOf(name) as Map<string, Row>;
      return {
        get: id => rows.get(id),
        put(id, row) {
          journal.append({ t: name, id, v: row });
          rows.set(id, row);
          return row;
        },
        delete(id) {
          if (rows.delete(id)) journal.append({ t: name, id, v: null });
        },
        all: () => [...rows.values()],
        where: test => [...rows.values()].filter(test),
      };
    },
    rows: () => [...tables].flatMap(([t, rows]) => [...rows].map(([id, v]): Change => ({ t, id, v }))),
    ids: () => [...tables.values()].flatMap(rows => [...rows.keys()]),
  };
}
