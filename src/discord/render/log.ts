import {
  type Arg,
  type Drama,
  faceOf,
  isEcho,
  type LogEntry,
  type Text,
  text,
  type Viewer,
} from '../../kernel/index.js';
import { LIMITS } from '../reply/limits.js';
import { clip } from './escape.js';
import { groupedBy, inBlocks } from './lists.js';
import type { Translator } from './translator.js';

const DEEPEST = 5;
/** Room for the marks of a list before a part of a line. */
const INDENT = 2 * DEEPEST;
/** What a line of a thread has, so that it stays on two lines of a phone. */
export const LINE = 90;

/** One line of the log: what happened within something else is a list below it. */
export const logLine = (entry: LogEntry, say: Translator, viewer: Viewer): string =>
  indented(entry, say(faceOf(entry, viewer)));

function indented({ depth }: LogEntry, words: string): string {
  const deep = Math.min(depth, DEEPEST);
  const said = words.replace(/\s*\n\s*/g, ' ');
  return deep === 0 ? said : `${'  '.repeat(deep - 1)}- ${said}`;
}

/** A line as everybody may read it, in few words: cards without whose they are, and of many of them only some. */
export const briefLine = (entry: LogEntry, say: Translator): string =>
  shortest(faceOf(entry, 'public'), say, words => indented(entry, words));

/** Some lines in few words each; empty where one only follows from the last that is told. */
export function briefLines(lines: readonly LogEntry[], say: Translator, drama: Pick<Drama, 'echoes'> = {}): string[] {
  let told: LogEntry | null = null;
  return lines.map(line => {
    if (told !== null && isEcho(line, told, drama)) return '';
    told = line;
    return briefLine(line, say);
  });
}

/** Any sentence as briefly as a line of a thread. */
export const briefly = (said: Text, say: Translator): string => shortest(said, say, words => words);

/** In as many words as there is room for. */
function shortest(said: Text, say: Translator, laid: (words: string) => string): string {
  let line = laid(say(said));
  for (const how of SHORTER) {
    if (shownLength(line) <= LINE) return line;
    line = laid(say(shortened(said, say, how)));
  }
  return shownLength(line) <= LINE ? line : clip(line, LINE);
}

/** How many characters are seen of it: not those that make letters bold, or keep a name from being read as markdown. */
export const shownLength = (said: string): number =>
  said.replace(/\\(?=[\\*_~`|>#[\]()<\-+.])|\u200b|\*\*/g, '').length;

interface Shorter {
  /** In the words that its game has for this, where it has any: attribute `short`. */
  readonly words: boolean;
  /** Cards by the part of their title that is their own. */
  readonly cards: boolean;
  /** So many of a list are named. */
  readonly most: number;
  /** It is part of a list that ends with how many more there are. */
  readonly within: boolean;
}

type Several = Extract<Arg, { readonly list: readonly Arg[] }>;

const SHORTER: readonly Shorter[] = [
  ...[Number.POSITIVE_INFINITY, 4, 3, 2].map(most => ({ words: false, cards: true, most, within: false })),
  { words: true, cards: false, most: 2, within: false },
  ...[2, 1, 0].map(most => ({ words: true, cards: true, most, within: false })),
];

function shortened({ id, args = {} }: Text, say: Translator, how: Shorter): Text {
  const short = Object.entries(args).map(([name, arg]) => [name, shortArg(arg, say, how)] as const);
  return text(how.words && say.has(`${id}.short`) ? `${id}.short` : id, Object.fromEntries(short));
}

function shortArg(arg: Arg, say: Translator, how: Shorter): Arg {
  if (typeof arg !== 'object') return arg;
  if ('list' in arg) return { ...shortList(arg, say, how), ...(arg.or === true && { or: true }) };
  if ('card' in arg) return how.cards ? ownPart(say.plain(text('name', { name: arg }))) : arg;
  return 'id' in arg ? shortened(arg, say, how) : arg;
}

/**
 * Equal ones counted, and "3 more" for those that are not named. Alternatives in a list that ends so have no count of their
 * own: "A or something else and 3 more".
 */
function shortList({ list, or }: Several, say: Translator, how: Shorter): { readonly list: readonly Arg[] } {
  const all = groupedBy(list, part => JSON.stringify(part));
  // Cards may be counted instead of named; of sentences at least one is said.
  const sentences = list.some(isSaid);
  const most = sentences ? Math.max(how.most, 1) : how.most;
  const left = all.slice(most).flat().length;
  const parts = all.slice(0, most).map((same): Arg => {
    const what = shortArg(same[0] as Arg, say, { ...how, within: left > 0 });
    return same.length === 1 ? what : text('same-times', { times: same.length, what });
  });
  if (left === 0) return { list: parts };
  if (or === true && how.within) return { list: [...parts, text('others-instead')] };
  const more = sentences ? 'others-else' : parts.length === 0 ? 'others-count' : 'others-more';
  return { list: [...parts, text(more, { n: left })] };
}

/** Whether it is a sentence, or several of which one is meant. */
const isSaid = (part: Arg): boolean =>
  typeof part === 'object' && ('list' in part ? part.list.some(isSaid) : 'id' in part);

/** Of "Iron Man: Cold Fusion", or "Iron Man – Cold Fusion" in French, the part that other cards of the same hero do not share. */
const ownPart = (title: string): string => title.replace(/^.*?(: | – )/, '');

/** The log as message contents, as few as hold it. A line stays whole; only one longer than a message is broken, at a space. */
export function logBlocks(entries: readonly LogEntry[], say: Translator, viewer: Viewer = 'public'): string[] {
  const lines = entries.flatMap(entry => breakLine(logLine(entry, say, viewer)));
  return inBlocks(
    lines.filter(line => line.trim() !== ''),
    LIMITS.content,
  );
}

function breakLine(line: string): string[] {
  if (line.length <= LIMITS.content) return [line];
  const most = LIMITS.content - INDENT;
  const space = line.lastIndexOf(' ', most);
  const at = space > most / 2 ? space : clip(line, most).length - 1;
  return [line.slice(0, at), ...breakLine(line.slice(at).trimStart())];
}
