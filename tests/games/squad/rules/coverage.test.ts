import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { houseReadings } from './readings.js';

/** The paragraphs that both rule texts have, by the names that tests give them, in the order of the texts. */
const SHARED = [
  'how to play',
  'starting the game',
  'power',
  'power up',
  'draw',
  'attack',
  'block',
  'damage',
  'special ability',
  'discard your attack',
  'winning',
  'empty deck',
  'keepers',
  'damage from Keepers',
  'misfire',
  'deck rules',
  'limits',
  'multi-factor',
  'must I attack',
  'several attacks',
  'blocking level',
  'start of turn',
  'cards break rules',
  'may',
  'do as much as you can',
  'last point',
  'keeper hit is no attack',
  'no late block',
  'highest power',
  'lowest power',
  'discard piles',
  'effect plays',
  'destroy',
  'heal',
  'power for some cards',
  'reveal',
  'play at attack +1',
  'attack +1 for some cards',
  'unblockable',
  'opponent’s Keepers hit',
  'power -3',
  'attack -5',
  'simultaneous',
  'tricky timing',
  'keeper disappears',
  'effect during effect',
];

const PARAGRAPHS: Readonly<Record<string, readonly string[]>> = {
  'squad-tcg': [...SHARED, 'parts of the card', 'the six factors', 'deck counts', 'three Keepers', 'discard order'],
  'squad-online': [...SHARED, 'put into play'],
  'squad-quick': [
    'you need',
    'starting the game',
    'power up',
    'draw',
    'power',
    'attack',
    'block',
    'damage',
    'special ability',
    'keepers',
    'misfire',
    'winning',
  ],
};

/** Which texts a test's ruleset list stands for. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  BOTH: ['squad-tcg', 'squad-online'],
  ALL: ['squad-tcg', 'squad-online', 'squad-quick'],
  TCG: ['squad-tcg'],
  ONLINE: ['squad-online'],
  QUICK: ['squad-quick'],
};

const here = fileURLToPath(new URL('.', import.meta.url));
const codeIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.test.ts') && !name.endsWith('coverage.test.ts'))
    .map(name => readFileSync(join(folder, name), 'utf8'));
const tests = codeIn(here);

/** Titles of tests, as `squad-tcg: paragraph`. */
function named(): Set<string> {
  const found = new Set<string>();
  for (const code of tests) {
    for (const [, list, paragraph] of code.matchAll(/\brule\(\s*([A-Z]+),\s*'([^']+)'/g))
      for (const text of TEXTS[list as string] ?? []) found.add(`${text}: ${paragraph}`);
    for (const [, text, paragraph] of code.matchAll(/\btest\(\s*['`](squad-\w+): ([^:'`]+):/g))
      found.add(`${text}: ${paragraph}`);
    // A loop over rulesets around tests that are no scenarios.
    for (const [, list, body] of code.matchAll(/for \(const ruleset of (\w+)\) \{(.*?)\n\}/gs))
      for (const [, paragraph] of (body as string).matchAll(/titled\(ruleset, '([^']+)'/g))
        for (const text of TEXTS[list as string] ?? []) found.add(`${text}: ${paragraph}`);
  }
  return found;
}

for (const [rules, paragraphs] of Object.entries(PARAGRAPHS))
  test(`every paragraph of ${rules} has a test that names it`, () => {
    const found = named();
    expect(paragraphs.map(paragraph => `${rules}: ${paragraph}`).filter(title => !found.has(title))).toEqual([]);
  });

test('no test names a paragraph that no text has', () => {
  const known = new Set(Object.entries(PARAGRAPHS).flatMap(([rules, list]) => list.map(one => `${rules}: ${one}`)));
  // By the Quick Rules what both texts explain holds as well: such tests may name it.
  const strange = [...named()].filter(
    title => !known.has(title) && !known.has(title.replace('squad-quick', 'squad-tcg')),
  );
  expect(strange).toEqual([]);
});

test('every ruling and every reading of this house has a test that names it', () => {
  const found = new Set(codeIn(join(here, '..')).flatMap(code => code.match(/SQ-C?\d+/g) ?? []));
  const rulings = Array.from({ length: 26 }, (_, at) => `SQ-${at + 1}`);
  expect([...rulings, ...houseReadings].filter(id => !found.has(id))).toEqual([]);
});
