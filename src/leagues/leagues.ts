import { commit, type Deck, type Game, type Json, type Level, linkOf, nameFrom } from '../kernel/index.js';
import { checkDeck, checkPair, personSeat, practiceAt } from '../matches/lobby/seats.js';
import { newId } from '../matches/lobby/tables.js';
import type { Person } from '../matches/matches.js';
import { readPlayPreferences } from '../matches/people/preferences.js';
import { isPractice } from '../opponents/index.js';
import type { NightRow } from '../store/port.js';
import { correction, type Verdict } from './correcting.js';
import { edited, planBefore } from './editing.js';
import type { At, Line, Registration } from './events.js';
import type { Choice } from './formats/format.js';
import { formatOf, takes } from './formats/index.js';
import { type Looked, pastNights } from './history.js';
import { entrantOf, type Night, openTables, plays, tableAt } from './night.js';
import { type OpenTable, openTablesOf } from './outlook.js';
import { AWARD, type Change, gameAndSet, newRoot, type Plan } from './plan.js';
import { NightRecord, type RecordDeps } from './record.js';
import { type LeagueRefusal, LeagueRefused } from './refused.js';
import { Running, type RunningDeps } from './running.js';
import { seasonOf } from './seasons.js';
import type { SeasonStanding } from './standings/season.js';
import { type AgainstWish, against, ladderOf } from './villains.js';
import * as wishes from './wishes.js';

type Wanted = 'name' | 'guild' | 'channel' | 'host' | 'game' | 'ruleset' | 'format';
/** A night as its host asks for it: what is left out is as most people want it. */
export type Wish = Pick<Plan, Wanted> &
  Partial<Omit<Plan, Wanted | 'seats' | 'root' | 'number' | 'seasonNight' | 'ladder'>> &
  Pick<AgainstWish, 'sets'>;

const MINUTE = 60 * 1000;
/** The longest name of a night or a season, and the longest text on prizes. */
const NAME = 60;
const PRIZES = 300;

const USUAL = {
  rounds: null,
  bestOf: 1,
  cut: null,
  seeding: 'draw',
  most: 32,
  least: 2,
  deckLock: false,
  undo: true,
  late: true,
  checkIn: 15 * MINUTE,
  grace: 10 * MINUTE,
  clock: null,
  roundTime: null,
  extraTurns: 3,
  season: null,
  award: AWARD,
  seasonPoints: 'places',
  seasonBest: null,
  seasonNights: null,
  prizes: null,
  lists: 'closed',
  nextVillain: false,
} as const;
/** People at a table where several play, when nothing else is wanted. */
const SEVERAL = 4;
/** As many as can be paired exactly, and shown. */
export const MOST = 128;

/** What a host changes of a night. */
export type EditWish = Omit<Change, 'ruleset' | 'options' | 'ladder'> & AgainstWish;

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
  async create({ sets, ...wish }: Wish): Promise<Night> {
    const game = this.deps.matches.gameFor(gameAndSet(wish));
    const ruleset = game.rulesets.find(({ id }) => id === wish.ruleset) ?? game.rulesets[0];
    const options = game.options.parse(wish.options ?? ruleset?.options ?? {}) as Json;
    const played = against(game, { ruleset: ruleset?.id ?? wish.ruleset, options }, sets === undefined ? {} : { sets });
    const plan: Plan = {
      ...USUAL,
      ...wish,
      name: nameOf(wish.name),
      season: wish.season == null ? null : nameOf(wish.season),
      prizes: wish.prizes == null ? null : prizesOf(wish.prizes),
      ...played,
      ladder: formatOf(wish).climbs === true ? ladderOf(game, played) : null,
      seats: game.seats,
      tableSize: wish.tableSize ?? (takes(wish, 'table') ? Math.min(SEVERAL, game.seats.max) : 2),
      number: 1,
      seasonNight: 1,
      root: formatOf(wish).together === true ? newRoot() : null,
      undo: takes(wish, 'undo') && (wish.undo ?? USUAL.undo),
    };
    checkPlan(plan, game, wish);
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
  async edit(id: string, by: string, { name, season, prizes, ruleset, sets, ...rest }: EditWish): Promise<Night> {
    const said: Change = {
      ...rest,
      ...(name !== undefined && { name: nameOf(name) }),
      ...(season !== undefined && { season: season === null ? null : nameOf(season) }),
      ...(prizes !== undefined && { prizes: prizes === null ? null : prizesOf(prizes) }),
    };
    const wished = { ...(ruleset !== undefined && { ruleset }), ...(sets !== undefined && { sets }) };
    return this.record.change(id, { by }, night => {
      const game = this.deps.matches.gameFor(gameAndSet(night.plan));
      const change = { ...said, ...(Object.keys(wished).length > 0 && playedAgainst(game, night.plan, wished)) };
      const event = edited(night, change);
      const plan = { ...night.plan, ...change };
      const { guild, channel, host, format } = plan;
      const wish = { name: plan.name, guild, channel, host, game: plan.game, ruleset: plan.ruleset, format, ...change };
      checkPlan(plan, game, wish);
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

/** What a change of what is played comes to. */
function playedAgainst(game: Game, plan: Plan, wish: AgainstWish): Pick<Change, 'ruleset' | 'options' | 'ladder'> {
  const played = against(game, plan, wish);
  return { ...played, ...(plan.ladder !== null && { ladder: ladderOf(game, played) }) };
}

/** What was promised before anybody sat down, where all tables share a secret; null where each has its own. */
export const promiseOf = ({ root }: Plan): string | null => (root === null ? null : commit(linkOf(root, 1)));

/** What a host has chosen that is more than every format can do without. */
function chosen(wish: Wish): Choice[] {
  const { rounds, tableSize, late, bestOf, undo, roundTime, cut, seeding = 'draw', nextVillain } = wish;
  const said: Partial<Record<Choice, boolean>> = {
    'next-villain': nextVillain === true,
    rounds: rounds != null,
    table: tableSize !== undefined && tableSize !== 2,
    late: late === true,
    undo: undo === true,
    time: roundTime != null,
    cut: cut != null,
    seeding: seeding !== 'draw',
    'best-of': bestOf !== undefined && bestOf > 1,
  };
  return (Object.keys(said) as Choice[]).filter(choice => said[choice] === true);
}

/** Where more is to be said than that a format has no use for it. */
const WHY: Partial<Record<Choice, LeagueRefusal>> = { undo: 'league-no-undo', 'best-of': 'league-best-of' };

function checkPlan(plan: Plan, game: Game, wish: Wish): void {
  const partners = game.partners === true;
  if ((formatOf(plan).together === true) !== partners)
    throw new LeagueRefused('league-format', { partners: partners ? 'yes' : 'no' });
  if (wish.season == null && (wish.seasonBest != null || wish.seasonNights != null || wish.seasonPoints === 'results'))
    throw new LeagueRefused('league-needs-season');
  if ((wish.seasonBest ?? 0) > (wish.seasonNights ?? Number.POSITIVE_INFINITY))
    throw new LeagueRefused('league-season-best');
  if (wish.lists === 'open' && !plan.deckLock) throw new LeagueRefused('league-no-lists');
  const ignored = chosen(wish).find(choice => !takes(plan, choice));
  if (ignored !== undefined) throw new LeagueRefused(WHY[ignored] ?? 'league-option', { option: ignored });
  if (plan.tableSize < game.seats.min || plan.tableSize > game.seats.max)
    throw new LeagueRefused('league-size', { least: game.seats.min, most: game.seats.max });
}

/** A host's own words as they are kept. @throws LeagueRefused when they show nothing or are too long */
const wordsOf = (code: LeagueRefusal, most: number) => (written: string) => {
  const words = nameFrom(written, most);
  if (words === null) throw new LeagueRefused(code, { most });
  return words;
};
const nameOf = wordsOf('league-name', NAME);
const prizesOf = wordsOf('league-prizes', PRIZES);
