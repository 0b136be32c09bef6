import { expect } from 'vitest';
import {
  draws,
  inTurn,
  mostFromAttack,
  pierces,
  unblockableFrom,
} from '../../../../src/games/squad/abilities/index.js';
import type { Played } from '../table.js';
import { blow, card, onHit, pile, rule, starter, stops, TCG } from './rule.js';

const SPEED6 = blow('speed', 6);
const weighty = card('weighty', { level: 5 });
/** Not “damage left 6 > 0”: the card that blocks is one damage. */
const STOPPED = 'Stops the attack: you lose only this card (1 damage).';

/** Attacks, and looks at what taking it would be before it is taken to the end. */
const taking =
  (attack: string, told: string) =>
  (table: Played): void => {
    table.attack(attack);
    expect(table.previews.take).toBe(told);
    table.take();
    while (!table.isOver && table.prompt.reason === 'damage from hand') table.pick(stops('tech'));
  };

rule(
  TCG,
  'attack',
  'an attack is told with its number, its factor and what it says; passing needs no words',
  { me: { hand: [SPEED6, 'draws'] }, cards: [card('draws', { attack: 4, ...onHit(2, draws(1)) })] },
  table => {
    expect(table.previews).toEqual({
      [SPEED6]: '6 damage (Speed).',
      draws: '4 damage (Speed). On 2+ damage: draw a card.',
      pass: '',
    });
    table.pick('pass');
  },
);

rule(
  TCG,
  'attack',
  'where no card can be played or blocks, the question says so instead of asking which',
  {
    power: 1,
    me: { hand: ['weighty', SPEED6] },
    them: { hand: [stops('tech')], deck: pile('energy') },
    cards: [weighty],
  },
  table => {
    expect(table.question).toBe('Your turn. What do you attack with?');
    table.attack(SPEED6);
    expect(table.question).toMatch(/\(Speed\) is coming at you for 6\. No card in your hand blocks it\.$/);
    table.take();
  },
);
rule(
  TCG,
  'attack',
  'a hand beyond the power is told as such',
  { power: 4, me: { hand: ['weighty'] }, cards: [weighty] },
  table => {
    expect(table.question).toBe('Your turn. At power 4 you can’t attack with any of your cards.');
    table.pick('pass');
  },
);

rule(
  TCG,
  'block',
  'a block that stops all that comes says so, and what it costs; taking it says what is at stake',
  { me: { hand: [SPEED6] }, them: { hand: [stops('speed'), stops('tech')], deck: pile('energy') } },
  table => {
    table.attack(SPEED6);
    expect(table.previews).toEqual({
      [stops('speed')]: STOPPED,
      take: 'Lose up to 6 cards from your deck. A matching icon stops it.',
    });
    table.take();
  },
);
rule(
  TCG,
  'block',
  'damage taken from the hand tells which card ends it',
  { me: { hand: [SPEED6] }, them: { hand: [stops('speed'), stops('tech')], deck: [] } },
  table => {
    table.attack(SPEED6).take();
    expect(table.previews).toEqual({
      [stops('speed')]: STOPPED,
      [stops('tech')]: 'Absorbs 1 damage. It doesn’t block anything. (damage left 6 > 5)',
    });
    table.pick(stops('speed'));
  },
);

rule(
  TCG,
  'block',
  'one of two factors is stopped, and the rest still comes',
  {
    me: { hand: ['both'] },
    them: { hand: [stops('speed'), stops('tech')], deck: pile('energy') },
    cards: [card('both', { factor: ['speed', 'tech'], attack: 5 })],
  },
  table => {
    table.attack('both');
    expect(table.previews).toMatchObject({
      [stops('speed')]: 'Discard it to block Speed; the other factor still hits. (damage left 5 > 4)',
    });
    table.block(stops('speed'));
    expect(table.previews).toMatchObject({
      [stops('tech')]: STOPPED,
    });
    table.take();
  },
);

for (const [what, deck, hand, told, attack] of [
  ['as many in the deck', 4, 2, 'Lose up to 4 cards from your deck. A matching icon stops it.', blow('speed', 4)],
  [
    'a deck that is too small',
    3,
    2,
    'Lose up to 4 cards, from your deck first, then from your hand. A matching icon stops it.',
    blow('speed', 4),
  ],
  [
    'fewer cards in all',
    1,
    2,
    'Lose up to 3 cards, from your deck first, then from your hand. A matching icon stops it.',
    blow('speed', 4),
  ],
  ['no deck', 0, 2, 'Lose up to 2 cards from your hand. A matching icon stops it.', blow('speed', 4)],
  ['no deck and one card', 0, 1, 'Lose a card from your hand.', blow('speed', 4)],
  [
    'a deck that is too small and does not count',
    2,
    3,
    'Lose up to 4 cards, from your deck first, then from your hand. Only a matching icon from your hand stops it. (your deck 2 > 0)',
    'sure',
  ],
  ['no deck that could count', 0, 3, 'Lose up to 3 cards from your hand. A matching icon stops it.', 'sure'],
  [
    'as many in a deck that does not count',
    4,
    1,
    'Lose 4 cards, from your deck first. Nothing can stop it. (your deck 4 > 0)',
    'sure',
  ],
] as const)
  rule(
    TCG,
    'block',
    `SQ-4: taking it says where the cards come from: ${what}`,
    {
      me: { hand: [attack] },
      them: { hand: [stops('speed'), ...pile('tech', hand - 1)], deck: pile('energy', deck) },
      cards: [card('sure', { attack: 4, onPlay: unblockableFrom('deck') })],
    },
    table => {
      table.attack(attack);
      expect(table.previews.take).toBe(told);
      table.take();
      if (!table.isOver && table.prompt.reason === 'damage from hand') table.pick(stops('speed'));
      expect(table.zone(1, 'deck')).toHaveLength(Math.max(0, deck - 4));
    },
  );

rule(
  TCG,
  'block',
  'what nothing can stop is told as what it costs',
  {
    me: { hand: ['sure'] },
    them: { hand: [stops('speed')], deck: pile('energy', 12) },
    cards: [card('sure', { attack: 5, onPlay: unblockableFrom('deck') })],
  },
  table => {
    table.attack('sure');
    expect(table.previews.take).toBe('Lose 5 cards, from your deck first. Nothing can stop it. (your deck 12 > 7)');
    table.take();
    expect(table.zone(1, 'deck')).toHaveLength(7);
  },
);

for (const [what, deck, told, attack] of [
  ['two factors', 9, 'Lose up to 4 cards from your deck. Two matching icons stop it.', 'both'],
  ['no deck', 0, 'Lose up to 3 cards from your hand. Two matching icons stop it.', 'both'],
  [
    'a deck that does not count',
    1,
    'Lose up to 4 cards, from your deck first, then from your hand. Only two matching icons from your hand stop it. (your deck 1 > 0)',
    'both sure',
  ],
] as const)
  rule(
    TCG,
    'multi-factor',
    `taking it says that one icon is not enough: ${what}`,
    {
      me: { hand: [attack] },
      them: { hand: pile('tech', 3), deck: pile('energy', deck) },
      cards: [
        card('both', { factor: ['speed', 'animal'], attack: 4 }),
        card('both sure', { factor: ['speed', 'animal'], attack: 4, onPlay: unblockableFrom('deck') }),
      ],
    },
    taking(attack, told),
  );

rule(
  TCG,
  'multi-factor',
  'SQ-C4: a card that blocks one of two factors for the last point stops it all',
  {
    me: { hand: ['speed+animal 1'] },
    them: { hand: [stops('speed')], deck: pile('energy') },
  },
  table => {
    table.attack('speed+animal 1');
    expect(table.previews[stops('speed')]).toBe(STOPPED);
    table.block(stops('speed'));
    expect(table.zone(1, 'deck')).toHaveLength(10);
  },
);

const FIRST = 'A matching icon on the first card stops it; on later cards, nothing does.';
for (const [what, deck, told, attack] of [
  ['from the deck', 9, `Lose up to 4 cards from your deck. ${FIRST}`, 'sharp'],
  ['from both', 3, `Lose up to 4 cards, from your deck first, then from your hand. ${FIRST}`, 'sharp'],
  ['from the hand', 0, `Lose up to 2 cards from your hand. ${FIRST}`, 'sharp'],
  [
    'from a deck that does not count',
    3,
    'Lose 4 cards, from your deck first. Nothing can stop it. (your deck 3 > 0)',
    'sharp and sure',
  ],
] as const)
  rule(
    TCG,
    'unblockable',
    `where only the first point can be blocked, taking it says so: ${what}`,
    {
      me: { hand: [attack] },
      them: { hand: pile('tech', 2), deck: pile('energy', deck) },
      cards: [
        card('sharp', { attack: 4, onPlay: pierces }),
        card('sharp and sure', { attack: 4, onPlay: inTurn(pierces, unblockableFrom('deck')) }),
      ],
    },
    taking(attack, told),
  );

rule(
  TCG,
  'attack',
  'an attack is told with no more damage than a Keeper of the opponent lets through',
  {
    me: { hand: [SPEED6, blow('speed', 2)] },
    them: { deck: pile('energy'), keepers: ['shield', 'wall'] },
    cards: [
      card('shield', { keeper: 2, standing: mostFromAttack(3) }),
      card('wall', { keeper: 2, standing: mostFromAttack(5) }),
    ],
  },
  table => {
    expect(table.previews).toMatchObject({ [SPEED6]: '3 damage (Speed).', [blow('speed', 2)]: '2 damage (Speed).' });
    table.attack(SPEED6);
    expect(table.zone(1, 'deck')).toHaveLength(7);
  },
);

const HIT_STOPPED = 'Stops the hit: you lose only this card (1 damage).';
const MISFIRE = 'Misfire! The Keeper is destroyed, and you lose only this card (1 damage).';
const safe = { protects: () => true, says: unblockableFrom('deck').says };

for (const [what, told, cards, deck] of [
  ['at its first point', MISFIRE, [starter('hitter', 3)], 9],
  ['at its first point, from a hand without a deck', MISFIRE, [starter('hitter', 3)], 0],
  ['that cannot be destroyed', HIT_STOPPED, [starter('hitter', 3), card('guard', { keeper: 2, standing: safe })], 9],
] as const)
  rule(
    TCG,
    'misfire',
    `SQ-7: a block of a Keeper’s hit says what becomes of the Keeper: ${what}`,
    {
      step: 'start',
      until: 'over',
      me: { keepers: cards.map(({ id }) => id) },
      them: { hand: [stops('speed'), stops('tech')], deck: pile('energy', deck) },
      cards,
    },
    table => {
      expect(table.asks(1, 'block').previews[stops('speed')]).toBe(told);
      if (deck === 0) expect(table.take().asks(1, 'damage from hand').previews[stops('speed')]).toBe(told);
      table.pick(stops('speed'));
      expect(table.zone(0, 'keepers').includes('hitter')).toBe(told === HIT_STOPPED);
    },
  );

rule(
  TCG,
  'misfire',
  'SQ-7: a block of a later point, and the second of two factors, promises no misfire',
  {
    step: 'start',
    until: 'over',
    me: { keepers: ['late', 'both'] },
    them: { hand: [stops('speed'), stops('speed'), stops('tech'), stops('tech')], deck: [] },
    cards: [starter('late', 3), starter('both', 3, { factor: ['speed', 'tech'] })],
  },
  table => {
    table.take().pick(stops('tech')).asks(1, 'damage from hand');
    expect(table.previews[stops('speed')]).toBe(HIT_STOPPED);
    table.pick(stops('speed')).asks(1, 'block').pick(stops('speed'));
    expect(table.previews[stops('tech')]).toBe(HIT_STOPPED);
    table.pick(stops('tech'));
    expect(table.zone(0, 'keepers')).toEqual(['late', 'both']);
  },
);
