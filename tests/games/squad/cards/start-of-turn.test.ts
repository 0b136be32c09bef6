import { describe, expect } from 'vitest';
import { scenario } from '../table.js';
import { count, named, openTo, stops } from './common.js';
import { assaults, misfires } from './families.js';

assaults({ ST026: 1, ST029: 2, ST062: 4, ST100: 2 });
misfires(['ST026', 'ST029', 'ST062', 'ST100']);

describe(named('ST063'), () => {
  scenario(
    'ST063 hits for 1 with three Keepers in play, itself counted',
    { step: 'start', me: { keepers: ['ST138', 'ST063', 'ST014'] }, them: { deck: openTo('ST063') } },
    table => expect(count(table, 1, 'discard')).toBe(1),
  );

  scenario(
    'ST063 not with two, whatever the opponent has',
    {
      step: 'start',
      me: { keepers: ['ST063', 'ST014'] },
      them: { deck: openTo('ST063'), keepers: ['ST063', 'ST014', 'ST138'] },
    },
    table => {
      expect(count(table, 1, 'discard')).toBe(0);
      expect(count(table, 0, 'discard')).toBe(0);
      expect(table.effects).not.toContain('ST063');
    },
  );

  scenario(
    'ST063 not when an older Keeper has misfired before its turn came (SQ-17)',
    { step: 'start', me: { keepers: ['ST026', 'ST063', 'ST014'] }, them: { deck: stops('ST026', 1) } },
    table => {
      expect(table.zone(0, 'keepers')).toEqual(['ST063', 'ST014']);
      expect(count(table, 1, 'discard')).toBe(1);
    },
  );
});

describe(named('ST075'), () => {
  scenario(
    'ST075 hits for 3 at power 12 and is destroyed',
    { step: 'start', power: 12, me: { keepers: ['ST075'] }, them: { deck: openTo('ST075'), keepers: ['ST075'] } },
    table => {
      expect(count(table, 1, 'discard')).toBe(3);
      expect(table.zone(0, 'keepers')).toEqual([]);
      expect(table.zone(1, 'keepers')).toEqual(['ST075']);
    },
  );

  scenario(
    'ST075 waits at power 11',
    { step: 'start', power: 11, me: { keepers: ['ST075'] }, them: { deck: openTo('ST075') } },
    table => {
      expect(count(table, 1, 'discard')).toBe(0);
      expect(table.zone(0, 'keepers')).toEqual(['ST075']);
    },
  );

  scenario(
    'ST075 goes off on the turn that brings power 12',
    { step: 'start', power: 11, coins: ['heads'], me: { keepers: ['ST075'] }, them: { deck: openTo('ST075') } },
    table => expect(count(table, 1, 'discard')).toBe(3),
  );

  scenario(
    "ST075 counts its player's own power",
    {
      step: 'start',
      power: 14,
      me: { keepers: ['ST075'] },
      them: { deck: openTo('ST075'), keepers: ['ST440'] },
    },
    table => expect(count(table, 1, 'discard')).toBe(0),
  );
});

describe(named('ST182'), () => {
  for (const [top, hit] of [
    ['ST048', 1],
    ['ST183', 1],
    ['ST163', 0],
  ] as const)
    scenario(
      `ST182 hits for ${hit} with ${named(top)} on the discard pile`,
      {
        step: 'start',
        me: { keepers: ['ST182'], discard: [top, hit === 0 ? 'ST048' : 'ST163'] },
        them: { deck: openTo('ST182'), keepers: ['ST182'], discard: ['ST048'] },
      },
      table => {
        expect(count(table, 1, 'discard')).toBe(1 + hit);
        expect(count(table, 0, 'discard')).toBe(2);
        expect(table.effects.includes('ST182')).toBe(hit > 0);
      },
    );

  scenario(
    'ST182 not with an empty discard pile',
    { step: 'start', me: { keepers: ['ST182'] }, them: { deck: openTo('ST182'), discard: ['ST048'] } },
    table => expect(count(table, 1, 'deck')).toBe(30),
  );
});
