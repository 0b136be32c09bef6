import type { z } from 'zod';
import { type Flaw, pathText } from '../kernel/index.js';
import { sentenceOf } from './sentences.js';

/** No words of a validator's own, and each issue with the value that it is about. */
const BARE = { error: () => '', reportInput: true } as const;

/** A value as a schema reads it, or all that it finds wrong, in our own sentences. */
export type ReadBy<T> = { readonly data: T } | { readonly flaws: readonly [Flaw, ...Flaw[]] };

/** Reads a value by a schema. One flaw to each place: what is no list has too few entries as well. */
export function readBy<T>(schema: z.ZodType<T>, json: unknown): ReadBy<T> {
  const read = schema.safeParse(json, BARE);
  if (read.success) return { data: read.data };
  const seen = new Set<string>();
  const flaws = read.error.issues.flatMap(flat).filter(({ path }) => {
    const key = pathText(path);
    return !seen.has(key) && Boolean(seen.add(key));
  });
  return { flaws: flaws as [Flaw, ...Flaw[]] };
}

/** An issue, or where none of several shapes fits, those of the shape that came furthest. */
function flat(issue: z.core.$ZodIssue): Flaw[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map(key => ({ path: [...issue.path, key], message: sentenceOf(issue) }));
  if (issue.code !== 'invalid_union' || issue.errors.length === 0)
    return [{ path: issue.path, message: sentenceOf(issue) }];
  const shapes = issue.errors.map(issues => issues.flatMap(flat));
  const deepest = (flaws: readonly Flaw[]): number => Math.max(...flaws.map(({ path }) => path.length));
  const [nearest = []] = shapes.sort((one, other) => deepest(other) - deepest(one));
  return nearest.map(({ path, message }) => ({ path: [...issue.path, ...path], message }));
}
