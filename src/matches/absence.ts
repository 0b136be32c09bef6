import { awaited, type Prompt, type Seat } from '../kernel/index.js';
import { practiceLevel } from '../opponents/index.js';
import type { MatchRow, NewDue } from '../store/port.js';
import type { Look } from './look.js';
import type { Matches } from './matches.js';
import { Refused } from './refused.js';
import { readTerms } from './terms.js';

/** What people may agree on at a table of partners, in milliseconds: how long nothing may happen before a default stands in. */
export const CLOCKS = {
  '10-minutes': 10 * 60 * 1000,
  'an-hour': 60 * 60 * 1000,
  'a-day': 24 * 60 * 60 * 1000,
  'three-days': 3 * 24 * 60 * 60 * 1000,
} as const;

/** Questions that people, not practice players, are awaited for. */
const ofPeople = (match: MatchRow, prompts: readonly Prompt[]): Prompt[] =>
  awaited(prompts).filter(({ seat }) => practiceLevel(match.seats[seat]?.player ?? null) === null);

/** When the clock of a table runs out, where it has one and somebody is awaited. */
export function clockDue(match: MatchRow, prompts: readonly Prompt[], now: number): NewDue[] {
  const { clock } = readTerms(match.terms);
  if (clock === undefined || ofPeople(match, prompts).length === 0) return [];
  return [{ kind: 'clock', subject: match.id, at: now + clock }];
}

/** The seats of people who have been awaited for as long as the table agreed to wait. */
export function lateSeats({ match, table }: Look, now: number): Seat[] {
  const { clock } = readTerms(match.terms);
  if (clock === undefined || match.status !== 'playing' || match.updatedAt + clock > now) return [];
  return ofPeople(match, table?.prompts ?? []).map(({ seat }) => seat);
}

/** What is due when a clock has run out: defaults stand in for those who are awaited. Returns whose. */
export async function runClock(matches: Matches, id: string, now: number): Promise<Seat[]> {
  const look = await matches.look(id);
  const late = lateSeats(look, now);
  const stoodIn: Seat[] = [];
  for (const { number, seat, default: usual } of ofPeople(look.match, look.table?.prompts ?? [])) {
    if (!late.includes(seat)) continue;
    try {
      await matches.answerFor(id, seat, number, usual, 'default');
      stoodIn.push(seat);
    } catch (error) {
      // Answered just now, or closed by the answer of somebody else.
      if (!(error instanceof Refused)) throw error;
    }
  }
  return stoodIn;
}
