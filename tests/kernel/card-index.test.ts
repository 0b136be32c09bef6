import { expect, it } from 'vitest';
import { type CardEntry, cardIndex } from '../../src/kernel/index.js';

const entry = (id: string): CardEntry => ({
  id,
  title: { id: 'card' },
  text: null,
  facts: [],
  data: {},
  keywords: [],
  names: [id],
  facets: {},
});

/** Two cards, the second of which was printed again as `two-again`; and which were made, in order. */
function index() {
  const made: string[] = [];
  const cards = cardIndex(
    ['one', 'two'],
    id => {
      if (!id.startsWith('one') && !id.startsWith('two')) return undefined;
      made.push(id);
      return entry(id.slice(0, 3));
    },
    () => {
      made.push('facets');
      return [];
    },
  );
  return { cards, made };
}

it('makes an entry when it is looked up, and only once', () => {
  const { cards, made } = index();
  expect(made).toEqual([]);
  expect(cards.get('two')).toBe(cards.get('two'));
  expect(made).toEqual(['two']);
});

it('lists all in their order, with the entries that are there', () => {
  const { cards, made } = index();
  const two = cards.get('two');
  expect(cards.all.map(({ id }) => id)).toEqual(['one', 'two']);
  expect(cards.all[1]).toBe(two);
  expect(cards.all).toBe(cards.all);
  expect(made).toEqual(['two', 'one']);
});

it('gives a card one entry, by whichever of its ids it is asked for', () => {
  const { cards } = index();
  expect(cards.get('two-again')).toBe(cards.get('two'));
});

it('knows nothing of other ids, and makes facets when somebody asks for them', () => {
  const { cards, made } = index();
  expect(cards.get('three')).toBeUndefined();
  expect(cards.facets).toBe(cards.facets);
  expect(made).toEqual(['facets']);
});
