import { type Text, text } from '../../kernel/index.js';
import { LIMITS } from '../reply/limits.js';
import { clip } from './escape.js';
import type { Translator } from './translator.js';

/** Part of a long list that fits one select. */
export interface Chunk<T> {
  readonly group?: Text;
  readonly options: readonly T[];
}

/** Lists in parts of at most `size`. */
export function parts<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));
}

/** What has the same key together, in the order in which the keys first appear. */
export function groupedBy<T>(list: readonly T[], keyOf: (one: T) => string): [T, ...T[]][] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const one of list) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  return [...groups.values()];
}

/** How many lines there is room for, from the first on, with so many characters between them. */
export function roomFor(lines: readonly string[], room: number, between = 1): number {
  let length = 0;
  const over = lines.findIndex(line => {
    length += line.length + between;
    return length > room;
  });
  return over < 0 ? lines.length : over;
}

/** As many whole parts as there is room for with what stands between them, and one that counts the others. */
export function asManyAsFit(
  parts: readonly string[],
  room: number,
  say: Translator,
  { between = '\n', counting = 'more-lines' }: { readonly between?: string; readonly counting?: string } = {},
): string[] {
  const most = parts.join(between).length <= room ? parts.length : parts.length - 1;
  for (let kept = most; kept > 0; kept--) {
    const left = parts.length - kept;
    const shown = left === 0 ? [...parts] : [...parts.slice(0, kept), say(text(counting, { n: left }))];
    if (shown.join(between).length <= room) return shown;
  }
  return parts.length === 0 ? [] : [clip(say(text(counting, { n: parts.length })), room)];
}

/** Lines in blocks of at most so many characters, as few as hold them. A line stays whole. */
export function inBlocks(lines: readonly string[], most: number): string[] {
  const blocks: string[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (last === undefined || last.length + 1 + line.length > most) blocks.push(line);
    else blocks[blocks.length - 1] = `${last}\n${line}`;
  }
  return blocks;
}

/** A list by its groups, in the order in which they first appear. */
export function groupsOf<T extends { readonly group?: Text }>(list: readonly T[]): Chunk<T>[] {
  return groupedBy(list, one => JSON.stringify(one.group ?? null)).map(options => {
    const { group } = options[0];
    return group === undefined ? { options } : { group, options };
  });
}

/** A list cut for selects: by group, and a group by 25. Its own few stay together where there are many groups. */
export function chunksOf<T extends { readonly group?: Text }>(list: readonly T[]): Chunk<T>[] {
  const groups = groupsOf(list);
  // Grouping helps only while it does not make more selects than pages can bear.
  if (groups.length > Math.max(4, 2 * Math.ceil(list.length / LIMITS.selectOptions)))
    return parts(list, LIMITS.selectOptions).map(options => ({ options }));
  return groups.flatMap(({ options, ...group }) =>
    parts(options, LIMITS.selectOptions).map(part => ({ ...group, options: part })),
  );
}

/** One page of a list, and whether there are others; a page that is not there becomes the last. */
export function pageOf<T>(list: readonly T[], size: number, page: number): { shown: T[]; page: number; last: number } {
  const last = Math.max(0, Math.ceil(list.length / size) - 1);
  const at = Math.min(Math.max(0, page), last);
  return { shown: list.slice(at * size, (at + 1) * size), page: at, last };
}
