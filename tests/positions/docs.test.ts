import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { playDocument, readDocument } from '../../src/cli/document.js';
import { schema as champions } from '../../src/games/champions/position/schema.js';
import { gameOf } from '../../src/games/index.js';
import { schema as recharge } from '../../src/games/recharge/position/schema.js';
import { schema as smash } from '../../src/games/smash/position/schema.js';
import { schema as squad } from '../../src/games/squad/position/schema.js';
import type { Game, Json } from '../../src/kernel/index.js';
import { pages } from '../docs/markdown.js';

// The examples of docs/positions.md are run as they stand there.

const SECTIONS: Readonly<Record<string, readonly [string, z.ZodType]>> = {
  'Super Hero Squad': ['squad', squad],
  'Marvel Champions': ['champions', champions],
  'Super Powered Smash Masters': ['smash', smash],
  'Marvel Recharge': ['recharge', recharge],
};

type Fields = Readonly<Record<string, Json>>;

const { blocks = [], spans = [] } = pages().find(({ path }) => path === 'docs/positions.md') ?? {};
const withoutRemarks = (text: string): string => text.replace(/\s\/\/.*$/gm, '');

/** The examples of a game: a whole position, the same with some of its fields written otherwise, and further whole ones. */
function examplesOf(heading: string): Fields[] {
  const [whole, ...parts] = blocks
    .filter(block => block.language === 'jsonc' && block.heading === heading)
    .map(({ text }) => withoutRemarks(text).trim())
    .map(text => ({
      isWhole: text.startsWith('{'),
      fields: JSON.parse(text.startsWith('"') ? `{${text}}` : text) as Fields,
    }));
  if (whole === undefined) throw new Error(`no example of ${heading}`);
  return [whole.fields, ...parts.map(({ isWhole, fields }) => (isWhole ? fields : { ...whole.fields, ...fields }))];
}

function keysIn(value: Json | undefined): string[] {
  if (Array.isArray(value)) return value.flatMap(keysIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value as Fields).flatMap(([key, below]) => [key, ...keysIn(below)]);
}

/** The names of all fields of a schema, at any depth. */
function fieldsOf(schema: z.ZodType): string[] {
  const found = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, below] of Object.entries(value)) {
      if (key === 'properties') for (const name of Object.keys(below as object)) found.add(name);
      // What an outcome holds is told once, for all games.
      if (key !== 'outcome') walk(below);
    }
  };
  walk(z.toJSONSchema(schema, { io: 'input' }));
  return [...found];
}

describe.each(Object.entries(SECTIONS))('%s', (heading, [id, schema]) => {
  const game = gameOf(id) as Game;
  const examples = examplesOf(heading);

  test.each(examples.map((position, at) => [at, position] as const))('example %i is a table', (_, position) => {
    const ruleset = 'villains' in position ? { ruleset: 'wrecking-crew-standard' } : {};
    const { table, position: printed } = playDocument(game, readDocument({ game: id, ...ruleset, position }));
    expect(table.prompts.length).toBeGreaterThan(0);
    expect(playDocument(game, readDocument({ game: id, ...ruleset, position: printed })).position).toEqual(printed);
  });

  test('examples show every field', () => {
    const shown = examples.flatMap(keysIn);
    expect(fieldsOf(schema).filter(field => !shown.includes(field))).toEqual([]);
  });
});

const documents = blocks
  .filter(({ language }) => language === 'json')
  .map(({ heading, text }) => [heading, readDocument(JSON.parse(text))] as const);

test('documents are played, answers and all', () => {
  const [, document] = documents.find(([heading]) => heading === 'Positions') ?? [];
  if (document === undefined) throw new Error('there is no such document');
  const { table, journal } = playDocument(gameOf(document.game) as Game, document);
  expect(table.outcome).toBeNull();
  expect(journal.log.map(({ id }) => id)).toContain('log-play');
});

test('the document of a match that is over reads back as over', () => {
  const [, document] = documents.find(([heading]) => heading === 'What comes back') ?? [];
  if (document === undefined) throw new Error('there is no such document');
  const { table, position } = playDocument(gameOf(document.game) as Game, document);
  expect(table.prompts).toEqual([]);
  expect(table.outcome).toMatchObject({ places: [1, 2] });
  expect(position).toMatchObject({ outcome: document.position?.outcome });
});

describe('errors are told as they stand there', () => {
  const hero = { identity: '01001a' };
  test.each([
    ['squad', { players: [{ hand: ['ST001', 'ST001', 'ST001', 'ST999'] }, {}] }],
    ['squad', { players: [{ hand: ['st004'] }, {}] }],
    ['squad', { players: [{ hands: [] }, {}] }],
    ['champions', { players: [hero, hero], step: { at: 'turn', seat: 4 } }],
    ['champions', { players: [{ ...hero, hand: ['01003', '01101'] }] }],
    ['champions', { players: [hero], sideSchemes: [{ card: '01107', threat: 0 }] }],
  ])('%s: %j', (id, position) => {
    const told = errorOf(() => playDocument(gameOf(id) as Game, readDocument({ game: id, position })));
    expect(
      spans.some(span => (span.endsWith('…') ? told.startsWith(span.slice(0, -1).trimEnd()) : told === span)),
    ).toBe(true);
  });
});

function errorOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  throw new Error('nothing was wrong');
}
