import { expect, test } from 'vitest';
import { countsOf, groupsOf, heldIn, sizeOf, verdicts } from '../../src/decks/survey.js';
import { gameTranslator } from '../../src/discord/render/translators.js';
import { attack, type Facts } from '../../src/games/squad/card.js';
import { squadWith } from '../../src/games/squad/index.js';
import type { Game } from '../../src/kernel/index.js';

const card = (id: string, hero: string, name: string, facts: Partial<Facts> = {}) =>
  attack(id, { hero, name, team: null, factor: 'tech', block: 'speed', level: 1, attack: 2, ...facts });
const game = squadWith([
  card('ST001', 'Storm', 'Gale'),
  card('ST002', 'Thor', 'Bolt', { level: 2, block: 'animal' }),
  card('ST003', 'Storm & Thor', 'Both', { level: 4, factor: ['tech', 'speed'] }),
  card('ST004', 'Storm', 'Hail', { level: 6, factor: ['animal', 'animal'] }),
]) as Game;
const say = gameTranslator(game, 'en').plain;
const deck = { name: 'Mixed', cards: { ST004: 1, ST002: 5, XX1: 2, ST003: 1, ST001: 3 } };

test('a deck is listed by hero, the largest group first, unknown cards last; a team-up is a group of its own', () => {
  expect(sizeOf(deck)).toBe(12);
  expect(heldIn(game, deck).map(held => held.id)).toEqual(['ST001', 'ST002', 'ST003', 'ST004', 'XX1']);
  const groups = groupsOf(game, deck).map(({ titles, size, cards }) => [
    titles.map(say),
    size,
    cards.map(one => one.id),
  ]);
  expect(groups).toEqual([
    [['Thor'], 5, ['ST002']],
    [['Storm'], 4, ['ST001', 'ST004']],
    [['Storm', 'Thor'], 1, ['ST003']],
    [[], 2, ['XX1']],
  ]);
});

test('curve and balance count copies; two factors count for both, one factor twice only once', () => {
  const counts = countsOf(game, deck).map(({ facet, bars }) => [
    facet.id,
    bars.map(bar => `${say(bar.title)} ${bar.n}`),
  ]);
  expect(counts).toEqual([
    ['level', ['1 3', '2 5', '4 1', '6 1']],
    ['factor', ['Animal 1', 'Strength 0', 'Elemental 0', 'Energy 0', 'Tech 9', 'Speed 1']],
    ['block', ['Animal 5', 'Strength 0', 'Elemental 0', 'Energy 0', 'Tech 0', 'Speed 5']],
  ]);
});

test('each ruleset judges a deck by itself, and names every problem', () => {
  const told = Object.fromEntries(
    verdicts(game, deck).map(({ ruleset, problems }) => [ruleset.id, problems.map(one => one.rule)]),
  );
  expect(told).toEqual({
    tcg: ['known-cards', 'deck-size', 'copies'],
    online: ['known-cards', 'deck-size', 'copies'],
    quick: ['known-cards'],
  });
});
