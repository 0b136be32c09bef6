import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import blossom from 'edmonds-blossom-fixed';
import { expect, it, onTestFinished } from 'vitest';
import { Chance, type Random } from '../../src/kernel/index.js';
import type { Line } from '../../src/leagues/events.js';
import { byesOf, isBye, type Result } from '../../src/leagues/field.js';
import { paired } from '../../src/leagues/formats/index.js';
import { fold, type Night } from '../../src/leagues/night.js';
import type { Wish } from '../../src/leagues/planning.js';
import { LeagueRefused } from '../../src/leagues/refused.js';
import { standings } from '../../src/leagues/standings/standings.js';
import { goesOn } from '../../src/matches/lobby/series.js';
import { readTerms } from '../../src/matches/lobby/terms.js';
import { Refused } from '../../src/matches/refused.js';
import type { MatchRow, Rating, Store, Tally } from '../../src/store/index.js';
import { soak, soaking } from '../soak.js';
import { DAY, LeagueHouse, MINUTE, person, ten, wished } from './house.js';

const PEOPLE = soak(60, 14);
const EVERYBODY = Array.from({ length: PEOPLE }, (_, at) => `p${String(at + 1).padStart(2, '0')}`);

const NIGHTS: readonly Partial<Wish>[] = [
  { name: 'Swiss', format: 'swiss', most: 60 },
  { name: 'Swiss of three', format: 'swiss', most: 31, rounds: 4, bestOf: 3, deckLock: true },
  { name: 'Round robin', format: 'round-robin', most: 9, deckLock: true },
  { name: 'Swiss, then a bracket', format: 'swiss-cut', most: 40, cut: 8 },
  { name: 'Groups', format: 'groups', most: 18, deckLock: true },
  { name: 'Teams', format: 'teams', most: 17, deckLock: true },
  { name: 'Single', format: 'single', most: 60 },
  { name: 'Double', format: 'double', most: 21, deckLock: true },
  { name: 'Points', format: 'points', most: 60, tableSize: 4, rounds: 3, deckLock: true },
  { name: 'Duplicate', format: 'duplicate', game: 'raid', most: 60, tableSize: 3, deckLock: true },
  { name: 'Long Swiss', format: 'swiss', most: 12, rounds: 8, undo: false, deckLock: true },
];

class Crash extends Error {}

/** A store that now and then dies right before or right after it has written. */
function mortal(store: Store, random: Random, state: { deadly: boolean; deaths: number }): Store {
  const writes = new Set(['appendNight', 'createNight', 'createMatch', 'updateMatch', 'commit', 'schedule', 'correct']);
  const dies = (): void => {
    if (!state.deadly || random.int(60) > 0) return;
    state.deaths++;
    throw new Crash('killed');
  };
  return new Proxy(store, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      const call = member.bind(target) as (...args: unknown[]) => Promise<unknown>;
      if (!writes.has(String(name))) return call;
      return async (...args: unknown[]) => {
        dies();
        const result = await call(...args);
        dies();
        return result;
      };
    },
  });
}

/** Lets people and hosts do as they like until a night is over. */
class Simulated {
  readonly house: LeagueHouse;
  readonly random: Random;
  readonly did = { restarts: 0, drops: 0, corrections: 0, late: 0, noShows: 0, reopened: 0, readmitted: 0 };

  constructor(house: LeagueHouse, random: Random) {
    this.house = house;
    this.random = random;
  }

  /** Something that a dying process or a rule may keep somebody from. */
  async tries(act: () => Promise<unknown>): Promise<boolean> {
    try {
      await act();
      return true;
    } catch (error) {
      if (error instanceof Crash) await this.house.restart();
      else if (!(error instanceof LeagueRefused || error instanceof Refused)) throw error;
      return false;
    }
  }

  async restart(): Promise<void> {
    await this.house.restart();
    this.did.restarts++;
  }

  async night(wish: Partial<Wish>): Promise<string> {
    const { house, random } = this;
    const known = new Set((await house.leagues.nights({ guild: 'guild' })).map(({ id }) => id));
    while (!(await this.tries(() => house.leagues.create(wished({ ...wish, season: 'Year' })))));
    const id = (await house.leagues.nights({ guild: 'guild' })).find(one => !known.has(one.id))?.id as string;
    while (!(await this.tries(() => house.leagues.schedule(id, 'host', house.time + 2 * 60 * MINUTE, null))));
    for (const player of random.shuffle([...EVERYBODY]))
      if (random.int(12) > 0) await this.tries(() => house.leagues.join(id, person(player), ten));
    await this.tries(() => house.leagues.practice(id, 'host', { count: random.int(3) }));
    for (const player of EVERYBODY) if (random.int(15) === 0) await this.tries(() => house.leagues.leave(id, player));
    await this.passes(106 * MINUTE);
    for (let late = 0; (await house.leagues.night(id)).phase === 'sign-up'; late++) {
      expect(late).toBeLessThan(10);
      await this.passes(MINUTE);
    }
    expect((await house.leagues.night(id)).phase).toBe('check-in');
    for (const { player } of (await house.leagues.night(id)).entrants)
      if (random.int(10) > 0) await this.tries(() => house.leagues.checkIn(id, player));
    await this.passes(15 * MINUTE);
    for (let turn = 0; !hasEnded(await house.leagues.night(id)); turn++) {
      expect(turn).toBeLessThan(400);
      // A process that died at the start of the night begins it when its lease is over.
      if ((await house.leagues.night(id)).phase === 'running') await this.turn(id);
      else await this.passes(MINUTE);
    }
    return id;
  }

  /** Time passes; a process that dies is started again, and what was left is taken up when its lease is over. */
  private async passes(ms: number): Promise<void> {
    const before = this.house.failed.length;
    await this.house.pass(ms);
    for (const error of this.house.failed.slice(before)) {
      if (!(error instanceof Crash)) throw error;
      await this.restart();
    }
  }

  private async turn(id: string): Promise<void> {
    const { house, random } = this;
    for (const match of await house.open(id)) {
      // Some never come; they do it again and again.
      const away = match.seats.flatMap(({ player }) => (isAway(player, id) ? [player as string] : []));
      if (match.status === 'choosing') await this.tries(() => house.ready(match, ...away));
      else if (away.length === 0 && random.int(3) > 0) await this.tries(() => this.decide(match));
    }
    if (random.int(6) === 0) await this.restart();
    const night = await house.leagues.night(id);
    const there = night.entries.filter(({ until }) => until === null);
    if (random.int(4) === 0 && there.length > 3) {
      const { player } = random.pick(there);
      if (await this.tries(() => house.leagues.leave(id, player))) this.did.drops++;
    }
    const left = night.entries.filter(({ until }) => until !== null);
    if (random.int(4) === 0 && left.length > 0) {
      const { player } = random.pick(left);
      if (await this.tries(() => house.leagues.readmit(id, player, 'host'))) this.did.readmitted++;
    }
    if (random.int(6) === 0) await this.endsTooSoon(id);
    const outside = EVERYBODY.filter(player => !night.entries.some(entry => entry.player === player));
    if (random.int(4) === 0 && outside.length > 0) {
      const player = random.pick(outside);
      if (await this.tries(() => house.leagues.join(id, person(player), ten))) this.did.late++;
    }
    if (random.int(3) === 0) await this.correct(night);
    await this.passes((1 + random.int(6)) * MINUTE);
  }

  /** A host presses the wrong button; people play on meanwhile. */
  private async endsTooSoon(id: string): Promise<void> {
    const { house, random } = this;
    if (!(await this.tries(() => house.leagues.finish(id, 'host')))) return;
    await this.passes(random.int(5) * MINUTE);
    for (const match of (await house.open(id)).slice(0, 2))
      if (match.status === 'playing') await this.tries(() => this.decide(match));
    for (let tries = 0; (await house.leagues.night(id)).phase === 'over' && tries < 5; tries++)
      if (await this.tries(() => house.leagues.reopen(id, 'host'))) this.did.reopened++;
  }

  private async decide(match: MatchRow): Promise<void> {
    const { house, random } = this;
    const people = match.seats.map(({ player }) => player as string);
    if (match.game === 'raid' || random.int(4) === 0) {
      await house.play(match.id, random.coin() ? people : [random.pick(people)]);
      return;
    }
    // Tables of several need as many as leave one.
    for (const player of random.shuffle(people).slice(1)) await house.matches.concede(match.id, player);
  }

  async correct(night: Night): Promise<void> {
    const { house, random } = this;
    const tables = night.rounds.flatMap(({ n: round, tables }) => tables.map(table => ({ round, table })));
    const done = tables.filter(({ table }) => table.result !== null && !isBye(night, table));
    if (done.length === 0) return;
    const { round, table } = random.pick(done);
    const places = random.shuffle(table.players.map((_, at) => at + 1));
    const verdict: Result =
      night.plan.format === 'duplicate'
        ? { places: table.players.map(() => 1), feat: { won: random.coin(), rounds: 1 + random.int(9), effort: 5 } }
        : { places };
    const hand = { by: 'host', why: `correction ${this.did.corrections}` };
    const at = { round, table: table.n };
    if (await this.tries(() => house.leagues.correct(night.id, hand, at, verdict))) this.did.corrections++;
  }
}

const hasEnded = ({ phase }: Night): boolean => phase === 'over' || phase === 'cancelled';

/** One in twelve does not come to a night. */
const isAway = (player: string | null, night: string): boolean =>
  new Chance(`${night} ${player}`).stream('away').int(12) === 0;

/** Every pairing again from what had happened before it and its published seed. */
function checkPairings(id: string, lines: readonly Line[]): void {
  for (const [at, { event }] of lines.entries()) {
    if (event.type !== 'paired') continue;
    const before = fold(id, lines.slice(0, at));
    expect(paired(before, event.seed)).toEqual(event.tables);
    const seated = event.tables.flatMap(({ players }) => players);
    expect(new Set(seated).size).toBe(seated.length);
    const there = before.entries.filter(({ until }) => until === null).map(({ player }) => player);
    const { format } = before.plan;
    if (event.tables.every(({ node }) => node === undefined) && format !== 'groups')
      expect([...seated].sort()).toEqual([...there].sort());
    else for (const player of seated) expect(there).toContain(player);
    if (format === 'swiss' || (format === 'swiss-cut' && before.advanced === null))
      checkAvoidable(
        before,
        event.tables.map(({ players }) => players),
      );
    if (format === 'round-robin')
      for (const [one, other] of event.tables.map(({ players }) => players))
        if (other !== undefined) expect(timesMet(before, one as string, other)).toBe(0);
  }
}

const timesMet = ({ rounds }: Night, one: string, other: string): number =>
  rounds.flatMap(({ tables }) => tables).filter(({ players }) => players.includes(one) && players.includes(other))
    .length;

/** Nobody has a second bye before everybody had one; then as many pairs are new as any matching of those who have not met could make. */
function checkAvoidable(before: Night, tables: readonly (readonly string[])[]): void {
  const players = tables.flat();
  const byes = (player: string): number => byesOf(before, player);
  const fewest = players.filter(player => byes(player) === Math.min(...players.map(byes)));
  const pairs = tables.filter(({ length }) => length === 2) as [string, string][];
  const [bye] = tables.filter(({ length }) => length === 1).flat();
  if (bye !== undefined) expect(fewest).toContain(bye);
  const isNew = (one: string, other: string): boolean => timesMet(before, one, other) === 0;
  const most = (there: readonly string[]): number => {
    const edges = there.flatMap((one, a) =>
      there.flatMap((other, b) => (b > a && isNew(one, other) ? [[a, b, 1] as const] : [])),
    );
    return blossom(edges, true).filter(mate => mate >= 0).length / 2;
  };
  const ways = bye === undefined ? [players] : fewest.map(one => players.filter(player => player !== one));
  expect(pairs.filter(([one, other]) => isNew(one, other)).length).toBe(Math.max(...ways.map(most)));
}

/** Results of a night by its matches, awards and corrections alone. */
async function recount(store: Store, night: Night, lines: readonly Line[]): Promise<void> {
  const all = await store.matchesOf({ guild: 'guild' });
  const mine = all.filter(({ terms }) => readTerms(terms).league?.night === night.id);
  expect(mine.filter(({ status }) => !['over', 'withdrawn'].includes(status))).toEqual([]);
  const points = new Map(night.entries.map(({ player }) => [player, 0]));
  const add = (player: string, more: number): void => void points.set(player, (points.get(player) ?? 0) + more);
  for (const { n: round, tables } of night.rounds)
    for (const table of tables) {
      if (table.result === null) {
        // Only a host ends a night before its tables are done.
        expect(night.ended?.by).toBe('host');
        continue;
      }
      // Points are those of the first stage.
      const isLater = night.advanced !== null && round > night.advanced.after;
      const isBare = isBye(night, table);
      const same = ({ event }: Line): boolean =>
        'table' in event && 'round' in event && event.round === round && event.table === table.n;
      const since = lines.findLastIndex(({ event }) => event.type === 'paired' && event.round === round);
      const here = lines
        .slice(since)
        .filter(same)
        .map(({ event }) => event);
      expect(here.filter(({ type }) => type === 'counted' || type === 'awarded').length).toBeLessThanOrEqual(1);
      const ids = new Set(table.matches.map(({ id }) => id));
      const played = mine.filter(
        match => ids.has(match.series ?? match.id) && match.status === 'over' && !goesOn(match),
      );
      const right = here.findLast(({ type }) => type === 'corrected');
      const award = here.find(({ type }) => type === 'awarded');
      let places: readonly (number | null)[];
      if (isBare) places = [1];
      else if (right?.type === 'corrected') places = right.result.places;
      else if (award?.type === 'awarded') places = award.result.places;
      else {
        const last = played.find(({ id }) => here.some(event => event.type === 'counted' && event.match === id));
        expect(last).toBeDefined();
        places = placesIn(last as MatchRow, table.players);
      }
      if (night.plan.format === 'points') {
        for (const [at, player] of table.players.entries()) {
          const place = places[at];
          const tied = places.filter(one => one === place).length;
          if (place != null) add(player, isBare ? 4 : 4 - (place - 1) - (tied - 1) / 2);
        }
      } else if (!isLater) {
        const drawn = places.length > 1 && places.every(place => place === 1);
        for (const [at, player] of table.players.entries()) add(player, places[at] !== 1 ? 0 : drawn ? 1 : 3);
      }
    }
  const id = night.plan.format === 'points' ? 'place-points' : 'points';
  for (const { player, values } of standings(night)) {
    const stands = values.find(value => value.id === id)?.value;
    if (stands !== undefined) expect([player, stands]).toEqual([player, points.get(player)]);
  }
}

function placesIn(match: MatchRow, players: readonly string[]): (number | null)[] {
  const terms = readTerms(match.terms);
  const of = (player: string): number | undefined => match.seats.find(seat => seat.player === player)?.seat;
  const worth = players.map(player => {
    const seat = of(player);
    if (seat === undefined) return null;
    if (terms.bestOf === 1) return -(match.outcome?.places[seat] ?? 0);
    return (terms.score[player] ?? 0) + (match.outcome?.places[seat] === 1 ? 1 : 0);
  });
  return worth.map(mine => (mine === null ? null : 1 + worth.filter(other => other !== null && other > mine).length));
}

async function sums(house: LeagueHouse): Promise<{ tallies: Tally[]; ratings: Rating[] }> {
  const tallies = await house.store.tallies({});
  const keys = tallies.filter(({ facet, kind, player }) => facet === 'all' && kind === 'people' && player !== '');
  return { tallies, ratings: await house.store.ratingsAt(keys) };
}

it(`a season of ${PEOPLE} people and ${NIGHTS.length} nights in every format holds, no matter who stays away, leaves or is killed`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'longbox-season-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const random = new Chance(process.env.LONGBOX_SEASON ?? 'season').stream('people');
  const state = { deadly: true, deaths: 0 };
  const house = new LeagueHouse(join(folder, 'longbox.sqlite'), store => mortal(store, random, state));
  const simulated = new Simulated(house, random);
  for (const wish of NIGHTS) {
    const id = await simulated.night(wish);
    state.deadly = false;
    await simulated.correct(await house.leagues.night(id)).catch(() => undefined);
    // The end by a host stands after ten minutes.
    await house.pass(15 * MINUTE);
    const night = await house.leagues.night(id);
    const lines = await house.leagues.lines(id);
    expect([wish.name, night.phase]).toEqual([wish.name, 'over']);
    expect(night.entries.length).toBeGreaterThan(3);
    expect(standings(night)).toHaveLength(night.entries.length);
    checkPairings(id, lines);
    simulated.did.noShows += lines.filter(({ event }) => event.type === 'absent').length;
    await recount(house.store, night, lines);
    // What is folded after a restart is what it was.
    await house.restart();
    expect(await house.leagues.night(id)).toEqual(night);
    house.time += DAY;
    state.deadly = true;
  }
  state.deadly = false;
  await house.pass(5 * MINUTE);
  const before = await sums(house);
  expect(before.ratings.length).toBeGreaterThan((PEOPLE * 5) / 6);
  await house.counting.rebuild();
  expect(await sums(house)).toEqual(before);
  const table = await house.leagues.season('guild', 'Year');
  expect(table.reduce((sum, { nights }) => sum + nights, 0)).toBeGreaterThan(PEOPLE * 2.5);
  // In the whole series all of that has happened, not only could have. Pairings differ each time: a part may miss some.
  if (soaking) for (const times of [state.deaths, ...Object.values(simulated.did)]) expect(times).toBeGreaterThan(5);
  await house.store.close();
}, 900_000);
