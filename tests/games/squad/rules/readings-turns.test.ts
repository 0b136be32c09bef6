import { expect } from 'vitest';
import {
  hits,
  hitsMe,
  inTurn,
  mayPlay,
  playsTopOfDiscard,
  powerThisTurn,
  returnsToHand,
  settlesNextFlip,
  takesAnotherTurn,
} from '../../../../src/games/squad/abilities/index.js';
import type { Does } from '../../../../src/games/squad/card.js';
import { anyCard } from '../../../../src/games/squad/filters.js';
import { strongerBy } from '../made.js';
import { type Layout, scenario } from '../table.js';
import { blow, card, onHit, pile, plain, starter } from './rule.js';

// Readings of this house about turns and what is remembered of them, each on cards that only this test knows.

// -- SQ-C16: power this turn

const rising = card('rising', onHit(1, inTurn(powerThisTurn(3), mayPlay(anyCard))));
const big = card('big Keeper', { level: 4, keeper: 1 });

scenario(
  'SQ-C16: a change of this turn’s power is gone when the turn ends, and a card that is already played does not mind',
  {
    until: 'over',
    power: 1,
    cards: [...plain, rising, big],
    me: { hand: ['rising', 'big Keeper', 'big Keeper'], deck: pile('tech') },
    them: { deck: pile('tech', 20) },
  },
  table => {
    table.attack('rising').asks(0, 'play', ['big Keeper', 'big Keeper']).pick('big Keeper');
    expect(table.zone(0, 'keepers')).toEqual(['big Keeper']);
    // The opponent never had it, and a turn later its player has it no more.
    table.asks(1, 'attack', ['pass']).pick('pass').asks(0, 'attack', ['pass']);
    expect(table.refused.map(({ why }) => why)).toContain('why-level');
    expect(table.zone(0, 'keepers')).toEqual(['big Keeper']);
    expect(table.power).toBe(1);
  },
);

scenario(
  'SQ-C16: nor has it in an extra turn, which is another turn',
  {
    until: 'over',
    power: 1,
    cards: [...plain, card('rising again', onHit(1, inTurn(powerThisTurn(3), takesAnotherTurn))), big],
    me: { hand: ['rising again', 'big Keeper'], deck: pile('tech') },
    them: { deck: pile('tech', 20) },
  },
  table => {
    table.attack('rising again').asks(0, 'attack', ['pass']);
  },
);

// -- SQ-C17: the flip for power next turn

const flips = (...first: Does[]): Layout => ({
  until: 'over',
  power: 3,
  coins: ['tails', 'heads', 'tails'],
  cards: [...plain, card('settles', onHit(1, inTurn(...first)))],
  me: { hand: ['settles'], deck: pile('tech') },
  them: { deck: pile('tech', 20) },
});

scenario(
  'SQ-C17: heads for the next flip, though it is the opponent’s; no coin is used (SQ-19)',
  flips(settlesNextFlip('heads')),
  table => {
    table.attack('settles').asks(1, 'attack');
    expect(table.power).toBe(4);
    // The turn after that takes the first coin of the list: tails; and the one after the second: heads.
    table.pick('pass').asks(0, 'attack');
    expect(table.power).toBe(4);
    table.pick('pass').asks(1, 'attack');
    expect(table.power).toBe(5);
  },
);

scenario('SQ-C17: no flip at all, in the very next turn alone', flips(settlesNextFlip('none')), table => {
  table.attack('settles').asks(1, 'attack');
  expect(table.lines).toContain('log-no-flip');
  expect(table.lines).not.toContain('log-flip');
  table.pick('pass').asks(0, 'attack').pick('pass').asks(1, 'attack');
  expect(table.power).toBe(4);
});

for (const [first, then, power] of [
  ['none', 'heads', 4],
  ['heads', 'none', 3],
] as const)
  scenario(
    `SQ-C17: settled twice, ${first} and then ${then}: the later one counts`,
    flips(settlesNextFlip(first), settlesNextFlip(then)),
    table => {
      table.attack('settles').asks(1, 'attack');
      expect(table.power).toBe(power);
    },
  );

scenario(
  'SQ-C17: the very next turn may be its player’s own',
  flips(settlesNextFlip('heads'), takesAnotherTurn),
  table => {
    table.attack('settles').asks(0, 'attack');
    expect(table.power).toBe(4);
    // The opponent's takes a coin: tails.
    table.pick('pass').asks(1, 'attack');
    expect(table.power).toBe(4);
  },
);

// -- SQ-C18: an extra turn

const asksLast = card('asks about the last turn', {
  ...strongerBy(game => (game.turn.wasAttackedLast ? 4 : 0) + game.turn.takenLast),
});
const goesOn = card('goes on', onHit(1, takesAnotherTurn));

scenario(
  'SQ-C18: an extra turn begins like any other: a flip, a card, the start of the turn',
  {
    until: 'over',
    power: 3,
    coins: ['heads', 'tails'],
    cards: [...plain, goesOn, starter('hits', 1)],
    me: { hand: ['goes on'], keepers: ['hits'], deck: pile('tech') },
    them: { deck: pile('tech', 20) },
  },
  table => {
    table.attack('goes on').asks(0, 'attack');
    expect(table.power).toBe(4);
    expect(table.zone(0, 'hand')).toHaveLength(1);
    // 2 from the attack, 1 from the Keeper.
    expect(table.zone(1, 'discard')).toHaveLength(3);
    table.pick('pass').asks(1, 'attack');
  },
);

scenario(
  'SQ-C18: the last turn is the turn before this one, even one’s own',
  {
    until: 'over',
    cards: [...plain, goesOn, asksLast],
    me: { hand: ['goes on', 'asks about the last turn'], deck: pile('tech') },
    them: { deck: pile('tech', 20) },
    // In the turn before that one the opponent had attacked, for 3.
    memory: { last: { taken: [3, 0], attacked: [false, true] } },
  },
  table => {
    table.attack('goes on').attack('asks about the last turn').asks(1, 'attack');
    expect(table.zone(1, 'discard')).toHaveLength(2 + 2);
  },
);

scenario(
  'SQ-C18: two extra turns are two, one after the other; then the opponent is up',
  {
    until: 'over',
    cards: [...plain, card('twice', onHit(1, inTurn(takesAnotherTurn, takesAnotherTurn)))],
    me: { hand: ['twice'], deck: pile('tech') },
    them: { deck: pile('tech', 20) },
  },
  table => {
    table.attack('twice').asks(0, 'attack').pick('pass').asks(0, 'attack').pick('pass').asks(1, 'attack');
  },
);

scenario(
  'SQ-C18: in the first turn of a match nobody attacked and nothing was lost',
  { turn: 1, cards: [...plain, asksLast], me: { hand: ['asks about the last turn'] }, them: { deck: pile('tech') } },
  table => {
    table.attack('asks about the last turn');
    expect(table.zone(1, 'discard')).toHaveLength(2);
  },
);

// -- SQ-C20: which cards did damage this turn

const counts = card(
  'counts',
  strongerBy(game => 10 * game.turn.damagers(game.them)),
);
const after = (...does: Does[]): Layout => ({
  step: 'start',
  until: 'over',
  cards: [...plain, counts, starter('hits', 1), card('first', onHit(1, inTurn(...does, mayPlay(anyCard))))],
  me: { hand: ['first', 'counts'], deck: pile('energy') },
  them: { deck: pile('tech', 40) },
});

scenario('SQ-C20: an attack that also hits is one card', after(hits(1)), table => {
  table.attack('first').pick('counts');
  expect(table.zone(1, 'discard')).toHaveLength(2 + 1 + 12);
  table.asks(1, 'attack');
});

scenario(
  'SQ-C20: a Keeper and an attack are two',
  { ...after(), me: { hand: ['first', 'counts'], keepers: ['hits'] } },
  table => {
    table.attack('first').pick('counts');
    expect(table.zone(1, 'discard')).toHaveLength(1 + 2 + 22);
    table.asks(1, 'attack');
  },
);

scenario('SQ-C20: a card that was in a hand since counts again', after(returnsToHand), table => {
  table.attack('first').pick('first').pick('counts');
  expect(table.zone(1, 'discard')).toHaveLength(2 + 2 + 22);
  table.asks(1, 'attack');
});

scenario(
  'SQ-C20: one that is played from a discard pile is still the same card',
  {
    ...after(playsTopOfDiscard(anyCard)),
    step: 'attack',
    me: { hand: ['first', 'counts'], discard: ['hits'] },
    memory: { now: { damagers: [{}, { discard: [[0], []] }] } },
  },
  table => {
    table.attack('first').pick('counts');
    expect(table.zone(0, 'keepers')).toEqual(['hits']);
    expect(table.zone(1, 'discard')).toHaveLength(2 + 2 + 22);
    table.asks(1, 'attack');
  },
);

scenario('SQ-C20: what damaged the other player does not count', after(hitsMe(2)), table => {
  table.attack('first').take().pick('counts');
  expect(table.zone(1, 'discard')).toHaveLength(2 + 12);
  table.asks(1, 'attack');
});

scenario(
  'SQ-C20: a new turn counts anew',
  { ...after(), me: { hand: ['counts', blow('speed', 2)], keepers: ['hits'] } },
  table => {
    table.attack(blow('speed', 2)).asks(1, 'attack').pick('pass').asks(1, 'block').take();
    // Of this turn there is the Keeper's hit alone.
    table.attack('counts').asks(1, 'block').take();
    expect(table.zone(1, 'discard')).toHaveLength(1 + 2 + 1 + 12);
    table.asks(1, 'attack');
  },
);
