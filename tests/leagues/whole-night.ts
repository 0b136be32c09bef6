import { expect } from 'vitest';
import { Chance, type Random } from '../../src/kernel/index.js';
import { correction } from '../../src/leagues/correcting.js';
import type { LeagueEvent, Line } from '../../src/leagues/events.js';
import { byesOf, isBye, type Result } from '../../src/leagues/field.js';
import { isKnockout } from '../../src/leagues/formats/bracket.js';
import { bracketOf, type FormatId, formatOf, takes } from '../../src/leagues/formats/index.js';
import { fold, type Night, type NightTable, openTables, plays } from '../../src/leagues/night.js';
import { type Plan, SEEDINGS } from '../../src/leagues/plan.js';
import { comesNext } from '../../src/leagues/progress.js';
import { LeagueRefused } from '../../src/leagues/refused.js';
import { lacksSeeds } from '../../src/leagues/seeding.js';
import * as wishes from '../../src/leagues/wishes.js';
import { PLAN } from './nights.js';
import { recount } from './recount.js';

/** No night of so few players takes longer. */
const LONGEST = 600;

/** A whole night by chance, from the first who signs up to its end, of which nothing happens but its events. */
export class WholeNight {
  readonly lines: Line[] = [];
  readonly did: Record<string, number> = {};
  private readonly random: Random;
  private now = 0;

  constructor(format: FormatId, seed: string) {
    this.random = new Chance(seed).stream('night');
    this.add([{ type: 'created', plan: this.plan(format) }], 'host');
  }

  get night(): Night {
    return fold('night', this.lines);
  }

  private plan(format: FormatId): Plan {
    const { random } = this;
    const several = takes({ format }, 'table');
    return {
      ...PLAN,
      format,
      most: 4 + random.int(14),
      late: random.int(4) > 0,
      rounds: takes({ format }, 'rounds') && random.coin() ? 1 + random.int(6) : null,
      bestOf: takes({ format }, 'best-of') && random.coin() ? 3 : 1,
      cut: takes({ format }, 'cut') && random.coin() ? random.pick([4, 8]) : null,
      seeding: takes({ format }, 'seeding') ? random.pick([...SEEDINGS]) : 'draw',
      ...(several && { tableSize: 2 + random.int(3), seats: { min: 1 + random.int(2), max: 4 } }),
    };
  }

  private add(events: readonly LeagueEvent[], by: string | null): void {
    for (const event of events) {
      this.lines.push({ n: this.lines.length + 1, at: this.now, by, why: null, event });
      this.did[event.type] = (this.did[event.type] ?? 0) + 1;
      if (event.type === 'paired') this.checkRound();
    }
  }

  /** Something that somebody wishes, and that may be refused. */
  private tries(wish: (night: Night) => readonly LeagueEvent[], by = 'host'): void {
    try {
      this.add(wish(this.night), by);
    } catch (error) {
      if (!(error instanceof LeagueRefused)) throw error;
    }
  }

  play(): Night {
    this.signUp();
    for (let turn = 0; turn < LONGEST && !this.isDone(); turn++) {
      this.goOn();
      this.happens();
      recount(this.night);
    }
    const { night } = this;
    expect(['over', 'cancelled']).toContain(night.phase);
    expect(fold('night', JSON.parse(JSON.stringify(this.lines)) as Line[])).toEqual(night);
    // By itself a night ends only when everything is decided.
    if (night.ended?.by === null && night.phase === 'over')
      for (const { table } of bracketOf(night)) expect(table?.result).not.toBeNull();
    return night;
  }

  /** An end by a host may be undone; else nothing follows any more. */
  private isDone(): boolean {
    const { phase, ended } = this.night;
    return (phase === 'over' || phase === 'cancelled') && (ended?.by === null || this.random.int(4) === 0);
  }

  private signUp(): void {
    const { random } = this;
    this.tries(night => wishes.schedule(night, 10 * PLAN.checkIn + 100, null, 'utc'));
    const players = 2 + random.int(15);
    for (let n = 1; n <= players; n++) this.join();
    if (random.int(4) === 0) this.tries(night => wishes.leave(night, this.anybody(night)));
    for (let seeds = random.int(3); seeds > 0; seeds--)
      this.tries(night => wishes.seed(night, this.anybody(night), 1 + random.int(3)));
    this.now = 10 * PLAN.checkIn + 100 - PLAN.checkIn;
    this.goOn();
    for (const { player } of this.night.entrants)
      if (random.int(8) > 0) this.tries(night => wishes.checkIn(night, player), player);
    this.join();
    this.now += PLAN.checkIn;
  }

  private join(): void {
    const id = `p${this.night.entrants.length + 1}-${this.lines.length}`;
    const team = takes(this.night.plan, 'team') && this.random.coin() ? `team ${this.random.int(5)}` : null;
    this.tries(night => wishes.join(night, { id, name: id }, null, team), id);
  }

  private readonly anybody = ({ entrants }: Night): string => this.random.pick(entrants).player;

  /** Whatever comes by itself, for as long as something does. */
  private goOn(): void {
    for (let steps = 0; steps < 50; steps++) {
      const { night } = this;
      if (lacksSeeds(night)) {
        const known = night.entries.map(({ player }) => player).filter(() => this.random.int(3) > 0);
        this.add([{ type: 'seeded', players: this.random.shuffle(known) }], null);
        continue;
      }
      const event = comesNext(night, this.now, `${this.random.int(2 ** 32)}`);
      if (event === null) {
        // Somebody can go on, or there is nothing left to do.
        if (night.phase === 'running') expect(openTables(night).length).toBeGreaterThan(0);
        return;
      }
      this.add([event], null);
    }
    throw new Error('a night goes on by itself for ever');
  }

  /** One thing that people or hosts do, whatever phase it is. */
  private happens(): void {
    const { random, night } = this;
    const players = night.entries.map(({ player }) => player);
    if (night.phase === 'running' && random.coin()) this.settle(night);
    else if (night.phase === 'running' && random.int(8) === 0) this.join();
    else this.tries(random.pick(night.phase === 'running' ? this.wishing(players) : [this.reopens]));
  }

  private readonly reopens = (night: Night): LeagueEvent[] => wishes.reopen(night, this.now);

  private wishing(players: readonly string[]): ((night: Night) => LeagueEvent[])[] {
    const { random } = this;
    return [
      night => wishes.leave(night, random.pick(players)),
      night => wishes.readmit(night, random.pick(players)),
      night => wishes.swap(night, random.pick(players), random.pick(players)),
      night => this.corrected(night),
      night => this.corrected(night),
      night => (random.int(3) === 0 ? wishes.finish(night) : []),
    ];
  }

  private settle(night: Night): void {
    const { random } = this;
    const tables = night.rounds.flatMap(({ n: round, tables: all }) => all.map(table => ({ round, table })));
    const open = tables.filter(({ table }) => table.result === null);
    if (open.length === 0 || night.phase !== 'running') return;
    const { round, table } = random.pick(open);
    const at = { round, table: table.n };
    const away = table.players.filter(player => !plays(night, player) || random.int(10) === 0);
    const there = table.players.filter(player => !away.includes(player));
    const enough = there.length >= night.plan.seats.min;
    const places = table.players.map(player => (there.includes(player) ? 1 : null));
    const isTimed = enough && takes(night.plan, 'time') && random.int(5) === 0;
    this.add(
      [
        ...(away.length > 0 ? [{ type: 'absent', ...at, players: away } as const] : []),
        ...(isTimed ? [{ type: 'time', ...at, match: 'm', turns: 1 } as const] : []),
        enough
          ? { type: isTimed ? 'timed' : 'counted', ...at, match: 'm', result: this.result(night, table, there) }
          : { type: 'awarded', ...at, result: { places } },
      ],
      null,
    );
  }

  private result({ plan }: Night, table: NightTable, there = table.players): Result {
    const { random } = this;
    const isThere = (player: string): boolean => there.includes(player);
    if (formatOf(plan).together === true) {
      const feat = { won: random.coin(), rounds: 1 + random.int(9), effort: random.int(99) };
      return { places: table.players.map(player => (isThere(player) ? 1 : null)), feat };
    }
    if (!isKnockout(table) && random.int(6) === 0)
      return { places: table.players.map(player => (isThere(player) ? 1 : null)) };
    const order = random.shuffle([...there]);
    const places = table.players.map(player => (isThere(player) ? order.indexOf(player) + 1 : null));
    if (plan.bestOf === 1 || places.length !== 2) return { places };
    const lost = random.int(2);
    return { places, wins: places.map(place => (place === 1 ? 2 : lost)) };
  }

  private corrected(night: Night): LeagueEvent[] {
    const done = night.rounds.flatMap(({ n: round, tables }) =>
      tables.flatMap(table => (table.result !== null && !isBye(night, table) ? [{ round, table }] : [])),
    );
    if (done.length === 0) return [];
    const { round, table } = this.random.pick(done);
    const events = correction(night, { round, table: table.n }, this.result(night, table));
    // What was decided stays decided, but for a deciding match that is not needed any more.
    const undone = events.find(event => event.type === 'undone')?.from ?? Number.POSITIVE_INFINITY;
    const lost = night.rounds.filter(({ n }) => n >= undone).flatMap(({ tables }) => tables);
    expect(lost.filter(({ settled, node }) => settled !== null && node !== 'reset')).toEqual([]);
    return events;
  }

  /** What holds for every round when it has just been paired. */
  private checkRound(): void {
    const { night } = this;
    const before = fold('night', this.lines.slice(0, -1));
    const tables = night.rounds.at(-1)?.tables ?? [];
    const called = tables.flatMap(({ players }) => players);
    expect(tables.length).toBeGreaterThan(0);
    // Nobody is called twice, and nobody who has left or has been out already.
    expect(new Set(called).size).toBe(called.length);
    for (const player of called) expect(plays(night, player)).toBe(true);
    expect(tables.every(({ players }) => players.length > 0)).toBe(true);
    if (!takes(night.plan, 'late') || tables.some(isKnockout)) return;
    // Where rounds are paired as they come, everybody who is there is called.
    const there = night.entries.filter(({ until, from }) => until === null && from <= night.rounds.length);
    expect([...called].sort()).toEqual(there.map(({ player }) => player).sort());
    const byes = (player: string): number => byesOf(before, player);
    const fewest = Math.min(...called.map(byes));
    const free = tables.filter(table => isBye(night, table)).flatMap(({ players }) => players);
    const without = called.filter(player => byes(player) === fewest);
    for (const player of free) if (free.length <= without.length) expect(byes(player)).toBe(fewest);
  }
}
