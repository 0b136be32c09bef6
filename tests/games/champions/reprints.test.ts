import { describe, expect, test } from 'vitest';
import { readList } from '../../../src/decks/list/read.js';
import { findCards } from '../../../src/decks/search/find.js';
import { gameTranslator } from '../../../src/discord/render/translators.js';
import { champions } from '../../../src/games/champions/index.js';
import { copiesOf, firstPrinting, reprints } from '../../../src/games/champions/reprints.js';
import type { Game } from '../../../src/kernel/index.js';
import { readFacts } from '../facts.js';

const game = champions as Game;
const say = gameTranslator(game, 'en').plain;

describe('cards that were printed again', () => {
  test('are those that came with other products, as often as they lie in there', () => {
    const printed = readFacts<{ code: string; of: string; quantity: number }>('champions', 'reprints');
    const known = Object.fromEntries(printed.map(({ code, of, quantity }) => [code, { of, quantity }]));
    expect(reprints).toEqual(known);
  });
  test('are one card, under its first id', () => {
    for (const [code, { of }] of Object.entries(reprints)) {
      expect(game.cards.get(code)).toBe(game.cards.get(of));
      expect(game.cards.get(code)?.id).toBe(of);
      expect(firstPrinting(code)).toBe(of);
    }
    expect(firstPrinting('01066')).toBe('01066');
  });
  test('a deck list may name either id, alone, beside the name, or both', () => {
    expect(readList(game, '{"slots": {"03012": 1, "03016": 2, "01071": 1}}').deck.cards).toEqual({
      '01066': 1,
      '01071': 3,
    });
    expect(readList(game, '1x 03012\n2x Make the Call (03016)').deck.cards).toEqual({ '01066': 1, '01071': 2 });
    expect(readList(game, '1x Make the Call (03012)').unread).toBe(1);
  });
  test('a search finds them by either id', () => {
    expect(findCards('03012', game.cards, say).cards.map(({ id }) => id)).toEqual(['01066']);
    expect(findCards('01066', game.cards, say).cards.map(({ id }) => id)).toEqual(['01066']);
  });
  test('a collection holds the copies of all products', () => {
    expect(copiesOf({ id: '01066', quantity: 1 })).toBe(2);
    expect(copiesOf({ id: '01071', quantity: 3 })).toBe(5);
    expect(copiesOf({ id: '01001a', quantity: 1 })).toBe(1);
  });
});
