import type { Seat } from '../../kernel/index.js';
import type { MatchRow, NewDue, Store } from '../../store/port.js';
import { type Lapse, readTerms } from '../lobby/terms.js';
import type { Change, Matches } from '../matches.js';
import { isDone } from '../refused.js';
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

/** Grace for players who couldn't answer because the bot was away, in milliseconds. */
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

/** Somebody was late, and what came of it: told in the match's thread. */
const lateNote = (match: string, seat: Seat, lapse: Lapse) =>
  ({ match, kind: 'late', seats: [seat], lapse }) as const satisfies Change;

/**
 * A clock has run out: what the table agreed on happens, unless its player has answered or got more time. It is told
 * once, which is written together with it. Returns what has happened; null for nothing.
 */
export async function runClock(
  matches: Matches,
  { match: id, seat, prompt }: Running,
  now: number,
): Promise<Lapse | null> {
  const { match, table } = await matches.look(id);
  const terms = readTerms(match.terms);
  const deadline = deadlineOf(terms, seat);
  const open = table?.prompts.find(({ number }) => number === prompt);
  if (match.status !== 'playing' || open === undefined || deadline === null || deadline > now) return null;
  if (terms.waits?.[seat]?.prompt !== prompt) return null;
  const lapse = terms.lapse ?? 'default';
  const note = lateNote(id, seat, lapse);
  if (lapse === 'forfeit') return (await isDone(matches.forfeit(id, seat, prompt, note))) ? lapse : null;
  // Who stands in is told instead, as that follows at once.
  const answered = lapse === 'default' ? note : undefined;
  if (!(await isDone(matches.answerFor(id, seat, prompt, open.default, 'default', answered)))) return null;
  return lapse === 'stand-in' && (await isDone(matches.standIn(id, seat, note))) ? lapse : 'default';
}

/** Where nobody can get at a match its clock stands still; they have so long, and at least half of it, when they can again. */
export const AWAY = 6 * HOUR;

/** Puts off what a clock would do, for a match that nobody can get at now. */
export async function suspend(store: Store, matches: Matches, running: Running, now: number): Promise<void> {
  const { match: id, seat, prompt } = running;
  const { match } = await matches.look(id);
  const wait = readTerms(match.terms).waits?.[seat];
  if (match.status !== 'playing' || wait?.prompt !== prompt) return;
  await matches.settle(id, (_, terms) => {
    const late = now + AWAY - (deadlineOf(terms, seat) ?? now);
    return late <= 0 ? null : { ...terms, waits: { ...terms.waits, [seat]: { ...wait, since: wait.since + late } } };
  });
  await store.schedule(clockDue(running, now + AWAY / 2));
}
