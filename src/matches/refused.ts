import { Denied } from '../locales/denied.js';

/** Why something was not done. Each has words `refused-<code>` that say what to do instead. */
export type RefusedCode =
  | 'no-match'
  | 'none-over'
  | 'none-in-thread'
  | 'not-at-table'
  | 'gave-up'
  | 'no-hints'
  | 'not-host'
  | 'no-partners'
  | 'not-yours-to-give'
  | 'practice-already'
  | 'not-invited'
  | 'not-for-host'
  | 'own-challenge'
  | 'yourself'
  | 'bot-opponent'
  | 'not-in-server'
  | 'successor-elsewhere'
  | 'level-of-a-person'
  | 'series-together'
  | 'already-seated'
  | 'table-full'
  | 'too-few'
  | 'not-open'
  | 'closed'
  | 'not-started'
  | 'stale'
  | 'foreign'
  | 'illegal'
  | 'over'
  | 'over-for-good'
  | 'halted'
  | 'rules-failed'
  | 'unknown-game'
  | 'unknown-ruleset'
  | 'unknown-scenario'
  | 'unknown-deck'
  | 'unknown-deck-near'
  | 'deck-of-game'
  | 'ready-deck'
  | 'unknown-set'
  | 'no-such-set'
  | 'set-changed'
  | 'too-many-sets'
  | 'too-many-tables'
  | 'too-many-practice'
  | 'too-many-strong'
  | 'too-many-here'
  | 'unknown-quest'
  | 'unknown-lesson'
  | 'quest-locked'
  | 'no-practice'
  | 'deck-not-legal'
  | 'decks-do-not-match'
  | 'replay-not-over'
  | 'replay-other-rules'
  | 'takes-too-long'
  | 'undo-stale'
  | 'undo-forbidden'
  | 'offer-gone'
  | 'not-offered'
  | 'clock-stale'
  | 'clock-own'
  | 'no-clock'
  | 'nobody-to-nudge'
  | 'nudged-lately'
  | 'not-awaited'
  | 'later-already'
  | 'too-many-orders'
  | 'unknown-order'
  | 'unknown-zone'
  | 'unknown-hours'
  | 'no-hours'
  | 'nothing-to-take-back'
  | 'take-back-needs-consent'
  | 'league-table'
  | 'luck-late'
  | 'luck-shared'
  | 'luck-empty';

/** A wish about a match or a table that cannot be granted, in words for the person who asked. */
export class Refused extends Denied<RefusedCode> {}

/** Whether something could be done: it cannot where a question was answered just now, or closed by somebody else's answer. */
export async function isDone(act: Promise<unknown>): Promise<boolean> {
  try {
    await act;
    return true;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return false;
  }
}
