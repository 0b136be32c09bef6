import type { Seat } from '../kernel/index.js';
import type { Store } from '../store/port.js';
import type { Look } from './look.js';
import { mannersAt } from './manners.js';
import { underOrders } from './orders.js';
import { quietUntil } from './quiet.js';

/**
 * Seats whose players are named when they are awaited, but not pinged: they want none, or none at this hour, or a
 * standing order answers for them. Everybody else reads the same either way.
 */
export async function unpinged(store: Store, { match, game, table, since }: Look, now: number): Promise<Seat[]> {
  const manners = await mannersAt(store, match);
  const ordered = underOrders({ match, game, prompts: table?.prompts ?? [], since }, manners);
  return match.seats.flatMap(({ seat, player }) => {
    const theirs = manners.get(player ?? '');
    if (theirs === undefined) return [];
    const silent = theirs.pings === 'off' || quietUntil(theirs.quiet, now) !== null;
    return silent || ordered.some(({ prompt }) => prompt.seat === seat) ? [seat] : [];
  });
}
