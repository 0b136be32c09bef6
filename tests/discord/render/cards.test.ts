import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { cardEmbed, handEmbed, handMessage, handWords } from '../../../src/discord/render/cards.js';
import { type CardEntry, type CardView, type Scene, text } from '../../../src/kernel/index.js';
import { card, fact, name, titled } from './arbitrary.js';
import { checkBody } from './oracle.js';
import { voice } from './voice.js';

const say = voice(['Ann', 'Bob'], { X1: 'Web' });
const entry: fc.Arbitrary<CardEntry> = fc.record({
  id: fc.constant('X1'),
  title: titled,
  text: fc.option(name),
  facts: fc.array(fact, { maxLength: 30 }),
  data: fc.constant({}),
  keywords: fc.constant([]),
  names: fc.constant([]),
  facets: fc.constant({}),
});
const holding = (cards: readonly CardView[]): Scene => ({
  title: text('nothing'),
  status: text('nothing'),
  turn: 0,
  panels: [
    {
      id: 'seat:0',
      seat: 0,
      title: text('nothing'),
      meters: [],
      zones: [{ id: 'hand', title: text('nothing'), kind: 'hand', count: cards.length, cards }],
    },
  ],
});

describe('a card', () => {
  test.prop([entry])('fits an embed', one => {
    expect(checkBody('message', { embeds: [cardEmbed(one, say, [])] })).toEqual([]);
  });

  it('without words of its own says so', () => {
    const plain = {
      id: 'X2',
      title: text('name', { name: 'Punch' }),
      text: null,
      facts: [text('fact', { word: 'level', n: 2 })],
      data: {},
      keywords: [],
      names: [],
      facets: {},
    };
    expect(cardEmbed(plain, say, []).description).toMatch(/^level 2\n\n\*No card text\./);
    // A number alone would say nothing.
    expect(cardEmbed(plain, say, []).footer?.text).toBe('Card X2');
  });
});

describe('a hand', () => {
  test.prop([fc.array(card, { maxLength: 70 }), entry])('of any size fits a private message', (cards, one) => {
    expect(checkBody('reply', { flags: 64, ...handMessage(holding(cards), 0, say, { get: () => one }) })).toEqual([]);
  });

  it('shows facts, words, and what is playable', () => {
    const held: CardView[] = [
      {
        card: 'X1',
        title: text('name', { name: 'Web' }),
        facts: [text('fact', { word: 'level', n: 2 })],
        marks: [{ id: 'playable', words: text('name', { name: 'playable now' }) }],
      },
      { card: 'X2', title: text('name', { name: 'Punch' }) },
    ];
    const get = (id: string) =>
      id === 'X1'
        ? { id, title: text('nothing'), text: 'Draw one.', facts: [], data: {}, keywords: [], names: [], facets: {} }
        : undefined;
    expect(handEmbed(holding(held), 0, say, { get })).toEqual({
      title: 'Your hand (2)',
      description: '▸ Web – level 2 · *playable now*\n-# Draw one.\n• Punch',
    });
  });

  it('may be empty, or not there', () => {
    for (const seat of [0, 1]) {
      expect(handEmbed(holding([]), seat, say).description).toBe('Your hand is empty.');
      // Not also as a number above that.
      expect(handWords(holding([]), seat, say, undefined, 400)).toBe('Your hand is empty.');
    }
  });
});
