import { and, asc, desc, eq } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { Json } from '../kernel/index.js';
import type { BoardRow, BundleRow, DraftRow } from './port.js';
import { boards, bundles, drafts } from './schema.js';
import { slot, slots } from './slots.js';

/** What lies around a match: its messages, half-entered answers, and what is left of a failure. */
export function tableQueries(db: BetterSQLite3Database) {
  const draft = slots(drafts);
  const { match, ...board } = slots(boards);
  const { id: _, ...bundle } = slots(bundles);
  const here = and(eq(drafts.match, slot('match')), eq(drafts.prompt, slot('prompt')), eq(drafts.seat, slot('seat')));
  const draftsOf = db
    .select({ prompt: drafts.prompt, seat: drafts.seat, draft: drafts.draft })
    .from(drafts)
    .where(eq(drafts.match, slot('match')))
    .orderBy(asc(drafts.prompt), asc(drafts.seat))
    .prepare();
  const writeDraft = db
    .insert(drafts)
    .values(draft)
    .onConflictDoUpdate({ target: [drafts.match, drafts.prompt, drafts.seat], set: { draft: draft.draft } })
    .prepare();
  const dropDraft = db.delete(drafts).where(here).prepare();
  const boardOf = db
    .select()
    .from(boards)
    .where(eq(boards.match, slot('match')))
    .prepare();
  const boardAt = db
    .select()
    .from(boards)
    .where(eq(boards.message, slot('message')))
    .orderBy(desc(boards.createdAt))
    .limit(1)
    .prepare();
  const boardIn = db
    .select()
    .from(boards)
    .where(eq(boards.thread, slot('thread')))
    .limit(1)
    .prepare();
  const writeBoard = db
    .insert(boards)
    .values({ match, ...board })
    .onConflictDoUpdate({ target: boards.match, set: board })
    .prepare();
  const keep = db.insert(bundles).values(bundle).prepare();
  const kept = db.select().from(bundles).orderBy(desc(bundles.id)).limit(slot('limit')).prepare();
  const keptAs = db
    .select()
    .from(bundles)
    .where(eq(bundles.id, slot('id')))
    .prepare();

  return {
    drafts: (match: string): DraftRow[] => draftsOf.all({ match }),
    setDraft(match: string, prompt: number, seat: number, json: Json): void {
      if (json === null) dropDraft.run({ match, prompt, seat });
      else writeDraft.run({ match, prompt, seat, draft: json });
    },
    board: (match: string): BoardRow | null => boardOf.get({ match }) ?? null,
    boardByMessage: (message: string): BoardRow | null => boardAt.get({ message }) ?? null,
    boardByThread: (thread: string): BoardRow | null => boardIn.get({ thread }) ?? null,
    setBoard: (row: BoardRow): void => void writeBoard.run({ ...row }),
    keepBundle: (match: string, at: number, json: Json): number =>
      Number(keep.run({ match, at, bundle: json }).lastInsertRowid),
    bundles: (limit: number): BundleRow[] => kept.all({ limit }),
    bundle: (id: number): BundleRow | null => keptAs.get({ id }) ?? null,
  };
}
