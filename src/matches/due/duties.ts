import { type Think, thinkHere } from '../../opponents/index.js';
import type { Store } from '../../store/port.js';
import { clockDue, clocksDue, excuse, GRACE, type Running, suspend } from '../clock/absence.js';
import { type Reminder, remind } from '../clock/reminders.js';
import type { Lobby } from '../lobby/lobby.js';
import { readTerms } from '../lobby/terms.js';
import type { Matches } from '../matches.js';
import { dropSpent } from '../orders/spent.js';
import { movePractice } from '../play/practice.js';
import { archiveRested } from '../record/archiving.js';
import { isDone } from '../refused.js';
import type { Scheduler } from './scheduler.js';

export interface DutiesOptions {
  readonly store: Store;
  /** How practice bots think. */
  readonly think?: Think;
  readonly now: () => number;
  /** There is something to tell about a match. */
  readonly tell: (match: string) => void;
  /** Whether people can get at the matches of a server: not where the bot has been removed; it fails where nobody can say. Everywhere when left out. */
  readonly reachable?: (guild: string) => boolean | Promise<boolean>;
  /** Since when people there can answer again; null where they can't now. They always could when left out. */
  readonly heardSince?: (guild: string | null) => number | null;
}

/** Where nobody can say whether people can get at a match, that is looked at again after this, in milliseconds. */
const AGAIN = 60_000;

/** Everything that becomes due around matches. Once, before the scheduler starts. */
export function takeUpDuties(
  scheduler: Pick<Scheduler, 'on'>,
  matches: Matches,
  lobby: Lobby,
  { store, think = thinkHere, now, tell, reachable = () => true, heardSince = () => 0 }: DutiesOptions,
): void {
  scheduler.on('expire', due => lobby.expire(due.subject));
  scheduler.on('practice', due => movePractice(matches, due.subject, think));
  const canPlay = async (guild: string | null): Promise<boolean | null> => {
    try {
      return guild === null || (await reachable(guild));
    } catch {
      return null;
    }
  };
  const started = now();
  scheduler.on('clock', async due => {
    // Older houses kept one clock for a whole match: the next move sets those of the seats.
    if (due.payload === null) return;
    const running = due.payload as unknown as Running;
    const match = await store.match(running.match);
    if (match === null) return;
    const isThere = await canPlay(match.guild);
    const heard = heardSince(match.guild);
    if (isThere === null || heard === null) return store.schedule(clockDue(running, now() + AGAIN));
    if (!isThere) return suspend(store, matches, running, now());
    const more = clocksDue(match).find(({ subject, at }) => subject === due.subject && at > now());
    if (more !== undefined) return store.schedule(more);
    const since = Math.max(started, heard);
    const asked = readTerms(match.terms).waits?.[running.seat]?.since ?? since;
    if (asked < since && now() < since + GRACE) return excuse(matches, running, since);
    await isDone(matches.runClock(running, now()));
  });
  scheduler.on('order', async due => {
    const { match, prompt } = due.payload as { match: string; prompt: number };
    await isDone(matches.heedOrder(match, prompt));
  });
  scheduler.on('spent', due => dropSpent({ store, matches }, due.subject));
  scheduler.on('remind', async due => {
    if (await remind(store, matches, due, now())) tell((due.payload as unknown as Reminder).match);
  });
  scheduler.on('archive', due => archiveRested(store, now(), due.payload));
  scheduler.on('series', due => lobby.continueSeries(due.subject));
}
