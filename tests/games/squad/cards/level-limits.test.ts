import { describe, expect } from 'vitest';
import { card as testCard } from '../rules/rule.js';
import { type Layout, scenario } from '../table.js';
import { named, openTo } from './common.js';

// Abilities that go by a level, with a card at the limit and one just beyond it.

const LEVELS = [5, 6, 7, 8, 9];
const keeper = (level: number): string => `Keeper of level ${level}`;
const keepers = LEVELS.map(level => testCard(keeper(level), { keeper: 2, level, factor: 'energy' }));

const laid = (id: string, layout: Layout): Layout => ({
  power: 20,
  cards: keepers,
  ...layout,
  me: { hand: [id], ...layout.me },
  them: { deck: openTo(id), ...layout.them },
});

describe.each([
  { id: 'ST493', most: 5 },
  { id: 'ST328', most: 7 },
])('puts into play up to level $most: $id', ({ id, most }) => {
  scenario(
    `${named(id)}: offers level ${most}, not ${most + 1}`,
    laid(id, { me: { hand: [id, keeper(most), keeper(most + 1)] } }),
    table => {
      table
        .attack(id)
        .asks(0, 'put into play', [keeper(most)])
        .pick(keeper(most));
      expect(table.zone(0, 'keepers')).toEqual([keeper(most)]);
    },
  );
});

scenario(
  `${named('ST011')}: shuffles level 5 in, not 6`,
  laid('ST011', { them: { keepers: [keeper(5), keeper(6)] } }),
  table => {
    table
      .attack('ST011')
      .asks(0, 'keeper', [keeper(5)])
      .pick(keeper(5));
    expect(table.zone(1, 'keepers')).toEqual([keeper(6)]);
  },
);

describe.each([
  { id: 'ST393', most: 6, attack: 'ST196', me: { hand: ['ST196'], keepers: ['ST393'] } },
  { id: 'ST425', most: 8, attack: 'ST425', me: { deck: ['ST344', 'ST344'] } },
])('destroys up to level $most: $id', ({ id, most, attack, me }) => {
  scenario(
    `${named(id)}: level ${most}, not ${most + 1}`,
    laid(id, { me, them: { deck: openTo(attack), keepers: [keeper(most), keeper(most + 1)] } }),
    table => {
      table.attack(attack);
      expect(table.zone(1, 'keepers')).toEqual([keeper(most + 1)]);
    },
  );
});

scenario(
  `${named('ST464')}: discards level 9, not 8`,
  laid('ST464', { them: { deck: openTo('ST464'), hand: [keeper(8), keeper(9)] } }),
  table => {
    table.attack('ST464').take();
    expect(table.zone(1, 'hand')).toEqual([keeper(8)]);
  },
);
