import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cards } from '../../src/games/smash/cards/index.js';
import { houseSets } from './sets/index.js';
import { withTables } from './sets/page.js';
import { smashSet } from './sets/smash.js';

describe.each(houseSets)('$page', ({ page, tables }) => {
  const written = readFileSync(join(import.meta.dirname, '../../docs', page), 'utf8');

  test('its tables are what `npm run sets:write` makes of the cards, and it has no others', () => {
    expect(withTables(written, tables)).toBe(written);
    expect(written.match(/^\| --- /gm)).toHaveLength(tables.length);
  });

  test.each(tables)('under “$under” a row that is missing, changed or one too many is noticed', table => {
    const [first = []] = table.rows;
    for (const rows of [
      table.rows.slice(1),
      [...table.rows, first],
      [[...first.slice(0, -1), 'something else'], ...table.rows.slice(1)],
    ])
      expect(withTables(written, [{ ...table, rows }])).not.toBe(written);
  });
});

test('the page of Smash Masters lists every card, each once', () => {
  const listed = smashSet.tables.flatMap(({ rows }) => rows.map(([id]) => id));
  expect([...listed].sort()).toEqual(cards.map(({ id }) => id).sort());
});

const page = ['# A set', '', '## The 2 specials', '', '| Id |', '| --- |', '| A |', '', '## Decks', '', 'None.', ''];

test('a table is written under its heading, with the number in it, and the rest of the page stays', () => {
  const table = { under: 'The 12 specials', columns: ['Id', 'Name'], rows: [['B', 'Bee']] };
  const written = withTables(page.join('\n'), [table]).split('\n');
  expect(written).toEqual([
    ...page.slice(0, 2),
    ...['## The 12 specials', '', '| Id | Name |', '| --- | --- |', '| B | Bee |'],
    ...page.slice(7),
  ]);
});

test('a table whose heading is gone, or has no table, is named', () => {
  for (const under of ['Loot', 'Decks'])
    expect(() => withTables(page.join('\n'), [{ under, columns: ['Id'], rows: [] }])).toThrow(`"## ${under}"`);
});
