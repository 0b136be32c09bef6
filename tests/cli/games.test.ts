import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadGames } from '../../src/cli/games.js';
import { games } from '../../src/games/index.js';
import { run } from './run.js';

const ids = async (...words: string[]): Promise<string[]> => (await loadGames(words)).map(({ id }) => id);

test('a command line has the games it names, and all where it names none', async () => {
  expect(await ids('simulate', 'smash')).toEqual(['smash']);
  expect(await ids('help')).toEqual(games.map(({ id }) => id));
  expect(await ids('cards', 'squad', '--set', 'mine.json')).toEqual(games.map(({ id }) => id));
});

test('a file that is called like a game means no game', async () => {
  const before = process.cwd();
  process.chdir(mkdtempSync(join(tmpdir(), 'longbox-games-')));
  onTestFinished(() => process.chdir(before));
  writeFileSync('squad', JSON.stringify({ game: 'recharge', position: { players: [{}, {}] } }));
  expect((await run(['play', 'squad'])).err).toBe('');
});
