import { expect, test } from 'vitest';
import { deckLines } from '../../src/discord/board/board.js';
import { matchTranslator } from '../../src/discord/render/translators.js';
import { gameOf } from '../../src/games/index.js';
import { type Game, type Outcome, text } from '../../src/kernel/index.js';
import type { Look } from '../../src/matches/matches.js';
import { begin } from '../corpus.js';
import { seen } from './seen.js';

const game = gameOf('smash') as Game;
const reason = text('end-last');

function linesAt(players: readonly string[], outcome: Outcome | null): string {
  const { look } = seen(game, begin(game, players.length, 'places').table, players);
  const over = { ...look, table: null, match: { ...look.match, outcome } } as Look;
  return deckLines(over, matchTranslator(over.match, 'en-US')).join('\n');
}

const order = (said: string): string[] => [...said.matchAll(/(?:\d\. )?(?:ann|bob|cyd)/g)].map(([found]) => found);

test('of three and more, a finished board tells the places, the best first', () => {
  const three = ['ann', 'bob', 'cyd'];
  expect(order(linesAt(three, { places: [2, 3, 1], reason }))).toEqual(['1. cyd', '2. ann', '3. bob']);
  expect(order(linesAt(three, { places: [2, 1, 2], reason }))).toEqual(['1. bob', '2. ann', '2. cyd']);
  // Before the end, of two, and of partners, there is nothing that the result does not say.
  expect(order(linesAt(three, null))).toEqual(three);
  expect(order(linesAt(['ann', 'bob'], { places: [2, 1], reason }))).toEqual(['ann', 'bob']);
  expect(order(linesAt(three, { places: [1, 1, 1], reason, together: 'won' }))).toEqual(three);
});
