import { expect, test } from 'vitest';
import { translator } from '../../src/discord/render/translator.js';
import { text } from '../../src/kernel/index.js';
import { loadWords } from '../../src/locales/index.js';

const say = translator(loadWords('champions', 'en'), {
  names: ['Mara', 'Theo', 'Ines', 'Kofi'],
  cardTitle: () => undefined,
});

test('what needs several players’ consent reads right, however many they are', () => {
  const who = { list: [1, 2, 3].map(seat => ({ seat })) };
  const said = say.plain(text('undo-consent', { who, answers: 2 }));
  expect(said).toContain('only if it’s all right with Theo, Ines and Kofi.');
  expect(said).not.toContain('agrees');
});

test('a list of many cards to look at doesn’t read as if one were seen through another', () => {
  const said = say.plain(text('menu-look-at-range', { range: 'Ultron I through Tigra' }));
  expect(said).toBe('Look at a card: Ultron I through Tigra');
});
