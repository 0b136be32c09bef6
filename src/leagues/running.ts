import { randomBytes } from 'node:crypto';
import { hash, type Seat } from '../kernel/index.js';
import { goesOn, matchId } from '../matches/lobby/series.js';
import { readTerms, type Terms } from '../matches/lobby/terms.js';
import type { Change } from '../matches/play/look.js';
import { TIME_UP } from '../matches/play/time-up.js';
import { Conflict, type MatchRow } from '../store/port.js';
import { Aftermath, type AftermathDeps } from './aftermath.js';
import type { At, LeagueEvent } from './events.js';
import { formatOf } from './formats/index.js';
import { entrantOf, type Night, type NightTable, plays, present, tableKey } from './night.js';
import {
  byScore,
  featOf,
  inPlay,
  isWaitedFor,
  notThere,
  playedIn,
  resultFrom,
  seriesOf,
  turnsOf,
  undecided,
} from './outcome.js';
import { gameAndSet } from './plan.js';
import { comesNext, graceAt, nudgeAt, timeAt, wakesAt } from './progress.js';
import { ITSELF, type NightRecord } from './record.js';
import { lacksSeeds, seedsOf } from './seeding.js';

/** Where tables are played. */
export interface Venue {
  /** The channel for a table, where those who sit there are called. The same for the same table, however often. */
  place(night: Night, at: At): Promise<string>;
}

export interface RunningDeps extends AftermathDeps {
  readonly venue: Venue;
  /** Since when people on a server can answer again; null where they can't now. They always could when left out. */
  readonly heardSince?: (guild: string) => number | null;
}

/** That somebody has left the night, for the thread of their match. */
const goneNote = (match: string, seat: Seat) => ({ match, kind: 'gone', seats: [seat] }) as const satisfies Change;

/** Lets nights go on: whatever is to happen by itself does, and each thing once, however often it is asked for. */
export class Running {
  private readonly deps: RunningDeps;
  private readonly record: NightRecord;
  private readonly aftermath: Aftermath;

  constructor(deps: RunningDeps, record: NightRecord) {
    this.deps = deps;
    this.record = record;
    this.aftermath = new Aftermath(deps, record);
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
      await this.aftermath.of(night);
      const at = wakesAt(night, this.deps.now());
      if (at !== null) await this.deps.store.schedule({ kind: 'night', subject: id, at });
    });
  }

  /** What a due row of kind `league` asks for: a match of some night is over, or goes on elsewhere. */
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
    if (gone.length === 0) return this.goingOn(night, at, table, match);
    if (match.status === 'choosing') return { type: 'absent', ...at, players: gone };
    return (
      (await this.withoutThem(night, at, table, gone)) ??
      this.goingOn(night, at, table, await this.deps.matches.row(match.id))
    );
  }

  /** What happens at a table at which people play. */
  private async goingOn(night: Night, at: At, table: NightTable, match: MatchRow): Promise<LeagueEvent | null> {
    const { channel } = match;
    if (channel !== table.matches.at(-1)?.channel) return { type: 'moved', ...at, channel };
    return (await this.timed(night, at, table, match)) ?? this.waitedFor(night, at, table, match);
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
    const { heardSince = () => 0 } = this.deps;
    const now = this.deps.now();
    const back = heardSince(night.plan.guild);
    if (night.paused !== null || back === null || now < nudgeAt(night, table)) return null;
    const away = await this.missing(night, table, match);
    if (away.length === 0) return null;
    // While nobody could answer, nobody stayed away: called again, they have what is left after a call.
    if (now < Math.max(graceAt(night, table), back + night.plan.grace / 2)) {
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
    const away = await notThere(this.deps.store, look, { now: this.deps.now(), grace, night });
    if (away.length === 0) return away;
    // Players who have played at this table before did come.
    const earlier = (await this.matchesOf(table.matches)).filter(({ id }) => id !== match.id);
    const known = (await Promise.all(earlier.map(one => playedIn(this.deps.store, one)))).flat();
    return away.filter(player => !known.includes(player));
  }
}

/** Whose places a table that goes on in another match goes on without; undefined where too few are left for that. */
function goesOnWithout(night: Night, table: NightTable, { seats }: MatchRow): Terms['goesOn'] {
  if (present(table).filter(player => plays(night, player)).length < night.plan.seats.min) return undefined;
  const { left, absent } = table;
  const placesOf = (players: readonly string[]): Seat[] =>
    seats.flatMap(({ seat, player }) => (player !== null && players.includes(player) ? [seat] : []));
  return { left: placesOf(left), away: placesOf(absent.filter(player => !left.includes(player))) };
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
