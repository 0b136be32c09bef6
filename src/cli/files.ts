import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { nearest } from '../locales/nearest.js';
import { BadInput } from './command.js';

/** The text of a file; `-` is standard input. @throws BadInput */
export function readText(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const why = { ENOENT: 'there is no such file', EISDIR: 'that is a folder', EACCES: 'it may not be read' }[code];
    throw new BadInput(`${file}: ${why ?? (error instanceof Error ? error.message : String(error))}`);
  }
}

/** A JSON file. @throws BadInput saying where it breaks off */
export function readJson(file: string): unknown {
  const text = readText(file);
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new BadInput(`${file}: not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** A path as documents are written: `answers[2].pick`. */
export function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, part) =>
      typeof part === 'number' ? `${text}[${part}]` : text === '' ? String(part) : `${text}.${String(part)}`,
    '',
  );
}

/** Reads a value by a schema. @throws BadInput naming the first path that is wrong */
export function readAs<T>(schema: z.ZodType<T>, value: unknown, whole = 'the document', below = ''): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = deepest(parsed.error.issues);
  const path = pathText(below === '' ? issue.path : [below, ...issue.path]);
  if (issue.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys;
    const siblings = known(schema, issue.path);
    throw new BadInput(`no such field${nearest(key, siblings)}`, path === '' ? key : `${path}.${key}`);
  }
  throw path === '' ? new BadInput(`${whole}: ${issue.message}`) : new BadInput(issue.message, path);
}

type Issue = z.core.$ZodIssue;

/** The first issue; where none of several shapes fits, the first of the shape that came furthest. */
function deepest(issues: readonly Issue[]): Issue {
  const [first] = issues as [Issue];
  if (first.code !== 'invalid_union') return first;
  const inside = first.errors.map(deepest).sort((one, other) => other.path.length - one.path.length)[0];
  if (inside === undefined || (inside.path.length === 0 && inside.code !== 'unrecognized_keys')) return first;
  return { ...inside, path: [...first.path, ...inside.path] };
}

/** The fields that a schema has at a path. */
function known(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  let here: unknown = schema;
  for (const part of path) here = typeof part === 'number' ? fieldOf(here, 'element') : shapeOf(here)[String(part)];
  return Object.keys(shapeOf(here));
}

function fieldOf(schema: unknown, name: 'element' | 'shape'): unknown {
  return (unwrapped(schema) as Readonly<Record<string, unknown>> | undefined)?.[name];
}

const shapeOf = (schema: unknown): Record<string, unknown> =>
  (fieldOf(schema, 'shape') ?? {}) as Record<string, unknown>;

/** A schema without its defaults and optionals. */
function unwrapped(schema: unknown): unknown {
  let here = schema as { readonly def?: { readonly innerType?: unknown } } | undefined;
  while (here?.def?.innerType !== undefined) here = here.def.innerType as typeof here;
  return here;
}
