import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { cardEmbed, handWords } from '../../../src/discord/render/cards.js';
import { LIMITS } from '../../../src/discord/reply/limits.js';
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
  it('that is too long is told in so many characters at most, and ends with how many cards are left', () => {
    const cards = Array.from(
      { length: 70 },
      (_, at): CardView => ({ card: 'X1', title: text('name', { name: `${at}` }) }),
    );
    for (let room = 60; room < 120; room++) {
      const words = handWords(holding(cards), 0, say, undefined, room);
      expect(words.length).toBeLessThanOrEqual(room);
      expect(words).toMatch(/\d+ more[^\n]*$/);
    }
  });

  test.prop([fc.array(card, { maxLength: 70 }), entry])('of any size fits a private message', (cards, one) => {
    const content = handWords(holding(cards), 0, say, { get: () => one }, LIMITS.content);
    expect(checkBody('reply', { flags: 64, content })).toEqual([]);
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
    expect(handWords(holding(held), 0, say, { get }, 400)).toBe(
      '**Your hand (2)**\n▸ Web – level 2 · *playable now*\n-# Draw one.\n• Punch',
    );
  });

  it('counts copies once, by what can be seen of them', () => {
    const named = (word: string): CardView => ({
      card: 'X2',
      title: text('name', { name: word }),
      facts: [text('name', { name: 'Smash' })],
    });
    const held = [named('Smash'), named('Punch'), named('Smash')].map((card, at) => ({ ...card, key: `c${at}` }));
    expect(handWords(holding(held), 0, say, undefined, 400)).toBe('**Your hand (3)**\n• Smash ×2\n• Punch – Smash');
  });

  it('may be empty, or not there', () => {
    // Not also as a number above that.
    for (const seat of [0, 1]) expect(handWords(holding([]), seat, say, undefined, 400)).toBe('Your hand is empty.');
  });
});
