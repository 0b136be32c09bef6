import { describe, expect } from 'vitest';
import { type Layout, scenario } from '../table.js';
import { count, named, openTo, stops } from './common.js';

describe.each([
  { id: 'ST397', at: 3, changes: { 9: 6, 5: 2 } },
  { id: 'ST465', at: 2, changes: { 9: 7, 4: 2 } },
  { id: 'ST461', at: 3, changes: { 20: 1, 10: 1 } },
  { id: 'ST532', at: 2, changes: { 9: 4, 1: 4 } },
])('the shared power: $id', ({ id, at, changes }) => {
  for (const [before, after] of Object.entries(changes))
    scenario(
      `${named(id)}: from ${before} to ${after}`,
      { power: Number(before), me: { hand: [id] }, them: { deck: stops(id, at) } },
      table => {
        table.attack(id);
        expect(table.power).toBe(after);
        expect(table.zone(0, 'discard')).toEqual([id]);
        expect(table.lines).toContain('log-power');
        expect(table.effects).toContain(id);
      },
    );
});

scenario(
  `${named('ST465')}: not below 1 (SQ-13)`,
  // Level 3 at power 2: the Keeper gives Tech cards one more.
  { power: 2, me: { hand: ['ST465'], keepers: ['ST076'] }, them: { deck: openTo('ST465') } },
  table => {
    table.attack('ST465');
    expect(table.power).toBe(1);
  },
);

scenario(
  `${named('ST532')}: nothing where it is so already`,
  { power: 4, me: { hand: ['ST532'] }, them: { deck: openTo('ST532') } },
  table => {
    table.attack('ST532');
    expect(table.power).toBe(4);
    expect(table.lines).not.toContain('log-power');
    expect(table.effects).not.toContain('ST532');
  },
);

describe.each([
  { id: 'ST337', after: [3, 3] },
  { id: 'ST498', after: [2, 3] },
])('the next flip for power: $id', ({ id, after }) => {
  // The coins say otherwise than the card, and differ: so it shows whether one was used up.
  const layout: Layout = {
    until: 'over',
    power: 2,
    coins: id === 'ST337' ? ['tails', 'heads'] : ['heads', 'tails'],
    me: { hand: [id, 'ST013'] },
    them: { hand: ['ST013'], deck: stops(id, 2) },
  };

  scenario(`${named(id)}: is settled for the next turn, and no other (SQ-C17)`, layout, table => {
    table.attack(id).take();
    expect(table.active).toBe(1);
    expect(table.power).toBe(after[0]);
    expect(table.lines).toContain(id === 'ST337' ? 'log-power' : 'log-no-flip');
    table.pick('pass');
    // The coin that was not used comes now.
    expect(table.power).toBe(after[1]);
    expect(table.effects).toContain(id);
  });
});

describe(named('ST348'), () => {
  const layout: Layout = {
    until: 'over',
    power: 10,
    coins: ['heads', 'tails'],
    me: { hand: ['ST348', 'ST013'] },
    them: { hand: ['ST017'], deck: stops('ST348', 2) },
  };

  scenario('ST348 its player takes another turn, with its flip and its draw; then the opponent', layout, table => {
    table.attack('ST348').take();
    expect(table.active).toBe(0);
    expect(table.power).toBe(11);
    expect(count(table, 0, 'hand')).toBe(2);
    expect(count(table, 1, 'hand')).toBe(1);
    expect(table.lines).toContain('log-extra-turn');
    table.pick('pass');
    expect(table.active).toBe(1);
    expect(count(table, 1, 'hand')).toBe(2);
    expect(table.effects).toContain('ST348');
  });

  scenario('ST348 not below 2 damage', { ...layout, them: { hand: ['ST017'], deck: stops('ST348', 1) } }, table => {
    table.attack('ST348').take();
    expect(table.active).toBe(1);
    expect(table.effects).not.toContain('ST348');
  });
});
