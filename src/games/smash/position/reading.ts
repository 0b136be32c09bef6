import { cardAt, ensure, ensureSeat, type Json, readFields, readOutcome, type Seat } from '../../../kernel/index.js';
import { made } from '../../../tabletop/index.js';
import type { Pool } from '../card.js';
import type { SmashOptions } from '../options.js';
import type { Kind } from '../printed.js';
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

/** The cards that may lie in a place, and what is wrong with others. */
interface Fitting {
  readonly why: string;
  fits(kind: Kind): boolean;
}
const HERO: Fitting = { fits: kind => kind === 'hero', why: 'is no hero' };
const OTHER: Fitting = { fits: kind => kind !== 'hero', why: 'is a hero' };
const LOOT: Fitting = { fits: kind => kind === 'loot', why: 'is no Loot' };

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
    const zone = (name: string, ids: readonly string[], fitting: Fitting): Instance[] =>
      ids.map((card, at) => this.card(card, seat, `${path}.${name}[${at}]`, fitting));
    return {
      ...counted,
      // Documents list the top card first; piles keep it last.
      stack: zone('stack', stack, HERO).reverse(),
      places: places.map((entry, at) => this.place(entry, seat, `${path}.places[${at}]`)),
      defeated: zone('defeated', defeated, HERO).reverse(),
      deck: zone('deck', deck, OTHER).reverse(),
      hand: zone('hand', hand, OTHER),
      discard: zone('discard', discard, OTHER).reverse(),
    };
  }

  private place(entry: WrittenPlace | string | null, seat: Seat, path: string): Place | null {
    if (entry === null) return null;
    const { card, loot, lootOf, ...rest } = typeof entry === 'string' ? plain(entry) : entry;
    ensure(loot !== null || lootOf === undefined, `${path}.lootOf`, 'there is no Loot here');
    if (lootOf !== undefined) ensureSeat(lootOf, this.seats, `${path}.lootOf`);
    return {
      ...rest,
      hero: this.card(card, seat, path, HERO),
      loot: loot === null ? null : this.card(loot, lootOf ?? seat, `${path}.loot`, LOOT),
    };
  }

  private card(id: string, owner: Seat, path: string, { fits, why }: Fitting): Instance {
    ensure(fits(cardAt(this.pool, id, path).kind), path, `${id} ${why}`);
    return made(this.state, id, owner);
  }
}
