import { describe, expect } from 'vitest';
import { type Layout, scenario } from '../table.js';
import { bystander, fighting, named } from './laid.js';

const ventured = (layout: Layout): Layout => ({
  ...layout,
  position: { step: 'battle', battle: { attacker: 0, fighting: [0, 1], turn: 0, ventured: true } },
});

describe('SPECIAL cards that grant something while their battle lasts', () => {
  const iron = named('Iron Man').id;
  scenario(
    'Iron Man: ventures although the player before did not',
    fighting(['Iron Man'], { hand: ['power4'] }),
    table => {
      const others = bystander(table);
      table.pick('power4').asks(0, 'venture').pick('counter-2');
      expect(table.player(0).venture).toEqual([2, 2]);
      expect(table.effects).toContain(iron);
      expect(bystander(table)).toBe(others);
    },
  );
  scenario('Iron Man: not for his rival', fighting(['hero5'], { hand: ['power4'], theirs: ['Iron Man'] }), table => {
    table.pick('power4');
    expect(table.player(0).venture).toEqual([2]);
    expect(table.effects).toEqual([]);
  });

  const strong = ['hero5', 'power4 > 0', 'power4 > 1'];
  const devil = named('Daredevil').id;
  scenario('Daredevil: passes while behind', fighting(['Daredevil'], { theirs: strong }), table => {
    const others = bystander(table);
    table.asks(0, 'battle').pick('pass');
    expect(table.effects).toContain(devil);
    expect(bystander(table)).toBe(others);
  });
  scenario(
    'Daredevil: not for his rival',
    fighting(['hero5'], { theirs: ['Daredevil', 'power4 > 0', 'power4 > 1'] }),
    table => {
      expect(table.options).not.toContain('pass');
      table.pick('concede');
      expect(table.effects).toEqual([]);
    },
  );

  const doom = named('Doctor Doom').id;
  scenario(
    'Doctor Doom: his rivals cannot venture',
    ventured(fighting(['hero5'], { hand: ['power4'], theirs: ['Doctor Doom'] })),
    table => {
      const others = bystander(table);
      table.pick('power4');
      expect(table.player(0).venture).toEqual([2]);
      expect(table.effects).toContain(doom);
      expect(bystander(table)).toBe(others);
    },
  );
  scenario('Doctor Doom: he himself may', ventured(fighting(['Doctor Doom'], { hand: ['vpower'] })), table => {
    table.pick('vpower').asks(0, 'venture').pick('counter-2');
    expect(table.player(0).venture).toEqual([2, 2]);
    expect(table.effects).toEqual([]);
  });

  const shape = named('Shape Trick').id;
  const tied = (mine: string[], theirs: string[]): Layout => fighting(mine, { defends: true, theirs, hand: [] });
  scenario(
    'Shape Trick: wins a tie although its player defends',
    tied(['villain5', 'Shape Trick > 0'], ['hero5', 'bridge > 0']),
    table => {
      const others = bystander(table);
      table.asks(0, 'battle', ['pass', 'concede']).pick('concede');
      expect(table.effects).toContain(shape);
      expect(bystander(table)).toBe(others);
    },
  );
  scenario(
    'Shape Trick: not where the other is ahead',
    tied(['villain5', 'Shape Trick > 0'], ['hero5', 'power4 > 0']),
    table => {
      table.asks(0, 'battle', ['concede']).pick('concede');
      expect(table.effects).toEqual([]);
    },
  );
});
