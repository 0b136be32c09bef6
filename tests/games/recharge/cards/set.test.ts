import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Card, idOf, teamwork } from '../../../../src/games/recharge/card.js';
import { cards } from '../../../../src/games/recharge/cards/index.js';
import { CHARACTERS, type Character, RATINGS } from '../../../../src/games/recharge/characters.js';
import { ready } from '../../../../src/games/recharge/decks/ready.js';
import { dominated } from '../../../../src/games/recharge/dominated.js';
import { recharge } from '../../../../src/games/recharge/index.js';
import { H, V } from '../../../../src/games/recharge/printed.js';

const page = readFileSync(new URL('../../../../docs/recharge-house-set.md', import.meta.url), 'utf8');
/** How many cards there are, and how many of them are special. */
const SIZE = 250;
const SPECIALS = 104;
const KINDS = ['hero', 'power', 'teamwork'] as const;

describe('the house set', () => {
  test(`${SIZE} cards, numbered from 1 on, each kind in order`, () => {
    const ids = cards.map(({ id }) => id);
    expect([...ids].sort()).toEqual(Array.from({ length: SIZE }, (_, at) => idOf(at + 1)));
    for (const kind of KINDS) {
      const own = cards.filter(card => card.kind === kind).map(({ id }) => id);
      expect(own).toEqual([...own].sort());
    }
    expect(new Set(cards.map(({ name }) => name)).size).toBe(SIZE);
  });

  test(`20 Power Plus foils and ${SPECIALS} specials`, () => {
    expect(cards.filter(({ plus }) => plus > 0)).toHaveLength(20);
    expect(cards.filter(({ plus, kind }) => plus > 0 && kind !== 'power')).toEqual([]);
    expect(cards.filter(({ special }) => special !== null)).toHaveLength(SPECIALS);
  });

  test('no two cards play alike', () => {
    const side = (card: Card, at: 'left' | 'right'): string => `${[...card[at]].sort().join('+')} ${card.points[at]}`;
    const shapes = cards.map(card => {
      const sides = [side(card, 'left'), side(card, 'right')];
      // What can be turned is the same upside down.
      return [
        card.kind,
        ...(card.kind === 'hero' ? sides : sides.sort()),
        card.plus,
        JSON.stringify(card.data.special),
      ].join(' | ');
    });
    expect(new Set(shapes).size).toBe(cards.length);
  });

  test('sides have one colour, two, or all four', () => {
    for (const { left, right } of cards)
      for (const side of [left, right]) expect([1, 2, 4]).toContain(new Set(side).size);
  });

  test('the page and README.md count them', () => {
    const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8');
    expect(page).toContain(`The ${SIZE} cards of Marvel Recharge`);
    expect(page).toContain(`## The ${SPECIALS} specials`);
    expect(readme).toContain(`${SIZE} cards of our own and four ready-made decks`);
    expect(ready).toHaveLength(4);
  });
});

describe('characters', () => {
  const heroes = cards.filter(({ kind }) => kind === 'hero');

  test('stand between 1 and 7 on each rating, and no two on the same places with the same name', () => {
    expect(CHARACTERS.map(({ name }) => name)).toEqual(heroes.map(({ name }) => name));
    for (const character of CHARACTERS)
      for (const rating of RATINGS) expect([1, 2, 3, 4, 5, 6, 7]).toContain(character[rating]);
  });

  test('the mightier a character, the more the card is worth beside its sides and its text', () => {
    const sumOf = (one: Character): number => RATINGS.reduce((sum, rating) => sum + one[rating], 0);
    const plain = heroes.map(({ left, right, points, special }, at) => ({
      sum: sumOf(CHARACTERS[at] as Character),
      worth: points.left + left.length + right.length - 2 + (special === null ? 0 : 1),
    }));
    const bySum = [...plain].sort((one, other) => one.sum - other.sum);
    for (const [at, { worth }] of bySum.entries()) expect(worth).toBeGreaterThanOrEqual(bySum[at - 1]?.worth ?? 0);
    const worthOf = (name: string): number => plain[heroes.findIndex(card => card.name === name)]?.worth ?? 0;
    expect(worthOf('Thanos')).toBe(9);
    expect(worthOf('Lizard')).toBe(5);
  });

  test('a card shows every designation its character belongs to', () => {
    const lacking = heroes.filter(
      ({ left, right }, at) => !(CHARACTERS[at]?.of ?? []).every(colour => [...left, ...right].includes(colour)),
    );
    expect(lacking.map(({ name }) => name)).toEqual([]);
  });

  test('a Power that is named for a character shows a colour of theirs', () => {
    const named = CHARACTERS.flatMap(({ of, powers }) => powers.map(power => ({ of, power })));
    expect(named).toHaveLength(92);
    const strange = named.filter(({ of, power }) => {
      const card = cards.find(({ kind, name }) => kind === 'power' && name === power);
      return card === undefined || !of.some(colour => [...card.left, ...card.right].includes(colour));
    });
    expect(strange).toEqual([]);
  });
});

test('hardly any card is worse than another in everything', () => {
  expect(dominated(cards).length).toBeLessThan(15);
  // Both ways: one that is worse is found, upright or turned, and one that says something is not worse for that.
  const [strong, weak] = [3, 2].map((points, at) =>
    teamwork({ number: 900 + at, name: `Team ${at}`, left: [at === 0 ? H : V], right: [at === 0 ? V : H], points }),
  ) as [Card, Card];
  expect(dominated([strong, weak])).toEqual([{ card: weak.id, by: strong.id }]);
  const says = teamwork({ number: 902, name: 'Says', left: [H], right: [V], points: 1 }, { won: [{ do: 'draw' }] });
  expect(dominated([strong, says])).toEqual([]);
});

describe('decks', () => {
  const options = recharge.options.parse({});

  test('II.A: every player brings a deck and counters: four ready ones, all legal (RE-12)', () => {
    expect(ready.map(({ id }) => id)).toEqual(['heroes', 'villains', 'x-men', 'women']);
    for (const deck of ready) {
      expect(recharge.decks.check(deck, options)).toEqual([]);
      const size = Object.keys(deck.cards).filter(id => id.startsWith('RC')).length;
      expect(size).toBeGreaterThanOrEqual(80);
      expect(size).toBeLessThanOrEqual(100);
    }
  });

  const counters = { C5: 10, C1: 5 };
  test.each([
    ['II.A.1: one of each card', { RC001: 2, ...counters }, ['copies']],
    ['II.A.2: no least or greatest number of cards', { RC001: 1, ...counters }, []],
    [`II.A.2: all ${SIZE} at once`, { ...Object.fromEntries(cards.map(({ id }) => [id, 1])), ...counters }, []],
    ['II.A.3: at most 25 counters', { RC001: 1, C2: 26 }, ['counters']],
    ['II.A.3: 25 are not too many, nor 50 points too few', { RC001: 1, C2: 25 }, []],
    ['II.A.3: 65 points are not too many', { RC001: 1, C5: 13 }, []],
    ['II.A.3: worth at least 50', { RC001: 1, C5: 9 }, ['counters']],
    ['II.A.3: worth at most 65', { RC001: 1, C5: 14 }, ['counters']],
    ['RE-12: of values that the ruleset has', { RC001: 1, C4: 13 }, ['counters']],
    ['no cards at all', { ...counters }, ['deck-size']],
    ['a card that is not there', { RC001: 1, RC999: 1, ...counters }, ['known-cards']],
    ['no card but one that is not there', { RC999: 1, ...counters }, ['known-cards', 'deck-size']],
  ])('%s', (_, list, rules) => {
    expect(
      recharge.decks.check({ name: '', cards: list as Record<string, number> }, options).map(({ rule }) => rule),
    ).toEqual(rules);
  });

  test('counters are listed beside the cards', () => {
    expect(recharge.cards.all).toHaveLength(SIZE + 4);
    expect(recharge.cards.get('C5')?.names).toEqual(['Counter 5']);
  });
});
