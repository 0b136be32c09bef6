import type { Seat } from '../../../kernel/index.js';
import type { ChampionsState, InPlay, Instance, Owner } from '../state.js';

/** A new id for a card: nobody can follow it where it goes, and nothing that was aimed at it finds it. */
export function renew<T extends Instance>(state: ChampionsState, instance: T): T {
  instance.id = state.nextId++;
  return instance;
}

/** A card as it is out of play: without anything that was on it. */
export const bare = ({ id, card, owner }: Instance): Instance => ({ id, card, owner });

/** Takes an instance out of a zone. @throws when it is not there: a rule has lost track of it */
export function take<T extends Instance>(zone: T[], id: number): T {
  const at = zone.findIndex(instance => instance.id === id);
  if (at < 0) throw new Error(`instance ${id} is not where it is looked for`);
  return zone.splice(at, 1)[0] as T;
}

export const topOf = <T>(zone: readonly T[]): T | undefined => zone[zone.length - 1];

/** The discard pile of a card's owner. */
export const pileOf = (state: ChampionsState, owner: Owner): Instance[] =>
  owner === 'scenario' ? state.encounter.discard : (state.players[owner]?.discard ?? state.removed);

/** Puts a card on its owner's discard pile. What an eliminated player owned is out of the game. */
export function discard(state: ChampionsState, instance: Instance): void {
  const { owner } = instance;
  const gone = owner !== 'scenario' && state.players[owner]?.eliminated === true;
  (gone ? state.removed : pileOf(state, owner)).push(bare(instance));
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
