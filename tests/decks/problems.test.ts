import { describe, expect, test } from 'vitest';
import { gameTranslator } from '../../src/discord/render/translators.js';
import { gameOf } from '../../src/games/index.js';
import type { Deck, Game } from '../../src/kernel/index.js';

// What decks are told that break rules, in every game.

const problemsOf = (id: string, cards: Deck['cards'], locale = 'en') => {
  const game = gameOf(id) as Game;
  const say = gameTranslator(game, locale).plain;
  const found = game.decks.check({ name: '', cards }, game.options.parse(game.rulesets[0]?.options));
  return found.map(({ rule, message, card }) => ({ rule, card, said: say(message) }));
};
const said = (id: string, cards: Deck['cards'], locale?: string): string[] =>
  problemsOf(id, cards, locale).map(problem => problem.said);
const ready = (id: string): Deck['cards'] => (gameOf(id) as Game).decks.ready[0]?.cards ?? {};
/** A ready deck with a card that its game doesn't have, in the place of one that it has. */
const withStranger = (id: string, card: string): Deck['cards'] => {
  const { [card]: _, ...others } = ready(id);
  return { ...others, XX1: 1 };
};

describe('a card that a game does not have is no part of what is counted', () => {
  test.each([
    ['squad', 'ST005', 'The deck has 39 cards; it needs at least 40.'],
    [
      'smash',
      Object.keys(ready('smash')).find(card => card.startsWith('ST')) ?? '',
      'It has 49 cards, not counting heroes; a deck needs 50.',
    ],
    ['champions', '01083', 'The deck has 39 cards, not counting the identity; it needs at least 40.'],
  ])('in %s', (id, card, size) => {
    expect(said(id, withStranger(id, card))).toEqual(['There’s no card XX1.', size]);
  });

  test('in recharge, where one card is enough', () => {
    expect(said('recharge', { XX1: 3, C1: 5, C5: 10 })).toEqual([
      'There’s no card XX1.',
      'It has no cards other than counters. Add at least one.',
    ]);
  });
});

test('a card that goes in no deck is named once, and counts for nothing', () => {
  // The other face of an identity, and a card of Doctor Strange's second deck.
  expect(said('champions', { ...ready('champions'), '01029b': 9, '09032': 3 })).toEqual([
    'Tony Stark can’t go in a deck.',
    'Crimson Bands of Cyttorak can’t go in a deck.',
  ]);
});

test('cards of a hero that share a name are told apart', () => {
  const panther = (gameOf('champions') as Game).decks.ready.find(({ id }) => id === 'black-panther');
  const { '01043b': _, ...others }: Deck['cards'] = panther?.cards ?? {};
  expect(said('champions', { ...others, '01043d': 3 })).toEqual([
    'Wakanda Forever! (01043b) isn’t in the deck; this hero needs exactly 1.',
    'Wakanda Forever! (01043d) is in the deck 3 times; this hero needs exactly 2.',
  ]);
});

test.each([
  ['squad', { ...ready('squad'), ST142: 5 }, 'ST142'],
  ['smash', { ...ready('smash'), GA02: 2 }, 'GA02'],
  ['recharge', { ...ready('recharge'), RC002: 2 }, 'RC002'],
  ['champions', { ...ready('champions'), '01083': 2 }, '01083'],
])('too many of one card name the card in %s, so that a list can point at its line', (id, cards, card) => {
  expect(problemsOf(id, cards).filter(({ rule }) => rule === 'copies')).toMatchObject([{ card }]);
});

test('one of something is not several, and none is not zero', () => {
  expect(said('smash', { GA01: 1 })).toEqual([
    'It has one hero; a stack needs 9.',
    'It has no cards, not counting heroes; a deck needs 50.',
  ]);
  expect(said('smash', { SM01: 1 }, 'de')).toEqual([
    'Es sind keine Helden darin; ein Heldenstapel braucht 9.',
    'Außer Helden ist eine Karte darin; ein Deck braucht 50.',
  ]);
});
