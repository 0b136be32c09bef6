import { setImmediate } from 'node:timers/promises';
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

export const archiveDue = (at: number): NewDue => ({ kind: 'archive', subject: 'matches', at, lane: 'count' });

type Archive = Pick<Store, 'unarchived' | 'archive' | 'schedule'>;

/** Archives some of the matches that have rested long enough, and schedules when to look again. */
export async function archiveRested(store: Archive, now: number): Promise<void> {
  const failures: unknown[] = [];
  const waiting = await store.unarchived({ limit: BATCH });
  const resting = waiting.findIndex(({ at }) => at > now - REST);
  for (const { match } of resting === -1 ? waiting : waiting.slice(0, resting)) {
    // A match that cannot be read is no reason to leave the others.
    await store.archive(match).catch((error: unknown) => failures.push(error));
    await setImmediate();
  }
  const next = waiting[resting]?.at ?? now;
  const more = resting === -1 && waiting.length === BATCH;
  await store.schedule(archiveDue(more ? now + PAUSE : next + REST));
  if (failures.length > 0) throw failures[0];
}
