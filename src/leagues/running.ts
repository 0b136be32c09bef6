import { randomBytes } from 'node:crypto';
import { hash, type Seat } from '../kernel/index.js';
import type { Lobby } from '../matches/lobby/lobby.js';
import { goesOn, matchId } from '../matches/lobby/series.js';
import { readTerms, type Terms } from '../matches/lobby/terms.js';
import type { Matches } from '../matches/matches.js';
import type { Change } from '../matches/play/look.js';
import { TIME_UP } from '../matches/play/time-up.js';
import { countDue } from '../matches/record/ledger.js';
import { Conflict, type MatchRow, OPEN, type Store } from '../store/port.js';
import type { At, LeagueEvent, Line } from './events.js';
import { formatOf } from './formats/index.js';
import { entrantOf, type Night, type NightTable, plays, present, tableAt, tableKey } from './night.js';
import { byScore, featOf, inPlay, notThere, playedIn, resultFrom, seriesOf, turnsOf, undecided } from './outcome.js';
import { gameAndSet, type Plan } from './plan.js';
import { comesNext, graceAt, nextOf, nudgeAt, regretAt, timeAt, wakesAt } from './progress.js';
import { ITSELF, type NightRecord } from './record.js';
import { lacksSeeds, seedsOf } from './seeding.js';
import { after } from './villains.js';

/** Where tables are played. */
export interface Venue {
  /** The channel for a table, where those who sit there are called. The same for the same table, however often. */
  place(night: Night, at: At): Promise<string>;
}

export interface RunningDeps {
  readonly store: Store;
  readonly matches: Matches;
  readonly lobby: Lobby;
  readonly venue: Venue;
  readonly now: () => number;
}

/** That somebody has left the night, for the thread of their match. */
const goneNote = (match: string, seat: Seat) => ({ match, kind: 'gone', seats: [seat] }) as const satisfies Change;

const ENDINGS: ReadonlySet<LeagueEvent['type']> = new Set(['finished', 'cancelled', 'skipped']);

/** Lets nights go on: whatever is to happen by itself does, and each thing once, however often it is asked for. */
export class Running {
  private readonly deps: RunningDeps;
  private readonly record: NightRecord;

  constructor(deps: RunningDeps, record: NightRecord) {
    this.deps = deps;
    this.record = record;
  }

  /** What a due row of kind `night` asks for. Where the night cannot go on now, its next look is in the database. */
  advance(id: string): Promise<void> {
    return this.record.inTurn(id, async () => {
      for (;;) {
        try {
          if (!(await this.step(await this.record.night(id)))) break;
        } catch (error) {
          // Another process was faster: go on from where it stands now.
          if (!(error instanceof Conflict)) throw error;
        }
      }
      const night = await this.record.night(id);
      await this.after(night);
      const at = wakesAt(night, this.deps.now());
      if (at !== null) await this.deps.store.schedule({ kind: 'night', subject: id, at });
    });
  }

  /** What a due row of kind `league` asks for: a match of some night is over. */
  async ended(match: string): Promise<void> {
    const row = await this.deps.store.match(match);
    const { league } = row === null ? {} : readTerms(row.terms);
    if (league !== undefined) await this.advance(league.night);
  }

  /** One thing that is to happen now; false when there is nothing. */
  private async step(night: Night): Promise<boolean> {
    if (lacksSeeds(night)) {
      await this.record.add(night, ITSELF, [{ type: 'seeded', players: await seedsOf(this.deps.store, night) }]);
      return true;
    }
    const next = comesNext(night, this.deps.now(), randomBytes(16).toString('hex'));
    if (next !== null) {
      await this.record.add(night, ITSELF, [next]);
      return true;
    }
    if (night.phase !== 'running') return false;
    const events: LeagueEvent[] = [];
    for (const { n: round, tables } of night.rounds)
      for (const table of tables.filter(({ result }) => result === null)) {
        const event = await this.atTable(night, { round, table: table.n }, table);
        if (event !== null) events.push(event);
      }
    await this.record.add(night, ITSELF, events);
    return events.length > 0;
  }

  /** What happens at a table that is not decided; null while people play there. */
  private async atTable(night: Night, at: At, table: NightTable): Promise<LeagueEvent | null> {
    const gone = present(table).filter(player => !plays(night, player));
    const match = await this.matchAt(table);
    const isOver = match?.status === 'over';
    if (match === null || match.status === 'withdrawn' || (!isOver && !isWaitedFor(night, at, match))) {
      if (match !== null) await this.deps.lobby.callOff(match.id, goesOnWithout(night, table, match));
      const away = match === null ? gone : [...new Set([...gone, ...this.expired(match, table)])];
      return away.length > 0 ? { type: 'absent', ...at, players: away } : this.seatedOrAwarded(night, at, table);
    }
    if (isOver) return this.counted(night, at, table, match);
    if (gone.length === 0)
      return (await this.timed(night, at, table, match)) ?? this.waitedFor(night, at, table, match);
    if (match.status === 'choosing') return { type: 'absent', ...at, players: gone };
    return this.withoutThem(night, at, table, gone);
  }

  /** Whether anybody has played at a table that is not decided. */
  async isUnderWay(table: NightTable): Promise<boolean> {
    const match = await this.matchAt(table);
    return match !== null && (match.status === 'over' || match.moves > 0);
  }

  /** Who has chosen no deck in all the time for which a table waits. */
  private expired({ terms, seats }: MatchRow, table: NightTable): string[] {
    if (readTerms(terms).closed !== 'expired') return [];
    const without = seats.filter(({ deck }) => deck === null).map(({ player }) => player);
    return present(table).filter(player => without.includes(player));
  }

  /** The match that is played at a table now, or was last: of a series its newest. */
  private async matchAt({ matches }: NightTable): Promise<MatchRow | null> {
    return (await this.matchesOf(matches.slice(-1))).at(-1) ?? null;
  }

  /** These matches of a table, each with those that followed it in its series. */
  private async matchesOf(firsts: NightTable['matches']): Promise<MatchRow[]> {
    return (await Promise.all(firsts.map(({ id }) => seriesOf(this.deps.store, id)))).flat();
  }

  private async counted(night: Night, at: At, table: NightTable, match: MatchRow): Promise<LeagueEvent | null> {
    if (goesOn(match)) {
      const score = resultFrom(match, table.players, null);
      if (this.isTimeUp(night) && !undecided(table, score))
        return { type: 'timed', ...at, match: match.id, result: score };
      await this.deps.lobby.continueSeries(match.id);
      return null;
    }
    const look = await this.deps.matches.look(match.id);
    const result = resultFrom(match, table.players, await featOf(this.deps.store, look));
    if (undecided(table, result)) return this.seated(night, at, table);
    return { type: match.outcome?.reason.id === TIME_UP ? 'timed' : 'counted', ...at, match: match.id, result };
  }

  private isTimeUp(night: Night): boolean {
    const time = timeAt(night);
    return night.paused === null && time !== null && this.deps.now() >= time;
  }

  /** What the round's clock has to say at a table: that time is called, or after the extra turns how it ends. */
  private async timed(night: Night, at: At, table: NightTable, match: MatchRow): Promise<LeagueEvent | null> {
    if (!this.isTimeUp(night)) return null;
    // The next match of a series does not begin any more, unless nobody is ahead who has to be.
    if (match.series !== null && match.moves === 0) {
      const score = byScore(table.players, readTerms(match.terms).score);
      if (!undecided(table, score)) return { type: 'timed', ...at, match: match.id, result: score };
    }
    if (match.status !== 'playing') return null;
    const look = await this.deps.matches.look(match.id);
    const turns = await turnsOf(this.deps.store, look);
    if (table.called?.match !== match.id) return { type: 'time', ...at, match: match.id, turns };
    if (turns < table.called.turns + night.plan.extraTurns) return null;
    // Where somebody has to go on, they play until somebody is ahead.
    const ended = await this.deps.matches.endAtTime(
      match.id,
      outcome => !undecided(table, resultFrom({ ...match, outcome }, table.players, null)),
    );
    return ended ? this.counted(night, at, table, await this.deps.matches.row(match.id)) : null;
  }

  private async seatedOrAwarded(night: Night, at: At, table: NightTable): Promise<LeagueEvent> {
    const there = present(table);
    if (there.length >= night.plan.seats.min) return this.seated(night, at, table);
    const result = { places: table.players.map(player => (there.includes(player) ? 1 : null)) };
    return { type: 'awarded', ...at, result };
  }

  /** Opens the next match of a table. Its id follows from the pairing, so that there is one even if we stop halfway. */
  private async seated(night: Night, at: At, table: NightTable): Promise<LeagueEvent> {
    const { plan } = night;
    const channel = await this.deps.venue.place(night, at);
    const seed = night.rounds[at.round - 1]?.seed;
    const id = matchId(hash(`night ${night.id} ${seed} table ${tableKey(table)} match ${table.matches.length + 1}`));
    // Who has chosen a deck at this table before need not choose again.
    const before = await this.matchAt(table);
    const people = present(table).map(player => {
      const { name = '', deck: locked = null } = entrantOf(night, player) ?? {};
      const deck = locked ?? before?.seats.find(one => one.player === player)?.deck ?? null;
      return { id: player, name, deck };
    });
    const { guild } = plan;
    const { ruleset, options } = plan.ladder?.[table.rung ?? 0] ?? plan;
    const host = `league:${night.id}`;
    const terms = termsOf(night, at);
    const match = await this.deps.lobby.seat({
      id,
      ...gameAndSet(plan),
      ruleset,
      options,
      guild,
      channel,
      host,
      people,
      terms,
    });
    return { type: 'seated', ...at, match: match.id, channel };
  }

  /** Players who leave concede their current match and those that would follow it; these count like any other. */
  private async withoutThem(
    night: Night,
    at: At,
    table: NightTable,
    gone: readonly string[],
  ): Promise<LeagueEvent | null> {
    const { matches, lobby } = this.deps;
    for (;;) {
      const match = (await this.matchAt(table)) as MatchRow;
      if (match.status === 'over' && !goesOn(match)) return this.counted(night, at, table, match);
      const staying = inPlay(await matches.look(match.id));
      const [next] = gone.filter(player => staying.includes(player));
      if (match.status === 'over') await lobby.continueSeries(match.id);
      else if (next === undefined) return null;
      else await matches.concede(match.id, next, seat => goneNote(match.id, seat));
    }
  }

  /** Calls those who do not come, and when the grace time is over goes on without them. */
  private async waitedFor(night: Night, at: At, table: NightTable, match: MatchRow): Promise<LeagueEvent | null> {
    const now = this.deps.now();
    if (night.paused !== null || now < nudgeAt(night, table)) return null;
    const away = await this.missing(night, table, match);
    if (away.length === 0) return null;
    if (now < graceAt(night, table)) {
      const players = away.filter(player => !table.nudged.includes(player));
      return players.length === 0 ? null : { type: 'nudged', ...at, players };
    }
    // Others have begun without them: they play on, and the engine says what becomes of an empty place.
    const others = present(table).filter(player => !away.includes(player));
    if (match.status === 'playing' && others.length >= night.plan.seats.min && match.moves > 0) {
      const missed = match.seats.flatMap(({ seat, player }) => (away.includes(player ?? '') ? [seat] : []));
      await this.deps.matches.settle(match.id, (_, terms) => ({ ...terms, missed }));
      return this.withoutThem(night, at, table, away);
    }
    return { type: 'absent', ...at, players: away };
  }

  private async missing(night: Night, table: NightTable, match: MatchRow): Promise<string[]> {
    const look = await this.deps.matches.look(match.id);
    const grace = this.deps.now() < graceAt(night, table) ? night.plan.grace / 2 : night.plan.grace;
    const away = await notThere(this.deps.store, look, { now: this.deps.now(), grace });
    if (away.length === 0) return away;
    // Players who have played at this table before did come.
    const earlier = (await this.matchesOf(table.matches)).filter(({ id }) => id !== match.id);
    const known = (await Promise.all(earlier.map(one => playedIn(this.deps.store, one)))).flat();
    return away.filter(player => !known.includes(player));
  }

  /** What follows from how a night stands, each as often as needed to be sure of it. */
  private async after(night: Night): Promise<void> {
    await this.putRight(night);
    if (this.deps.now() < (regretAt(night) ?? 0)) return;
    await this.callOffStrays(night);
    if (night.phase !== 'over' && night.phase !== 'cancelled') return;
    await this.reveal(night);
    await this.repeat(night);
    // Now that it cannot go on any more, it is looked back on.
    if (regretAt(night) !== null) await this.record.look(night.id);
  }

  /** Cancels matches of the night that no table is waiting for anymore. */
  private async callOffStrays(night: Night): Promise<void> {
    const open = await this.deps.store.matchesOf({ guild: night.plan.guild, status: OPEN });
    for (const match of open) {
      const { league } = readTerms(match.terms);
      if (league?.night === night.id && !isWaitedFor(night, league, match)) await this.deps.lobby.callOff(match.id);
    }
  }

  /** What a host has corrected is corrected in the statistics as well, where one match decided the table. */
  private async putRight(night: Night): Promise<void> {
    const lines = await this.record.lines(night.id);
    for (const [index, { event, at, by, why }] of lines.entries()) {
      if (event.type !== 'corrected') continue;
      const match = await this.decidedBy(lines.slice(0, index), event);
      if (match === null || match.outcome?.together !== undefined) continue;
      const known = await this.deps.store.corrections(match.id);
      if (known.some(one => one.at === at && one.reason === why)) continue;
      const { players } = tableIn(lines.slice(0, index), event);
      const places = match.seats.map(({ player }) => event.result.places[players.indexOf(player ?? '')] ?? null);
      // Somebody without a place was not there after all: then that match counts for nobody.
      const whole = places.every(place => place !== null) ? (places as number[]) : null;
      await this.deps.store.correct({ match: match.id, places: whole, reason: why ?? '', by: by ?? '', at });
      await this.deps.store.schedule(countDue(this.deps.now()));
    }
  }

  /** The match by which a table was counted when it was corrected; null for best of three, and where none was played. */
  private async decidedBy(lines: readonly Line[], { round, table }: At): Promise<MatchRow | null> {
    const paired = lines.findLastIndex(({ event }) => event.type === 'paired' && event.round === round);
    const found = lines
      .slice(paired)
      .flatMap(({ event }) => (event.type === 'counted' || event.type === 'timed' ? [event] : []))
      .findLast(event => event.round === round && event.table === table);
    if (found === undefined) return null;
    const match = await this.deps.store.match(found.match);
    return match === null || readTerms(match.terms).bestOf !== 1 ? null : match;
  }

  /** When the last table is done, everybody may see what all of them had before them. */
  private async reveal(night: Night): Promise<void> {
    if (night.plan.root === null) return;
    for (const { id } of night.rounds.flatMap(({ tables }) => tables).flatMap(({ matches }) => matches)) {
      const match = await this.deps.store.match(id);
      const terms = match === null ? null : readTerms(match.terms);
      if (match === null || terms?.league?.sealed !== true) continue;
      const open = { ...terms, league: { ...terms.league, sealed: false } };
      await this.deps.store.updateMatch(id, match.updatedAt, { terms: open });
      this.deps.matches.announce(id);
    }
  }

  /** Against whom the next night of a series plays: the next villain, where that is wanted and a table has won. */
  private nextAgainst({ plan, rounds }: Night): Partial<Plan> {
    const hasWon = rounds.some(({ tables }) => tables.some(({ result }) => result?.feat?.won === true));
    return plan.nextVillain && hasWon ? (after(this.deps.matches.gameFor(gameAndSet(plan)), plan) ?? {}) : {};
  }

  /** The next of a row of nights opens when one is over; its host ends the row by ending a night before it begins. */
  private async repeat(night: Night): Promise<void> {
    const { plan, every, zone } = night;
    const next = nextOf(night, this.deps.now());
    const seasonNight = plan.seasonNight + (night.phase === 'over' ? 1 : 0);
    if (next === null || seasonNight > (plan.seasonNights ?? Number.POSITIVE_INFINITY)) return;
    const last = (await this.record.lines(night.id)).findLast(({ event }) => ENDINGS.has(event.type));
    if (last?.event.type === 'cancelled' && last.by !== null) return;
    const again = {
      ...plan,
      ...this.nextAgainst(night),
      number: plan.number + 1,
      seasonNight,
      root: plan.root === null ? null : newRoot(),
    };
    const events: LeagueEvent[] = [
      { type: 'created', plan: again },
      { type: 'scheduled', every, zone, ...next },
      ...registrationOfNext(night, next.at),
    ];
    await this.record.begin(matchId(hash(`night after ${night.id}`)), events, ITSELF);
  }
}

/** Sign-up of the next night of a series opens and closes as long before it as that of this one did. */
function registrationOfNext({ at, registration: { opens, closes } }: Night, next: number): LeagueEvent[] {
  if (at === null || (opens === null && closes === null)) return [];
  const moved = (time: number | null): number | null => (time === null ? null : next - (at - time));
  return [{ type: 'registration', opens: moved(opens), closes: moved(closes) }];
}

/** 64 hex digits. */
export const newRoot = (): string => randomBytes(32).toString('hex');

function isWaitedFor(night: Night, at: At, match: MatchRow): boolean {
  const table = tableAt(night, at.round, at.table);
  if (night.phase !== 'running' || table === undefined || table.result !== null) return false;
  if ((match.series ?? match.id) !== table.matches.at(-1)?.id) return false;
  return !match.seats.some(({ player }) => player !== null && table.absent.includes(player));
}

/** Whose places a table that goes on in another match goes on without; undefined where too few are left for that. */
function goesOnWithout(night: Night, table: NightTable, { seats }: MatchRow): Terms['goesOn'] {
  if (present(table).filter(player => plays(night, player)).length < night.plan.seats.min) return undefined;
  const { left, absent } = table;
  const placesOf = (players: readonly string[]): Seat[] =>
    seats.flatMap(({ seat, player }) => (player !== null && players.includes(player) ? [seat] : []));
  return { left: placesOf(left), away: placesOf(absent.filter(player => !left.includes(player))) };
}

/** Who was to meet at a table, before what was undone since. */
function tableIn(lines: readonly Line[], { round, table }: At): { readonly players: readonly string[] } {
  for (const { event } of lines.toReversed()) {
    if (event.type === 'relaid' && event.round === round && event.table === table) return event;
    const found = event.type === 'paired' && event.round === round ? event.tables.find(({ n }) => n === table) : null;
    if (found != null) return found;
  }
  throw new Error(`no table ${table} was paired in round ${round}`);
}

function termsOf({ id, plan }: Night, { round, table }: At): Pick<Terms, 'bestOf'> & Partial<Terms> {
  return {
    bestOf: plan.bestOf,
    league: { night: id, round, table, sealed: plan.root !== null },
    ...(plan.undo && plan.root === null ? {} : { undo: false as const }),
    ...plan.clock,
    ...(plan.root !== null && { root: plan.root }),
    // Each round has a secret of its own: a table that meets a villain again has seen the last shuffle.
    ...(formatOf(plan).climbs === true && { round }),
  };
}
