import { expect } from 'vitest';
import type { PowerType } from '../../../../src/games/smash/printed.js';
import { hero, type Side, scenario } from '../table.js';
import { layoutOf, type Place, revived, stunned } from './full-table.js';
import { Expected, wholeOf } from './whole.js';

/** Whom of a rival team a plain hero of a type may attack: `heroes` of that team, and everybody of the third. */
export function mayAttack(says: string, type: PowerType, rival: Side, heroes: readonly string[], own: Side = {}): void {
  const attacker: Side = { places: ['rival', stunned('mutant2'), stunned('gadget2')], ...own };
  scenario(says, layoutOf({ teams: [attacker, rival], cards: { rival: hero(type) } }), table => {
    const expected = new Expected(table);
    table.pick('smash smash rival').asks(0, 'target', [...heroes, 'magic2', 'nature2', 'gadget']);
    table.pick('nature2').asks(2, 'counter').pick('give-in');
    expected.discard(0, 'smash').stun(2, 'nature2');
    expect(wholeOf(table)).toEqual(expected.whole);
  });
}

/** While rivals can attack it, they cannot attack its team's other active heroes. */
export function guards(name: string): void {
  const places = (guard: Place): Side => ({ places: [guard, 'magic', stunned('nature')] });
  mayAttack('guards its active teammate, and no stunned one', 'mutant', places(name), [name, 'nature']);
  mayAttack('guards nobody while it is stunned', 'mutant', places(stunned(name)), [name, 'magic', 'nature']);
  mayAttack('guards nobody in the turn it was revived', 'mutant', places(revived(name, 1)), [name, 'magic', 'nature']);
}

/** While rivals can attack another active hero of its team, they cannot attack it. */
export function hides(name: string): void {
  const places = (hidden: Place): Side => ({ places: [hidden, 'magic', stunned('nature')] });
  mayAttack('hides beside an active teammate', 'mutant', places(name), ['magic', 'nature']);
  mayAttack('does not hide while it is stunned', 'mutant', places(stunned(name)), [name, 'magic', 'nature']);
  mayAttack('does not hide in the turn it was revived', 'mutant', places(revived(name, 1)), [name, 'magic', 'nature']);
  const alone: Side = { places: [name, stunned('magic'), stunned('nature')] };
  mayAttack('does not hide alone', 'mutant', alone, [name, 'magic', 'nature']);
}
