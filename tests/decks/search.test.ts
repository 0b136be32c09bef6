import { fc, test as prop } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { findCards, valueCounts, withValue } from '../../src/decks/search/find.js';
import { readQuery } from '../../src/decks/search/terms.js';
import { gameTranslator } from '../../src/discord/render/translators.js';
import { draws, effect } from '../../src/games/squad/abilities/index.js';
import { attack, type Facts } from '../../src/games/squad/card.js';
import { squadWith } from '../../src/games/squad/index.js';
import { type Game, text } from '../../src/kernel/index.js';

const card = (id: string, hero: string, name: string, facts: Partial<Facts> = {}, abilities: object = {}) =>
  attack(id, {
    hero,
    name,
    team: 'X-Men',
    factor: 'elemental',
    block: 'tech',
    level: 3,
    attack: 2,
    ...facts,
    ...abilities,
  });

/** Does nothing, but says a word that is in another card's name. */
const strikes = effect(text('hero', { hero: 'Lightning strikes: draw two' }), () => undefined);

const game = squadWith([
  card('ST001', 'Storm', 'Chain Lightning', { level: 2 }, { keeper: 2, onHit: { at: 2, does: draws(1) } }),
  card('ST002', 'Storm', 'Gale', { level: 7, block: 'speed' }),
  card('ST003', 'Stormtrooper', 'March', { team: null, factor: 'strength', level: 1 }),
  card('ST004', 'Thor', 'Bolt of Thunder', { team: 'Avengers', level: 5 }, { onPlay: strikes }),
  card('ST005', 'Storm & Thor', 'Double Gale', { team: null, factor: ['elemental', 'speed'], level: 9 }),
  card('ST006', 'Mr. Fantastic', 'Stretch', { team: 'Fantastic Four', factor: 'tech', level: 4, attack: '*' }),
]) as Game;
const say = gameTranslator(game, 'en').plain;
const found = (search: string): string[] => findCards(search, game.cards, say).cards.map(one => one.id);
const problems = (search: string): string[] => readQuery(search, game.cards, say).problems.map(say);

describe('a search', () => {
  test.each([
    ['', ['ST001', 'ST002', 'ST003', 'ST004', 'ST005', 'ST006']],
    ['hero:storm', ['ST001', 'ST002', 'ST005']],
    ['hero:Thor', ['ST004', 'ST005']],
    // As its title stands everywhere.
    ['Mr. Fantastic: Stretch', ['ST006']],
    ['hero:sto', ['ST001', 'ST002', 'ST003', 'ST005']],
    ['hero:"mr fantastic"', ['ST006']],
    ['team:fantastic-four', ['ST006']],
    ['team:x-men', ['ST001', 'ST002']],
    ['Hero:STORM level<=3', ['ST001']],
    ['level<3', ['ST001', 'ST003']],
    ['level>=7', ['ST002', 'ST005']],
    ['level>5', ['ST002', 'ST005']],
    ['level=5', ['ST004']],
    ['level:4-7', ['ST002', 'ST004', 'ST006']],
    ['level:1,9', ['ST003', 'ST005']],
    ['level!=3 level<5', ['ST001', 'ST003', 'ST006']],
    ['factor:speed', ['ST005']],
    ['factor:tech,strength', ['ST003', 'ST006']],
    ['block:speed', ['ST002']],
    ['kind:keeper', ['ST001']],
    ['attack:0', ['ST006']],
    ['-hero:storm', ['ST003', 'ST004', 'ST006']],
    ['factor!=elemental', ['ST003', 'ST006']],
    ['lightning', ['ST001', 'ST004']],
    ['keeper lightning', ['ST001']],
    ['lightning -keeper', ['ST004']],
    ['"draw two"', ['ST004']],
    ['“draw two”', ['ST004']],
    ['"two draw"', []],
    ['ST006', ['ST006']],
    ['ghtning', []],
    ['hero:', []],
  ])('%s', (search, ids) => {
    expect(found(search)).toEqual(ids);
  });

  test('puts cards first that have its words in their title', () => {
    expect(found('thunder draw')).toEqual(['ST004']);
    expect(found('storm')).toEqual(['ST001', 'ST002', 'ST003', 'ST005']);
    expect(found('gale')).toEqual(['ST002', 'ST005']);
  });

  test('says what it does not understand, and what there is', () => {
    expect(problems('colour:red')).toEqual([
      'You can’t search by “colour”. Try hero, team, factor, block, level, attack and kind.',
    ]);
    expect(problems('factor:teck')).toEqual(['Factor: nothing matches “teck”. Try Tech.']);
    expect(problems('level<=x')[0]).toContain('Level: nothing matches “x”');
    expect(problems('hero<storm')).toEqual(['Hero isn’t a number. Write `:` instead of `<` or `>`.']);
    expect(problems('level:99')[0]).toContain('Level: nothing matches “99”');
    expect(problems('hero:storm level<=3 -keeper "a b" Mr. Fantastic: Stretch')).toEqual([]);
    expect(problems('level:')).toEqual(['Level: nothing matches “…”. Try 1, 2, 4, 5, 7 and 9.']);
    expect(found('factor:teck')).toEqual([]);
  });

  test('beyond the last number finds nothing, or all, and that is no mistake', () => {
    expect(problems('level>9 -level<1')).toEqual([]);
    expect(found('level>9')).toEqual([]);
    expect(found('-level<1')).toHaveLength(6);
  });

  test('finds words in quotes where they stand together, not where one thing ends and another begins', () => {
    expect(found('"chain lightning"')).toEqual(['ST001']);
    // Its hero and its team stand side by side among what a card is found by.
    expect(found('"thor avengers"')).toEqual([]);
    expect(found('thor avengers')).toEqual(['ST004']);
  });

  prop.prop([fc.string({ maxLength: 60 })])('of anything finds cards or none, never a crash', search => {
    expect(found(search).length).toBeLessThanOrEqual(6);
  });
});

describe('a value chosen from a list', () => {
  const facet = (id: string) => {
    const known = game.cards.facets.find(one => one.id === id);
    if (known === undefined) throw new Error(`no facet ${id}`);
    return known;
  };

  test('is written into the search, in place of what was asked of that facet', () => {
    const to = (search: string, id: string, title: string | null) =>
      withValue(search, facet(id), title, game.cards, say);
    expect(to('', 'hero', 'Storm')).toBe('hero:Storm');
    expect(to('hero:thor level<=3 draw', 'hero', 'Mr. Fantastic')).toBe('level<=3 draw hero:"Mr. Fantastic"');
    expect(to('draw level<=3 level>1', 'level', '2')).toBe('draw level:2');
    expect(to('draw -Level:3 "a b"', 'level', null)).toBe('draw "a b"');
  });

  test('comes with the number of cards that the search would find', () => {
    const counts = valueCounts('hero:storm level<=3', facet('hero'), game.cards, say);
    expect(Object.fromEntries(counts)).toEqual({ 'Mr. Fantastic': 0, Storm: 1, Stormtrooper: 1, Thor: 0 });
    for (const { value, title } of facet('hero').values)
      expect(found(withValue('', facet('hero'), say(title), game.cards, say))).toHaveLength(
        valueCounts('', facet('hero'), game.cards, say).get(value) ?? -1,
      );
  });
});
