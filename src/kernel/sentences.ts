import type { z } from 'zod';
import { type Arg, type Text, text } from './text.js';

type Issue = z.core.$ZodIssue;

/** Has issues hold no words of a validator's own, and the value that each is about. */
export const BARE = { error: () => '', reportInput: true } as const;

/**
 * What a value that a schema does not take should have been. A schema's own message is the id of its sentence; no validator's
 * own words reach a person. The issue has to hold its input.
 */
export function sentenceOf(issue: Issue): Text {
  if (issue.message !== '') return text(issue.message);
  if (issue.input === undefined) return missing(issue);
  switch (issue.code) {
    case 'invalid_type':
      return text('flaw-type', { wanted: kindOf(issue.expected), found: found(issue.input) });
    case 'too_small':
    case 'too_big':
      return bound(issue);
    case 'invalid_value':
      return oneOf(issue.values);
    case 'invalid_union':
      return 'options' in issue && issue.options !== undefined ? oneOf(issue.options) : text('flaw-other');
    case 'unrecognized_keys':
      return text('flaw-field');
    case 'invalid_format':
      return issue.format === 'regex' ? text('flaw-written') : text('flaw-format', { format: issue.format });
    case 'not_multiple_of':
      return text('flaw-multiple', { n: issue.divisor });
    case 'invalid_key':
      return text('flaw-key');
    case 'invalid_element':
      return text('flaw-element');
    case 'custom':
      return text('flaw-other');
  }
}

/** That nothing is there, and what belongs there. */
function missing(issue: Issue): Text {
  if (issue.code === 'invalid_type') return text('flaw-missing-wanted', { wanted: kindOf(issue.expected) });
  if (issue.code === 'invalid_value') return text('flaw-missing-wanted', { wanted: choice(issue.values) });
  return text('flaw-missing');
}

const KINDS: Readonly<Record<string, Text>> = {
  string: text('json-string'),
  number: text('json-number'),
  int: text('json-int'),
  boolean: text('json-boolean'),
  array: text('json-array'),
  tuple: text('json-array'),
  object: text('json-object'),
  record: text('json-object'),
};
const kindOf = (expected: string): Arg => KINDS[expected] ?? expected;

function found(input: unknown): Arg {
  if (Array.isArray(input)) return kindOf('array');
  if (input === null) return 'null';
  if (typeof input === 'number' && !Number.isInteger(input)) return `${input}`;
  return kindOf(typeof input);
}

type Bound = Extract<Issue, { code: 'too_small' | 'too_big' }>;

function bound(issue: Bound): Text {
  const [limit, way] =
    issue.code === 'too_small'
      ? [issue.minimum, issue.inclusive === false ? 'more' : 'least']
      : [issue.maximum, issue.inclusive === false ? 'less' : 'most'];
  const n = Number(limit);
  return text(`flaw-${unitOf(issue.origin)}`, {
    n,
    bound: text(`bound-${issue.exact === true ? 'exact' : way}`, { n }),
  });
}

function unitOf(origin: string): string {
  switch (origin) {
    case 'string':
      return 'characters';
    case 'array':
    case 'set':
      return 'entries';
    case 'object':
    case 'record':
    case 'map':
      return 'fields';
    default:
      return 'number';
  }
}

/** That one of several values has to stand there. */
const oneOf = (values: readonly unknown[]): Text => text('flaw-choice', { choice: choice(values) });

/** One of several values, as they are written. */
const choice = (values: readonly unknown[]): Arg => ({ list: values.map(value => asWritten(value)), or: true });

/** A value as JSON has it. */
export const asWritten = (value: unknown): string => JSON.stringify(value) ?? String(value);
