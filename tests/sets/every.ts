import { z } from 'zod';

const shapes = z.discriminatedUnion('do', [
  z.object({ do: z.literal('draw') }),
  z.object({ do: z.literal('stun'), to: z.string() }),
]);

/** An example of every code there is: a new one does not type-check without. */
export const EVERY: Readonly<Record<z.core.$ZodIssueCode, readonly [z.ZodType, unknown, string][]>> = {
  invalid_type: [
    [z.string(), 3, 'this has to be a text, and is a number'],
    [z.number(), 'x', 'this has to be a number, and is a text'],
    [z.int(), 1.5, 'this has to be a whole number, and is 1.5'],
    [z.array(z.string()), {}, 'this has to be a list, and is an object in braces'],
    [z.strictObject({}), [], 'this has to be an object in braces, and is a list'],
    [z.record(z.string(), z.int()), null, 'this has to be an object in braces, and is null'],
    [z.boolean(), undefined, 'this is missing: write true or false'],
  ],
  too_small: [
    [z.string().min(2), 'x', 'this needs at least 2 characters'],
    [z.array(z.int()).min(1), [], 'this needs at least 1 entry'],
    [z.array(z.int()).length(2), [1], 'this needs exactly 2 entries'],
    [z.int().min(1), 0, 'this has to be at least 1'],
    [z.number().gt(1), 1, 'this has to be more than 1'],
  ],
  too_big: [
    [z.string().max(1), 'xy', 'this needs at most 1 character'],
    [z.int().max(9), 10, 'this has to be at most 9'],
    [z.int().max(9), 1e30, 'this has to be at most 9'],
    [z.number().lt(9), 9, 'this has to be less than 9'],
    [
      z.map(z.string(), z.int()).max(1),
      new Map([
        ['a', 1],
        ['b', 2],
      ]),
      'this needs at most 1 field',
    ],
  ],
  invalid_value: [
    [z.enum(['a', 'b', 'c']), 'd', 'this has to be "a", "b" or "c"'],
    [z.literal(1), 2, 'this has to be 1'],
    [z.enum(['a', 'b']), undefined, 'this is missing: write "a" or "b"'],
  ],
  invalid_union: [
    [shapes, { do: 'win' }, 'this has to be "draw" or "stun"'],
    [shapes, {}, 'this has to be "draw" or "stun"'],
    [z.union([z.string(), z.int()]), true, 'this has to be a text, and is true or false'],
    [z.xor([z.string(), z.string().min(1)]), 'x', 'this may not stand here'],
    [
      z.union([z.object({ a: z.int() }), z.object({ b: shapes })]),
      { b: { do: 'stun' } },
      'this is missing: write a text',
    ],
  ],
  unrecognized_keys: [[z.strictObject({}), { colour: 1 }, 'there is no such field here']],
  invalid_format: [
    [z.string().regex(/^x/), 'y', 'this is not written as it has to be'],
    [z.email(), 'y', 'this is no email'],
  ],
  not_multiple_of: [[z.number().multipleOf(5), 3, 'this has to be a multiple of 5']],
  invalid_key: [[z.record(z.string().regex(/^x/), z.int()), { b: 1 }, 'this key is not one that may stand here']],
  invalid_element: [[z.map(z.unknown(), z.int()), new Map([[{}, 'x']]), 'something in this list may not stand here']],
  custom: [
    [z.string().refine(() => false), 'x', 'this may not stand here'],
    [z.any().refine(() => false), undefined, 'this is missing'],
    // A message of a schema's own is the id of a sentence.
    [
      z.string().regex(/^x/, 'flaw-card-id'),
      'y',
      'this has to be two to four capital letters and a number, such as AB12',
    ],
  ],
};

/** A text for each way in which one may be no JSON, and what is said of it. */
export const FAULTS: readonly (readonly [string, string])[] = [
  ['{"a": x}', 'this word has no meaning in JSON; texts stand in quotes'],
  ['{"a": 1,}', 'the name of a field in quotes has to follow, or the comma before it has to go'],
  ['[1,]', 'a value has to follow, or the comma before it has to go'],
  ['{"a" 1}', 'a colon is missing between a field and its value'],
  ['[1 2]', 'a comma is missing'],
  ['{"a": 1', 'a closing brace is missing: }'],
  ['[1', 'a closing bracket is missing: ]'],
  ['{} 1', 'something follows after the end'],
  ['{ // x\n}', 'there are no comments in JSON'],
  ['{ /* x', 'there are no comments in JSON'],
  ['["x', 'a text has no closing quote'],
  ['[1.]', 'a number is cut off'],
  ['["\\u12"]', 'four hexadecimal digits have to follow \\u'],
  ['["\\x"]', 'a backslash in a text stands only before one of " \\ / b f n r t u'],
  ['["a\tb"]', 'a text holds a line break or another control character'],
  // Deeper than anybody can follow it.
  ['['.repeat(200_000), 'this is not JSON'],
];
