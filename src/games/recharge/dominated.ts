import type { Card } from './card.js';
import { SIDES, type Side } from './printed.js';

/**
 * Cards for which another of the same kind is no worse in anything that is printed and better in something: sides that go
 * with as many colours, as many points on each, and what it says if it says anything. Turned, a Power or Teamwork is the same card.
 */
export function dominated(cards: readonly Card[]): { card: string; by: string }[] {
  return cards.flatMap(card => {
    const better = cards.find(other => other !== card && dominates(other, card));
    return better === undefined ? [] : [{ card: card.id, by: better.id }];
  });
}

const dominates = (one: Card, other: Card): boolean =>
  one.kind === other.kind &&
  says(one, other) &&
  WAYS.some(
    way => (way === upright || one.kind !== 'hero') && SIDES.every(side => covers(one, way(side), other, side)),
  ) &&
  !(alike(one, other) && JSON.stringify(one.data.special) === JSON.stringify(other.data.special));

const upright = (side: Side): Side => side;
const WAYS: readonly ((side: Side) => Side)[] = [upright, side => (side === 'left' ? 'right' : 'left')];

/** Whatever a text says is worth something: a card without one is no better for that. */
const says = (one: Card, other: Card): boolean =>
  other.data.special === null || JSON.stringify(one.data.special) === JSON.stringify(other.data.special);

const covers = (one: Card, at: Side, other: Card, side: Side): boolean =>
  other[side].every(colour => one[at].includes(colour)) && one.points[at] + one.plus >= other.points[side] + other.plus;

/** The same, upright or turned. */
const alike = (one: Card, other: Card): boolean =>
  WAYS.some(way => SIDES.every(side => covers(one, way(side), other, side) && covers(other, side, one, way(side))));
