import type { Text } from '../../kernel/index.js';
import { LIMITS } from '../reply/limits.js';

/** Part of a long list that fits one select. */
export interface Chunk<T> {
  readonly group?: Text;
  readonly options: readonly T[];
}

/** Lists in parts of at most `size`. */
export function parts<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));
}

/** A list by its groups, in the order in which they first appear. */
export function groupsOf<T extends { readonly group?: Text }>(list: readonly T[]): Chunk<T>[] {
  const groups = new Map<string, T[]>();
  for (const one of list) {
    const name = JSON.stringify(one.group ?? null);
    groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  return [...groups.values()].map(options => {
    const group = options[0]?.group;
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
