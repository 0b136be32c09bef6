import type { Seat } from '../../kernel/index.js';
import { type Lapse, readTerms } from '../lobby/terms.js';
import { giveUp, take } from '../play/answers.js';
import type { Change, Look } from '../play/look.js';
import { reseat } from '../play/reseating.js';
import type { MatchRunner } from '../play/runner.js';
import type { Running } from './absence.js';
import { deadlineOf } from './waits.js';

/** Somebody was late, and what came of it: told in the match's thread. */
const lateNote = (match: string, seat: Seat, lapse: Lapse) =>
  ({ match, kind: 'late', seats: [seat], lapse }) as const satisfies Change;

/**
 * A clock has run out: what the table agreed on happens, unless its player has answered or got more time. It is told
 * once, which is written together with it. Returns what has happened; null for nothing. @throws Refused
 */
export async function runClock(
  runner: MatchRunner,
  look: Look,
  { match: id, seat, prompt }: Running,
  now: number,
): Promise<Lapse | null> {
  const { match, table } = look;
  const terms = readTerms(match.terms);
  const deadline = deadlineOf(terms, seat);
  const open = table?.prompts.find(({ number }) => number === prompt);
  if (match.status !== 'playing' || open === undefined || deadline === null || deadline > now) return null;
  if (terms.waits?.[seat]?.prompt !== prompt) return null;
  const lapse = terms.lapse ?? 'default';
  const note = lateNote(id, seat, lapse);
  switch (lapse) {
    case 'default':
      await take(runner, look, { seat, prompt, answer: open.default, by: 'default', note });
      break;
    case 'stand-in':
      await reseat(runner, look, { by: null, seat, to: 'practice', now }, note);
      break;
    case 'forfeit':
      await giveUp(runner, look, seat, note);
  }
  return lapse;
}
