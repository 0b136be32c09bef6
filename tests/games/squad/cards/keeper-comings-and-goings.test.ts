import { describe, expect } from 'vitest';
import { BLOCKS, type Layout, scenario } from '../table.js';
import { count, named, openTo, stops } from './common.js';

describe(named('ST246'), () => {
  scenario(
    'ST246 destroys each Keeper that damages its player',
    {
      step: 'start',
      active: 1,
      me: { deck: openTo('ST025', 'ST015'), keepers: ['ST246', 'ST014'] },
      them: { keepers: ['ST025', 'ST015', 'ST014'] },
    },
    table => {
      expect(count(table, 0, 'discard')).toBe(1 + 3);
      expect(table.zone(1, 'keepers')).toEqual(['ST014']);
      expect(table.zone(0, 'keepers')).toEqual(['ST246', 'ST014']);
      expect(table.effects).toContain('ST246');
      expect(table.logged('log-destroyed')[0]).toMatchObject({ why: { rule: 'destroy', card: 'ST246' } });
    },
  );

  scenario(
    'ST246 leaves alone what does no damage',
    {
      step: 'start',
      active: 1,
      me: { keepers: ['ST246', 'ST245'] },
      them: { keepers: ['ST025'] },
    },
    table => expect(table.zone(1, 'keepers')).toEqual(['ST025']),
  );

  scenario(
    'ST246 leaves alone what damages the opponent',
    {
      step: 'start',
      me: { keepers: ['ST246', 'ST025'] },
      them: { deck: openTo('ST025') },
    },
    table => {
      expect(table.zone(0, 'keepers')).toEqual(['ST246', 'ST025']);
      expect(table.effects).not.toContain('ST246');
    },
  );

  scenario(
    'ST246 nothing is left to destroy of one that misfired',
    {
      step: 'start',
      active: 1,
      me: { deck: stops('ST025', 1), keepers: ['ST246'] },
      them: { keepers: ['ST025'] },
    },
    table => {
      expect(table.zone(1, 'keepers')).toEqual([]);
      expect(table.effects).not.toContain('ST246');
    },
  );

  scenario(
    'ST246 an attack is no Keeper',
    {
      power: 20,
      active: 1,
      me: { deck: openTo('ST025'), keepers: ['ST246'] },
      them: { hand: ['ST025'] },
    },
    table => {
      table.attack('ST025');
      expect(table.zone(1, 'keepers')).toEqual(['ST025']);
    },
  );
});

describe(named('ST252'), () => {
  const layout = (...keepers: string[]): Layout => ({
    step: 'start',
    active: 1,
    me: { deck: openTo('ST025'), keepers: ['ST252'] },
    them: { deck: ['ST048', ...openTo('ST025')], keepers },
  });

  scenario("ST252 an opponent's Keeper that damages its player hits the opponent for 3", layout('ST025'), table => {
    table.asks(1, 'block').take();
    expect(count(table, 0, 'discard')).toBe(1);
    expect(count(table, 1, 'discard')).toBe(3);
    expect(table.zone(1, 'keepers')).toEqual(['ST025']);
    expect(table.effects).toContain('ST252');
  });

  scenario(
    'ST252 it may misfire at its own player',
    { ...layout('ST025'), them: { deck: ['ST048', ...stops('ST025', 1)], keepers: ['ST025'] } },
    table => {
      table.take();
      expect(count(table, 1, 'discard')).toBe(1 + 1);
      expect(table.zone(1, 'keepers')).toEqual([]);
    },
  );

  scenario(
    'ST252 not when the hit misfired',
    { ...layout('ST025'), me: { deck: stops('ST025', 1), keepers: ['ST252'] } },
    table => {
      expect(count(table, 1, 'discard')).toBe(1);
      expect(table.effects).not.toContain('ST252');
    },
  );

  scenario(
    "ST252 not for its player's own Keeper",
    { step: 'start', me: { deck: ['ST048', ...openTo('ST467')], keepers: ['ST252', 'ST467'] } },
    table => {
      table.take();
      expect(count(table, 1, 'discard')).toBe(0);
      expect(table.effects).not.toContain('ST252');
    },
  );

  scenario(
    'ST252 not for an attack',
    { power: 20, active: 1, me: { deck: openTo('ST031'), keepers: ['ST252'] }, them: { hand: ['ST031'] } },
    table => {
      table.attack('ST031');
      expect(count(table, 1, 'discard')).toBe(1);
      expect(table.effects).not.toContain('ST252');
    },
  );
});

describe(named('ST477'), () => {
  const layout = (hand: string[], active: 0 | 1): Layout => ({
    power: 20,
    active,
    me: { deck: openTo('ST009'), hand: active === 0 ? hand : [], keepers: ['ST477'] },
    them: { deck: openTo('ST009'), hand: active === 1 ? hand : [] },
  });

  scenario('ST477 a Keeper that the opponent puts into play hits the opponent for 1', layout(['ST009'], 1), table => {
    table.attack('ST009');
    expect(count(table, 1, 'discard')).toBe(1);
    expect(table.zone(1, 'keepers')).toEqual(['ST009']);
    expect(count(table, 0, 'discard')).toBe(2);
    expect(table.effects).toContain('ST477');
  });

  scenario(
    'ST477 it may misfire there and then',
    { ...layout(['ST009'], 1), them: { deck: stops('ST009', 1), hand: ['ST009'] } },
    table => {
      table.attack('ST009');
      expect(table.zone(1, 'keepers')).toEqual([]);
      expect(table.lines).toContain('log-misfire');
    },
  );

  scenario(
    'ST477 also one that an ability puts there',
    {
      ...layout([], 1),
      me: { deck: openTo('ST493'), keepers: ['ST477'] },
      them: { deck: openTo('ST026'), hand: ['ST493', 'ST026'] },
    },
    table => {
      table.attack('ST493').pick('ST026');
      expect(count(table, 1, 'deck')).toBe(29);
    },
  );

  scenario("ST477 not its own player's", layout(['ST009'], 0), table => {
    table.attack('ST009');
    expect(table.zone(0, 'keepers')).toEqual(['ST477', 'ST009']);
    expect(count(table, 0, 'discard')).toBe(0);
    expect(table.effects).not.toContain('ST477');
  });
});

describe.each([
  { id: 'ST304', mine: 0, theirs: 1 },
  { id: 'ST491', mine: 1, theirs: 0 },
])('when a Keeper is destroyed: $id', ({ id, mine, theirs }) => {
  scenario(
    `${named(id)}: ${theirs} for each of the opponent's`,
    {
      power: 20,
      me: { hand: ['ST251'], keepers: [id] },
      them: { deck: openTo('ST251', id), keepers: ['ST014', 'ST009'] },
    },
    table => {
      table.attack('ST251');
      expect(30 - count(table, 1, 'deck')).toBe(6 + 2 * theirs);
      expect(table.effects.includes(id)).toBe(theirs > 0);
      expect(count(table, 0, 'deck')).toBe(12);
    },
  );

  scenario(
    `${named(id)}: ${mine} for one of its own side's that misfires`,
    {
      step: 'start',
      me: { keepers: ['ST015', id] },
      them: { deck: [...stops('ST015', 1), ...openTo(id)] },
    },
    table => {
      expect(count(table, 1, 'discard')).toBe(1 + mine);
      expect(table.effects.includes(id)).toBe(mine > 0);
    },
  );

  scenario(
    `${named(id)}: nothing for itself`,
    {
      power: 20,
      me: { hand: ['ST251'], deck: openTo(id) },
      them: { deck: openTo('ST251'), keepers: [id] },
    },
    table => {
      table.attack('ST251');
      expect(count(table, 0, 'deck')).toBe(30);
      expect(table.effects).not.toContain(id);
    },
  );
});

describe(named('ST565'), () => {
  const layout = (mine: string[], theirs: string[], deck = openTo('ST565')): Layout => ({
    step: 'start',
    me: { keepers: mine },
    them: { deck, keepers: theirs },
  });

  scenario(
    "ST565 destroys a Keeper of its player's choice, anyone's, and hits for 2",
    layout(['ST565', 'ST014'], ['ST009']),
    table => {
      table.asks(0, 'keeper', ['ST565', 'ST014', 'ST009']).pick('ST009');
      expect(table.zone(0, 'keepers')).toEqual(['ST565', 'ST014']);
      expect(table.zone(1, 'keepers')).toEqual([]);
      expect(count(table, 1, 'discard')).toBe(1 + 2);
      expect(table.effects).toContain('ST565');
    },
  );

  scenario("ST565 also for one of its own player's", layout(['ST565', 'ST014'], []), table => {
    table.asks(0, 'keeper', ['ST565', 'ST014']).pick('ST014');
    expect(table.zone(0, 'discard')).toEqual(['ST014']);
    expect(count(table, 1, 'discard')).toBe(2);
  });

  scenario('ST565 has to destroy itself when there is no other, and hits nobody', layout(['ST565'], []), table => {
    expect(table.zone(0, 'keepers')).toEqual([]);
    expect(count(table, 1, 'discard')).toBe(0);
  });

  scenario(
    'ST565 hits for each Keeper that is destroyed',
    {
      power: 20,
      me: { hand: ['ST251'], keepers: ['ST565'] },
      them: { deck: openTo('ST251', 'ST565'), keepers: ['ST014', 'ST009'] },
    },
    table => {
      table.attack('ST251');
      expect(count(table, 1, 'deck')).toBe(30 - 6 - 4);
    },
  );

  scenario(
    "ST565 destroys nothing in the opponent's turn",
    { ...layout(['ST565', 'ST014'], ['ST009']), active: 1 },
    table => {
      expect(count(table, 0, 'keepers')).toBe(2);
      expect(table.zone(1, 'keepers')).toEqual(['ST009']);
    },
  );

  scenario(
    'ST565 once it has misfired, it does no more',
    {
      power: 20,
      me: { hand: ['ST251'], keepers: ['ST565'] },
      them: {
        deck: [...openTo('ST251').slice(0, 6), BLOCKS.elemental, ...openTo('ST565')],
        keepers: ['ST014', 'ST009'],
      },
    },
    table => {
      table.attack('ST251');
      expect(count(table, 1, 'discard')).toBe(6 + 1 + 2);
      expect(table.zone(0, 'keepers')).toEqual([]);
    },
  );
});
