import { type DueRow, isOver, type MatchRow, type Store } from '../store/port.js';

/** What is only done while a match goes on: its subject begins with the match. */
const WHILE_OPEN: readonly string[] = ['expire', 'practice', 'clock', 'remind', 'order'];

/**
 * Splits off what belongs to matches that are over or gone: nothing will come of it when its time has come. What is set
 * aside stays: somebody is to look at it.
 */
export async function withoutIdle(
  store: Pick<Store, 'match'>,
  rows: readonly DueRow[],
): Promise<{ readonly live: readonly DueRow[]; readonly idle: number }> {
  const known = new Map<string, MatchRow | null>();
  const live: DueRow[] = [];
  for (const row of rows) {
    if (row.aside !== null || !WHILE_OPEN.includes(row.kind)) {
      live.push(row);
      continue;
    }
    const [id = ''] = row.subject.split(' ');
    if (!known.has(id)) known.set(id, await store.match(id));
    if (canHappen(row, known.get(id) ?? null)) live.push(row);
  }
  return { live, idle: rows.length - live.length };
}

/** An invitation lapses only while it is one. */
const canHappen = ({ kind }: DueRow, match: MatchRow | null): boolean =>
  match !== null && !isOver(match) && (kind !== 'expire' || match.status === 'inviting' || match.status === 'choosing');
