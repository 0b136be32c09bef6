import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cards } from '../../../../src/games/champions/cards/index.js';

/** The paragraphs of the Learn to Play book that are rules, by their headings. */
const PARAGRAPHS = [
  ...['setup', 'the golden rule', 'per player', 'winning and losing', 'ready and exhausted', 'in player order'],
  ...['round sequence', 'player phase', 'player turn', 'changing form', 'playing a card', 'ally limit'],
  ...['resource costs', 'using a basic power', 'dealing damage', 'using an ally', 'triggering an action ability'],
  ...['hero and alter-ego abilities', 'action abilities on encounter cards', 'other triggered abilities'],
  ...["end of a player's turn", 'end of player phase', 'villain phase', 'the scheme deck', 'step one', 'step two'],
  ...['alter-ego form: enemies scheme', 'hero form: enemies attack', 'step three', 'step four', 'side scheme icons'],
  ...['when revealed abilities', 'when defeated abilities', 'alter-ego form and hero form', 'nemesis side schemes'],
  ...['obligations', 'step five', 'the cards', 'villain cards', 'main scheme cards', 'fixed encounter sets'],
  ...['modular encounter sets', 'core scenarios', 'scenario customization rules', 'expert mode', 'surge'],
  ...['status cards'],
];

const home = new URL('../', import.meta.url);
const code = readdirSync(home, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.test.ts') && !name.includes('coverage'))
  .map(name => readFileSync(new URL(name, home), 'utf8'))
  .join('\n');

/** Lines that begin a title: of a test, or of one row of a family. */
const titles = code.split('\n').flatMap(line => /^\s*(?:scenario\(|test\(|\[)?['"`](.+)/.exec(line)?.[1] ?? []);

test('every paragraph of the book has a test that names it', () => {
  const named = (paragraph: string) => titles.some(title => title.startsWith(`L2P: ${paragraph}: `));
  expect(PARAGRAPHS.filter(paragraph => !named(paragraph))).toEqual([]);
});

test('every reading has a test that names it', () => {
  const readings = readFileSync(new URL('../../../../docs/rules/champions.md', import.meta.url), 'utf8');
  const ids = [...readings.matchAll(/^- \*\*(CH-[C\d]+|W1-\d+)\*\*/gm)].map(([, id]) => id as string);
  expect(ids.length).toBeGreaterThan(15);
  const named = new Set(code.match(/CH-C?\d+|W1-\d+/g));
  expect(ids.filter(id => !named.has(id))).toEqual([]);
});

test('every encounter card is in a test: what it does by itself, and whom it spares', () => {
  // What only prints numbers is covered by the rules for its type.
  const able = cards.filter(({ faction, says }) => faction === 'encounter' && says !== null);
  expect(able.length).toBeGreaterThan(90);
  const times = (id: string) => titles.filter(title => title.includes(id)).length;
  expect(able.filter(({ id }) => times(id) === 0).map(({ id, name }) => `${id} ${name}`)).toEqual([]);
});
