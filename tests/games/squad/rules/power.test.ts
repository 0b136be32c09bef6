import { expect } from 'vitest';
import { mine, myPower, powerThisTurn, theirs } from '../../../../src/games/squad/abilities/index.js';
import { ofHero } from '../../../../src/games/squad/filters.js';
import { ALL, BOTH, card, onHit, rule } from './rule.js';

const ladder = [1, 2, 3, 4, 5, 19, 20, 21].map(level => card(`level ${level}`, { level }));
const upTo = (power: number): string[] =>
  ladder.filter(({ level }) => level <= power).map(({ level }) => `level ${level}`);
const ids = ladder.map(({ id }) => id);

for (const power of [1, 2, 3, 4, 20])
  rule(
    ALL,
    'power',
    `at ${power} attacks up to level ${power} can be played`,
    { power, me: { hand: ids }, cards: ladder },
    table => {
      table.asks(0, 'attack', [...upTo(power), 'pass']);
      expect(table.refused).toEqual(
        ids.filter(id => !upTo(power).includes(id)).map(id => ({ card: id, why: 'why-level' })),
      );
      table.attack(`level ${Math.min(power, 20)}`);
    },
  );

rule(BOTH, 'power', 'both players share it', { power: 3, active: 1, them: { hand: ids }, cards: ladder }, table => {
  table.asks(1, 'attack', [...upTo(3), 'pass']).pick('pass');
  expect(table.power).toBe(3);
});

rule(ALL, 'power up', 'heads raises the power by one', { power: 4, step: 'start', coins: ['heads'] }, table => {
  expect(table.power).toBe(5);
  expect(table.lines.slice(0, 4)).toEqual(['log-turn', 'log-flip', 'log-power', 'log-draw']);
});

rule(ALL, 'power up', 'tails leaves it', { power: 4, step: 'start', coins: ['tails'] }, table => {
  expect(table.power).toBe(4);
  expect(table.lines.slice(0, 3)).toEqual(['log-turn', 'log-flip', 'log-draw']);
});

rule(
  ALL,
  'power up',
  'SQ-13: the very first turn has no flip, but its draw',
  { step: 'start', turn: 1, coins: ['heads'], me: { deck: ['level 1'] }, cards: ladder },
  table => {
    expect(table.logged('log-flip')).toEqual([]);
    expect(table.power).toBe(1);
    expect(table.zone(0, 'hand')).toEqual(['level 1']);
  },
);

rule(
  ALL,
  'power up',
  'SQ-13: the other player’s first turn has its flip',
  { step: 'start', turn: 2, active: 1, coins: ['heads'] },
  table => expect(table.power).toBe(2),
);

rule(BOTH, 'highest power', 'SQ-13: it stays at 20', { power: 20, step: 'start', coins: ['heads'] }, table => {
  expect(table.power).toBe(20);
  expect(table.logged('log-power')).toEqual([]);
});

rule(BOTH, 'highest power', 'SQ-13: 20 is reached', { power: 19, step: 'start', coins: ['heads'] }, table =>
  expect(table.power).toBe(20),
);

rule(
  BOTH,
  'highest power',
  'SQ-13: a player’s own power ends at 20 too',
  { power: 19, me: { hand: ids, keepers: ['booster'] }, cards: [...ladder, card('booster', booster(5))] },
  table => {
    table.asks(0, 'attack', [...upTo(20), 'pass']).pick('pass');
  },
);

const changes = (by: number) => card(`changes ${by}`, onHit(1, powerThisTurn(by)));
const drains = Array.from({ length: 2 }, () => 'drains');

for (const [paragraph, what, power, by, keepers, told] of [
  ['highest power', 'at 20 it does not rise, and nobody says so', 20, 2, [], []],
  ['highest power', 'from 19 it rises by 1', 19, 2, [], [{ power: 20, way: 'up' }]],
  ['highest power', 'at 20 it falls', 20, -2, [], [{ power: 18, way: 'down' }]],
  ['lowest power', 'at 1 it does not fall', 1, -2, [], []],
  ['lowest power', 'far below 1 it does not rise', 3, 2, drains, []],
  ['lowest power', 'not so far below it does', 10, 2, drains, [{ power: 2, way: 'up' }]],
] as const)
  rule(
    BOTH,
    paragraph,
    `SQ-13: a player’s own power this turn: ${what}`,
    {
      power,
      me: { hand: [`changes ${by}`] },
      them: { keepers },
      cards: [changes(by), card('drains', { keeper: 2, lasting: [theirs.power(-5)] })],
    },
    table => {
      table.attack(`changes ${by}`);
      expect(table.logged('log-power-this-turn').map(({ args }) => args)).toEqual(
        told.map(line => ({ who: { seat: 0 }, ...line })),
      );
      expect(table.power).toBe(power);
      expect(table.effects).toContain(`changes ${by}`);
    },
  );

rule(
  BOTH,
  'lowest power',
  'SQ-13: however much is taken, level 1 can be played',
  {
    power: 3,
    me: { hand: ids },
    them: { keepers: ['drain', 'drain', 'drain'] },
    cards: [...ladder, card('drain', { keeper: 2, lasting: [theirs.power(-1)] })],
  },
  table => {
    table.asks(0, 'attack', ['level 1', 'pass']).attack('level 1');
    expect(table.zone(1, 'discard')).toHaveLength(2);
  },
);

rule(
  BOTH,
  'lowest power',
  'what lowers an opponent’s power leaves one’s own alone',
  {
    power: 3,
    me: { hand: ids, keepers: ['drain'] },
    cards: [...ladder, card('drain', { keeper: 2, lasting: [theirs.power(-2)] })],
  },
  table => void table.asks(0, 'attack', [...upTo(3), 'pass']).pick('pass'),
);

rule(
  BOTH,
  'power for some cards',
  'ST014 at power 3: level 5 for Storm and Thor, level 3 for others',
  {
    power: 3,
    me: { hand: ['storm 5', 'thor 5', 'team-up 5', 'storm 6', 'level 3', 'level 4'], keepers: ['ST014'] },
    cards: [
      ...ladder,
      card('storm 5', { hero: 'Storm', level: 5 }),
      card('thor 5', { hero: 'Thor', level: 5 }),
      card('team-up 5', { hero: 'Thor & Hulk', level: 5 }),
      card('storm 6', { hero: 'Storm', level: 6 }),
    ],
  },
  table => {
    table.asks(0, 'attack', ['storm 5', 'thor 5', 'team-up 5', 'level 3', 'pass']);
    expect(table.refused.map(refused => refused.card)).toEqual(['storm 6', 'level 4']);
    table.pick('pass');
  },
);

rule(
  BOTH,
  'power for some cards',
  'the opponent gets nothing from it',
  {
    power: 3,
    me: { hand: ['storm 5', 'level 3'] },
    them: { keepers: ['ST014'] },
    cards: [...ladder, card('storm 5', { hero: 'Storm', level: 5 })],
  },
  table => void table.asks(0, 'attack', ['level 3', 'pass']).pick('pass'),
);

rule(
  BOTH,
  'power for some cards',
  'SQ-C3: a card that asks for its player’s power finds what counts for that card',
  {
    power: 4,
    me: { hand: ['asks'], keepers: ['for storm'] },
    cards: [
      card('for storm', { keeper: 2, lasting: [mine.power(2, ofHero('Storm'))] }),
      card('asks', { hero: 'Storm', attack: '*', worth: myPower }),
    ],
  },
  table => {
    table.attack('asks');
    expect(table.zone(1, 'discard')).toHaveLength(6);
  },
);

function booster(by: number) {
  return { keeper: 2, lasting: [mine.power(by)] };
}
