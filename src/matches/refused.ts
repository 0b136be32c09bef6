import { type Arg, type Text, text } from '../kernel/index.js';

/** Why something was not done. Each has words `refused-<code>` that say what to do instead. */
export type RefusedCode =
  | 'no-match'
  | 'not-at-table'
  | 'not-host'
  | 'not-invited'
  | 'own-challenge'
  | 'bot-opponent'
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
  | 'unknown-deck'
  | 'unknown-quest'
  | 'quest-locked'
  | 'no-practice'
  | 'deck-not-legal'
  | 'decks-do-not-match'
  | 'nothing-to-take-back'
  | 'take-back-needs-consent';

/** A wish that cannot be granted, in words for whoever wished. Nothing has changed. */
export class Refused extends Error {
  readonly code: RefusedCode;
  readonly text: Text;
  constructor(code: RefusedCode, args?: Readonly<Record<string, Arg>>) {
    super(code);
    this.name = 'Refused';
    this.code = code;
    this.text = text(`refused-${code}`, args);
  }
}
