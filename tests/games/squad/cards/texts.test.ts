import { describe, expect, test } from 'vitest';
import { cards } from '../../../../src/games/squad/cards/index.js';
import { wording } from '../../../../src/games/squad/wording.js';
import type { Text } from '../../../../src/kernel/index.js';
import { loadWords } from '../../../../src/locales/index.js';
import { named } from './common.js';

const words = loadWords('squad', 'en');

/** All messages that a text is made of. */
const parts = (said: Text): Text[] => [
  said,
  ...Object.values(said.args ?? {}).flatMap(arg => (typeof arg === 'object' && 'id' in arg ? parts(arg) : [])),
];

const texts = new Map(
  cards.flatMap(card => {
    const said = wording(card);
    return said === null ? [] : [[card.id, said] as const];
  }),
);
const say = (id: string): string => words.say(texts.get(id) as Text);

describe('what cards say follows from what they do', () => {
  test('in whole sentences, whatever they do', () => {
    for (const [id, said] of texts) {
      expect(words.say(said), id).toMatch(/^[0-9A-Z+−].*[^.]\.$/);
      expect(words.say(said), id).not.toMatch(/\{|\}| {2}|\.\.|undefined|\bany any\b/);
    }
  });

  test('in one line: no card needs more than two hundred letters', () => {
    for (const [id, said] of texts) expect(words.say(said).length, id).toBeLessThan(200);
  });

  test('a Keeper says at which damage it becomes one', () => {
    for (const { id, keeper } of cards)
      if (keeper !== undefined) expect(say(id), id).toMatch(new RegExp(`^Keeper on ${keeper}\\+ damage\\. `));
  });

  test('an ability says which damage it needs', () => {
    for (const { id, onHit } of cards)
      if (onHit !== undefined) expect(say(id), id).toContain(`On ${onHit.at}+ damage: `);
  });

  test.each([
    ['ST020', 'Attack = your power.'],
    ['ST044', 'On 2+ damage: destroy an opposing level 1–4 Keeper.'],
    [
      'ST075',
      'Keeper on 2+ damage. Start of your turn, if your power is 12+: this hits for 3, then this is destroyed.',
    ],
    ['ST223', 'Played: +1 attack for each of your Animal Keepers.'],
    [
      'ST243',
      'On 2+ damage: +3 power this turn, then you may play any Avengers card from hand if your power allows it.',
    ],
    [
      'ST274',
      'On 2+ damage: draw a card if your hand is empty, then you may play any Avengers card from hand with +1 attack if your power allows it.',
    ],
    ['ST351', 'Played: +7 attack if your opponent’s top discard is attack 7+, Hulk or She-Hulk.'],
    [
      'ST469',
      'Keeper on 2+ damage. Assault 1 (hits at the start of your turn). When this is destroyed: this hits for 2.',
    ],
    ['ST550', 'Keeper on 2+ damage. +2 attack for your cards while your power is 4 or less.'],
  ])('%s', (id, said) => expect(say(id), named(id)).toBe(said));
});

/** Cards that do what no other does, by code and words of their own: `custom` and its kin. */
const CUSTOM = `
  ST016 ST021 ST035 ST037 ST040 ST043 ST045 ST054 ST088 ST110 ST124 ST161 ST208 ST232 ST244
  ST246 ST247 ST251 ST253 ST267 ST271 ST283 ST286 ST303 ST308 ST312 ST315 ST318 ST320 ST333
  ST346 ST347 ST358 ST365 ST376 ST387 ST395 ST400 ST402 ST423 ST425 ST426 ST432 ST447 ST449
  ST450 ST456 ST503 ST504 ST528 ST543 ST552 ST560 ST562 ST565 ST583 ST597 ST598 ST599 ST600
`;

test('fewer than one card in ten has code and words of its own', () => {
  const own = cards.filter(({ id }) => {
    const said = texts.get(id);
    return said !== undefined && parts(said).some(part => part.id.startsWith('custom-'));
  });
  expect(own.length).toBeLessThan(cards.length / 10);
  expect(own.map(({ id }) => id).sort()).toEqual(CUSTOM.trim().split(/\s+/));
});
