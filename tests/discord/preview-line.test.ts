import { expect, test } from 'vitest';
import { lineInList } from '../../src/discord/menu/asked.js';
import { gameTranslator } from '../../src/discord/render/translators.js';
import { squad } from '../../src/games/squad/index.js';
import { type Game, type Preview, text } from '../../src/kernel/index.js';

const told = (preview: Partial<Preview>, locale = 'en'): string =>
  lineInList({ effect: null, changes: [], ...preview }, gameTranslator(squad as unknown as Game, locale));
const damage = (after: number) => [{ what: text('change-damage'), before: 6, after }];

test('what an answer would do begins with a capital: what changes first, then what happens', () => {
  expect(told({ changes: damage(5), effect: text('preview-loses') })).toMatch(/^Damage left 6 → 5 · Absorbs 1/);
  expect(told({ changes: damage(5) }, 'de')).toMatch(/^Restlicher Schaden 6 → 5$/);
  expect(told({ effect: text('preview-loses') })).toMatch(/^Absorbs 1/);
});

test('a number that stays as it is is not told', () => {
  expect(told({ changes: damage(6) })).toBe('');
});

test('a change that is no number to its readers is told in words of its own', () => {
  const what = text('change-damage');
  expect(told({ changes: [{ what, before: 1, after: 0, says: text('preview-loses') }] })).toMatch(/^Absorbs 1/);
});

test('where the line is too long for a list, the gist is told instead', () => {
  const preview = {
    effect: text('name', { name: `One per player. ${'Draw 2. '.repeat(9)}` }),
    gist: text('name', { name: 'Draw 2.' }),
  };
  expect(told(preview)).toMatch(/^One per player/);
  const long = { ...preview, effect: text('name', { name: `One per player. ${'Draw 2. '.repeat(12)}` }) };
  expect(told(long)).toBe('Draw 2.');
  expect(told({ ...long, changes: damage(5) })).toBe('Damage left 6 → 5 · Draw 2.');
});
