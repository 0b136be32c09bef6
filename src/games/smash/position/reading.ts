import { cardAt, ensure, ensureSeat, type Json, readFields, readOutcome, type Seat } from '../../../kernel/index.js';
import { renew } from '../../../tabletop/index.js';
import type { Pool } from '../card.js';
import type { SmashOptions } from '../options.js';
import type { Instance, Place, SmashState, Team } from '../state.js';
import { ensurePossible } from './possible.js';
import { plain, schema, type WrittenPlace, type WrittenTeam } from './schema.js';

/** Reads a table from a position document. @throws PositionError naming the path */
export function read(json: Json, { teamUpTypes, falls }: SmashOptions, pool: Pool): SmashState {
  const { teams, outcome, turn, fallen, ...rest } = readFields(schema, json);
  const state: SmashState = {
    ...rest,
    turn: turn ?? Math.max(1, turnsOf(teams) + (rest.begun ? 0 : 1)),
    fallen: fallen ?? teams.flatMap(({ out }, seat) => (out ? [[seat]] : [])),
    teamUpTypes,
    ...(falls !== undefined && { falls }),
    battle: null,
    felledBy: null,
    concededAt: 0,
    nextId: 1,
    teams: [],
    outcome: readOutcome(outcome, teams.length, pool),
  };
  const reader = new Reader(state, pool, teams.length);
  for (const [seat, written] of teams.entries()) state.teams.push(reader.team(written, seat));
  ensurePossible(state, pool);
  return state;
}

/** Turns that teams have had, all together. */
const turnsOf = (teams: readonly WrittenTeam[]): number => teams.reduce((sum, { turns }) => sum + turns, 0);

/** Puts the cards of a document on the table, in the order in which it lists them. */
class Reader {
  private readonly state: SmashState;
  private readonly pool: Pool;
  private readonly seats: number;

  constructor(state: SmashState, pool: Pool, seats: number) {
    this.state = state;
    this.pool = pool;
    this.seats = seats;
  }

  team({ stack, places, defeated, deck, hand, discard, ...counted }: WrittenTeam, seat: Seat): Team {
    const path = `position.teams[${seat}]`;
    const heroes = (name: string, ids: readonly string[]) =>
      ids.map((card, at) => this.hero(card, seat, `${path}.${name}[${at}]`));
    const cards = (name: string, ids: readonly string[]) =>
      ids.map((card, at) => this.card(card, seat, `${path}.${name}[${at}]`));
    return {
      ...counted,
      // Documents list the top card first; piles keep it last.
      stack: heroes('stack', stack).reverse(),
      places: places.map((entry, at) => this.place(entry, seat, `${path}.places[${at}]`)),
      defeated: heroes('defeated', defeated).reverse(),
      deck: cards('deck', deck).reverse(),
      hand: cards('hand', hand),
      discard: cards('discard', discard).reverse(),
    };
  }

  private place(entry: WrittenPlace | string | null, seat: Seat, path: string): Place | null {
    if (entry === null) return null;
    const { card, loot, lootOf, ...rest } = typeof entry === 'string' ? plain(entry) : entry;
    ensure(loot !== null || lootOf === undefined, `${path}.lootOf`, 'there is no Loot here');
    if (lootOf !== undefined) ensureSeat(lootOf, this.seats, `${path}.lootOf`);
    return {
      ...rest,
      hero: this.hero(card, seat, path),
      loot: loot === null ? null : this.loot(loot, lootOf ?? seat, `${path}.loot`),
    };
  }

  private hero(id: string, owner: Seat, path: string): Instance {
    ensure(cardAt(this.pool, id, path).kind === 'hero', path, `${id} is no hero`);
    return this.instance(id, owner);
  }

  private card(id: string, owner: Seat, path: string): Instance {
    ensure(cardAt(this.pool, id, path).kind !== 'hero', path, `${id} is a hero`);
    return this.instance(id, owner);
  }

  private loot(id: string, owner: Seat, path: string): Instance {
    ensure(cardAt(this.pool, id, path).kind === 'loot', path, `${id} is no Loot`);
    return this.instance(id, owner);
  }

  private instance(card: string, owner: Seat): Instance {
    return renew(this.state, { id: 0, card, owner });
  }
}
