import type { Seat } from '../../../../kernel/index.js';
import type { ChampionsState, Encounter, InPlay, Instance, Owner } from '../../state.js';

/** A card as it is out of play: without anything that was on it. */
export const bare = ({ id, card, owner }: Instance): Instance => ({ id, card, owner });

/**
 * The encounter deck that a card belongs to: the one it came from. What belongs to none of several villains' goes with
 * the active one's.
 */
export function homeOf({ crew, encounter }: ChampionsState, card: string): Encounter {
  const at = crew?.members.findIndex(({ cards }) => cards.includes(card)) ?? -1;
  const member = crew?.members[at];
  return member === undefined || at === crew?.active ? encounter : member;
}

/** The discard pile that a card goes to: of its owner, or of the second deck that it belongs to. */
export function pileOf(state: ChampionsState, { owner, card }: Instance): Instance[] {
  if (owner === 'scenario') return homeOf(state, card).discard;
  const player = state.players[owner];
  if (player === undefined) return state.removed;
  return player.second?.of.includes(card) === true ? player.second.discard : player.discard;
}

/** Puts a card on its owner's discard pile. What an eliminated player owned is out of the game. */
export function discard(state: ChampionsState, instance: Instance): void {
  const { owner } = instance;
  const gone = owner !== 'scenario' && state.players[owner]?.eliminated === true;
  (gone ? state.removed : pileOf(state, instance)).push(bare(instance));
}

/** A card on its way that has gone nowhere else goes to its discard pile. */
export function land(state: ChampionsState, instance: Instance): void {
  const at = state.resolving.indexOf(instance);
  if (at < 0) return;
  state.resolving.splice(at, 1);
  discard(state, instance);
}

/** A card as it enters play: ready, and a new object to everything that was aimed at it before. */
export function fresh(state: ChampionsState, { card, owner }: Instance, controller: Owner): InPlay {
  return {
    id: state.nextId++,
    card,
    owner,
    controller,
    engaged: null,
    host: null,
    facedown: false,
    exhausted: false,
    damage: 0,
    threat: 0,
    counters: 0,
    statuses: [],
    under: [],
    used: {},
  };
}

/** A card from a hand, by its id. */
export const inHand = (state: ChampionsState, seat: Seat, id: number): Instance | undefined =>
  state.players[seat]?.hand.find(instance => instance.id === id);
