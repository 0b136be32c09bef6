import type { Seat } from '../../kernel/index.js';
import type { MatchRow, NewDue, Store } from '../../store/port.js';
import { readTerms } from '../lobby/terms.js';
import type { Matches } from '../matches.js';
import { deadlineOf } from './waits.js';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;

/** What people may agree on at a table, in milliseconds: how long a question may wait before what was agreed happens. */
export const CLOCKS = {
  '10-minutes': 10 * MINUTE,
  'an-hour': HOUR,
  'a-day': 24 * HOUR,
  'three-days': 3 * 24 * HOUR,
} as const;

/** A time for each question and a bank for the whole match, in milliseconds. */
export interface Clock {
  readonly clock: number;
  readonly bank?: number;
}

/** For those who sit down together: a short time for each question, and a bank for when one has to think. */
export const LIVE: Readonly<Record<'live' | 'live-slow', Required<Clock>>> = {
  live: { clock: MINUTE, bank: 10 * MINUTE },
  'live-slow': { clock: 3 * MINUTE, bank: 30 * MINUTE },
};

/** Every clock that tables offer, by name. */
export const clockNames: readonly string[] = [...Object.keys(LIVE), ...Object.keys(CLOCKS)];

/** The clock of that name; null for every other word: people are waited for. */
export function clockNamed(name: string | null): Clock | null {
  if (name !== null && Object.hasOwn(LIVE, name)) return LIVE[name as keyof typeof LIVE];
  return name !== null && Object.hasOwn(CLOCKS, name) ? { clock: CLOCKS[name as keyof typeof CLOCKS] } : null;
}

/** An answer that was under way when the time ran out still counts. */
const SLACK = 5_000;

/** What players have at least once the bot is back whom it asked before it was away, in milliseconds. */
export const GRACE = 10 * MINUTE;

/** A seat whose clock runs out. */
export interface Running {
  readonly match: string;
  readonly seat: Seat;
  readonly prompt: number;
}

/** When the clocks of a table run out, where it has one: for each person the match is waiting for. */
export function clocksDue({ id, terms: json }: Pick<MatchRow, 'id' | 'terms'>): NewDue[] {
  const terms = readTerms(json);
  return Object.entries(terms.waits ?? {}).flatMap(([seat, { prompt }]) => {
    const at = deadlineOf(terms, Number(seat));
    return at === null ? [] : [clockDue({ match: id, seat: Number(seat), prompt }, at + SLACK)];
  });
}

export const clockDue = (running: Running, at: number): NewDue => ({
  kind: 'clock',
  subject: `${running.match} ${running.seat}`,
  at,
  payload: { ...running },
});

/** Where nobody can get at a match its clock stands still; they have so long, and at least half of it, when they can again. */
export const AWAY = 6 * HOUR;

/** Puts off what a clock would do for a question that is still open: it runs out no sooner than `until`. */
async function postpone(matches: Matches, { match: id, seat, prompt }: Running, until: number): Promise<boolean> {
  const { match } = await matches.look(id);
  if (match.status !== 'playing') return false;
  let isOpen = false;
  await matches.settle(id, (_, terms) => {
    const wait = terms.waits?.[seat];
    isOpen = wait?.prompt === prompt;
    if (wait === undefined || !isOpen) return null;
    const late = until - (deadlineOf(terms, seat) ?? until);
    return late <= 0 ? null : { ...terms, waits: { ...terms.waits, [seat]: { ...wait, since: wait.since + late } } };
  });
  return isOpen;
}

/** For a match that nobody can get at now. */
export async function suspend(store: Store, matches: Matches, running: Running, now: number): Promise<void> {
  if (await postpone(matches, running, now + AWAY)) await store.schedule(clockDue(running, now + AWAY / 2));
}

/** For a question that was asked before the bot was back, at `since`: while nobody could answer, nobody was late. */
export async function excuse(matches: Matches, running: Running, since: number): Promise<void> {
  await postpone(matches, running, since + GRACE - SLACK);
}
