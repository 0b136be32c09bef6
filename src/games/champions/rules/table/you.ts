import type { Seat } from '../../../../kernel/index.js';
import type { Occurrence } from '../../events.js';
import type { InPlay } from '../../state.js';
import type { Match } from '../match.js';

/**
 * Who "you" is for an ability of a card in play. A player's card: who controls it. A scenario's card: the player whom the
 * occurrence concerns (of an attack that is over, the defender), else the player it is engaged with, else the first.
 */
export function youFor(match: Match, one: InPlay, event?: Occurrence): Seat {
  if (one.controller !== 'scenario') return one.controller;
  if (event !== undefined && 'seat' in event) {
    if (event.type === 'enemy attack') return event.before === undefined ? event.seat : (event.defending ?? event.seat);
    if (event.type !== 'attack' && event.type !== 'thwart') return event.seat;
  }
  if (event?.type === 'defeat' && event.engaged !== null) return event.engaged;
  if (one.engaged !== null) return one.engaged;
  return match.hostOf(one)?.engaged ?? match.state.first;
}
