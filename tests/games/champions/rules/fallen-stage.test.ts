import { expect } from 'vitest';
import { blanks, drone, marvel, PANTHER, SHE_HULK, STRENGTH } from '../encounter/tables.js';
import { type Layout, scenario } from '../table.js';

// A villain's stage that falls while it acts.

const [KLAW, KLAW_TWO] = ['01113', '01114'];
const WIDOW = '08001a';
const MS_MARVEL = '05001a';
const RUNNER = '01121';

const klaw = (damage: number, more: Layout): Layout => ({
  scenario: 'klaw',
  villain: { card: KLAW, damage },
  stages: [KLAW_TWO],
  mainScheme: { card: '01116b', threat: 1 },
  step: 'villain activates',
  ...more,
});

scenario(
  'CH-C40: a boost card dealt as the attack begins is discarded where the stage falls then',
  klaw(10, {
    heroes: [{ identity: MS_MARVEL, exhausted: true, hand: ['01088'], play: ['05012'] }],
    encounter: { deck: [RUNNER, ...blanks()] },
  }),
  table => {
    table.pick('05012.0').pay('01088');
    expect(table.villain).toMatchObject({ card: KLAW_TWO, damage: 0, under: [] });
    expect(table.encounterDiscard).toEqual([RUNNER]);
    expect(table.logged('log-boost-left')).toMatchObject([{ args: { card: { card: RUNNER } } }]);
    expect(table.logged('log-enemy-attack')).toHaveLength(0);
  },
);

// Attacrobatics cancels two icons, and deals as much.
const acrobatics = (damage: number) =>
  klaw(damage, {
    heroes: [{ identity: WIDOW, play: ['08006'] }],
    encounter: { deck: ['01128', RUNNER, ...blanks()] },
  });

scenario('CH-C40: a stage that falls to what answers its first boost card turns up no other', acrobatics(11), table => {
  table.asks(0, 'defend').pass();
  table.asks(0, 'interrupt', ['08006.0']).pick('08006').pass();
  expect(table.villain.card).toBe(KLAW_TWO);
  expect(table.minions()).toEqual([]);
  expect(table.identity().damage).toBe(0);
  expect([...table.encounterDiscard].sort()).toEqual([RUNNER, '01128'].sort());
});

scenario('CH-C40: one that stands turns up the next', acrobatics(0), table => {
  table.pass().pick('08006').pass();
  expect(table.villain.card).toBe(KLAW);
  expect(table.minions()).toEqual([RUNNER]);
  expect(table.logged('log-boost-left')).toEqual([]);
});

const struck = (damage: number): Layout => ({
  heroes: [{ identity: PANTHER, hand: ['05014', '01088'] }],
  villain: { card: '01094', damage },
  stages: ['01095'],
  step: 'villain activates',
  encounter: { deck: ['01109', ...blanks()] },
});

scenario('CH-C33: nobody retaliates against the stage after the one that attacked', struck(13), table => {
  table.pick(PANTHER).pick('05014').pay('01088');
  expect(table.villain).toMatchObject({ card: '01095', damage: 0 });
  expect(table.logged('log-retaliate')).toHaveLength(0);
});

scenario('CH-C33: against one that still stands they do', struck(0), table => {
  table.pick(PANTHER).pick('05014').pay('01088');
  expect(table.logged('log-retaliate')).toHaveLength(1);
});

// Repair Sequence heals for each Drone before "you".
const repaired = (drones: readonly [number, number]): Layout => ({
  scenario: 'ultron',
  villain: { card: '01134', damage: 10 },
  mainScheme: { card: '01137b', threat: 1 },
  environments: ['01140'],
  heroes: [
    { ...marvel, exhausted: true },
    { identity: MS_MARVEL, exhausted: true, hand: ['05014', '01088'] },
  ].map((hero, seat) => ({
    ...hero,
    minions: Array.from({ length: drones[seat] as number }, () => ({ card: '05003', facedown: true })),
  })),
  step: 'villain activates',
  encounter: { deck: ['01146', ...blanks()] },
});

scenario('CH-C41: who defends after the interrupts is the "you" of a boost ability', repaired([0, 3]), table => {
  table.asks(1, 'interrupt', ['05014']).pickAs(1, '05014').pay('01088').pickAs(1, 'threat');
  expect(table.villain.damage).toBe(10 + 1 - 3);
});

scenario('CH-C41: who defended before them is not', repaired([3, 0]), table => {
  table.pickAs(1, '05014').pay('01088').pickAs(1, 'threat');
  expect(table.villain.damage).toBe(10 + 1);
});

scenario(
  'a stage that falls leaves a bystander alone',
  { ...struck(13), heroes: [...(struck(13).heroes ?? []), marvel] },
  table => {
    table.pick(PANTHER).pick('05014').pay('01088');
    expect(table.identity(1)).toMatchObject({ damage: 0, exhausted: false });
  },
);

// Melee kills a minion; its tracer clears the side scheme, and Followed deals the villain 4.
const followed = (damage: number): Layout => ({
  heroes: [
    {
      identity: PANTHER,
      hand: ['05030', '01088', '01089'],
      minions: [{ card: '01110', attached: [{ card: '01007', owner: 0, controller: 0 }] }],
    },
  ],
  villain: { card: KLAW, damage },
  scenario: 'klaw',
  stages: [KLAW_TWO],
  sideSchemes: [{ card: '01107', threat: 3, attached: [{ card: '03032', owner: 0, controller: 0 }] }],
  mainScheme: { card: '01116b', threat: 0 },
});

for (const [damage, card, then] of [
  [8, KLAW_TWO, 0],
  [4, KLAW, 4 + 4 + 3],
] as const)
  scenario(
    `CH-C33: a stage that Melee's first half brings down is not there for its second: ${damage} damage before`,
    followed(damage),
    table => {
      table.pick('05030').pay('01088', '01089').pick('01110');
      table.asks(0, 'interrupt', ['03032.0']).pick('03032').asks(0, 'enemy', ['01110', KLAW]).pick(KLAW);
      expect(table.villain).toMatchObject({ card, damage: then });
    },
  );

scenario(
  'CH-C32: 01136: a Drone that falls together with Ultron II is gone, though Ultron III gives Drones a hit point',
  {
    scenario: 'ultron',
    mode: 'expert',
    villain: { card: '01135', damage: 21 },
    environments: ['01140'],
    heroes: [{ identity: SHE_HULK, hand: ['01022', STRENGTH], minions: [drone()] }],
  },
  table => {
    // Ground Stomp: 1 damage to each enemy.
    table.pick('01022').pay(STRENGTH);
    expect([table.villain.card, table.minions()]).toEqual(['01136', []]);
  },
);
