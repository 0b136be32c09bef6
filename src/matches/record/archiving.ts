import { setImmediate } from 'node:timers/promises';
import type { Json } from '../../kernel/index.js';
import type { NewDue, Store } from '../../store/port.js';

/**
 * So long a match that is over stays as it was played, and so fastest to look at. By then its board has been drawn for
 * the last time and its rematch asked for. Nothing hangs on it: an archived match can be undone as little as any that
 * is over, and answers all else as before.
 */
export const REST = 24 * 60 * 60_000;
/** Others have their turn after each match; between batches, everything that is due has. */
const BATCH = 20;
const PAUSE = 5_000;
/** What could not be archived is tried again no sooner, in milliseconds. */
const SELDOM = 60 * 60_000;

/** `after`: where a look goes on that was too much for one batch. */
export const archiveDue = (at: number, after: number | null = null): NewDue => ({
  kind: 'archive',
  subject: 'matches',
  at,
  lane: 'count',
  payload: after,
});

type Archive = Pick<Store, 'unarchived' | 'archive' | 'schedule'>;

/** Archives some of the matches that have rested long enough, and schedules when to look again. @throws what failed */
export async function archiveRested(store: Archive, now: number, after: Json = null): Promise<void> {
  const failures: string[] = [];
  const waiting = await store.unarchived({ ...(typeof after === 'number' && { after }), limit: BATCH });
  const resting = waiting.findIndex(({ at }) => at > now - REST);
  for (const { match } of resting === -1 ? waiting : waiting.slice(0, resting)) {
    // A match that cannot be read is no reason to leave the others.
    await store.archive(match).catch((error: Error) => failures.push(`${match}: ${error.message}`));
    await setImmediate();
  }
  const last = waiting.at(-1);
  const more = resting === -1 && waiting.length === BATCH && last !== undefined;
  const next = (waiting[resting]?.at ?? now) + REST;
  const again = failures.length === 0 ? next : Math.max(next, now + SELDOM);
  await store.schedule(more ? archiveDue(now + PAUSE, last.n) : archiveDue(again));
  if (failures.length > 0) throw new Error(`matches that could not be archived: ${failures.join('; ')}`);
}
