import type { Seat } from '../kernel/index.js';

/** Every seat of a table, clockwise from each one on: by how many there are, then by the first. Made once. */
const orders: (readonly (readonly Seat[])[])[] = [];

function orderFrom(count: number, seat: Seat): readonly Seat[] {
  orders[count] ??= Array.from({ length: count }, (_, first) =>
    Array.from({ length: count }, (_, at) => (first + at) % count),
  );
  return orders[count]?.[seat] as readonly Seat[];
}

/** The seats that still play, clockwise from one of them on. */
export function seatsFrom(count: number, seat: Seat, plays: (seat: Seat) => boolean): readonly Seat[] {
  const order = orderFrom(count, seat);
  return order.every(plays) ? order : order.filter(plays);
}
