import type { z } from 'zod';

type Raw = z.core.$ZodRawIssue;

/** What a value that a schema does not take should have been, in a sentence: no validator's own words reach a person. */
export function sentenceOf(issue: Raw): string {
  if (issue.input === undefined && issue.code !== 'unrecognized_keys') return `this is missing${wanted(issue)}`;
  switch (issue.code) {
    case 'invalid_type':
      return `this has to be ${kindOf(issue.expected)}, and is ${found(issue.input)}`;
    case 'too_small':
    case 'too_big':
      return bound(issue);
    case 'invalid_value':
      return `this has to be ${choice(issue.values)}`;
    case 'invalid_union':
      return Array.isArray(issue.options)
        ? `this has to be ${choice(issue.options)}`
        : 'this has none of the shapes it may have';
    case 'unrecognized_keys':
      return 'there is no such field here';
    case 'invalid_format':
      return issue.format === 'regex' ? 'this is not written as it has to be' : `this is no ${issue.format}`;
    case 'not_multiple_of':
      return `this has to be a multiple of ${issue.divisor}`;
    case 'invalid_key':
      return 'this key is not one that may stand here';
    case 'invalid_element':
      return 'something in this list may not stand here';
    case 'custom':
      return 'this may not stand here';
  }
}

/** What belongs where nothing is. */
function wanted(issue: Raw): string {
  if (issue.code === 'invalid_type') return `: write ${kindOf(issue.expected)}`;
  if (issue.code === 'invalid_value') return `: write ${choice(issue.values)}`;
  if (issue.code === 'invalid_union' && Array.isArray(issue.options)) return `: write ${choice(issue.options)}`;
  return '';
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  null: 'null',
  array: 'a list',
  tuple: 'a list',
  object: 'an object in braces',
  record: 'an object in braces',
};
const kindOf = (expected: string): string => KINDS[expected] ?? expected;

function found(input: unknown): string {
  if (Array.isArray(input)) return 'a list';
  if (input === null) return 'null';
  if (typeof input === 'number' && !Number.isInteger(input)) return `${input}`;
  return kindOf(typeof input);
}

type Bound = Extract<Raw, { code: 'too_small' | 'too_big' }>;

function bound(issue: Bound): string {
  const [limit, way] =
    issue.code === 'too_small'
      ? [issue.minimum, issue.inclusive === false ? 'more than' : 'at least']
      : [issue.maximum, issue.inclusive === false ? 'less than' : 'at most'];
  const exactly = issue.exact === true ? 'exactly' : way;
  const of = (one: string, many: string): string =>
    `this needs ${exactly} ${limit} ${Number(limit) === 1 ? one : many}`;
  switch (issue.origin) {
    case 'string':
      return of('character', 'characters');
    case 'array':
    case 'set':
      return of('entry', 'entries');
    case 'object':
    case 'record':
    case 'map':
      return of('field', 'fields');
    default:
      return `this has to be ${exactly} ${limit}`;
  }
}

/** One of several words, as they are written. */
export function choice(values: readonly unknown[]): string {
  const words = values.map(value => JSON.stringify(value) ?? String(value));
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
