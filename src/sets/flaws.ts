import { z } from 'zod';
import { BARE, canonical, type Flaw, pathText, sentenceOf, telling } from '../kernel/index.js';

/** A value as a schema reads it, or all that it finds wrong, in our own sentences. */
export type ReadBy<T> = { readonly data: T } | { readonly flaws: readonly [Flaw, ...Flaw[]] };

/** Reads a value by a schema. One flaw to each place: what is no list has too few entries as well. */
export function readBy<T>(schema: z.ZodType<T>, json: unknown): ReadBy<T> {
  const read = schema.safeParse(json, BARE);
  if (read.success) return { data: read.data };
  const seen = new Set<string>();
  const issues = telling(read.error.issues);
  const flaws = [...issues.flatMap(flat), ...(issues.some(isShapeless) ? inEveryShape(schema, json) : [])].filter(
    ({ path }) => {
      const key = pathText(path);
      return !seen.has(key) && Boolean(seen.add(key));
    },
  );
  return { flaws: flaws as [Flaw, ...Flaw[]] };
}

/** That nothing says which of its shapes the whole value has. */
const isShapeless = (issue: z.core.$ZodIssue): boolean =>
  issue.code === 'invalid_union' && issue.path.length === 1 && issue.discriminator === issue.path[0];

/** What is wrong with a value whichever of its shapes it has. */
function inEveryShape(schema: z.ZodType, json: unknown): Flaw[] {
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return [];
  const [first = [], ...others] = schema.options.map(shape => {
    const read = readBy(shape as z.ZodType, json);
    return 'flaws' in read ? read.flaws : [];
  });
  return first.filter(flaw => others.every(flaws => flaws.some(other => canonical(other) === canonical(flaw))));
}

/** An issue, or where none of several shapes fits, those of the shape that came furthest. */
function flat(issue: z.core.$ZodIssue): Flaw[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map(key => ({ path: [...issue.path, key], message: sentenceOf(issue) }));
  if (issue.code !== 'invalid_union' || issue.errors.length === 0)
    return [{ path: issue.path, message: sentenceOf(issue) }];
  const shapes = issue.errors.map(issues => telling(issues).flatMap(flat));
  const deepest = (flaws: readonly Flaw[]): number => Math.max(...flaws.map(({ path }) => path.length));
  const [nearest = []] = shapes.sort((one, other) => deepest(other) - deepest(one));
  return nearest.map(({ path, message }) => ({ path: [...issue.path, ...path], message }));
}
