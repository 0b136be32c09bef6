import { expect, test } from 'vitest';
import { squad } from '../../../../src/games/squad/index.js';
import { type Json, Table } from '../../../../src/kernel/index.js';
import { practise } from '../../../../src/opponents/index.js';
import { BOTH, pile, QUICK, rule, stops } from './rule.js';

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
