import { describe, expect } from 'vitest';
import { BLOCKS, type Layout, scenario } from '../table.js';
import { count, named, openTo, stops } from './common.js';

describe(named('ST175'), () => {
  const layout = (attack: string, ...blockers: string[]): Layout => ({
    power: 20,
    me: { hand: [attack], keepers: ['ST175'] },
    them: { deck: openTo(attack), hand: blockers, keepers: ['ST175'] },
  });

  scenario('ST175 draws when an X-Men attack is blocked from the hand', layout('ST142', BLOCKS.strength), table => {
    table.attack('ST142').block(BLOCKS.strength);
    expect(count(table, 0, 'hand')).toBe(1);
    expect(table.effects).toContain('ST175');
    expect(table.logged('log-draw')[0]).toMatchObject({ why: { card: 'ST175' } });
  });

  scenario('ST175 twice when it takes two cards (SQ-21)', layout('ST127', BLOCKS.speed, BLOCKS.elemental), table => {
    table.attack('ST127').block(BLOCKS.speed).block(BLOCKS.elemental);
    expect(count(table, 0, 'hand')).toBe(2);
  });

  scenario('ST175 not for another team', layout('ST031', BLOCKS.strength), table => {
    table.attack('ST031').block(BLOCKS.strength);
    expect(count(table, 0, 'hand')).toBe(0);
    expect(table.effects).not.toContain('ST175');
  });

  scenario('ST175 not for a block from the deck', { ...layout('ST142'), them: { deck: stops('ST142', 1) } }, table => {
    table.attack('ST142');
    expect(count(table, 0, 'hand')).toBe(0);
  });

  scenario(
    "ST175 not for an X-Men Keeper's hit (SQ-26)",
    {
      step: 'start',
      me: { keepers: ['ST175', 'ST025'] },
      them: { hand: [BLOCKS.elemental] },
    },
    table => {
      table.block(BLOCKS.elemental);
      // The card of the turn.
      expect(count(table, 0, 'hand')).toBe(1);
    },
  );

  scenario(
    'ST175 not when its own player blocks',
    {
      power: 20,
      active: 1,
      me: { hand: [BLOCKS.strength], keepers: ['ST175'] },
      them: { hand: ['ST142'] },
    },
    table => {
      table.attack('ST142').block(BLOCKS.strength);
      expect(count(table, 0, 'hand')).toBe(0);
    },
  );
});

describe.each([
  { id: 'ST359', hit: 1, once: false },
  { id: 'ST371', hit: 2, once: true },
])('when the opponent blocks from hand: $id', ({ id, hit, once }) => {
  const layout: Layout = {
    power: 20,
    me: { hand: ['ST031'], keepers: [id] },
    them: { deck: openTo(id, 'ST031'), hand: [BLOCKS.strength], keepers: [id] },
  };

  scenario(`${named(id)}: hits for ${hit}`, layout, table => {
    table.attack('ST031').block(BLOCKS.strength);
    expect(count(table, 1, 'discard')).toBe(1 + hit);
    expect(table.zone(0, 'keepers')).toEqual(once ? [] : [id]);
    expect(table.zone(1, 'keepers')).toEqual([id]);
    expect(table.effects).toContain(id);
  });

  scenario(
    `${named(id)}: also when it was a Keeper's hit`,
    {
      step: 'start',
      me: { keepers: ['ST015', id] },
      them: { deck: openTo('ST015', id), hand: [BLOCKS.tech] },
    },
    table => {
      table.block(BLOCKS.tech);
      expect(count(table, 1, 'discard')).toBe(1 + hit);
    },
  );

  scenario(`${named(id)}: not when the damage is taken`, layout, table => {
    table.attack('ST031').take();
    expect(count(table, 1, 'discard')).toBe(6);
    expect(table.effects).not.toContain(id);
  });

  scenario(
    `${named(id)}: not when its own player blocks`,
    {
      power: 20,
      active: 1,
      me: { hand: [BLOCKS.strength], keepers: [id] },
      them: { hand: ['ST031'], deck: openTo(id) },
    },
    table => {
      table.attack('ST031').block(BLOCKS.strength);
      expect(count(table, 1, 'deck')).toBe(30);
      expect(table.zone(0, 'keepers')).toEqual([id]);
    },
  );
});

scenario(
  `${named('ST359')}: twice when it takes two cards (SQ-21)`,
  {
    power: 20,
    me: { hand: ['ST127'], keepers: ['ST359'] },
    them: { deck: openTo('ST359'), hand: [BLOCKS.speed, BLOCKS.elemental] },
  },
  table => {
    table.attack('ST127').block(BLOCKS.speed).block(BLOCKS.elemental);
    expect(count(table, 1, 'deck')).toBe(28);
  },
);

describe(named('ST556'), () => {
  const layout: Layout = {
    power: 20,
    active: 1,
    me: { hand: [BLOCKS.strength], deck: openTo('ST031'), keepers: ['ST556'] },
    them: { hand: ['ST031'], deck: openTo('ST556'), keepers: ['ST556'] },
  };

  scenario('ST556 hits for 3 and is destroyed when its player blocks an attack', layout, table => {
    table.attack('ST031').block(BLOCKS.strength);
    expect(count(table, 1, 'deck')).toBe(27);
    expect(table.zone(0, 'keepers')).toEqual([]);
    expect(table.zone(1, 'keepers')).toEqual(['ST556']);
    expect(table.effects).toContain('ST556');
  });

  scenario('ST556 not when the damage is taken', layout, table => {
    table.attack('ST031').take();
    expect(table.zone(0, 'keepers')).toEqual(['ST556']);
    expect(count(table, 1, 'deck')).toBe(30);
  });

  scenario(
    "ST556 not for a Keeper's hit (SQ-26)",
    {
      step: 'start',
      active: 1,
      me: { hand: [BLOCKS.tech], keepers: ['ST556'] },
      them: { keepers: ['ST015'] },
    },
    table => {
      table.block(BLOCKS.tech);
      expect(table.zone(0, 'keepers')).toEqual(['ST556']);
      expect(table.effects).not.toContain('ST556');
    },
  );

  scenario(
    'ST556 not when the opponent blocks',
    {
      power: 20,
      me: { hand: ['ST031'], keepers: ['ST556'] },
      them: { hand: [BLOCKS.strength] },
    },
    table => {
      table.attack('ST031').block(BLOCKS.strength);
      expect(table.zone(0, 'keepers')).toEqual(['ST556']);
    },
  );
});
