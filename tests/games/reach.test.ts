import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const games = fileURLToPath(new URL('../../src/games/', import.meta.url));
/** The rules beneath a card's game, by name or taken out of it. */
const BENEATH = /\bgame\.match\b|\{[^{}]*\bmatch\b[^{}]*\} = game\b/;

test.each(['champions', 'squad'])('%s: what cards do goes through the parts of their game', game => {
  const files = ['cards', 'abilities'].flatMap(folder =>
    readdirSync(join(games, game, folder), { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.ts'))
      .map(name => join(game, folder, name)),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter(file => BENEATH.test(readFileSync(join(games, file), 'utf8')))).toEqual([]);
});
