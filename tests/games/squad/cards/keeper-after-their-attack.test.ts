import { describe, expect } from 'vitest';
import { BLOCKS, type Layout, scenario } from '../table.js';
import { count, named, openTo, stops } from './common.js';
import { afterTheirAttack } from './families.js';

afterTheirAttack([
  { id: 'ST056', by: 'ST031', atLeast: 6, hit: 3 },
  { id: 'ST266', by: 'ST163', atLeast: 4, heal: 1 },
  { id: 'ST500', by: 'ST179', atLeast: 8, heal: 8, once: true },
  // Only Avengers, a team-up too.
  { id: 'ST576', by: 'ST163', not: ['ST031', 'ST142'], atLeast: 4, hit: 2 },
]);

describe.each([
  { id: 'ST321', where: 'hand' },
  { id: 'ST489', where: 'discard' },
] as const)('leaves play after an attack of the opponent: $id', ({ id, where }) => {
  const layout = (deck: string[]): Layout => ({
    power: 20,
    active: 1,
    me: { deck, keepers: [id, 'ST014'] },
    them: { hand: ['ST163'], deck: openTo(id), keepers: [id] },
  });

  scenario(`${named(id)}: 4 damage send it to the ${where}`, layout(openTo('ST163')), table => {
    table.attack('ST163');
    expect(table.zone(0, 'keepers')).toEqual(['ST014']);
    expect(table.zone(0, where)).toContain(id);
    expect(count(table, 0, 'hand')).toBe(where === 'hand' ? 1 : 0);
    expect(table.zone(1, 'keepers')).toEqual([id]);
    expect(table.effects).toContain(id);
  });

  scenario(`${named(id)}: 3 damage do not`, layout(stops('ST163', 3)), table => {
    table.attack('ST163');
    expect(table.zone(0, 'keepers')).toEqual([id, 'ST014']);
    expect(table.effects).not.toContain(id);
  });

  scenario(
    `${named(id)}: damage from a Keeper does not (SQ-26)`,
    { step: 'start', active: 1, me: { deck: openTo('ST062'), keepers: [id] }, them: { keepers: ['ST062'] } },
    table => {
      expect(count(table, 0, 'discard')).toBe(4);
      expect(table.zone(0, 'keepers')).toEqual([id]);
    },
  );

  scenario(
    `${named(id)}: its own player's attack does not`,
    { power: 20, me: { hand: ['ST163'], keepers: [id] }, them: { deck: openTo('ST163', id) } },
    table => {
      table.attack('ST163');
      expect(count(table, 1, 'discard')).toBe(5);
      expect(table.zone(0, 'keepers')).toEqual([id]);
    },
  );
});

describe(named('ST572'), () => {
  const layout: Layout = {
    active: 1,
    power: 20,
    me: { deck: ['ST013', ...openTo('ST163')], keepers: ['ST572'], discard: ['ST142'] },
    them: { hand: ['ST163'], deck: openTo('ST163'), keepers: ['ST572'] },
  };

  scenario('ST572 looks at the top card before the damage, and may leave it there', layout, table => {
    table.attack('ST163').asks(0, 'place', ['top', 'bottom']);
    expect(count(table, 0, 'discard')).toBe(1);
    table.pick('top');
    // It is the first card that the attack takes.
    expect(table.zone(0, 'discard').at(-2)).toBe('ST013');
    expect(table.effects).toContain('ST572');
  });

  scenario('ST572 puts it under the deck', layout, table => {
    table.attack('ST163').pick('bottom');
    expect(table.zone(0, 'deck').at(-1)).toBe('ST013');
    expect(table.zone(0, 'discard')).not.toContain('ST013');
    expect(count(table, 0, 'discard')).toBe(1 + 5);
    // Where it went is for all to know, what it is for its player only.
    expect(table.logged('log-put')[0]).toMatchObject({ args: { place: 'bottom' }, why: { card: 'ST572' } });
    expect(JSON.stringify(table.logged('log-look')[0]?.args)).not.toContain('ST013');
  });

  scenario(
    'ST572 saves its player with a card that blocks, before the block is offered (SQ-C13)',
    {
      ...layout,
      me: { hand: ['ST048'], deck: ['ST013', BLOCKS.energy, ...openTo('ST163')], keepers: ['ST572'] },
    },
    table => {
      table.attack('ST163').asks(0, 'place').pick('bottom').asks(0, 'block').take();
      expect(count(table, 0, 'discard')).toBe(1);
    },
  );

  scenario(
    'ST572 each attack anew, also one that another plays',
    {
      ...layout,
      them: { hand: ['ST069', 'ST373'], deck: openTo('ST069') },
      me: { deck: openTo('ST069', 'ST373'), keepers: ['ST572'] },
    },
    table => {
      table.attack('ST069').pick('top').asks(1, 'play').pick('ST373').asks(0, 'place').pick('top');
      expect(count(table, 0, 'discard')).toBe(4 + 5);
    },
  );

  scenario(
    "ST572 not at its own player's attack",
    { power: 20, me: { hand: ['ST163'], keepers: ['ST572'] }, them: { deck: openTo('ST163') } },
    table => {
      table.attack('ST163');
      expect(table.effects).not.toContain('ST572');
    },
  );

  scenario('ST572 not without a deck', { ...layout, me: { deck: [], keepers: ['ST572'], hand: ['ST048'] } }, table => {
    table.attack('ST163').take();
    expect(table.lines).not.toContain('log-look');
  });
});
