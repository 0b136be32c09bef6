import { expect, test } from 'vitest';
import { loadGames } from '../../src/cli/games.js';
import { games } from '../../src/games/index.js';

const ids = async (...words: string[]): Promise<string[]> => (await loadGames(words)).map(({ id }) => id);

test('a command line has the games it names, and all where it names none', async () => {
  expect(await ids('simulate', 'smash')).toEqual(['smash']);
  expect(await ids('help')).toEqual(games.map(({ id }) => id));
  expect(await ids('cards', 'squad', '--set', 'mine.json')).toEqual(games.map(({ id }) => id));
});
