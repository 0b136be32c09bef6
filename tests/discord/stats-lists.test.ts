import { expect, test } from 'vitest';
import { gameTranslator } from '../../src/discord/render/translators.js';
import { listing, luckListing } from '../../src/discord/stats/listing.js';
import { gameOf } from '../../src/games/index.js';
import type { Game } from '../../src/kernel/index.js';
import { nothing } from '../../src/stats/tallying.js';

const squad = gameOf('squad') as Game;
const key = { guild: '', game: 'squad', player: 'ann', kind: 'people' } as const;
const decks = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...nothing({ ...key, facet: 'deck', value: `Deck ${at + 1}` }),
    games: 2,
  }));
const told = (count: number) =>
  listing(squad, 'deck', decks(count), { most: 3, says: 'games' }, gameTranslator(squad, 'en'));
const lines = (count: number) => told(count)[0]?.value.split('\n');

test('a list of statistics that is cut says how many more there are', () => {
  expect(told(3)).toEqual([{ name: 'Decks', value: '• Deck 1: 2\n• Deck 2: 2\n• Deck 3: 2', inline: true }]);
  expect(lines(4)?.slice(2)).toEqual(['• Deck 3: 2', '…and one more.']);
  expect(lines(9)?.slice(2)).toEqual(['• Deck 3: 2', '…and 6 more.']);
  expect(told(0)).toEqual([]);
});

test('luck has a heading, and says nothing of what could not be expected', () => {
  const luck = (expected: number) => ({ ...nothing({ ...key, facet: 'luck', value: 'heads' }), times: 10, expected });
  const say = gameTranslator(squad, 'en');
  expect(luckListing(squad, [luck(10_500)], say)).toEqual([{ name: 'Luck', value: '• Heads: 10 (10.5 expected).' }]);
  expect(luckListing(squad, [luck(0)], say)).toEqual([]);
});
