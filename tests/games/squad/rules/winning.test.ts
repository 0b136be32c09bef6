import { expect } from 'vitest';
import { draws } from '../../../../src/games/squad/abilities/index.js';
import { ALL, BOTH, blow, card, onHit, pile, QUICK, rule, starter, stops } from './rule.js';

const WIN = { places: [1, 2] };
const LOSS = { places: [2, 1] };

rule(
  ALL,
  'winning',
  'SQ-1: the opponent has neither deck nor hand at the end of the turn',
  { step: 'end', me: { hand: [stops('tech')] }, them: { deck: [], hand: [] } },
  table => expect(table.outcome).toMatchObject(WIN),
);

rule(
  ALL,
  'winning',
  'SQ-1: a hand alone keeps a player in the match',
  { step: 'end', them: { deck: [], hand: [stops('tech')] } },
  table => expect(table.outcome).toBeNull(),
);

rule(ALL, 'winning', 'SQ-1: a deck alone does too', { step: 'end', them: { deck: [stops('tech')], hand: [] } }, table =>
  expect(table.outcome).toBeNull(),
);

rule(
  ALL,
  'winning',
  'SQ-1: both have run out: whose turn it is wins',
  { step: 'end', active: 1, me: { deck: [], hand: [] }, them: { deck: [], hand: [] } },
  table => expect(table.outcome).toMatchObject(LOSS),
);

rule(
  ALL,
  'winning',
  'the last card knocks out the opponent’s last cards',
  { until: 'over', me: { deck: [], hand: [blow('speed', 4)] }, them: { deck: pile('energy', 3), hand: [] } },
  table => {
    table.attack(blow('speed', 4));
    expect(table.outcome).toMatchObject(WIN);
    expect(table.outcome?.reason.id).toBe('end-out-of-cards');
  },
);

rule(
  ALL,
  'winning',
  'whoever plays their last card without knocking the other out has lost',
  { until: 'over', me: { deck: [], hand: [blow('speed', 2)] }, them: { deck: pile('energy', 3), hand: [] } },
  table => {
    table.attack(blow('speed', 2));
    expect(table.outcome).toMatchObject(LOSS);
  },
);

rule(
  ALL,
  'winning',
  'SQ-1: running out in the middle of a turn loses nothing yet',
  {
    until: 'over',
    me: { deck: pile('energy', 1), hand: ['draws'] },
    them: { deck: pile('energy', 2), hand: [] },
    cards: [card('draws', onHit(2, draws(1)))],
  },
  table => {
    table.attack('draws');
    // The opponent ran out first; what the attack still did is done, and then the turn ends.
    expect(table.zone(0, 'hand')).toEqual([stops('energy')]);
    expect(table.outcome).toMatchObject(WIN);
  },
);

rule(
  BOTH,
  'winning',
  'a Keeper in play does not keep a player in the match',
  { step: 'end', them: { deck: [], keepers: ['quiet'] }, cards: [card('quiet', { keeper: 2 })] },
  table => expect(table.outcome).toMatchObject(WIN),
);

rule(BOTH, 'winning', 'SQ-C1: nothing but passing is no draw here', { step: 'end', memory: { idle: 10 } }, table =>
  expect(table.outcome).toBeNull(),
);

// -- Quick Rules

rule(
  QUICK,
  'winning',
  'SQ-1: with a Keeper left nobody has lost',
  { step: 'end', them: { deck: [], keepers: ['quiet'] }, cards: [card('quiet', { keeper: 2 })] },
  table => expect(table.outcome).toBeNull(),
);

rule(
  QUICK,
  'winning',
  'SQ-1: both have run out but one still has a Keeper: that one wins',
  { step: 'end', me: { deck: [] }, them: { deck: [], keepers: ['quiet'] }, cards: [card('quiet', { keeper: 2 })] },
  table => expect(table.outcome).toMatchObject(LOSS),
);

rule(
  QUICK,
  'winning',
  'SQ-1: a player with Keepers alone plays on and can win by them',
  {
    until: 'over',
    step: 'start',
    me: { deck: [], hand: [], keepers: ['starter'] },
    them: { deck: pile('energy', 1), hand: [] },
    cards: [starter('starter', 2)],
  },
  table => expect(table.outcome).toMatchObject(WIN),
);

const untouched = { now: { taken: [0, 0], attacked: [false, false] }, idle: 3 };

rule(
  QUICK,
  'winning',
  'SQ-1, SQ-C1: the fourth turn in a row without a play and without damage is a draw',
  { step: 'end', memory: untouched },
  table => {
    expect(table.outcome).toMatchObject({ places: [1, 1], reason: { id: 'end-stalemate' } });
  },
);

rule(QUICK, 'winning', 'SQ-1: three such turns are not', { step: 'end', memory: { ...untouched, idle: 2 } }, table =>
  expect(table.outcome).toBeNull(),
);

rule(
  QUICK,
  'winning',
  'SQ-C1: a card played starts the count anew, even a harmless one',
  { step: 'end', memory: { ...untouched, now: { taken: [0, 0], attacked: [true, false] } } },
  table => expect(table.outcome).toBeNull(),
);

rule(
  QUICK,
  'winning',
  'SQ-C1: so does a Keeper’s hit',
  { step: 'end', memory: { ...untouched, now: { taken: [0, 1], attacked: [false, false] } } },
  table => expect(table.outcome).toBeNull(),
);

rule(
  QUICK,
  'winning',
  'SQ-1: four turns of passing, played through',
  {
    until: 'over',
    me: { hand: [blow('speed', 1)], deck: pile('tech', 9) },
    them: { hand: [blow('speed', 1)], deck: pile('tech', 9) },
  },
  table => {
    for (const seat of [0, 1, 0, 1] as const) table.asks(seat, 'attack').pick('pass');
    expect(table.outcome).toMatchObject({ places: [1, 1] });
  },
);

rule(
  ALL,
  'winning',
  'SQ-C5: whoever gives up loses at once',
  { until: 'over', me: { hand: [blow('speed', 1)] } },
  table => {
    table.asks(0, 'attack').leave(0);
    expect(table.outcome).toMatchObject({ places: [2, 1], reason: { id: 'end-conceded' } });
  },
);

for (const [what, seat, attack, discarded] of [
  ['the attacker, before the block', 0, 'ST032', ['ST032']],
  ['the attacked player, before the block', 1, 'ST032', ['ST032']],
  ['in the midst of an attack that another played', 1, 'ST105', ['ST105', 'ST005']],
  ['while a card from the top of a deck hits', 1, 'ST449', ['ST449', 'ST048']],
] as const)
  rule(
    ALL,
    'winning',
    `SQ-C5: who gives up in the midst of an attack leaves no card between the piles: ${what}`,
    {
      until: 'over',
      power: 20,
      me: { hand: [attack], deck: ['ST048'], discard: ['ST005'].slice(attack === 'ST105' ? 0 : 1) },
      them: { hand: [stops('animal')], deck: pile('energy') },
    },
    table => {
      table.attack(attack);
      if (discarded.length > 1) table.take();
      table.asks(1, 'block').leave(seat);
      expect(table.outcome).toMatchObject({ reason: { id: 'end-conceded' } });
      expect(table.zone(0, 'discard')).toEqual(discarded);
      expect(table.underWay).toEqual([]);
    },
  );

rule(
  ALL,
  'winning',
  'SQ-C5: who gives up while an attack that has gone back to its hand plays another finds it there once',
  {
    until: 'over',
    power: 20,
    me: { hand: ['ST012'], deck: ['ST005'] },
    them: { hand: [stops('animal')], deck: pile('energy') },
  },
  table => {
    table.attack('ST012').take().asks(1, 'block').leave(1);
    expect([table.zone(0, 'hand'), table.zone(0, 'discard')]).toEqual([['ST012'], ['ST005']]);
  },
);

rule(
  ALL,
  'winning',
  'SQ-C5: who gives up while a Keeper that was destroyed hits finds its card once, though it has been healed by then',
  {
    until: 'over',
    step: 'start',
    me: { keepers: ['ST469', 'ST224'] },
    them: { hand: [stops('tech'), stops('tech')], deck: pile('energy') },
  },
  table => {
    // The hit is blocked, and the Keeper misfires; the other heals its card before it strikes once more (SQ-C15).
    table.block(stops('tech')).asks(1, 'block');
    expect([table.zone(0, 'deck').includes('ST469'), table.zone(0, 'discard')]).toEqual([true, []]);
    table.leave(1);
    expect(table.zone(0, 'discard')).toEqual([]);
  },
);
