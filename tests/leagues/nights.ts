import type { Field, Result, Tabled } from '../../src/leagues/field.js';
import { type FormatId, formatOf, takes } from '../../src/leagues/formats/index.js';
import type { Night, Phase } from '../../src/leagues/night.js';
import { AWARD, type Plan } from '../../src/leagues/plan.js';
import { Evening, people } from './field.js';

/** What a night is, where a test does not say otherwise. */
export const PLAN: Plan = {
  name: 'Friday',
  guild: 'guild',
  channel: 'channel',
  host: 'host',
  game: 'duel',
  ruleset: 'plain',
  options: null,
  seats: { min: 2, max: 2 },
  format: 'swiss',
  rounds: null,
  bestOf: 1,
  cut: null,
  seeding: 'draw',
  tableSize: 2,
  most: 128,
  least: 2,
  deckLock: false,
  undo: true,
  late: true,
  checkIn: 1,
  grace: 1,
  clock: null,
  roundTime: null,
  extraTurns: 0,
  season: null,
  award: AWARD,
  seasonPoints: 'places',
  seasonBest: null,
  seasonNights: null,
  prizes: null,
  lists: 'closed',
  ladder: null,
  nextVillain: false,
  number: 1,
  seasonNight: 1,
  root: null,
};

/** A night of nothing but results, as the rest of the house knows it: players are called as `nameOf` says. */
export function nightOf(
  { plan, entries, rounds, advanced = null, seeds = null }: Field,
  phase: Phase,
  nameOf: (player: string) => string,
): Night {
  const players = entries.map(({ player }) => player);
  return {
    id: 'night',
    phase,
    ended: phase === 'over' ? { at: 0, by: null, phase: 'running' } : null,
    plan: { ...PLAN, ...plan },
    at: null,
    every: null,
    zone: 'utc',
    registration: { opens: null, closes: null, stage: 'open' },
    movedUp: [],
    paused: null,
    entrants: players.map(player => ({ player, name: nameOf(player), deck: null, act: '1', checkedIn: true })),
    entries,
    seeds,
    teams: null,
    isSeeded: true,
    advanced,
    rounds: rounds.map(round => ({
      ...round,
      at: 0,
      tables: round.tables.map(table => ({
        ...table,
        matches: [],
        since: 0,
        absent: [],
        left: [],
        nudged: [],
        summoned: null,
        called: null,
        laid: 0,
        decided: 0,
        settled: table.result === null ? null : 'counted',
      })),
    })),
    length: 1,
  };
}

export interface Happening {
  readonly format: FormatId;
  readonly players: number;
  readonly seed: string;
  /** Rounds that are done, and whether the next is being played; all of them where this is left out. */
  readonly done?: number;
  readonly bestOf?: 1 | 3;
  /** Whether people leave on the way. */
  readonly drops?: boolean;
}

/** A night by chance, played as far as that. */
export function evening({ format, players, seed, done = 99, bestOf = 1, drops = false }: Happening): Evening {
  const several = takes({ format }, 'table');
  const plan = { bestOf, ...(several && { tableSize: 4, seats: { min: 2, max: 4 } }) };
  const night = new Evening(format, people(players), seed, plan);
  while (night.pair() && night.field.rounds.length <= done) {
    if (drops && night.random.int(3) === 0)
      night.drop(night.random.pick(night.field.entries.filter(({ until }) => until === null)).player);
    night.settle(table => resultOf(night, table));
  }
  return night;
}

function resultOf(night: Evening, table: Tabled): Result {
  const { bestOf } = night.field.plan;
  if (formatOf(night.field.plan).together === true) {
    const feat = { won: night.random.int(2) === 0, rounds: 3 + night.random.int(8), effort: night.random.int(200) };
    return { places: table.players.map(() => 1), feat };
  }
  const result = night.result(table, 'chance', table.node === undefined && !takes(night.field.plan, 'table'));
  if (bestOf === 1 || result.places.every(place => place === 1)) return result;
  const lost = night.random.int(2);
  return { ...result, wins: result.places.map(place => (place === 1 ? 2 : lost)) };
}
