import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The numbered paragraphs of the rule text, as it refers to them itself (RE-15). */
const PARAGRAPHS = [
  ...['I.A', 'I.A.1', 'I.A.1.a', 'I.B', 'I.C', 'I.C.1', 'I.C.2', 'I.C.2.a', 'I.C.2.b', 'I.C.2.c', 'I.C.2.d'],
  ...['I.C.3', 'I.C.4', 'I.C.5', 'II.A', 'II.A.1', 'II.A.2', 'II.A.3', 'III.A', 'III.B', 'III.C'],
  ...['IV.A', 'IV.B', 'IV.C', 'IV.D.1', 'IV.D.1.a', 'IV.D.2', 'IV.D.3', 'IV.D.3.a', 'IV.D.4', 'IV.D.5', 'IV.D.6'],
  ...['IV.D.6.a', 'IV.D.7', 'IV.D.8', 'IV.D.8.a', 'IV.D.8.b', 'IV.E', 'IV.E.1', 'IV.E.2', 'IV.F', 'IV.F.1'],
  ...['IV.F.1.a', 'IV.F.2', 'IV.F.3', 'IV.F.4', 'IV.G', 'IV.H', 'V.A', 'V.A.1', 'V.A.2', 'V.A.3', 'V.A.4'],
  ...['V.A.4.a', 'V.A.4.b', 'V.A.4.c', 'V.A.4.d', 'V.A.5', 'V.A.6', 'V.A.7'],
];

const home = new URL('../', import.meta.url);
const code = readdirSync(home, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.test.ts') && !name.includes('coverage'))
  .map(name => readFileSync(new URL(name, home), 'utf8'))
  .join('\n');

test('every numbered paragraph has a test that names it', () => {
  expect(PARAGRAPHS.filter(paragraph => !code.includes(`'${paragraph}: `))).toEqual([]);
});

test('every ruling has a test that names it', () => {
  // RE-15 is about the names of paragraphs: the test above.
  const numbered = (prefix: string, length: number) => Array.from({ length }, (_, at) => `${prefix}${at + 1}`);
  const rulings = [...numbered('RE-', 14), ...numbered('RE-C', 8), ...numbered('RE-S', 4)];
  const named = new Set(code.match(/RE-[CS]?\d+/g));
  expect(rulings.filter(id => !named.has(id))).toEqual([]);
});
