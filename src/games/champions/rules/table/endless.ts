import type { Instance } from '../../state.js';
import type { Match } from '../match.js';

/** A chain of cards that ends lays no table again nearly as often. */
const OFTEN = 10;

/** No match comes to so many acceleration tokens but by such a chain. */
const BOUNDLESS = 50;

/**
 * Whether the encounter deck has been reshuffled so often, in what is being done now, while nothing else changed: the cards that
 * are left bring one another for ever (CH-C60). A chain that changes something each time, such as threat, or that goes on from
 * one dealt card to the next, is told by its acceleration alone.
 */
export function isEndless(match: Match): boolean {
  if (match.state.acceleration >= BOUNDLESS) return true;
  const table = tableOf(match);
  const times = (match.reshuffled.get(table) ?? 0) + 1;
  match.reshuffled.set(table, times);
  return times >= OFTEN;
}

/** All that a chain could change, but for the encounter deck itself and its acceleration. */
function tableOf({ state: { play, players, stages, schemes, lasting, crew } }: Match): string {
  const hands = players.map(({ hand, deck, discard, dealt }) => [hand, deck, discard, dealt].map(cardsOf));
  return JSON.stringify([play, hands, stages, schemes, lasting, crew?.active]);
}

const cardsOf = (zone: readonly Instance[]): string[] => zone.map(({ card }) => card).sort();
