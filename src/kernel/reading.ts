import type { z } from 'zod';
import { nearest } from './nearest.js';
import { sentenceOf } from './sentences.js';
import type { Text } from './text.js';

/** A path as documents are written: `answers[2].pick`. */
export function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, part) =>
      typeof part === 'number' ? `${text}[${part}]` : text === '' ? String(part) : `${text}.${String(part)}`,
    '',
  );
}

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** Issues without one that says too little: that a number is beyond the exact ones, where its schema has a bound of its own. */
export const telling = (issues: readonly Issue[]): readonly Issue[] =>
  issues.filter(
    issue =>
      !('origin' in issue) ||
      issue.origin !== 'int' ||
      issues.every(other => other === issue || pathText(other.path) !== pathText(issue.path)),
  );

/** What a schema finds wrong first, where that is, and what would be right. The issues have to be `BARE`. */
export function firstFlaw(schema: z.ZodType, issues: readonly Issue[]): { path: Path; problem: string | Text } {
  const issue = deepest(issues);
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys;
    return { path: [...path, key], problem: `no such field${nearest(key, fieldsAt(schema, path))}` };
  }
  if (issue.code === 'invalid_union' && issue.discriminator !== undefined) {
    const words = wordsAt(schema, path.slice(0, -1), issue.discriminator);
    return { path, problem: `expected one of ${words.map(word => `"${word}"`).join(', ')}` };
  }
  return { path, problem: issue.message === '' ? sentenceOf(issue) : issue.message };
}

/** The first issue; where none of several shapes fits, the first of the shape that came furthest. */
function deepest(issues: readonly Issue[]): Issue {
  const [first] = telling(issues) as [Issue];
  if (first.code !== 'invalid_union' || first.errors.length === 0) return first;
  const [inside = first] = first.errors.map(deepest).sort((one, other) => depthOf(other) - depthOf(one));
  return { ...inside, path: [...first.path, ...inside.path] };
}

/** A field that there isn't is one deeper than what it stands in. */
const depthOf = ({ path, code }: Issue): number => path.length + (code === 'unrecognized_keys' ? 1 : 0);

/** The definition that zod keeps of a schema, as far as it is looked at here. */
interface Definition {
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly getter?: () => z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly element?: z.ZodType;
  readonly items?: readonly z.ZodType[];
  readonly valueType?: z.ZodType;
  readonly values?: readonly unknown[];
}

/** Every shape that a value may have by a schema: without defaults, optionals, and alternatives. */
function shapesOf(schema: z.ZodType | undefined): Definition[] {
  if (schema === undefined) return [];
  const definition = schema.def as unknown as Definition;
  const { innerType, in: before, getter, options } = definition;
  if (options !== undefined) return options.flatMap(shapesOf);
  const inner = innerType ?? before ?? getter?.();
  return inner === undefined ? [definition] : shapesOf(inner);
}

function shapesAt(schema: z.ZodType, path: Path): Definition[] {
  return path.reduce<Definition[]>(
    (shapes, part) =>
      shapes.flatMap(({ shape, element, items, valueType }) =>
        shapesOf(typeof part === 'number' ? (element ?? items?.[part]) : (shape?.[String(part)] ?? valueType)),
      ),
    shapesOf(schema),
  );
}

const fieldsAt = (schema: z.ZodType, path: Path): string[] => [
  ...new Set(shapesAt(schema, path).flatMap(({ shape }) => Object.keys(shape ?? {}))),
];

/** The values by which the alternatives at a path are told from each other. */
const wordsAt = (schema: z.ZodType, path: Path, field: string): unknown[] =>
  shapesAt(schema, path).flatMap(({ shape }) => shapesOf(shape?.[field]).flatMap(({ values = [] }) => values));
