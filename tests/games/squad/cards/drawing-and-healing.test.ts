import { describe, expect } from 'vitest';
import { type Layout, scenario } from '../table.js';
import { count, named, openTo, stops } from './common.js';

describe(named('ST289'), () => {
  const layout: Layout = {
    power: 7,
    me: { hand: ['ST289'], deck: ['ST048', 'ST013'] },
    them: { deck: openTo('ST289') },
  };

  scenario('ST289 draws a card', layout, table => {
    table.attack('ST289');
    expect(table.zone(0, 'hand')).toEqual(['ST048']);
    expect(count(table, 1, 'hand')).toBe(0);
    expect(table.effects).toContain('ST289');
  });

  scenario('ST289 draws none from an empty deck', { ...layout, me: { hand: ['ST289'], deck: [] } }, table => {
    table.attack('ST289');
    expect(table.zone(0, 'hand')).toEqual([]);
    expect(table.effects).not.toContain('ST289');
  });

  scenario('ST289 nothing below 2 damage', { ...layout, them: { deck: stops('ST289', 1) } }, table => {
    table.attack('ST289');
    expect(table.zone(0, 'hand')).toEqual([]);
  });
});

describe(named('ST065'), () => {
  // Twelve cards alike, so that no shuffle matters.
  const layout: Layout = { power: 11, me: { hand: ['ST065'] }, them: { deck: openTo('ST065') } };

  scenario(
    'ST065 draws two, then is shuffled into the deck',
    { ...layout, me: { hand: ['ST065'], deck: ['ST048', 'ST013'] } },
    table => {
      table.attack('ST065');
      expect(table.zone(0, 'hand')).toEqual(['ST048', 'ST013']);
      expect(table.zone(0, 'deck')).toEqual(['ST065']);
      expect(table.zone(0, 'discard')).toEqual([]);
      expect(count(table, 1, 'discard')).toBe(11);
      expect(table.lines).toContain('log-shuffle-in');
      expect(table.effects).toContain('ST065');
    },
  );

  scenario('ST065 lies somewhere in a larger deck', layout, table => {
    table.attack('ST065');
    expect(count(table, 0, 'hand')).toBe(2);
    expect(count(table, 0, 'deck')).toBe(11);
    expect(table.zone(0, 'deck')).toContain('ST065');
  });

  scenario('ST065 is shuffled in without a deck', { ...layout, me: { hand: ['ST065'], deck: [] } }, table => {
    table.attack('ST065');
    expect(table.zone(0, 'deck')).toEqual(['ST065']);
  });

  scenario('ST065 nothing below 3 damage', { ...layout, them: { deck: stops('ST065', 2) } }, table => {
    table.attack('ST065');
    expect(table.zone(0, 'discard')).toEqual(['ST065']);
    expect(count(table, 0, 'hand')).toBe(0);
    expect(table.effects).not.toContain('ST065');
  });
});

describe(named('ST033'), () => {
  const layout: Layout = {
    power: 7,
    me: { hand: ['ST033'], keepers: ['ST014', 'ST443'], deck: [], discard: ['ST048', 'ST142', 'ST142'] },
    them: { deck: openTo('ST033'), keepers: ['ST014', 'ST014', 'ST014'], discard: ['ST048'] },
  };

  scenario('ST033 heals 1 for each Keeper, from the bottom of the discard pile', layout, table => {
    table.attack('ST033');
    expect(table.zone(0, 'deck')).toEqual(['ST142', 'ST142']);
    expect(table.zone(0, 'discard')).toEqual(['ST033', 'ST048']);
    expect(count(table, 1, 'deck')).toBe(26);
    expect(table.effects).toContain('ST033');
  });

  // ST330 hits for as many as were healed, ST410 draws a card for a heal.
  scenario(
    'ST033 heals once for all its Keepers: what watches for a heal acts once (SQ-C48)',
    {
      ...layout,
      me: {
        hand: ['ST033'],
        keepers: ['ST330', 'ST410', 'ST014'],
        deck: ['ST163', 'ST165', 'ST165'],
        discard: openTo('ST033'),
      },
      them: { deck: openTo('ST033', 'ST330') },
    },
    table => {
      table.attack('ST033');
      expect(count(table, 0, 'deck')).toBe(3 + 3 - 1);
      expect(table.zone(0, 'hand')).toEqual(['ST163']);
      expect(count(table, 1, 'discard')).toBe(4 + 3);
    },
  );

  scenario(
    'ST033 heals as much as there is, itself not counted',
    { ...layout, me: { ...layout.me, discard: ['ST048'] } },
    table => {
      table.attack('ST033');
      expect(table.zone(0, 'deck')).toEqual(['ST048']);
      expect(table.zone(0, 'discard')).toEqual(['ST033']);
    },
  );

  scenario(
    'ST033 nothing without Keepers, whatever the opponent has',
    { ...layout, me: { ...layout.me, keepers: [] } },
    table => {
      table.attack('ST033');
      expect(table.zone(0, 'deck')).toEqual([]);
      expect(table.effects).not.toContain('ST033');
    },
  );

  scenario('ST033 nothing below 2 damage', { ...layout, them: { deck: stops('ST033', 1) } }, table => {
    table.attack('ST033');
    expect(table.zone(0, 'deck')).toEqual([]);
  });
});
