import { and, asc, desc, eq, getTableColumns, gt, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { type LogEntry, type MatchFacts, type Move, type Outcome, type Snapshot, winners } from '../../kernel/index.js';
import { type Commit, Conflict, type MatchRow, missedIn, type QuestRow, type ResultRow, type Store } from '../port.js';
import { ALL, type Base, type Work } from '../work.js';
import type { archiveQueries } from './archives.js';
import { later } from './matches.js';
import { is, matching, slot, slots } from './slots.js';

/** How many of a match's snapshots are kept besides the first. What lies farther back is played again from that one. */
export const kept = 24;

/** What happens in a match: moves, snapshots, log lines, and how it ended. */
export function playQueries(base: Base, archives: ReturnType<typeof archiveQueries>) {
  const { db, prepare, dialect } = base;
  const { corrections, decisions, drafts, logs, matches, results, snapshots } = base.tables;
  /** What a match's terms say of the quest that it is. */
  const quest = dialect.field(matches.terms, 'quest').mapWith({
    mapFromDriverValue: (stored: unknown): QuestRow => JSON.parse(stored as string) as QuestRow,
  }) as SQL<QuestRow | null>;
  const head = slots(matches);
  const addMove = prepare(db.insert(decisions).values(slots(decisions)));
  const addLine = prepare(db.insert(logs).values(slots(logs)));
  const addResult = prepare(db.insert(results).values(slots(results)));
  const addSnapshot = prepare(db.insert(snapshots).values(slots(snapshots)).onConflictDoNothing());
  const clearResults = prepare(db.delete(results).where(is(results, 'match')));
  const dropSnapshots = prepare(
    db.delete(snapshots).where(and(is(snapshots, 'match'), gt(snapshots.seq, slot('seq')))),
  );
  const ofMatch = sql`select ${snapshots.seq} from ${snapshots} where ${snapshots.match} = ${slot('match')}`;
  const prune = prepare(
    db
      .delete(snapshots)
      .where(
        and(
          is(snapshots, 'match'),
          lt(snapshots.seq, sql`(${ofMatch} order by ${snapshots.seq} desc limit 1 offset ${sql.raw(`${kept - 1}`)})`),
          gt(snapshots.seq, sql`(${ofMatch} order by ${snapshots.seq} limit 1)`),
        ),
      ),
  );
  const dropDrafts = prepare(db.delete(drafts).where(is(drafts, 'match', 'prompt')));
  const advance = prepare(
    db
      .update(matches)
      .set({
        moves: head.moves,
        lines: head.lines,
        status: head.status,
        terms: head.terms,
        outcome: head.outcome,
        updatedAt: head.updatedAt,
      })
      .where(and(is(matches, 'id'), eq(matches.updatedAt, slot('expected')))),
  );
  const stored = { seq: snapshots.seq, json: snapshots.json };
  const newestUpTo = prepare(
    db
      .select(stored)
      .from(snapshots)
      .where(and(is(snapshots, 'match'), lte(snapshots.seq, slot('seq'))))
      .orderBy(desc(snapshots.seq))
      .limit(1),
  );
  const first = prepare(
    db.select(stored).from(snapshots).where(is(snapshots, 'match')).orderBy(asc(snapshots.seq)).limit(1),
  );
  const movesAfter = prepare(
    db
      .select({ move: decisions.move })
      .from(decisions)
      .where(and(is(decisions, 'match'), gt(decisions.seq, slot('seq'))))
      .orderBy(asc(decisions.seq)),
  );
  const linesAfter = prepare(
    db
      .select({ entry: logs.entry })
      .from(logs)
      .where(and(is(logs, 'match'), gt(logs.n, slot('n'))))
      .orderBy(asc(logs.n))
      .limit(slot('limit')),
  );
  const line = prepare(
    db
      .select({ entry: logs.entry })
      .from(logs)
      .where(is(logs, 'match', 'n')),
  );

  function* writeResults(match: MatchRow, outcome: Outcome, facts: MatchFacts, at: number): Work<void> {
    yield* clearResults.run({ match: match.id });
    const missed = missedIn(match);
    for (const { seat, player } of match.seats) {
      if (player === null || missed.includes(seat)) continue;
      const place = outcome.places[seat];
      if (place === undefined) throw new Error(`the outcome of match ${match.id} has no place for seat ${seat}`);
      const { id, game, ruleset, guild } = match;
      yield* addResult.run({ match: id, game, ruleset, guild, seat, player, place, facts, at });
    }
  }

  return {
    /** The newest snapshot up to a move. Pruning spares the first, so an early move is reached from there. */
    *snapshotUpTo(match: string, seq: number): Work<Snapshot | null> {
      const found = yield* newestUpTo.get({ match, seq });
      return found ?? (yield* archives.snapshots(match)).findLast(row => row.seq <= seq) ?? null;
    },
    *firstSnapshot(match: string): Work<Snapshot | null> {
      return (yield* first.get({ match })) ?? (yield* archives.snapshots(match))[0] ?? null;
    },
    *movesAfter(match: string, seq: number): Work<Move[]> {
      const rows = yield* movesAfter.all({ match, seq });
      if (rows.length > 0) return rows.map(row => row.move);
      return (yield* archives.moves(match)).filter(move => move.seq > seq);
    },
    *log(match: string, n: number, limit: number): Work<LogEntry[]> {
      const most = Math.max(0, limit);
      const rows = yield* linesAfter.all({ match, n, limit: most });
      if (rows.length > 0) return rows.map(row => row.entry);
      return (yield* archives.log(match)).filter(entry => entry.n > n).slice(0, most);
    },
    *line(match: string, n: number): Work<LogEntry | null> {
      const found = yield* line.get({ match, n });
      return found?.entry ?? (yield* archives.log(match)).find(entry => entry.n === n) ?? null;
    },

    *commit(match: MatchRow | null, id: string, expectedMoves: number, step: Commit, now: number): Work<MatchRow> {
      // Two set-ups, which add no moves, are told apart by their first lines.
      const stale = match !== null && (step.log[0]?.n ?? Number.POSITIVE_INFINITY) <= match.lines;
      if (match === null || match.moves !== expectedMoves || stale) throw new Conflict(id);
      // Terms are written whole: what has been agreed on since must not be lost.
      if (step.readAt !== undefined && step.readAt !== match.updatedAt) throw new Conflict(id);
      if (yield* archives.has(id)) throw new Error(`match ${id} is archived: nothing can be added to it`);
      const at = later(match.updatedAt, now);
      for (const [index, move] of step.moves.entries()) {
        if (move.seq !== expectedMoves + index + 1)
          throw new Error(`move ${move.seq} does not follow move ${expectedMoves + index} of match ${id}`);
        yield* addMove.run({ match: id, seq: move.seq, at, move });
      }
      if (step.dropAfter !== undefined) yield* dropSnapshots.run({ match: id, seq: step.dropAfter });
      if (step.snapshot !== undefined) {
        yield* addSnapshot.run({ match: id, ...step.snapshot });
        yield* prune.run({ match: id });
      }
      for (const entry of step.log) yield* addLine.run({ match: id, n: entry.n, entry });
      for (const prompt of step.closed ?? []) yield* dropDrafts.run({ match: id, prompt });
      if (step.outcome !== undefined && step.facts !== undefined)
        yield* writeResults(match, step.outcome, step.facts, at);
      const after = {
        moves: expectedMoves + step.moves.length,
        lines: step.log.at(-1)?.n ?? match.lines,
        status: step.status ?? match.status,
        terms: step.terms ?? match.terms,
        outcome: step.outcome ?? match.outcome,
        updatedAt: at,
      };
      if ((yield* advance.run({ id, expected: match.updatedAt, ...after })) === 0) throw new Conflict(id);
      return { ...match, ...after };
    },

    /** Newest first. */
    *results(filter: Parameters<Store['results']>[0]): Work<ResultRow[]> {
      const wanted = matching(results, filter);
      if (filter.quests !== undefined) wanted.push(filter.quests ? isNotNull(quest) : isNull(quest));
      if (filter.after !== undefined) {
        const { at, match, seat } = filter.after;
        const next = or(gt(results.match, match), and(eq(results.match, match), gt(results.seat, seat)));
        wanted.push(or(lt(results.at, at), and(eq(results.at, at), next)) as SQL);
      }
      const last = sql`(select max(${corrections.id}) from ${corrections} where ${corrections.match} = ${results.match})`;
      const found = db
        .select({ ...getTableColumns(results), outcome: matches.outcome, quest, right: corrections })
        .from(results)
        .innerJoin(matches, eq(matches.id, results.match))
        .leftJoin(corrections, eq(corrections.id, last))
        .where(and(...wanted))
        .orderBy(desc(results.at), asc(results.match), asc(results.seat))
        .limit(filter.limit ?? ALL);
      return (yield* prepare(found).all()).map(({ outcome, right, ...row }) => {
        const places = right === null ? outcome?.places : right.places;
        const counts = outcome !== null && places != null;
        return {
          ...row,
          place: right === null ? row.place : (places?.[row.seat] ?? null),
          won: counts && winners({ ...outcome, places }).includes(row.seat),
        };
      });
    },
  };
}
