import { describe, expect } from 'vitest';
import { cards } from '../../../../src/games/squad/cards/index.js';
import { scenario } from '../table.js';
import { count, named, stops } from './common.js';

/** Cards whose only ability waits for damage. */
const waiting = cards.flatMap(({ id, onHit, onPlay, worth }) =>
  onHit === undefined || onPlay !== undefined || worth !== undefined ? [] : [[id, onHit.at] as const],
);

// One point too few, at a table where the ability would find something to do.
describe.each(waiting)('an ability that needs damage: %s', (id, at) => {
  scenario(
    `${named(id)}: nothing below ${at} damage`,
    {
      power: 20,
      coins: ['heads', 'heads', 'heads'],
      me: { hand: [id, 'ST048', 'ST013'], keepers: ['ST014'], discard: ['ST163', 'ST048'] },
      them: { hand: ['ST048', 'ST163'], keepers: ['ST014'], discard: ['ST163'], deck: stops(id, at - 1) },
    },
    table => {
      table.attack(id).take();
      expect(count(table, 1, 'discard')).toBe(1 + at - 1);
      expect(table.zone(1, 'hand')).toEqual(['ST048', 'ST163']);
      expect(table.zone(1, 'keepers')).toEqual(['ST014']);
      expect(table.zone(0, 'hand')).toEqual(['ST048', 'ST013']);
      expect(table.zone(0, 'keepers')).toEqual(['ST014']);
      expect(table.zone(0, 'discard')).toEqual([id, 'ST163', 'ST048']);
      expect(count(table, 0, 'deck')).toBe(12);
      expect(table.power).toBe(20);
      expect(table.effects).toEqual([]);
    },
  );
});
