import { and, asc, desc, eq, gt, inArray, isNull, max, sql } from 'drizzle-orm';
import type { LogEntry, Move, Snapshot } from '../../kernel/index.js';
import type { Unarchived } from '../archives-port.js';
import type { TimedMove } from '../schema/matches.js';
import type { Base, Work } from '../work.js';
import { is, slot, slots } from './slots.js';

/** Finished matches in little room. A match is read from its rows, and from here where there are none. */
export function archiveQueries(base: Base) {
  const { db, prepare } = base;
  const { archives, decisions, endings, logs, matches, snapshots } = base.tables;
  const here = is(archives, 'match');
  const known = prepare(db.select({ n: archives.n }).from(archives).where(here));
  const ends = prepare(db.select({ began: archives.began, last: archives.last }).from(archives).where(here));
  const packedSnapshots = prepare(db.select({ snapshots: archives.snapshots }).from(archives).where(here));
  const packedMoves = prepare(db.select({ moves: archives.moves }).from(archives).where(here));
  const packedLog = prepare(db.select({ log: archives.log }).from(archives).where(here));
  const newest = prepare(db.select({ n: max(archives.n) }).from(archives));
  const next = prepare(
    db
      .select({ n: endings.n, match: endings.match, at: matches.updatedAt })
      .from(endings)
      .innerJoin(matches, eq(matches.id, endings.match))
      .leftJoin(archives, eq(archives.n, endings.n))
      .where(and(gt(endings.n, slot('after')), isNull(archives.n)))
      .orderBy(asc(endings.n))
      .limit(slot('limit')),
  );
  const ending = prepare(
    db
      .select({ n: endings.n })
      .from(endings)
      .innerJoin(matches, eq(matches.id, endings.match))
      .where(and(is(endings, 'match'), inArray(matches.status, ['over', 'withdrawn']))),
  );
  const add = prepare(db.insert(archives).values(slots(archives)));
  const movesOf = prepare(
    db
      .select({ at: decisions.at, move: decisions.move })
      .from(decisions)
      .where(is(decisions, 'match'))
      .orderBy(asc(decisions.seq)),
  );
  const linesOf = prepare(db.select({ entry: logs.entry }).from(logs).where(is(logs, 'match')).orderBy(asc(logs.n)));
  const edge = (order: typeof asc) =>
    prepare(
      db
        .select({ seq: snapshots.seq, json: snapshots.json })
        .from(snapshots)
        .where(is(snapshots, 'match'))
        .orderBy(order(snapshots.seq))
        .limit(1),
    );
  const [first, last] = [edge(asc), edge(desc)];
  const clear = [snapshots, decisions, logs].map(table => prepare(db.delete(table).where(is(table, 'match'))));

  const touch = prepare(
    db
      .update(matches)
      .set({ moves: sql`${matches.moves}` })
      .where(eq(matches.id, slot('match'))),
  );

  function* edges(match: string): Work<Snapshot[]> {
    const [one, other] = [yield* first.get({ match }), yield* last.get({ match })];
    if (one === undefined || other === undefined) return [];
    return one.seq === other.seq ? [one] : [one, other];
  }

  return {
    *has(match: string): Work<boolean> {
      return (yield* known.get({ match })) !== undefined;
    },
    /** When the first move was made, and the last move. */
    ends: (match: string): Work<{ began: number | null; last: Move | null } | undefined> => ends.get({ match }),
    *snapshots(match: string): Work<readonly Snapshot[]> {
      return (yield* packedSnapshots.get({ match }))?.snapshots ?? [];
    },
    *moves(match: string): Work<Move[]> {
      return ((yield* packedMoves.get({ match }))?.moves ?? []).map(({ move }) => move);
    },
    *log(match: string): Work<readonly LogEntry[]> {
      return (yield* packedLog.get({ match }))?.log ?? [];
    },

    *next(after: number | undefined, limit: number): Work<Unarchived[]> {
      return yield* next.all({ after: after ?? (yield* newest.get())?.n ?? 0, limit });
    },
    *archive(match: string): Work<boolean> {
      const n = (yield* ending.get({ match }))?.n;
      if (n === undefined || (yield* known.get({ match })) !== undefined) return false;
      // So that a move added meanwhile collides with this.
      yield* touch.run({ match });
      const moves: TimedMove[] = yield* movesOf.all({ match });
      const log = (yield* linesOf.all({ match })).map(({ entry }) => entry);
      const [began, end] = [moves[0]?.at ?? null, moves.at(-1)?.move ?? null];
      yield* add.run({ n, match, began, last: end, snapshots: yield* edges(match), moves, log });
      for (const table of clear) yield* table.run({ match });
      return true;
    },
  };
}
