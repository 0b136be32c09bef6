import { describe, expect, test } from 'vitest';
import { cards } from '../../../src/games/squad/cards/index.js';
import { drama } from '../../../src/games/squad/drama.js';
import { facts } from '../../../src/games/squad/facts.js';
import { poolOf } from '../../../src/games/squad/pool.js';
import type { Deck, LogEntry } from '../../../src/kernel/index.js';

const pool = poolOf(cards);
const [speed, tech] = ['speed', 'tech'].map(icon => cards.find(card => card.block === icon)?.id as string) as [
  string,
  string,
];
/** A quarter of it stops speed, the rest tech. */
const deck: Deck = { name: 'x', cards: { [speed]: 2, [tech]: 6 } };

let n = 0;
const line = (id: string, args: LogEntry['args'], rule = 'x'): LogEntry => ({
  n: ++n,
  depth: 0,
  id,
  ...(args !== undefined && { args }),
  why: { rule },
});
const damage = (turned: readonly string[], stoppedBy: readonly string[], seat = 1): LogEntry =>
  line('log-damage', {
    who: { seat },
    cards: { list: turned.map(card => ({ card })) },
    stoppedBy: { list: stoppedBy },
  });
const luck = (log: readonly LogEntry[]) => facts(log, [deck, deck], pool).luck;

describe('luck', () => {
  test('holds icons turned up against their share in the deck, for the attacked player', () => {
    expect(luck([damage([tech, tech, speed], ['speed'])])).toEqual([{}, { icons: { times: 1, expected: 750 } }]);
  });

  test('of an attack with two factors counts both, until each is stopped', () => {
    expect(luck([damage([tech, speed], ['speed', 'tech'])])?.[1]).toEqual({ icons: { times: 2, expected: 1250 } });
    expect(luck([damage([speed, tech], ['speed', 'speed'])])?.[1]).toEqual({ icons: { times: 1, expected: 500 } });
  });

  test('does not count cards that could stop nothing', () => {
    expect(luck([line('log-damage', { who: { seat: 1 }, cards: { list: [{ card: speed }] } })])).toEqual([{}, {}]);
  });

  test('counts coins that were really flipped, and no others', () => {
    const flip = (side: string, rule: string): LogEntry => line('log-flip', { who: { seat: 0 }, side }, rule);
    expect(luck([flip('heads', 'coin'), flip('tails', 'coin'), flip('heads', 'automatic-flip')])?.[0]).toEqual({
      heads: { times: 1, expected: 1000 },
    });
  });

  test('who goes first is who has the first turn', () => {
    const turn = (seat: number) => line('log-turn', { turn: 1, who: { seat } });
    expect(facts([turn(1), turn(0)], [deck, deck], pool).first).toBe(1);
    expect(facts([], [deck, deck], pool).first).toBeUndefined();
  });
});

test('damage taken is that of attacks and of hits, from the deck and from the hand', () => {
  const [who, card] = [{ seat: 1 }, { card: speed }];
  const log = [
    line('log-damage', { who, count: 3 }),
    line('log-damage-stopped', { who, count: 2 }),
    line('log-dealt', { who, card, amount: 5 }),
    line('log-hit', { who, card, amount: 2 }),
    line('log-damage-hand', { who, card }),
    line('log-damage-hand-stopped', { who, card }),
  ];
  const counted = facts(log, [deck, deck], pool);
  expect(counted.seats[1]).toMatchObject({ 'damage taken': 7, 'damage taken from attacks': 5, 'blocks from deck': 1 });
  expect(drama.figures(counted).map(({ value }) => value)).toEqual([0, 7, 1]);
});
