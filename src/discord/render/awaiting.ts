import { type Prompt, type Text, text } from '../../kernel/index.js';
import type { MatchRow } from '../../store/port.js';
import { matchTranslator } from './translators.js';

type Asked = Pick<Prompt, 'seat' | 'reason'>;

/** Who the match is waiting for, and for what, as anyone may read it. */
export const awaitingText = (prompt: Asked): Text =>
  text(`awaiting-${prompt.reason.replaceAll(' ', '-')}`, { who: { seat: prompt.seat } });

/** The same as a call to that player, who is mentioned by it: "@Theo may block". */
export const callTo = (match: MatchRow, prompt: Asked, locale: string): string =>
  matchTranslator(match, locale, [prompt.seat])(awaitingText(prompt));
