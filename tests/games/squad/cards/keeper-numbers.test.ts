import { describe, expect } from 'vitest';
import { type Layout, scenario } from '../table.js';
import { card, count, named, openTo } from './common.js';
import { changesTheirs, strengthensMine, untilTheirTurnEnds } from './families.js';

strengthensMine([
  { id: 'ST140', by: 1, fits: ['ST051', 'ST024', 'ST173', 'ST229', 'ST203'], not: ['ST135'] },
  { id: 'ST573', by: 1, fits: ['ST513', 'ST512', 'ST510', 'ST003', 'ST211'], not: ['ST031'] },
  { id: 'ST234', by: 1, fits: ['ST142', 'ST202'], not: ['ST048'] },
  { id: 'ST379', by: 1, fits: ['ST163', 'ST061'], not: ['ST031', 'ST048'] },
  { id: 'ST604', by: 1, fits: ['ST163'], not: ['ST031'] },
  { id: 'ST569', by: 2, fits: ['ST048', 'ST031'], not: [] },
]);

changesTheirs({ ST490: -3, ST549: -5, ST579: 2 });
untilTheirTurnEnds(['ST490', 'ST549', 'ST457']);

scenario(
  `${named('ST579')}: stays at the end of the opponent's turn`,
  { step: 'end', active: 1, me: { keepers: ['ST579'] } },
  table => expect(table.zone(0, 'keepers')).toEqual(['ST579']),
);

scenario(
  `${named('ST549')}: an attack of 4 does nothing, and no block is asked for`,
  { power: 20, active: 1, me: { hand: ['ST048'], keepers: ['ST549'] }, them: { hand: ['ST051'] } },
  table => {
    table.attack('ST051');
    expect(count(table, 0, 'discard')).toBe(0);
    expect(count(table, 0, 'hand')).toBe(1);
    expect(table.logged('log-worth-keepers')[0]).toMatchObject({ args: { amount: 0 }, why: { card: 'ST549' } });
  },
);

describe(named('ST341'), () => {
  for (const [attack, by] of [
    ['ST048', 1],
    ['ST142', 1],
    ['ST098', 0],
    ['ST031', 0],
  ] as const)
    for (const active of [0, 1] as const)
      scenario(
        `ST341 ${by > 0 ? '+1' : 'nothing'} for ${named(attack)}, level ${card(attack).level}, ${active === 0 ? 'its player' : 'the opponent'} attacking`,
        {
          power: 20,
          active,
          me: { hand: active === 0 ? [attack] : [], deck: openTo(attack), keepers: ['ST341'] },
          them: { hand: active === 1 ? [attack] : [], deck: openTo(attack) },
        },
        table => {
          table.attack(attack);
          expect(count(table, active === 0 ? 1 : 0, 'discard')).toBe(card(attack).printedAttack + by);
          expect(table.effects.includes('ST341')).toBe(by > 0);
        },
      );
});

describe.each([
  { id: 'ST270', by: 1, inside: [7, 20], outside: [6, 1] },
  { id: 'ST550', by: 2, inside: [4, 1], outside: [5, 20] },
])('while the power is in a range: $id', ({ id, by, inside, outside }) => {
  const layout = (power: number, active: 0 | 1 = 0): Layout => ({
    power,
    active,
    me: { hand: active === 0 ? ['ST048'] : [], deck: openTo('ST048'), keepers: [id] },
    them: { hand: active === 1 ? ['ST048'] : [], deck: openTo('ST048') },
  });

  for (const power of inside)
    scenario(`${named(id)}: +${by} at power ${power}`, layout(power), table => {
      table.attack('ST048');
      expect(count(table, 1, 'discard')).toBe(3 + by);
      expect(table.effects).toContain(id);
    });

  for (const power of outside)
    scenario(`${named(id)}: nothing at power ${power}`, layout(power), table => {
      table.attack('ST048');
      expect(count(table, 1, 'discard')).toBe(3);
      expect(table.effects).not.toContain(id);
    });

  scenario(`${named(id)}: nothing for the opponent's attacks`, layout(inside[0] as number, 1), table => {
    table.attack('ST048');
    expect(count(table, 0, 'discard')).toBe(3);
  });
});

scenario(
  `${named('ST550')}: its player's own power counts`,
  { power: 6, me: { hand: ['ST048'], keepers: ['ST550'] }, them: { deck: openTo('ST048'), keepers: ['ST480'] } },
  table => {
    table.attack('ST048');
    expect(count(table, 1, 'discard')).toBe(3 + 2);
  },
);

// -- power

/** Levels 1 to 8, of no team. */
const LEVELS = ['ST494', 'ST051', 'ST118', 'ST505', 'ST112', 'ST060', 'ST189', 'ST222'] as const;

describe.each([
  { id: 'ST103', mine: 1, theirs: 0 },
  { id: 'ST250', mine: 1, theirs: 0 },
  { id: 'ST468', mine: -2, theirs: 0 },
  { id: 'ST375', mine: 0, theirs: -1 },
  { id: 'ST480', mine: 0, theirs: -2 },
  { id: 'ST545', mine: 0, theirs: -4 },
  { id: 'ST457', mine: 0, theirs: -5 },
  { id: 'ST490', mine: 0, theirs: 3 },
])('power: $id', ({ id, mine, theirs }) => {
  const layout = (power: number, active: 0 | 1): Layout => ({
    power,
    active,
    me: { hand: active === 0 ? LEVELS : [], keepers: [id] },
    them: { hand: active === 1 ? LEVELS : [] },
  });
  const playable = (power: number): string[] => LEVELS.filter(one => card(one).level <= power);

  for (const [active, by] of [
    [0, mine],
    [1, theirs],
  ] as const) {
    scenario(`${named(id)}: ${by} for ${active === 0 ? 'its player' : 'the opponent'}`, layout(5, active), table => {
      table.asks(active, 'attack', [...playable(Math.max(1, 5 + by)), 'pass']).pick('pass');
      expect(table.power).toBe(5);
      expect(table.effects.includes(id)).toBe(by !== 0);
    });

    if (by < 0)
      scenario(`${named(id)}: never below 1`, layout(1, active), table => {
        table.asks(active, 'attack', ['ST494', 'pass']).pick('pass');
      });
  }
});

describe.each([
  { id: 'ST287', by: 1, fits: ['ST143', 'ST305'], not: ['ST049'] },
  { id: 'ST369', by: 1, fits: ['ST167', 'ST173'], not: ['ST049'] },
  { id: 'ST605', by: 1, fits: ['ST167', 'ST173'], not: ['ST049'] },
  { id: 'ST535', by: 2, fits: ['ST516', 'ST515'], not: ['ST060'] },
])('power for some cards: $id', ({ id, by, fits, not }) => {
  const [within, last] = fits as [string, string];
  const power = card(last).level - by;
  const layout = (active: 0 | 1, at = power): Layout => ({
    power: at,
    active,
    me: { hand: active === 0 ? [...fits, ...not] : [], keepers: [id] },
    them: { hand: active === 1 ? [...fits, ...not] : [] },
  });

  scenario(`${named(id)}: ${by} more for those it names`, layout(0), table => {
    const plain = [within, ...not].filter(one => card(one).level <= power);
    table.asks(0, 'attack', [...new Set([...plain, within, last]), 'pass']).pick('pass');
    expect(table.effects).toContain(id);
  });

  scenario(`${named(id)}: not a level more than that`, layout(0, power - 1), table => {
    expect(table.options).not.toContain(last);
    expect(table.refused).toContainEqual({ card: last, why: 'why-level' });
    table.pick('pass');
  });

  scenario(`${named(id)}: nothing for the opponent`, layout(1), table => {
    expect(table.options).not.toContain(last);
    table.pick('pass');
    expect(table.effects).not.toContain(id);
  });
});
