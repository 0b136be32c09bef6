import { describe, expect } from 'vitest';
import { scenario } from '../table.js';
import { count, named, openTo, stops } from './common.js';
import { afterMyAttack, afterTheirAttack } from './families.js';

afterMyAttack([
  // A level 1 attack; not of level 2.
  { id: 'ST001', by: ['ST048', 'ST229'], not: ['ST098'], atLeast: 2, hit: 1 },
  // Elemental, a team-up too; not Strength.
  { id: 'ST046', by: ['ST017', 'ST204'], not: ['ST048'], atLeast: 2, hit: 1 },
  // Avengers; not Spider-Friends, nobody's.
  { id: 'ST275', by: ['ST163', 'ST173'], not: ['ST048'], atLeast: 2, hit: 1 },
  { id: 'ST228', by: ['ST229'], not: ['ST048'], atLeast: 2, hit: 1 },
  { id: 'ST111', by: ['ST165'], not: ['ST031'], atLeast: 2, hit: 2 },
  { id: 'ST522', by: ['ST165'], not: ['ST031'], atLeast: 2, hit: 1 },
  { id: 'ST128', by: ['ST373', 'ST179'], not: ['ST165'], atLeast: 4, hit: 'as much', once: true },
  // Black Panther or Thor; not Storm, although the card is hers.
  { id: 'ST214', by: ['ST148', 'ST179'], not: ['ST165'], atLeast: 4, hit: 10, once: true },
]);

scenario(
  `${named('ST275')}: a Keeper's hit is no attack (SQ-26)`,
  { step: 'start', me: { keepers: ['ST026', 'ST029', 'ST275', 'ST228'] }, them: { deck: openTo('ST026', 'ST275') } },
  table => {
    expect(count(table, 1, 'discard')).toBe(3);
    expect(table.effects).not.toContain('ST275');
  },
);

scenario(
  `${named('ST128')}: a second attack of the turn does not find it any more`,
  {
    power: 20,
    me: { hand: ['ST069', 'ST373'], keepers: ['ST128'] },
    them: { deck: openTo('ST069', 'ST373', 'ST128') },
  },
  table => {
    table.attack('ST069').asks(0, 'play', ['ST373']).pick('ST373');
    // 4, then 4 + 1 and the Keeper for as much.
    expect(count(table, 1, 'discard')).toBe(4 + 5 + 5);
    expect(table.zone(0, 'keepers')).toEqual([]);
  },
);

scenario(
  `${named('ST214')}: misfires at the first point`,
  {
    power: 20,
    me: { hand: ['ST148'], keepers: ['ST214'] },
    them: { deck: [...openTo('ST148').slice(0, 5), ...stops('ST214', 1)] },
  },
  table => {
    table.attack('ST148');
    expect(count(table, 1, 'discard')).toBe(6);
    expect(table.zone(0, 'keepers')).toEqual([]);
    expect(table.lines).toContain('log-misfire');
    expect(table.lines).not.toContain('log-destroyed');
  },
);

describe(named('ST265'), () => {
  const layout = {
    power: 20,
    me: { hand: ['ST163'], keepers: ['ST265'], discard: ['ST048', 'ST142'] },
    them: { deck: openTo('ST163', 'ST265'), keepers: ['ST265'] },
  };

  scenario('ST265 heads: heals 1, then hits for 1', { ...layout, coins: ['heads'] }, table => {
    table.attack('ST163');
    expect(count(table, 1, 'discard')).toBe(6);
    expect(table.zone(0, 'discard')).toEqual(['ST163', 'ST048']);
    expect(table.zone(0, 'deck').at(-1)).toBe('ST142');
    expect(table.lines.indexOf('log-heal')).toBeLessThan(table.lines.indexOf('log-hit'));
  });

  scenario(
    'ST265 heads: heals although its hit misfires',
    {
      ...layout,
      coins: ['heads'],
      them: { deck: [...openTo('ST163').slice(0, 5), ...stops('ST265', 1)] },
    },
    table => {
      table.attack('ST163');
      expect(count(table, 0, 'deck')).toBe(13);
      expect(table.zone(0, 'keepers')).toEqual([]);
    },
  );

  scenario('ST265 tails: nothing', { ...layout, coins: ['tails'] }, table => {
    table.attack('ST163');
    expect(table.lines).toContain('log-flip');
    expect(count(table, 1, 'discard')).toBe(5);
    expect(count(table, 0, 'discard')).toBe(3);
  });

  scenario(
    'ST265 no flip after another team',
    { ...layout, me: { ...layout.me, hand: ['ST048'] }, them: { deck: openTo('ST048', 'ST265') } },
    table => {
      table.attack('ST048');
      expect(table.lines).not.toContain('log-flip');
    },
  );

  scenario('ST265 no flip below 2 damage', { ...layout, them: { deck: stops('ST163', 1, 'ST265') } }, table => {
    table.attack('ST163');
    expect(table.lines).not.toContain('log-flip');
  });
});

afterTheirAttack([{ id: 'ST412', by: 'ST031', atLeast: 4, hit: 2, once: true }]);
