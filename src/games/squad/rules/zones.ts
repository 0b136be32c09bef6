import type { Seat } from '../../../kernel/index.js';
import { takeTop } from '../../../tabletop/index.js';
import type { Instance, Player, SquadState } from '../state.js';
import type { Match } from './match.js';

export const player = (state: SquadState, seat: Seat): Player => state.players[seat as 0 | 1];

/** The Keeper with that instance id, wherever it is in play. */
export function keeperInPlay(state: SquadState, id: number): { seat: Seat; instance: Instance } | null {
  for (let seat = 0; seat < 2; seat++)
    for (const instance of player(state, seat).keepers) if (instance.id === id) return { seat, instance };
  return null;
}

/** Puts a card on its owner's discard pile. */
export function discard(state: SquadState, instance: Instance): void {
  player(state, instance.owner).discard.push(instance);
}

/** Takes cards off the top of a deck, the topmost first: as many as there are, up to `count`. */
export function takeFromDeck(match: Match, seat: Seat, count: number): Instance[] {
  const taken = takeTop(player(match.state, seat).deck, count);
  if (taken.length > 0) noteEmptyDeck(match, seat);
  return taken;
}

/** Tells those who watch for it when a deck has just lost its last card. */
export function noteEmptyDeck(match: Match, seat: Seat): void {
  if (player(match.state, seat).deck.length === 0) match.raise({ type: 'deck empty', seat });
}
