import { awaited, type Move, type Prompt, type Seat } from '../../kernel/index.js';
import { practiceLevel } from '../../opponents/index.js';
import type { MatchRow } from '../../store/port.js';
import type { Terms } from '../lobby/terms.js';

/** Players who will be back later get as long again, and no less than this, in milliseconds. */
const EXTENSION = 10 * 60 * 1000;

/** The questions waiting for people, not for practice bots. */
export const ofPeople = ({ seats }: Pick<MatchRow, 'seats'>, prompts: readonly Prompt[]): Prompt[] =>
  awaited(prompts).filter(({ seat }) => practiceLevel(seats[seat]?.player ?? null) === null);

type Tally = Record<string, number>;

/**
 * Terms after some moves: since when the match has been waiting for each person, how much of each bank is used up, for whom the clock has
 * answered. Who answers is no longer late, and may ask for more time again. The bot is `back` since then.
 */
export function waitedOut(
  terms: Terms,
  match: Pick<MatchRow, 'seats'>,
  { moves, prompts, now, back }: { moves: readonly Move[]; prompts: readonly Prompt[]; now: number; back: number },
): Terms {
  const { waits = {} } = terms;
  const [spent, late, later]: [Tally, Tally, Tally] = [{ ...terms.spent }, { ...terms.late }, { ...terms.later }];
  for (const move of moves) {
    if (move.type !== 'answer') continue;
    const { seat, by } = move;
    if (by === 'default') late[seat] = (late[seat] ?? 0) + 1;
    if (by === 'player') {
      delete late[seat];
      delete later[seat];
    }
    const over = overdraft(terms, { seat, prompt: move.prompt, now, back });
    if (over > 0) spent[seat] = Math.min(terms.bank ?? 0, (spent[seat] ?? 0) + over);
  }
  const open = ofPeople(match, prompts).map(({ seat, number }) => {
    const before = waits[seat];
    return [String(seat), before?.prompt === number ? before : { prompt: number, since: now }] as const;
  });
  return { ...terms, waits: Object.fromEntries(open), spent, late, later };
}

/**
 * How long a seat has taken for a question beyond the time it had for it. What went by before the bot was back counts for nobody:
 * nothing tells how much of it there was when nobody could answer.
 */
function overdraft(
  terms: Terms,
  { seat, prompt, now, back }: { seat: Seat; prompt: number; now: number; back: number },
): number {
  const wait = terms.waits?.[seat];
  if (terms.clock === undefined || terms.bank === undefined || wait?.prompt !== prompt) return 0;
  return Math.max(0, now - Math.max(wait.since, back) - timeFor(terms, seat));
}

/** The time a seat has for its question, its bank left aside. */
function timeFor({ clock = 0, waits = {}, later = {} }: Terms, seat: Seat): number {
  return later[seat] !== undefined && later[seat] === waits[seat]?.prompt ? clock + Math.max(clock, EXTENSION) : clock;
}

/** What a seat has left in its bank, in milliseconds; null where there are none. */
export const bankOf = ({ bank, spent = {} }: Terms, seat: Seat): number | null =>
  bank === undefined ? null : Math.max(0, bank - (spent[seat] ?? 0));

/** When the clock of a seat that must answer runs out, bank and all, in milliseconds since 1970; null for never. */
export function deadlineOf(terms: Terms, seat: Seat): number | null {
  const wait = terms.waits?.[seat];
  if (terms.clock === undefined || wait === undefined) return null;
  return wait.since + timeFor(terms, seat) + (bankOf(terms, seat) ?? 0);
}

/** Whether others may give a seat away: the clock has answered for it, or has run out. */
export function isLate(terms: Terms, seat: Seat, now: number): boolean {
  const deadline = deadlineOf(terms, seat);
  return (terms.late?.[seat] ?? 0) > 0 || (deadline !== null && deadline <= now);
}
