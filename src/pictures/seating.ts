import type { Panel, Scene } from '../kernel/index.js';

type Seating = NonNullable<Scene['seating']>;

/** How the seats of a table sit, where the game does not say: two face each other, more sit in a ring. */
export function seatingOf({ seating, panels }: Scene): Seating {
  if (seating !== undefined) return seating;
  const seats = panels.filter(({ seat }) => seat !== undefined).length;
  return seats === 2 ? 'facing' : seats > 2 ? 'ring' : 'together';
}

/**
 * Seats two by two, as they are drawn. In a ring play goes round clockwise: down on the right and up on the left, so that
 * neighbours at the table are neighbours in the picture; one that is left over sits in the middle below.
 */
export function byPlace(seats: readonly Panel[], seating: Seating): Panel[][] {
  const rows: Panel[][] = [];
  if (seating !== 'ring') {
    for (let at = 0; at < seats.length; at += 2) rows.push(seats.slice(at, at + 2));
    return rows;
  }
  const [first, ...others] = seats;
  if (first === undefined) return [];
  const round = [...others];
  for (let left: Panel | undefined = first; left !== undefined; left = round.pop()) {
    const right = round.shift();
    rows.push(right === undefined ? [left] : [left, right]);
  }
  return rows;
}
