import { type Arg, type Text, text } from '../../kernel/index.js';

/** Players who are missing at a table of a league: those who had left the night, and those who did not come. */
export interface Missing {
  readonly left: readonly Arg[];
  readonly away: readonly Arg[];
}

/** Why a table goes on or ends without them: a word for that, and in a sentence. */
export function whyMissing({ left, away }: Missing): { readonly why: 'left' | 'away' | 'both'; readonly reason: Text } {
  const why = left.length === 0 ? 'away' : away.length === 0 ? 'left' : 'both';
  return { why, reason: text('league-missing', { why, n: left.length, left: { list: left }, away: { list: away } }) };
}
