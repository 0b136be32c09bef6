import { z } from 'zod';

/** So many lists within one another: what lies deeper is left out, or is the first thing that may be there. */
const DEEPEST = 1;

/**
 * Everything of note that a schema accepts: each word and each choice, numbers at both ends of what they may be, and
 * what may be left out there and not. Parts vary one at a time, so the list stays short.
 */
export function everything(schema: unknown, depth = 0): unknown[] {
  if (schema instanceof z.ZodLazy) return everything(schema.unwrap(), depth);
  if (schema instanceof z.ZodDiscriminatedUnion || schema instanceof z.ZodUnion)
    return (depth > DEEPEST ? schema.options.slice(0, 1) : schema.options).flatMap(option => everything(option, depth));
  if (schema instanceof z.ZodLiteral) return [...schema.values];
  if (schema instanceof z.ZodEnum) return schema.options;
  if (schema instanceof z.ZodNumber) return [...new Set([schema.minValue, schema.maxValue])];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return depth > DEEPEST ? [undefined] : [undefined, ...everything(schema.unwrap(), depth)];
  if (schema instanceof z.ZodArray) return lists(schema, depth + 1);
  if (schema instanceof z.ZodObject) return objects(schema, depth);
  throw new Error(`cannot think of anything for ${String(schema)}`);
}

/** Each thing alone in a list as short as may be; where it may be longer, the first two of them together. */
function lists(schema: z.ZodArray, depth: number): unknown[] {
  const all = everything(schema.element, depth);
  const bounds = (schema.def.checks ?? []).map(check => check._zod.def as { minimum?: number; maximum?: number });
  const { minimum = 0, maximum = 1 } = Object.assign({}, ...bounds) as { minimum?: number; maximum?: number };
  const short = all.map(one => Array.from({ length: Math.max(1, minimum) }, () => one));
  return maximum > 1 && all.length > 1 ? [...short, all.slice(0, Math.max(2, minimum))] : short;
}

function objects({ shape }: z.ZodObject, depth: number): unknown[] {
  const parts = Object.entries(shape).map(([key, part]) => ({ key, values: everything(part, depth) }));
  const plain = Object.fromEntries(parts.map(({ key, values: [first] }) => [key, first]));
  const varied = parts.flatMap(({ key, values: [, ...others] }) => others.map(value => ({ ...plain, [key]: value })));
  return [plain, ...varied];
}
