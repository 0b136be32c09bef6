import { and, asc, desc, eq } from 'drizzle-orm';
import type { Json } from '../../kernel/index.js';
import type { BoardRow, BundleRow, DraftRow } from '../port.js';
import { type Base, orNull, type Work } from '../work.js';
import { is, slot, slots } from './slots.js';

/** What lies around a match: its messages, half-entered answers, and what is left of a failure. */
export function tableQueries(base: Base) {
  const { db, prepare, dialect } = base;
  const { boards, bundles, drafts } = base.tables;
  const draft = slots(drafts);
  const board = slots(boards);
  const { id: _, ...bundle } = slots(bundles);
  const here = is(drafts, 'match', 'prompt', 'seat');
  const draftsOf = prepare(
    db
      .select({ prompt: drafts.prompt, seat: drafts.seat, draft: drafts.draft })
      .from(drafts)
      .where(is(drafts, 'match'))
      .orderBy(asc(drafts.prompt), asc(drafts.seat)),
  );
  const writeDraft = prepare(
    db
      .insert(drafts)
      .values(draft)
      .onConflictDoUpdate({ target: [drafts.match, drafts.prompt, drafts.seat], set: { draft: draft.draft } }),
  );
  const dropDraft = prepare(db.delete(drafts).where(here));
  const boardOf = prepare(db.select().from(boards).where(is(boards, 'match')));
  const boardAt = prepare(
    db.select().from(boards).where(is(boards, 'message')).orderBy(desc(boards.createdAt)).limit(1),
  );
  const boardIn = prepare(db.select().from(boards).where(is(boards, 'thread')).limit(1));
  const writing = (fields: readonly (keyof BoardRow)[]) =>
    prepare(
      db
        .insert(boards)
        .values(board)
        .onConflictDoUpdate({
          target: boards.match,
          set: Object.fromEntries(fields.map(field => [field, board[field]])),
        })
        .returning(),
    );
  const writers = new Map<string, ReturnType<typeof writing>>();
  const keep = prepare(db.insert(bundles).values(bundle).returning({ id: bundles.id }));
  const same = prepare(
    db
      .select({ id: bundles.id })
      .from(bundles)
      .where(and(is(bundles, 'match'), eq(dialect.field(bundles.bundle, 'stack'), slot('stack'))))
      .limit(1),
  );
  const kept = prepare(db.select().from(bundles).orderBy(desc(bundles.id)).limit(slot('limit')));
  const keptAs = prepare(db.select().from(bundles).where(is(bundles, 'id')));

  return {
    drafts: (match: string): Work<DraftRow[]> => draftsOf.all({ match }),
    setDraft: (match: string, prompt: number, seat: number, json: Json): Work<unknown> =>
      json === null ? dropDraft.run({ match, prompt, seat }) : writeDraft.run({ match, prompt, seat, draft: json }),
    board: (match: string): Work<BoardRow | null> => orNull(boardOf.get({ match })),
    boardByMessage: (message: string): Work<BoardRow | null> => orNull(boardAt.get({ message })),
    boardByThread: (thread: string): Work<BoardRow | null> => orNull(boardIn.get({ thread })),
    *setBoard(row: BoardRow, fields = Object.keys(row) as readonly (keyof BoardRow)[]): Work<BoardRow> {
      const key = fields.join();
      const writer = writers.get(key) ?? writing(fields);
      writers.set(key, writer);
      return (yield* writer.get({ ...row })) as BoardRow;
    },
    *keepBundle(match: string, at: number, json: Json): Work<number> {
      const { stack } = (json ?? {}) as { readonly stack?: Json };
      const known = typeof stack === 'string' ? yield* same.get({ match, stack }) : undefined;
      return (known ?? (yield* keep.get({ match, at, bundle: json }))).id;
    },
    bundles: (limit: number): Work<BundleRow[]> => kept.all({ limit }),
    bundle: (id: number): Work<BundleRow | null> => orNull(keptAs.get({ id })),
  };
}
