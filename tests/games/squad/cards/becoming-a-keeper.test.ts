import { describe, expect } from 'vitest';
import { cards } from '../../../../src/games/squad/cards/index.js';
import { scenario } from '../table.js';
import { named, openTo, stops } from './common.js';

// Every Keeper: in play from its damage on, discarded below it.
describe.each(cards.flatMap(({ id, keeper }) => (keeper === undefined ? [] : [[id, keeper] as const])))(
  'becoming a Keeper: %s',
  (id, keeper) => {
    scenario(
      `${named(id)}: stays in play at ${keeper} damage`,
      { power: 20, me: { hand: [id] }, them: { deck: stops(id, keeper) } },
      table => {
        table.attack(id);
        expect(table.zone(1, 'discard')).toHaveLength(keeper);
        expect(table.zone(0, 'keepers')).toEqual([id]);
        expect(table.zone(0, 'discard')).toEqual([]);
        expect(table.effects).toContain(id);
      },
    );

    scenario(
      `${named(id)}: is discarded below ${keeper} damage`,
      { power: 20, me: { hand: [id] }, them: { deck: stops(id, keeper - 1) } },
      table => {
        table.attack(id);
        expect(table.zone(1, 'discard')).toHaveLength(keeper - 1);
        expect(table.zone(0, 'keepers')).toEqual([]);
        expect(table.zone(0, 'discard')).toEqual([id]);
        expect(table.effects).not.toContain(id);
      },
    );

    scenario(
      `${named(id)}: is not playable below its level`,
      { power: 1, me: { hand: [id, 'ST013'] }, them: { deck: openTo(id) } },
      table => {
        const playable = cards.find(card => card.id === id)?.level === 1;
        table.asks(0, 'attack', playable ? [id, 'pass'] : ['pass']).pick('pass');
      },
    );
  },
);
