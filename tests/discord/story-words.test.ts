import { expect, test } from 'vitest';
import { storyWords } from '../../src/discord/board/endings.js';
import { matchTranslator } from '../../src/discord/render/translators.js';
import { gameOf } from '../../src/games/index.js';
import type { Game } from '../../src/kernel/index.js';
import { begin, playOut } from '../corpus.js';
import { seen } from './seen.js';

test('a story in words ends with who has won, and why', () => {
  const game = gameOf('squad') as Game;
  const begun = begin(game, 2, 'story');
  playOut(begun, 2000);
  const { look } = seen(game, begun.table, ['ann', 'bob']);
  const told = storyWords(look, begun.table.log, matchTranslator(look.match, 'en-US'));
  expect(told.length).toBeGreaterThan(2);
  expect(told.slice(-2).join(' ')).toMatch(/^(ann|bob) wins\. (ann|bob) ran out of cards\.$/);
});
