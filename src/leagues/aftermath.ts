import { hash } from '../kernel/index.js';
import type { Lobby } from '../matches/lobby/lobby.js';
import { matchId } from '../matches/lobby/series.js';
import { readTerms } from '../matches/lobby/terms.js';
import type { Matches } from '../matches/matches.js';
import { countDue } from '../matches/record/ledger.js';
import { type MatchRow, OPEN, type Store } from '../store/port.js';
import type { At, LeagueEvent, Line } from './events.js';
import type { Night } from './night.js';
import { isWaitedFor } from './outcome.js';
import { gameAndSet, newRoot, type Plan } from './plan.js';
import { nextOf, regretAt } from './progress.js';
import { ITSELF, type NightRecord } from './record.js';
import { after } from './villains.js';

const ENDINGS: ReadonlySet<LeagueEvent['type']> = new Set(['finished', 'cancelled', 'skipped']);

export interface AftermathDeps {
  readonly store: Store;
  readonly matches: Matches;
  readonly lobby: Lobby;
  readonly now: () => number;
}

/** What follows from how a night stands: corrections, strays, what may be shown, and the next night. */
export class Aftermath {
  private readonly deps: AftermathDeps;
  private readonly record: NightRecord;

  constructor(deps: AftermathDeps, record: NightRecord) {
    this.deps = deps;
    this.record = record;
  }

  /** Each as often as needed to be sure of it. */
  async of(night: Night): Promise<void> {
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

/** Who was to meet at a table, before what was undone since. */
function tableIn(lines: readonly Line[], { round, table }: At): { readonly players: readonly string[] } {
  for (const { event } of lines.toReversed()) {
    if (event.type === 'relaid' && event.round === round && event.table === table) return event;
    const found = event.type === 'paired' && event.round === round ? event.tables.find(({ n }) => n === table) : null;
    if (found != null) return found;
  }
  throw new Error(`no table ${table} was paired in round ${round}`);
}
