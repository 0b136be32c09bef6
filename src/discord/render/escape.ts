import type { APIAllowedMentions } from 'discord.js';
import { INVISIBLE, showsSomething } from '../../kernel/index.js';

const STACKED = /(\p{M}{3})\p{M}+/gu;
const MARKDOWN = /[\\*_~`|>#[\]()<]/g;
/** Breaks a word for programs that would read it as a command, and for nobody else. */
const BREAK = '\u200b';

/** A foreign string on one line, without what cannot be seen. For labels, which know no markdown. */
export function plainName(raw: string): string {
  const spaced = raw.replace(/\s/g, ' ').replace(INVISIBLE, '');
  const tidy = spaced.replace(STACKED, '$1').replace(/ +/g, ' ').trim();
  return showsSomething(tidy) ? tidy : '?';
}

/** A foreign string as markdown that shows just that string: no style, no mention, no link, no invitation. */
export function escapeName(raw: string): string {
  return plainName(raw)
    .replace(MARKDOWN, '\\$&')
    .replace(/@/g, `@${BREAK}`)
    .replace(/:(?=\/\/)/g, `:${BREAK}`)
    .replace(/(discord(?:app)?)\.(?=\w)/gi, `$1${BREAK}.`)
    .replace(/^([-+])/, '\\$1')
    .replace(/^(\d+)([.)])/, '$1\\$2');
}

/** Only these people are pinged, and only if the message itself says `<@id>`. */
export const only = (users: readonly string[]): APIAllowedMentions => ({ parse: [], users: [...new Set(users)] });

/**
 * At most `most` characters, cut after a whole word where one ends near enough; a cut is shown by "…". Never ends within an escape or
 * within a pair of surrogates.
 */
export function clip(said: string, most: number): string {
  if (said.length <= most) return said;
  if (most < 1) return '';
  const room = Math.floor(most) - 1;
  let kept = toWord(said.slice(0, room), said[room] ?? '');
  if (/[\ud800-\udbff]$/.test(kept)) kept = kept.slice(0, -1);
  const slashes = /\\+$/.exec(kept)?.[0].length ?? 0;
  if (slashes % 2 === 1) kept = kept.slice(0, -1);
  return `${kept}…`;
}

/** How much of a text may go for it to end with a word: so many characters, and so large a part. */
const WORD = { most: 16, part: 1 / 4 };

/** Without the beginning of a word that goes on, if it's short; and without what only leads to more. */
function toWord(kept: string, next: string): string {
  const goesOn = /[\p{L}\p{N}][-’']?$/u.test(kept) && /[\p{L}\p{N}’'-]/u.test(next);
  const end = goesOn ? kept.lastIndexOf(' ') : kept.length;
  if (end <= 0 || kept.length - end > Math.min(WORD.most, kept.length * WORD.part)) return kept;
  return kept.slice(0, end).replace(/[\s.,;:·(–]+$/u, '');
}
