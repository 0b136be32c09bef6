import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { clip, escapeName, only, plainName } from '../../../src/discord/render/escape.js';
import { name } from './arbitrary.js';

const any = fc.oneof(
  name,
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'@everyone<>!&#123*_~`|[]()\\:/-+. \n') }),
);
/** What markdown would show: escapes undone, and without the breaks that keep words from being read as commands. */
const shown = (said: string): string => said.replace(/\\([^A-Za-z0-9\s])/g, '$1').replaceAll('\u200b', '');
/** What is left to markdown: everything that is not escaped. */
const live = (said: string): string => said.replace(/\\[^A-Za-z0-9\s]/g, '');

describe('an escaped name', () => {
  test.prop([any], { numRuns: 1000 })('calls nobody, styles nothing, links nowhere', raw => {
    const said = escapeName(raw);
    expect(said).not.toMatch(/@(everyone|here)/);
    expect(live(said)).not.toMatch(/<[@#:/t]|[*_~`|[\]<>#]/);
    expect(said).not.toMatch(/:\/\/|discord(app)?\.\w|\n/i);
    expect(said).not.toMatch(/^\s*([-+]|\d+[.)]\s)/);
  });

  test.prop([any], { numRuns: 1000 })('still shows the name', raw => {
    expect(shown(escapeName(raw))).toBe(plainName(raw));
  });

  test.prop([any])('is never empty', raw => {
    expect(plainName(raw)).not.toBe('');
  });

  it('leaves plain words as they are, so that messages can select by them', () => {
    for (const word of ['heads', 'first-player', 'Iron Man', 'Ta-Da!', 'Ms. Marvel'])
      expect(escapeName(word)).toBe(word);
  });

  it.each([
    ['@everyone', '@\u200beveryone'],
    ['<@1>', '\\<@\u200b1\\>'],
    ['**a**', '\\*\\*a\\*\\*'],
    ['1. a', '1\\. a'],
    ['- a', '\\- a'],
    ['a\n# b', 'a \\# b'],
    ['\u202Eabc\u200b', 'abc'],
    ['\u200b', '?'],
    ['https://discord.gg/x', 'https:\u200b//discord\u200b.gg/x'],
  ])('makes %j %j', (raw, said) => expect(escapeName(raw)).toBe(said));
});

describe('clipping', () => {
  it.each([
    ['Klaw and Armored Guard (2)', 20, 'Klaw and Armored…'],
    ['Klaw and Armored Guard (2)', 25, 'Klaw and Armored Guard…'],
    ['Mara: a card, and more', 14, 'Mara: a card…'],
    ['A Bartholomew', 8, 'A Barth…'],
    ['Bartholomew', 8, 'Barthol…'],
    ['Klaw', 4, 'Klaw'],
    ['Links von Wolverine und den X-Men', 30, 'Links von Wolverine und den…'],
    ['Rhino I 13 → 10 · Heldenaktion: 3', 20, 'Rhino I 13 → 10…'],
    ['Pioche une carte. Attaque un héros', 19, 'Pioche une carte…'],
    ['Discard a card from your rival’s hand', 32, 'Discard a card from your…'],
  ])('cuts %j at %i after a word where one ends near enough', (said, most, cut) => expect(clip(said, most)).toBe(cut));

  test.prop([any, fc.nat(60)], { numRuns: 1000 })(
    'keeps to the length, ends no escape and no pair half-way',
    (raw, most) => {
      const cut = clip(escapeName(raw), most);
      expect(cut.length).toBeLessThanOrEqual(most);
      expect(cut).not.toMatch(/\p{Cs}/u);
      if (cut.endsWith('…') && cut !== escapeName(raw))
        expect(/\\*…$/.exec(cut)?.[0].length).toSatisfy((n: number) => n % 2 === 1);
    },
  );
});

it('names the only ones a message may call', () => {
  expect(only(['1', '2', '1'])).toEqual({ parse: [], users: ['1', '2'] });
});
