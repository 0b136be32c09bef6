import { Denied } from '../locales/denied.js';

/** Why something was not done. Each has words `refused-<code>` that say what to do instead. */
export type RefusedCode =
  | 'no-match'
  | 'not-at-table'
  | 'not-host'
  | 'no-partners'
  | 'not-yours-to-give'
  | 'not-invited'
  | 'own-challenge'
  | 'bot-opponent'
  | 'level-of-a-person'
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
  | 'halted'
  | 'rules-failed'
  | 'unknown-game'
  | 'unknown-ruleset'
  | 'unknown-scenario'
  | 'unknown-deck'
  | 'unknown-quest'
  | 'quest-locked'
  | 'no-practice'
  | 'deck-not-legal'
  | 'decks-do-not-match'
  | 'replay-not-over'
  | 'replay-other-rules'
  | 'undo-stale'
  | 'undo-own'
  | 'nothing-to-take-back'
  | 'take-back-needs-consent';

/** A wish about a match or a table that cannot be granted, in words for whoever wished. */
export class Refused extends Denied<RefusedCode> {}
