import type { Deck, Level } from '../kernel/index.js';
import { checkDeck, checkPair, personSeat, practiceAt } from '../matches/lobby/seats.js';
import { newId } from '../matches/lobby/tables.js';
import type { Person } from '../matches/matches.js';
import { readPlayPreferences } from '../matches/people/preferences.js';
import { isPractice } from '../opponents/index.js';
import type { NightRow } from '../store/port.js';
import { correction, type Verdict } from './correcting.js';
import { edited, planBefore } from './editing.js';
import type { At, Line, Registration } from './events.js';
import { type Looked, pastNights } from './history.js';
import { entrantOf, type Night, openTables, plays, tableAt } from './night.js';
import { type OpenTable, openTablesOf } from './outlook.js';
import { gameAndSet } from './plan.js';
import { changeOf, checkChange, type EditWish, nameOf, planned, type Wish } from './planning.js';
import { NightRecord, type RecordDeps } from './record.js';
import { LeagueRefused } from './refused.js';
import { Running, type RunningDeps } from './running.js';
import { seasonOf } from './seasons.js';
import type { SeasonStanding } from './standings/season.js';
import * as wishes from './wishes.js';

export type LeaguesDeps = RecordDeps & RunningDeps;

/** League nights: what people and their hosts can do. Whatever follows from that is seen to when it is due. */
export class Leagues {
  private readonly deps: LeaguesDeps;
  private readonly record: NightRecord;
  private readonly running: Running;

  constructor(deps: LeaguesDeps) {
    this.deps = deps;
    this.record = new NightRecord(deps);
    this.running = new Running(deps, this.record);
  }

  /** @throws LeagueRefused */
  night(id: string): Promise<Night> {
    return this.record.night(id);
  }

  /** All that has happened, from the first. @throws LeagueRefused */
  lines(id: string): Promise<Line[]> {
    return this.record.lines(id);
  }

  /** Newest first. */
  nights(filter: { guild: string; status?: NightRow['status']; season?: string; limit?: number }): Promise<NightRow[]> {
    return this.deps.store.nights(filter);
  }

  /** How everybody stands in a season of a server, by its nights that are over. */
  season(guild: string, season: string): Promise<SeasonStanding[]> {
    return seasonOf(this.deps.store, guild, season);
  }

  /** The nights of a server that are over, of one season or all, the newest first. */
  past(guild: string, season: string | null): Promise<Looked> {
    return pastNights(this.deps.store, guild, season);
  }

  /** Opens a night for signing up. It has no time yet: its host starts it, or schedules it. @throws LeagueRefused, Refused */
  async create(wish: Wish): Promise<Night> {
    const plan = planned(this.deps.matches.gameFor(gameAndSet(wish)), wish);
    const id = newId();
    await this.record.begin(id, [{ type: 'created', plan }], { by: plan.host });
    return this.night(id);
  }

  /** The zone by whose clocks somebody means times: that of their quiet hours. */
  async zoneOf(person: string): Promise<string> {
    return readPlayPreferences(await this.deps.store.playerPreferences(person)).quiet?.zone ?? 'UTC';
  }

  /** Gives a night that has not begun a time, and so many days after which it comes again. @throws LeagueRefused */
  async schedule(id: string, by: string, at: number, every: number | null, zone = 'utc'): Promise<Night> {
    if (at <= this.deps.now()) throw new LeagueRefused('league-time');
    return this.record.change(id, { by }, night => wishes.schedule(night, at, every, zone));
  }

  /** Lets sign-up open and close by itself. @throws LeagueRefused where it would close before it opens */
  register(id: string, by: string, registration: Registration): Promise<Night> {
    return this.record.change(id, { by }, night => wishes.register(night, registration, this.deps.now()));
  }

  /**
   * Signs up, or comes late where that is possible; once more with another deck before the start. Who comes when it is
   * full waits for a place. @throws LeagueRefused, Refused
   */
  async join(id: string, person: Person, deck: Deck | null, team: string | null = null): Promise<Night> {
    const named = team === null ? null : nameOf(team);
    return this.record.change(id, { by: person.id }, night =>
      wishes.join(night, person, this.checked(night, person.id, deck), named),
    );
  }

  /** Goes again: before the start the place is free for who waits, after it nobody is paired with them any more. @throws LeagueRefused */
  leave(id: string, player: string, by = player): Promise<Night> {
    return this.record.change(id, { by }, night => wishes.leave(night, player));
  }

  /** Before the start: so many practice bots take part, of one level, in place of those that did. @throws LeagueRefused, Refused */
  practice(id: string, by: string, wish: { count: number; level?: Level }): Promise<Night> {
    return this.record.change(id, { by }, night => {
      const level = practiceAt(this.deps.matches.gameFor(gameAndSet(night.plan)), wish.level);
      return wishes.practice(night, wish.count, level);
    });
  }

  /** Says that one is there. @throws LeagueRefused */
  checkIn(id: string, player: string): Promise<Night> {
    return this.record.change(id, { by: player }, night => wishes.checkIn(night, player));
  }

  /** A host gives somebody a place among the seeds, from 1; those without one come after. @throws LeagueRefused */
  seed(id: string, by: string, player: string, place: number): Promise<Night> {
    return this.record.change(id, { by }, night => wishes.seed(night, player, place));
  }

  /** A night that its host can begin now. @throws LeagueRefused where they cannot */
  async startable(id: string): Promise<Night> {
    const night = await this.night(id);
    wishes.start(night);
    return night;
  }

  /** Begins now with the players who are there. @throws LeagueRefused where they are too few */
  start(id: string, by: string): Promise<Night> {
    return this.record.change(id, { by }, wishes.start);
  }

  /** Two players change places before anything is played at their tables. @throws LeagueRefused */
  async swap(id: string, by: string, one: string, other: string): Promise<Night> {
    for (const table of openTables(await this.night(id)))
      if ([one, other].some(player => table.players.includes(player)) && (await this.running.isUnderWay(table)))
        throw new LeagueRefused('league-table-begun', { table: table.n });
    return this.record.change(id, { by }, night => wishes.swap(night, one, other));
  }

  /** A host puts the result of a table right; it stays in the record with its reason. @throws LeagueRefused */
  correct(id: string, { by, why }: { by: string; why: string }, at: At, verdict: Verdict): Promise<Night> {
    return this.record.change(id, { by, why }, night => correction(night, at, verdict));
  }

  /** Ends a night as it stands, or calls off one that has not begun, and with it a row of them. @throws LeagueRefused */
  finish(id: string, by: string): Promise<Night> {
    return this.record.change(id, { by }, wishes.finish);
  }

  /** The tables that are still played at, and for whom each waits. @throws LeagueRefused */
  async openTables(id: string): Promise<OpenTable[]> {
    return openTablesOf(this.deps.store, await this.night(id));
  }

  /** Notes that a host calls those for whom a table waits, and returns who that is. @throws LeagueRefused where there is nobody, or they were called lately */
  async summon(id: string, by: string, at: At): Promise<OpenTable> {
    const open = (await this.openTables(id)).find(one => one.round === at.round && one.table === at.table);
    if (open === undefined) throw new LeagueRefused('league-table-done');
    if (open.waits.every(isPractice)) throw new LeagueRefused('league-nobody-waits');
    await this.record.change(id, { by }, night => wishes.summon(night, at, this.deps.now()));
    return open;
  }

  /** Lets a table wait so many milliseconds longer before a place there is lost. @throws LeagueRefused */
  extend(id: string, by: string, at: At, ms: number): Promise<Night> {
    return this.record.change(id, { by }, night => {
      const table = tableAt(night, at.round, at.table);
      if (night.phase !== 'running' || table === undefined) throw new LeagueRefused('league-table-unknown');
      if (table.result !== null) throw new LeagueRefused('league-table-done');
      return [{ type: 'extended', ...at, ms }];
    });
  }

  /** Leaves out one night of a series: the next of them opens all the same. @throws LeagueRefused */
  skip(id: string, by: string): Promise<Night> {
    return this.record.change(id, { by }, wishes.skip);
  }

  /** Lets nothing happen by itself: no start, no next round, no place lost. Tables play on. @throws LeagueRefused */
  pause(id: string, by: string): Promise<Night> {
    return this.record.change(id, { by }, wishes.pause);
  }

  /** Goes on where it was paused. @throws LeagueRefused also where its time has passed meanwhile */
  resume(id: string, by: string): Promise<Night> {
    return this.record.change(id, { by }, night => wishes.resume(night, this.deps.now()));
  }

  /** Changes what a night was planned as, and with it those that follow it. @throws LeagueRefused */
  edit(id: string, by: string, wish: EditWish): Promise<Night> {
    return this.record.change(id, { by }, night => {
      const game = this.deps.matches.gameFor(gameAndSet(night.plan));
      const change = changeOf(game, night.plan, wish);
      const event = edited(night, change);
      checkChange(game, night.plan, change);
      return [event];
    });
  }

  /** Takes a change of a plan back within ten minutes: the one with this number. @throws LeagueRefused */
  async unedit(id: string, by: string, n: number): Promise<Night> {
    const before = planBefore(id, await this.lines(id), n, this.deps.now());
    return this.record.change(id, { by }, night => [edited(night, before)]);
  }

  /** Undoes a host's ending of a night, within ten minutes: it goes on where it was. @throws LeagueRefused */
  reopen(id: string, by: string): Promise<Night> {
    return this.record.change(id, { by }, night => wishes.reopen(night, this.deps.now()));
  }

  /** Lets somebody back in who has left a night under way: they are paired from the next round on. @throws LeagueRefused */
  readmit(id: string, player: string, by: string): Promise<Night> {
    return this.record.change(id, { by }, night => wishes.readmit(night, player));
  }

  /** What a due row of kind `night` asks for. */
  advance(id: string): Promise<void> {
    return this.running.advance(id);
  }

  /** What a due row of kind `league` asks for: a match is over. */
  ended(match: string): Promise<void> {
    return this.running.ended(match);
  }

  /** Somebody goes for good: they leave every night there is. */
  async farewell(player: string): Promise<void> {
    for (const { id } of await this.deps.store.nights({ status: 'open' })) {
      const night = await this.night(id);
      const isIn = night.phase === 'running' ? plays(night, player) : entrantOf(night, player) !== undefined;
      if (isIn) await this.leave(id, player);
      // Who has left just now may still sit at a table.
      if (isIn || night.entries.some(entry => entry.player === player)) await this.advance(id);
    }
  }

  /** The deck that somebody brings, where decks are locked; it goes with those of the others. @throws LeagueRefused, Refused */
  private checked({ plan, entrants }: Night, player: string, deck: Deck | null): Deck | null {
    if (!plan.deckLock) return null;
    if (deck === null) throw new LeagueRefused('league-needs-deck');
    const game = this.deps.matches.gameFor(gameAndSet(plan));
    checkDeck(game, plan.options, deck);
    for (const other of entrants) {
      if (other.player === player || other.deck === null) continue;
      const seats = [deck, other.deck].map((one, seat) => personSeat(seat, { id: `${seat}`, name: '' }, one));
      checkPair(game, plan.options, seats);
    }
    return deck;
  }
}
