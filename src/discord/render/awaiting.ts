import { type Prompt, type Seat, type Text, text } from '../../kernel/index.js';
import type { MatchRow } from '../../store/port.js';
import { matchTranslator } from './translators.js';

type Asked = Pick<Prompt, 'seat' | 'reason'>;

/** Who the match is waiting for, and for what, as anyone may read it. */
export const awaitingText = (prompt: Asked): Text =>
  text(`awaiting-${prompt.reason.replaceAll(' ', '-')}`, { who: { seat: prompt.seat } });

/** The same of several: once for all of whom the same is asked. */
export function awaitingTexts(prompts: readonly Asked[]): Text[] {
  const asked = new Map<string, [Asked, ...Seat[]]>();
  for (const prompt of prompts) {
    const [first, ...also] = asked.get(prompt.reason) ?? [prompt];
    asked.set(prompt.reason, first === prompt ? [first] : [first, ...also, prompt.seat]);
  }
  return [...asked.values()].map(([first, ...also]) =>
    also.length === 0
      ? awaitingText(first)
      : text('awaiting-also', { said: awaitingText(first), who: { list: also.map(seat => ({ seat })) } }),
  );
}

/** The same as a call to that player, who is mentioned by it: "@Theo may block". */
export const callTo = (match: MatchRow, prompt: Asked, locale: string): string =>
  matchTranslator(match, locale, [prompt.seat])(awaitingText(prompt));
