import type { Seat } from '../kernel/index.js';

/** The seats that still play, clockwise from one of them on. */
export function seatsFrom(count: number, seat: Seat, plays: (seat: Seat) => boolean): Seat[] {
  const seats: Seat[] = [];
  for (let at = 0; at < count; at++) {
    const next = (seat + at) % count;
    if (plays(next)) seats.push(next);
  }
  return seats;
}
