import { expect, test } from 'vitest';
import { afterTheirAttack, heals } from '../../../../src/games/squad/abilities/index.js';
import { squad } from '../../../../src/games/squad/index.js';
import { type Json, Table } from '../../../../src/kernel/index.js';
import { practise } from '../../../../src/opponents/index.js';
import { BLOCKS, deckOf } from '../table.js';
import { ALL, BOTH, card, pile, QUICK, rule, stops } from './rule.js';

const REPEATED = { places: [1, 1], reason: { id: 'end-repeated' } };
/** At the highest power no coin changes anything. */
const top = { until: 'over', step: 'start', power: 20, coins: [] } as const;
const held = { deck: [], hand: [stops('tech')] };

rule(
  BOTH,
  'winning',
  'SQ-C50: the same table begins a turn for the third time: a draw, and the log says why',
  { ...top, me: held, them: held },
  table => {
    for (const seat of [0, 1, 0, 1] as const) table.asks(seat, 'attack').pick('pass');
    expect(table.outcome).toMatchObject(REPEATED);
    expect(table.log.at(-1)).toMatchObject({ id: 'end-repeated', why: { rule: 'stalemate' } });
  },
);

const tails = (count: number) => Array.from({ length: count }, () => 'tails' as const);

for (const keeper of ['ST382', 'ST438'] as const)
  rule(
    BOTH,
    'winning',
    `SQ-C50: with ${keeper}, which waits for a coin, the match goes on until it falls right`,
    // A coin for each turn's power, and one more for what flips its own.
    { ...top, coins: [...tails(12), 'heads', 'heads'], me: { ...held, keepers: [keeper] }, them: held },
    table => {
      while (table.outcome === null)
        if (table.prompt.reason === 'attack') table.pick('pass');
        else table.take();
      expect(table.outcome).toMatchObject({ places: [1, 2], reason: { id: 'end-out-of-cards' } });
    },
  );

rule(
  BOTH,
  'winning',
  'SQ-C50: where such a Keeper changes nothing, however the coins fall, it is a draw after the twentieth time',
  { ...top, me: { ...held, keepers: ['ST383'] }, them: held },
  table => {
    let turns = 0;
    for (; table.outcome === null; turns++) table.pick('pass');
    expect(table.outcome).toMatchObject({ places: [1, 1], reason: { id: 'end-repeated-often', args: { times: 20 } } });
    expect(turns).toBe(2 * 20 - 2);
  },
);

rule(
  BOTH,
  'winning',
  'SQ-C50: while cards are drawn every table is another one',
  { ...top, me: { ...held, deck: pile('energy', 2) }, them: { ...held, deck: pile('energy', 2) } },
  table => {
    for (const seat of [0, 1, 0, 1, 0, 1, 0] as const) table.asks(seat, 'attack').pick('pass');
    table.asks(1, 'attack').pick('pass');
    expect(table.outcome).toMatchObject(REPEATED);
  },
);

rule(
  BOTH,
  'winning',
  'SQ-C50: as long as a flip may raise the power the match goes on: both may be waiting for it',
  { ...top, power: 19, coins: Array.from({ length: 8 }, () => 'tails'), me: held, them: held },
  table => {
    for (let turn = 0; turn < 8; turn++) table.asks(turn % 2 === 0 ? 0 : 1, 'attack').pick('pass');
    while (table.power < 20) table.pick('pass');
    // The turn of the rise, the one that remembers it, and two rounds.
    for (let turn = 0; turn < 6; turn++) table.pick('pass');
    expect(table.outcome).toMatchObject(REPEATED);
  },
);

rule(
  QUICK,
  'winning',
  'SQ-C50: Keepers that heal and hit for ever without anybody to ask: a draw, though damage is done each round',
  {
    until: 'over',
    step: 'end',
    power: 6,
    turn: 6,
    active: 1,
    coins: [],
    me: { deck: [], keepers: ['ST566'] },
    them: { deck: [], discard: ['ST194'], keepers: ['ST028'] },
  },
  table => {
    expect(table.outcome).toMatchObject(REPEATED);
    expect(table.log.at(-1)).toMatchObject({ id: 'end-repeated', why: { rule: 'stalemate' } });
  },
);

// -- an attack that is played again and again

const ENDLESS = { places: [1, 1], reason: { id: 'end-endless' } };
/** ST303 at 4, which plays itself again, against Keepers that heal all 4: each heals 1. */
const endless = {
  power: 12,
  coins: [],
  me: { hand: ['ST303'], keepers: ['ST569'] },
  them: { deck: deckOf('animal', 8), keepers: Array.from({ length: 4 }, () => 'ST266') },
} as const;

rule(
  ALL,
  'winning',
  'SQ-C50: an attack that plays itself again for ever: a draw, and the log says why',
  endless,
  table => {
    table.attack('ST303');
    expect(table.outcome).toMatchObject(ENDLESS);
    expect(table.log.at(-1)).toMatchObject({ id: 'end-endless', why: { rule: 'stalemate' } });
    expect(table.zone(0, 'discard')).toEqual(['ST303']);
    expect(table.zone(1, 'deck')).toHaveLength(8);
    // The third leaves the table as the two before it did.
    expect(table.logged('log-play')).toHaveLength(3);
  },
);

rule(
  ALL,
  'winning',
  'SQ-C50: … also where its victim may block each time and never does',
  { ...endless, them: { ...endless.them, hand: [BLOCKS.animal] } },
  table => {
    table.attack('ST303').take().take().take();
    expect(table.outcome).toMatchObject(ENDLESS);
    expect(table.zone(1, 'hand')).toEqual([BLOCKS.animal]);
  },
);

rule(
  ALL,
  'winning',
  'SQ-C50: … but one that is blocked in the end goes on as any other match',
  { ...endless, them: { ...endless.them, hand: [BLOCKS.tech] } },
  table => {
    table.attack('ST303').take().take().block(BLOCKS.tech);
    expect(table.outcome).toBeNull();
  },
);

rule(
  ALL,
  'winning',
  'SQ-C50: … and also where the deck shrinks before it stays as it is',
  {
    ...endless,
    me: { hand: ['ST303'], keepers: ['ST270', 'ST270', 'ST270'] },
    them: { ...endless.them, deck: deckOf('animal', 30) },
  },
  table => {
    table.attack('ST303');
    expect(table.outcome).toMatchObject(ENDLESS);
    expect(table.zone(1, 'deck')).toHaveLength(4);
    expect(table.zone(1, 'discard')).toHaveLength(26);
  },
);

const others = (count: number): string[] => Array.from({ length: count }, (_, at) => `other ${at}`);

rule(
  ALL,
  'winning',
  'SQ-C50: … in whatever order the healed cards come back',
  {
    ...endless,
    them: { deck: others(18), discard: others(22).slice(18), keepers: ['mends'] },
    cards: [
      ...others(22).map(id => card(id)),
      card('mends', { keeper: 2, triggers: [afterTheirAttack({ atLeast: 4 }, heals(4))] }),
    ],
  },
  table => {
    table.attack('ST303');
    expect(table.outcome).toMatchObject(ENDLESS);
  },
);

for (const [where, deck, discard] of [
  // Met as the very last point of a round it stops nothing (SQ-6), but there are nine cards and four points.
  ['that only ended a round before', [...deckOf('animal', 7), BLOCKS.tech, ...deckOf('animal', 1)], []],
  ['deep in the deck', [...deckOf('animal', 12), BLOCKS.tech], []],
  ['on top of the pile', deckOf('animal', 8), [BLOCKS.tech, ...deckOf('animal', 20)]],
] as const)
  rule(
    ALL,
    'winning',
    `SQ-C50: … but an icon ${where} stops it when its turn comes`,
    { ...endless, them: { ...endless.them, deck, discard } },
    table => {
      table.attack('ST303');
      expect(table.outcome).toBeNull();
      expect(table.lines).toContain('log-damage-stopped');
    },
  );

rule(
  ALL,
  'winning',
  'SQ-C50, SQ-C28: the card that played it does nothing more',
  { ...endless, power: 20, me: { ...endless.me, hand: ['ST260', 'ST303'], deck: deckOf('animal', 3) } },
  table => {
    table.attack('ST260').asks(0, 'play', ['ST303']).pick('ST303');
    expect(table.outcome).toMatchObject(ENDLESS);
    expect(table.log.at(-1)).toMatchObject({ id: 'end-endless' });
    expect(table.zone(0, 'discard')).toEqual(['ST260', 'ST303']);
    expect(table.zone(0, 'deck')).toHaveLength(3);
  },
);

test('SQ-C50: a practice bot looks ahead from a table that is about to come for the third time', () => {
  const options = squad.options.parse({ ruleset: 'tcg' });
  const player = { deck: [], hand: ['ST142', 'ST048'] };
  const position = { power: 20, turn: 5, step: 'start', players: [player, player] } as unknown as Json;
  const state = squad.position.read(position, options, [], () => {
    throw new Error('nothing is left to chance');
  });
  const seats = ['A', 'B'].map(name => ({ name, deck: { name, cards: {} } }));
  const table = Table.from(squad, { version: 'test', options, seats, seed: 'ahead' }, state);
  const pass = { pick: ['pass'] };
  for (const seat of [0, 1, 0]) table.answer(table.prompts[0]?.number ?? 0, seat, pass);
  const [prompt] = table.prompts;
  if (prompt === undefined) throw new Error('nobody is asked');
  const { answer, nodes } = practise(squad, { table, since: [] }, { prompt, level: 'strong', seed: 's', nodes: 200 });
  expect(nodes).toBeGreaterThan(100);
  table.answer(prompt.number, 1, answer);
  expect(table.outcome === null).toBe(!('pick' in answer && answer.pick[0] === 'pass'));
});
