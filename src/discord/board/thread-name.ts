import { text } from '../../kernel/index.js';
import { gameFor } from '../../matches/matches.js';
import type { MatchRow } from '../../store/port.js';
import { clip } from '../render/escape.js';
import { matchTranslator } from '../render/translators.js';

/** What a match's thread is called, at most 100 characters. */
export function threadName(match: MatchRow, locale: string): string {
  const say = matchTranslator(match, locale);
  const names = match.seats.map(({ seat }) => say.plain(text('seat', { seat: { seat } }))).join(' – ');
  return clip(`${names} · ${say.plain(gameFor(match).title)}`, 100);
}
