import type { Seat } from '../../../kernel/index.js';
import type { Instance, Player, SquadState } from '../state.js';
import type { Match } from './match.js';

/** A new id for a card that goes where it is hidden: nobody can follow it there. */
export function hide(state: SquadState, instance: Instance): Instance {
  instance.id = state.nextId++;
  return instance;
}

/** Takes an instance out of a zone. Throws when it is not there: a rule has lost track of it. */
export function take(zone: Instance[], id: number): Instance {
  const at = zone.findIndex(instance => instance.id === id);
  if (at < 0) throw new Error(`instance ${id} is not where it is looked for`);
  return zone.splice(at, 1)[0] as Instance;
}

export const player = (state: SquadState, seat: Seat): Player => state.players[seat as 0 | 1];

export const topOf = (zone: readonly Instance[]): Instance | undefined => zone[zone.length - 1];

/** The Keeper with that instance id, wherever it is in play. */
export function keeperInPlay(state: SquadState, id: number): { seat: Seat; instance: Instance } | null {
  for (const seat of [0, 1]) {
    const instance = player(state, seat).keepers.find(keeper => keeper.id === id);
    if (instance !== undefined) return { seat, instance };
  }
  return null;
}

/** Puts a card on its owner's discard pile. */
export function discard(state: SquadState, instance: Instance): void {
  player(state, instance.owner).discard.push(instance);
}

/** Takes cards off the top of a deck, the topmost first: as many as there are, up to `count`. */
export function takeFromDeck(match: Match, seat: Seat, count: number): Instance[] {
  const { deck } = player(match.state, seat);
  const taken = deck.splice(Math.max(0, deck.length - count)).reverse();
  if (taken.length > 0) noteEmptyDeck(match, seat);
  return taken;
}

/** Tells those who watch for it when a deck has just lost its last card. */
export function noteEmptyDeck(match: Match, seat: Seat): void {
  if (player(match.state, seat).deck.length === 0) match.raise({ type: 'deck empty', seat });
}
