import { expect } from 'vitest';
import { deckOf, scenario } from './table.js';

scenario(
  'an attack does its damage from the deck',
  { power: 1, me: { hand: ['ST005'] }, them: { deck: deckOf('elemental') } },
  table => {
    table.attack('ST005');
    expect(table.zone(1, 'discard')).toHaveLength(2);
  },
);
