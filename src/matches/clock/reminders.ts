import type { Prompt, Seat } from '../../kernel/index.js';
import type { DueRow, MatchRow, NewDue, Store } from '../../store/port.js';
import { readTerms, type Terms } from '../lobby/terms.js';
import type { Matches } from '../matches.js';
import { ordersAt } from '../orders/orders.js';
import { type PlayPreferences, REMINDERS } from '../people/preferences.js';
import { quietUntil } from './quiet-hours.js';
import { deadlineOf } from './waits.js';

const MINUTE = 60_000;
/** After so many reminders of one question it is their business. */
const MOST = 4;

export interface Reminder {
  readonly match: string;
  readonly seat: Seat;
  readonly prompt: number;
  /** How often they have been reminded. */
  readonly times: number;
  /** It is the first call, put off by quiet hours, of somebody who wants no reminders. */
  readonly call?: true;
}

/**
 * When somebody is reminded next of a question; null for never. First after the time they have chosen, and by a clock
 * when half the time is over; then each time after twice as long. In quiet hours, when these are over: players asked then
 * haven't been called at all, so those who want no reminders are called then as well.
 */
export function remindAt(
  terms: Terms,
  seat: Seat,
  preferences: PlayPreferences,
  times: number,
  now: number,
): number | null {
  const every = REMINDERS[preferences.reminders];
  if (preferences.pings === 'off' || times >= MOST || terms.later?.[seat] !== undefined) return null;
  const quiet = times === 0 ? quietUntil(preferences.quiet, now) : null;
  const asked = terms.waits?.[seat]?.since ?? now;
  const isUncalled = quiet !== null && quietUntil(preferences.quiet, asked) === quiet;
  if (every === null && !isUncalled) return null;
  const deadline = deadlineOf(terms, seat);
  const half = deadline === null ? Number.POSITIVE_INFINITY : Math.max(MINUTE, (deadline - now) / 2);
  const wished = quiet ?? now + Math.min((every ?? 0) * 2 ** times, half);
  const at = quietUntil(preferences.quiet, wished) ?? wished;
  return deadline !== null && at >= deadline ? null : at;
}

/** What is due of reminders for questions that have just been asked. */
export function remindersDue(
  { id, seats, terms }: MatchRow,
  prompts: readonly Prompt[],
  preferences: ReadonlyMap<string, PlayPreferences>,
  now: number,
): NewDue[] {
  return prompts.flatMap(({ seat, number }) => {
    const theirs = preferences.get(seats[seat]?.player ?? '');
    const at = theirs === undefined ? null : remindAt(readTerms(terms), seat, theirs, 0, now);
    if (theirs === undefined || at === null) return [];
    const reminder = { match: id, seat, prompt: number, times: 0 };
    return [reminderDue(REMINDERS[theirs.reminders] === null ? { ...reminder, call: true } : reminder, at)];
  });
}

const reminderDue = (reminder: Reminder, at: number): NewDue => ({
  kind: 'remind',
  subject: `${reminder.match} ${reminder.seat}`,
  at,
  payload: { ...reminder },
});

/**
 * Reminds somebody, if the question is still theirs to answer, and plans the next time. That the row is done is written
 * together with what it comes to: however it ends, nobody is reminded twice. Returns whether there is something to tell.
 */
export async function remind(store: Store, matches: Matches, due: DueRow, now: number): Promise<boolean> {
  const reminder = due.payload as unknown as Reminder;
  const { match, seat, prompt, times } = reminder;
  const look = await matches.look(match);
  const terms = readTerms(look.match.terms);
  const theirs = look.preferences.get(look.match.seats[seat]?.player ?? '');
  if (look.match.status !== 'playing' || theirs === undefined || terms.waits?.[seat]?.prompt !== prompt) return false;
  const quiet = quietUntil(theirs.quiet, now);
  if (quiet !== null) {
    await store.schedule(reminderDue(reminder, quiet));
    return false;
  }
  const isWanted = REMINDERS[theirs.reminders] !== null || reminder.call === true;
  if (!isWanted || theirs.pings === 'off' || terms.later?.[seat] !== undefined) return false;
  if (ordersAt(look).some(one => one.prompt.number === prompt)) return false;
  const at = remindAt(terms, seat, theirs, times + 1, now);
  const next = at === null ? [] : [reminderDue({ ...reminder, times: times + 1 }, at)];
  return store.wantDue(due.id, match, { match, kind: 'remind', seats: [seat] }, next);
}
