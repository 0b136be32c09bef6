import { cardAt, ensure, ensureSeat, type Seat } from '../../../kernel/index.js';
import { made } from '../../../tabletop/index.js';
import type { Kind } from '../card.js';
import type { Pool } from '../rules/match.js';
import { cardsOfSecond } from '../rules/table/second.js';
import type { ChampionsState, Instance, Owner, Player } from '../state.js';
import { ensureKind, OF_ENCOUNTERS, OF_PLAYERS } from './kinds.js';
import type { Away, WrittenPlayer } from './schema.js';

/** Reads cards that are not in play: hands, decks, piles, and what lies under another card. */
export class Piles {
  private readonly state: ChampionsState;
  private readonly pool: Pool;
  /** How many players there were when the match began. */
  private readonly seats: number;

  constructor(state: ChampionsState, pool: Pool, seats: number) {
    this.state = state;
    this.pool = pool;
    this.seats = seats;
  }

  /** Cards of some kinds that are one's. */
  of(ids: readonly string[], path: string, owner: Owner, kinds: readonly Kind[]): Instance[] {
    return ids.map((id, at) => {
      ensureKind(cardAt(this.pool, id, `${path}[${at}]`), kinds, `${path}[${at}]`);
      return made(this.state, id, owner);
    });
  }

  encounters(ids: readonly string[], path: string): Instance[] {
    return this.of(ids, path, 'scenario', OF_ENCOUNTERS);
  }

  /** Printed ids. */
  known(ids: readonly string[], path: string): string[] {
    for (const [at, id] of ids.entries()) cardAt(this.pool, id, `${path}[${at}]`);
    return [...ids];
  }

  /** A card that has left the game, or lies under another. */
  away(entry: Away, path: string): Instance {
    const { card, owner } = typeof entry === 'string' ? { card: entry, owner: 'scenario' as const } : entry;
    cardAt(this.pool, card, path);
    if (owner !== 'scenario') ensureSeat(owner, this.seats, `${path}.owner`);
    return made(this.state, card, owner);
  }

  /** A card face down under another: out of a hand, or a villain's boost card. */
  hidden(entry: Exclude<Away, string>, ofEncounters: boolean, path: string): Instance {
    ensureKind(cardAt(this.pool, entry.card, path), ofEncounters ? OF_ENCOUNTERS : OF_PLAYERS, path);
    const isRight = (entry.owner === 'scenario') === ofEncounters;
    ensure(isRight, `${path}.owner`, ofEncounters ? "a boost card is the scenario's" : 'the seat whose card it is');
    return this.away(entry, path);
  }

  /** The second deck of an identity; a player who is out has none of it left. */
  second(written: WrittenPlayer['second'], identity: number, seat: Seat, path: string): Player['second'] {
    const face = this.state.play.find(({ id }) => id === identity)?.card;
    const set = this.pool.get(face === undefined ? '' : face.replace(/a$/, 'b'))?.secondDeck;
    if (set === undefined) {
      ensure(written === undefined || identity < 0, path, `${face} has no second deck`);
      return null;
    }
    const of = cardsOfSecond(this.pool, set);
    const { deck, discard } = written ?? { deck: of, discard: [] };
    const left = [...of];
    const take = (ids: readonly string[], name: string): Instance[] =>
      ids.map((id, at) => {
        const here = `${path}.${name}[${at}]`;
        cardAt(this.pool, id, here);
        ensure(left.includes(id), here, `the second deck of ${face} is ${of.join(', ')}`);
        left.splice(left.indexOf(id), 1);
        return made(this.state, id, seat);
      });
    const piled = take(discard, 'discard').reverse();
    const decked = take(deck, 'deck').reverse();
    ensure(decked.length > 0 || piled.length === 0, `${path}.deck`, 'an empty deck has been shuffled from its pile');
    return { of, deck: decked, discard: piled };
  }
}
