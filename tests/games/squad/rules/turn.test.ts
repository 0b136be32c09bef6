import { expect } from 'vitest';
import { atEndOfTurn, draws } from '../../../../src/games/squad/abilities/index.js';
import { does } from '../made.js';
import { ALL, BOTH, blow, card, onHit, pile, rule, starter, stops } from './rule.js';

rule(
  ALL,
  'draw',
  'one card, from the top, which only its owner gets to read',
  { step: 'start', me: { deck: [stops('tech'), stops('speed')] } },
  table => {
    expect(table.zone(0, 'hand')).toEqual([stops('tech')]);
    expect(table.zone(0, 'deck')).toEqual([stops('speed')]);
    expect(table.zone(1, 'hand')).toEqual([]);
    const [line] = table.logged('log-draw');
    expect(line).toMatchObject({ args: { who: { seat: 0 }, count: 1 }, secret: { seats: [0], id: 'log-draw-own' } });
    expect(JSON.stringify(line?.args)).not.toContain('stops');
  },
);

rule(
  ALL,
  'empty deck',
  'a draw without a deck is skipped, and the turn goes on',
  { step: 'start', me: { deck: [], hand: [blow('speed', 3)] }, until: 'over', them: { deck: pile('energy', 3) } },
  table => {
    expect(table.logged('log-draw-none')).toHaveLength(1);
    table.asks(0, 'attack', [blow('speed', 3), 'pass']).attack(blow('speed', 3));
    expect(table.outcome).toMatchObject({ places: [1, 2] });
  },
);

rule(
  BOTH,
  'start of turn',
  'it comes after the card drawn for the turn, before the attack',
  {
    step: 'start',
    coins: ['heads'],
    me: { deck: [stops('tech')], keepers: ['starter'] },
    them: { deck: pile('energy') },
    cards: [starter('starter', 1)],
  },
  table => {
    expect(table.lines).toEqual(['log-turn', 'log-flip', 'log-power', 'log-draw', 'log-hit', 'log-damage']);
  },
);

rule(
  BOTH,
  'start of turn',
  'it is the start of one player’s turn, not of every turn',
  { step: 'start', them: { keepers: ['starter'] }, cards: [starter('starter', 1)] },
  table => expect(table.zone(0, 'discard')).toEqual([]),
);

rule(ALL, 'attack', 'one card from the hand', { me: { hand: [blow('speed', 2), blow('tech', 4)] } }, table => {
  table.asks(0, 'attack', [blow('speed', 2), blow('tech', 4), 'pass']).attack(blow('speed', 2));
  expect(table.zone(0, 'hand')).toEqual([blow('tech', 4)]);
  expect(table.zone(0, 'discard')).toEqual([blow('speed', 2)]);
  expect(table.zone(1, 'discard')).toHaveLength(2);
});

rule(BOTH, 'must I attack', 'nobody has to', { me: { hand: [blow('speed', 2)] } }, table => {
  table.pick('pass');
  expect(table.zone(0, 'hand')).toEqual([blow('speed', 2)]);
  expect(new Set(table.lines)).toEqual(new Set(['log-pass']));
});

rule(
  BOTH,
  'must I attack',
  'SQ-15: without enough power passing is all there is, but it is asked',
  { power: 1, me: { hand: [stops('tech')] } },
  table => void table.asks(0, 'attack', ['pass']).pick('pass'),
);

rule(BOTH, 'must I attack', 'with an empty hand nobody is asked', { me: { hand: [] } }, table =>
  expect(table.lines).toEqual(['log-no-hand']),
);

rule(
  BOTH,
  'several attacks',
  'one a turn, however many could be played',
  { until: 'over', me: { hand: [blow('speed', 2), blow('speed', 1)] } },
  table => {
    table.attack(blow('speed', 2));
    // The opponent's turn has come: their draw is the next thing, and they are asked.
    table.asks(1, 'attack');
    expect(table.zone(0, 'hand')).toEqual([blow('speed', 1)]);
  },
);

rule(
  BOTH,
  'several attacks',
  'a card may let its player play another',
  { me: { hand: ['ST329', blow('speed', 1)] }, them: { deck: pile('energy') } },
  table => {
    table
      .attack('ST329')
      .asks(0, 'play', [blow('speed', 1)])
      .pick(blow('speed', 1));
    // One-Two Punch did 2; the second attack is 2 stronger than its 1.
    expect(table.zone(1, 'discard')).toHaveLength(5);
    expect(table.zone(0, 'discard')).toEqual(['ST329', blow('speed', 1)]);
  },
);

rule(ALL, 'discard your attack', 'when it is finished', { me: { hand: [blow('speed', 1)] } }, table => {
  table.attack(blow('speed', 1));
  expect(table.zone(0, 'discard')).toEqual([blow('speed', 1)]);
});

rule(
  BOTH,
  'discard your attack',
  'SQ-10: not before its ability is done',
  {
    me: { hand: ['looks'], discard: [stops('tech')] },
    cards: [
      card(
        'looks',
        onHit(
          1,
          does(game => game.deck.draw(game.mine.discard.length)),
        ),
      ),
    ],
  },
  table => {
    table.attack('looks');
    expect(table.zone(0, 'discard')).toEqual(['looks', stops('tech')]);
    // One card drawn for the one card that was found: the attack itself was not there yet.
    expect(table.zone(0, 'hand')).toHaveLength(1);
  },
);

// -- limits

const hand = (count: number): string[] => Array.from({ length: count }, (_, at) => blow('speed', (at % 8) + 1));

rule(BOTH, 'limits', 'SQ-9: eight cards may stay', { step: 'end', me: { hand: hand(8) } }, table =>
  expect(table.zone(0, 'hand')).toHaveLength(8),
);

rule(
  BOTH,
  'limits',
  'SQ-9: of eleven cards its player discards three, of their choice',
  { step: 'end', me: { hand: [...hand(8), stops('tech'), stops('speed'), stops('energy')] } },
  table => {
    table.asks(0, 'hand limit');
    expect(() => table.pick(stops('tech'), stops('speed'))).toThrow(/at least 3/);
    table.pick(stops('tech'), blow('speed', 4), stops('energy'));
    expect(table.zone(0, 'hand')).toEqual([...hand(8).filter(id => id !== blow('speed', 4)), stops('speed')]);
    expect(table.zone(0, 'discard').sort()).toEqual([blow('speed', 4), stops('energy'), stops('tech')].sort());
  },
);

const keepers = (count: number): string[] => Array.from({ length: count }, (_, at) => `keeper ${at + 1}`);
const quiet = keepers(8).map(id => card(id, { keeper: 2 }));

rule(BOTH, 'limits', 'SQ-9: six Keepers may stay', { step: 'end', me: { keepers: keepers(6) }, cards: quiet }, table =>
  expect(table.zone(0, 'keepers')).toEqual(keepers(6)),
);

rule(
  BOTH,
  'limits',
  'SQ-9: of eight Keepers their player destroys two, of their choice',
  { step: 'end', me: { keepers: keepers(8) }, cards: quiet },
  table => {
    table.asks(0, 'keeper limit', keepers(8)).pick('keeper 2', 'keeper 7');
    expect(table.zone(0, 'keepers')).toEqual(['keeper 1', 'keeper 3', 'keeper 4', 'keeper 5', 'keeper 6', 'keeper 8']);
    expect(table.zone(0, 'discard').sort()).toEqual(['keeper 2', 'keeper 7']);
  },
);

rule(
  BOTH,
  'limits',
  'SQ-9: only those of the player whose turn ends',
  { step: 'end', them: { hand: hand(10), keepers: keepers(7) }, cards: quiet },
  table => {
    expect(table.zone(1, 'hand')).toHaveLength(10);
    expect(table.zone(1, 'keepers')).toHaveLength(7);
  },
);

rule(
  ALL,
  'limits',
  'SQ-9: effects of the turn’s end, then the hand, then the Keepers, then the winner',
  {
    step: 'end',
    me: { hand: hand(8), keepers: [...keepers(6), 'ends'], deck: [stops('tech'), stops('tech')] },
    them: { deck: [], hand: [] },
    cards: [
      ...quiet,
      card('ends', {
        keeper: 2,
        triggers: [atEndOfTurn(draws(1))],
      }),
    ],
  },
  table => {
    // The draw at the turn's end makes nine cards; the lost match is only looked at after both limits.
    table.asks(0, 'hand limit').pick(blow('speed', 1));
    table.asks(0, 'keeper limit').pick('ends');
    expect(table.outcome).toMatchObject({ places: [1, 2] });
  },
);

rule(
  ALL,
  'limits',
  'SQ-C7: each limit is looked at once: the ninth card, drawn for a Keeper above the limit, stays',
  {
    step: 'end',
    me: { hand: hand(8), discard: [stops('tech')], keepers: [...keepers(5), 'ST224', 'ST410'] },
    cards: quiet,
  },
  table => {
    table.asks(0, 'keeper limit').pick('keeper 3');
    expect(table.zone(0, 'hand')).toHaveLength(9);
    expect(table.zone(0, 'discard')).toEqual(['keeper 3']);
  },
);

rule(
  ALL,
  'limits',
  'SQ-C7: what a Keeper above the limit sets off is handled too',
  {
    step: 'end',
    me: { keepers: [...keepers(6), 'ST475'] },
    them: { deck: pile('energy', 5) },
    cards: quiet,
  },
  table => {
    table.pick('keeper 3');
    // Breakdancing answers each destroyed Keeper with a hit for 2.
    expect(table.zone(1, 'discard')).toHaveLength(2);
  },
);
