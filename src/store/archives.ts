import { and, asc, desc, eq, gt, isNull, max } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { LogEntry, Move, Snapshot } from '../kernel/index.js';
import type { Unarchived } from './archives-port.js';
import { archives, decisions, endings, logs, matches, snapshots, type TimedMove } from './schema.js';
import { slot, slots } from './slots.js';

/** Finished matches in little room. A match is read from its rows, and from here where there are none. */
export function archiveQueries(db: BetterSQLite3Database) {
  const here = eq(archives.match, slot('match'));
  const known = db.select({ n: archives.n }).from(archives).where(here).prepare();
  const ends = db.select({ began: archives.began, last: archives.last }).from(archives).where(here).prepare();
  const packedSnapshots = db.select({ snapshots: archives.snapshots }).from(archives).where(here).prepare();
  const packedMoves = db.select({ moves: archives.moves }).from(archives).where(here).prepare();
  const packedLog = db.select({ log: archives.log }).from(archives).where(here).prepare();
  const newest = db
    .select({ n: max(archives.n) })
    .from(archives)
    .prepare();
  const next = db
    .select({ n: endings.n, match: endings.match, at: matches.updatedAt })
    .from(endings)
    .innerJoin(matches, eq(matches.id, endings.match))
    .leftJoin(archives, eq(archives.n, endings.n))
    .where(and(gt(endings.n, slot('after')), isNull(archives.n)))
    .orderBy(asc(endings.n))
    .limit(slot('limit'))
    .prepare();
  const ending = db
    .select({ n: endings.n })
    .from(endings)
    .innerJoin(matches, eq(matches.id, endings.match))
    .where(and(eq(endings.match, slot('match')), eq(matches.status, 'over')))
    .prepare();
  const add = db.insert(archives).values(slots(archives)).prepare();
  const movesOf = db
    .select({ at: decisions.at, move: decisions.move })
    .from(decisions)
    .where(eq(decisions.match, slot('match')))
    .orderBy(asc(decisions.seq))
    .prepare();
  const linesOf = db
    .select({ entry: logs.entry })
    .from(logs)
    .where(eq(logs.match, slot('match')))
    .orderBy(asc(logs.n))
    .prepare();
  const edge = (order: typeof asc) =>
    db
      .select({ seq: snapshots.seq, json: snapshots.json })
      .from(snapshots)
      .where(eq(snapshots.match, slot('match')))
      .orderBy(order(snapshots.seq))
      .limit(1)
      .prepare();
  const [first, last] = [edge(asc), edge(desc)];
  const clear = [snapshots, decisions, logs].map(table =>
    db
      .delete(table)
      .where(eq(table.match, slot('match')))
      .prepare(),
  );

  const edges = (match: string): Snapshot[] => {
    const [one, other] = [first.get({ match }), last.get({ match })];
    if (one === undefined || other === undefined) return [];
    return one.seq === other.seq ? [one] : [one, other];
  };

  return {
    has: (match: string): boolean => known.get({ match }) !== undefined,
    /** When the first move was made, and the last move. */
    ends: (match: string): { began: number | null; last: Move | null } | undefined => ends.get({ match }),
    snapshots: (match: string): readonly Snapshot[] => packedSnapshots.get({ match })?.snapshots ?? [],
    moves: (match: string): Move[] => (packedMoves.get({ match })?.moves ?? []).map(({ move }) => move),
    log: (match: string): readonly LogEntry[] => packedLog.get({ match })?.log ?? [],

    next: (after: number | undefined, limit: number): Unarchived[] =>
      next.all({ after: after ?? newest.get()?.n ?? 0, limit }),
    archive(match: string): boolean {
      const n = ending.get({ match })?.n;
      if (n === undefined || known.get({ match }) !== undefined) return false;
      const moves: TimedMove[] = movesOf.all({ match });
      const log = linesOf.all({ match }).map(({ entry }) => entry);
      const [began, end] = [moves[0]?.at ?? null, moves.at(-1)?.move ?? null];
      add.run({ n, match, began, last: end, snapshots: edges(match), moves, log });
      for (const table of clear) table.run({ match });
      return true;
    },
  };
}
