import type { Deck } from '../kernel/index.js';
import { isPractice } from '../opponents/index.js';
import type { Hour, LeagueEvent, Line, Registration } from './events.js';
import { type Advanced, byeAt, type Entry, type Field, type Result, type Round, type Table } from './field.js';
import type { Plan } from './plan.js';

/** `sign-up` and `check-in` come before it, `over` and `cancelled` after. */
export type Phase = 'sign-up' | 'check-in' | 'running' | 'over' | 'cancelled';

/** Somebody who has signed up. */
export interface Entrant {
  readonly player: string;
  readonly name: string;
  readonly deck: Deck | null;
  readonly checkedIn: boolean;
  /** The team they have named. */
  readonly team?: string;
}

/** A table with all that has happened there. */
export interface NightTable extends Table {
  /** Its matches one after the other; the last one counts. */
  readonly matches: readonly { readonly id: string; readonly channel: string }[];
  /** When its last match was opened, or it was paired. */
  readonly since: number;
  readonly absent: readonly string[];
  /** Of these, who had left the night by then. */
  readonly left: readonly string[];
  readonly nudged: readonly string[];
  /** When a host called those for whom it waits, last. */
  readonly summoned: number | null;
  readonly settled: 'counted' | 'awarded' | 'timed' | 'ruled' | 'corrected' | null;
  /** The match in which time was called, and how many turns it had then. */
  readonly called: { readonly match: string; readonly turns: number } | null;
  /** How often a correction has sent others here. */
  readonly laid: number;
  /** How often a host has said how it ended. */
  readonly decided: number;
}

/** From when until when nothing happened by itself, because a host had paused or ended a night. */
interface Break {
  readonly from: number;
  readonly to: number;
}

export interface NightRound extends Round {
  readonly tables: readonly NightTable[];
  readonly at: number;
}

/** A night as its events say. */
export interface Night extends Field {
  readonly id: string;
  readonly plan: Plan;
  readonly phase: Phase;
  /** When and by whom it was ended (null: by itself), and what it was until then; null before. */
  readonly ended: { readonly at: number; readonly by: string | null; readonly phase: Phase } | null;
  /** Its time, and after how many days it comes again; null where it has none. */
  readonly at: number | null;
  readonly every: number | null;
  /** The zone by whose clocks it comes again. */
  readonly zone: string;
  /** The hour of its series, where clocks skip that on its day. */
  readonly usual?: Hour;
  /** When sign-up opens and closes by itself, and how far that has come. */
  readonly registration: Registration & { readonly stage: 'before' | 'open' | 'closed' };
  /** Who has moved up to a place that became free, and by which event. */
  readonly movedUp: readonly { readonly n: number; readonly players: readonly string[] }[];
  /** Since when nothing happens by itself; null where it does. */
  readonly paused: number | null;
  /** When it has stood still so far. */
  readonly breaks?: readonly Break[];
  /** In the order in which they signed up. */
  readonly entrants: readonly Entrant[];
  readonly rounds: readonly NightRound[];
  readonly teams: readonly (readonly string[])[] | null;
  readonly seeds: readonly string[] | null;
  /** Whether nothing more is done about the seeds. */
  readonly isSeeded: boolean;
  readonly advanced: Advanced | null;
  /** Events there are. */
  readonly length: number;
}

/** The night that a list of events tells of. The first of them has created it. */
export function fold(id: string, lines: readonly Line[]): Night {
  const [first] = lines;
  if (first?.event.type !== 'created') throw new Error(`night ${id} does not begin with its creation`);
  const empty: Night = {
    id,
    plan: planOf(first.event),
    phase: 'sign-up',
    ended: null,
    at: null,
    every: null,
    zone: 'utc',
    registration: { opens: null, closes: null, stage: 'open' },
    movedUp: [],
    paused: null,
    entrants: [],
    entries: [],
    rounds: [],
    teams: null,
    seeds: null,
    isSeeded: false,
    advanced: null,
    length: 0,
  };
  return lines.reduce(
    (night, line) => ({ ...movingUp(night, after(night, line), line), length: night.length + 1 }),
    empty,
  );
}

/** Players who were waiting and now have a place, because somebody left or there are more places. */
function movingUp(before: Night, now: Night, { n, event }: Line): Night {
  if (event.type !== 'left' && event.type !== 'edited') return now;
  if (now.phase !== 'sign-up' && now.phase !== 'check-in') return now;
  const had = new Set(places(before).playing.map(({ player }) => player));
  const waited = new Set(before.entrants.map(({ player }) => player));
  const players = places(now)
    .playing.filter(one => waited.has(one.player) && !had.has(one.player) && !isPractice(one))
    .map(({ player }) => player);
  return players.length === 0 ? now : { ...now, movedUp: [...now.movedUp, { n, players }] };
}

function after(night: Night, { event, at, by }: Line): Night {
  switch (event.type) {
    case 'created':
      return { ...night, plan: planOf(event) };
    case 'scheduled':
      return scheduled(night, event, at);
    case 'registration': {
      const { opens, closes } = event;
      return { ...night, registration: { opens, closes, stage: opens !== null && opens > at ? 'before' : 'open' } };
    }
    case 'registration-opened':
      return { ...night, registration: { ...night.registration, stage: 'open' } };
    case 'registration-closed':
      return { ...night, registration: { ...night.registration, stage: 'closed' } };
    case 'edited':
      return { ...night, plan: { ...night.plan, ...event.change } };
    case 'paused':
      return { ...night, paused: at };
    case 'resumed':
      return resumed(night, at);
    case 'joined':
      return joined(night, event);
    case 'deck-changed':
      return withEntrant(night, event.player, { deck: event.deck });
    case 'teamed':
      return withEntrant(night, event.player, { team: event.team });
    case 'left':
      return { ...night, entrants: night.entrants.filter(({ player }) => player !== event.player) };
    case 'check-in-opened':
      return { ...night, phase: 'check-in' };
    case 'checked-in':
      return withEntrant(night, event.player, { checkedIn: true });
    case 'started':
      return {
        ...night,
        phase: 'running',
        teams: event.teams ?? null,
        paused: null,
        entries: event.players.map(player => ({ player, from: 1, until: null })),
      };
    case 'seeded':
      // What a host has said is completed when the night begins.
      return { ...night, seeds: event.players, isSeeded: by === null };
    case 'advanced':
      return { ...night, advanced: { after: night.rounds.length, players: event.players } };
    case 'dropped':
      return { ...night, entries: until(night, event.player, night.rounds.length) };
    case 'paired':
      return {
        ...night,
        rounds: [...night.rounds, { n: event.round, seed: event.seed, at, tables: opened(night, event, at) }],
      };
    case 'seated':
      return withTable(night, event, ({ matches }) => ({
        matches: [...matches, { id: event.match, channel: event.channel }],
        since: standingAt(night, at),
      }));
    case 'moved':
      return withTable(night, event, ({ matches }) => ({
        matches: matches.map((match, at) => (at === matches.length - 1 ? { ...match, channel: event.channel } : match)),
      }));
    case 'nudged':
      return withTable(night, event, ({ nudged }) => ({ nudged: [...nudged, ...event.players] }));
    case 'summoned':
      return withTable(night, event, () => ({ summoned: at }));
    case 'extended':
      return withTable(night, event, ({ since }) => ({ since: since + event.ms }));
    case 'absent':
      return withTable(night, event, ({ absent, left }) => ({
        absent: [...absent, ...event.players],
        left: [...left, ...event.players.filter(player => !plays(night, player))],
      }));
    case 'time':
      return withTable(night, event, () => ({ called: { match: event.match, turns: event.turns } }));
    case 'counted':
    case 'timed':
    case 'awarded':
      return withTable(night, event, () => ({ result: event.result, settled: event.type }));
    case 'corrected':
      return withTable(night, event, ({ decided, result }) => ({
        result: event.result,
        // There was nothing to correct before anybody had won there.
        settled: result === null ? 'ruled' : event.type,
        decided: decided + 1,
      }));
    case 'relaid':
      return withTable(night, event, ({ laid }) => ({
        players: event.players,
        ...fresh(byeAt(night, event.players), standingAt(night, at)),
        laid: laid + 1,
      }));
    case 'undone':
      return { ...night, rounds: night.rounds.filter(({ n }) => n < event.from) };
    case 'readmitted':
      return { ...night, entries: until(night, event.player, null) };
    case 'finished':
      return { ...night, phase: 'over', ended: { at, by, phase: night.phase } };
    case 'cancelled':
    case 'skipped':
      return { ...night, phase: 'cancelled', ended: { at, by, phase: night.phase } };
    case 'reopened':
      return reopened(night, at);
  }
}

type Of<T extends LeagueEvent['type']> = Extract<LeagueEvent, { type: T }>;

/** What nights that were created before it could be chosen say nothing about. */
const LATER = {
  cut: null,
  seeding: 'draw',
  seasonPoints: 'places',
  seasonBest: null,
  seasonNights: null,
  prizes: null,
  lists: 'closed',
  ladder: null,
  nextVillain: false,
  roundTime: null,
  extraTurns: 0,
} as const;

function planOf({ plan }: Of<'created'>): Plan {
  const usual = { ...LATER, seasonNight: plan.number };
  return { ...usual, ...plan };
}

/** If that is far off, check-in is asked again when its time comes. */
function scheduled(before: Night, { at, every, zone = 'utc', usual }: Of<'scheduled'>, now: number): Night {
  const { usual: _, ...rest } = before;
  const night = { ...rest, at, every, zone, paused: null, ...(usual !== undefined && { usual }) };
  if (now >= at - night.plan.checkIn) return night;
  const entrants = night.entrants.map(one => ({ ...one, checkedIn: one.checkedIn && isPractice(one) }));
  return { ...night, phase: 'sign-up', entrants };
}

const resumed = (night: Night, now: number): Night => ({
  ...goneOn(night, night.paused ?? now, now),
  paused: null,
});

/** What was paused stays so, and has stood still since then. */
function reopened({ ended, ...night }: Night, now: number): Night {
  const open = { ...night, phase: ended?.phase ?? night.phase, ended: null };
  return night.paused === null ? goneOn(open, ended?.at ?? now, now) : open;
}

/** What begins while a night stands still begins for its tables when that did: they wait from when it goes on. */
const standingAt = ({ paused }: Night, now: number): number => paused ?? now;

/** A night that has stood still: its tables have waited for nobody meanwhile. */
function goneOn(night: Night, from: number, to: number): Night {
  const missed = to - from;
  const current = night.rounds.length - 1;
  const rounds = night.rounds.map((round, n) => ({
    ...round,
    // The clock of the round under way has stood still as well.
    at: n === current ? round.at + missed : round.at,
    tables: round.tables.map(table => (table.result === null ? { ...table, since: table.since + missed } : table)),
  }));
  return { ...night, rounds, breaks: [...(night.breaks ?? []), { from, to }] };
}

function joined(night: Night, { player, name, deck }: Of<'joined'>): Night {
  // Who waited for a place may come late: then it is as if they had come only now.
  const others = night.entrants.filter(one => one.player !== player);
  const entrants = [...others, { player, name, deck, checkedIn: false }];
  if (night.phase !== 'running') return { ...night, entrants };
  return { ...night, entrants, entries: [...night.entries, { player, from: night.rounds.length + 1, until: null }] };
}

const withEntrant = (night: Night, player: string, change: Partial<Entrant>): Night => ({
  ...night,
  entrants: night.entrants.map(one => (one.player === player ? { ...one, ...change } : one)),
});

const until = ({ entries }: Night, player: string, round: number | null): Entry[] =>
  entries.map(entry => (entry.player === player ? { ...entry, until: round } : entry));

const opened = ({ plan }: Night, { tables }: Of<'paired'>, since: number): NightTable[] =>
  tables.map(table => ({ ...table, ...fresh(byeAt({ plan }, table.players), since), laid: 0 }));

/** A table at which nothing has happened yet. */
const fresh = (result: Result | null, since: number) =>
  ({
    result,
    since,
    matches: [],
    absent: [],
    left: [],
    nudged: [],
    summoned: null,
    settled: null,
    called: null,
    decided: 0,
  }) satisfies Partial<NightTable>;

/** What is said of a table that was undone is said of nothing. */
const withTable = (
  night: Night,
  { round, table }: { readonly round: number; readonly table: number },
  change: (table: NightTable) => Partial<NightTable>,
): Night => ({
  ...night,
  rounds: night.rounds.map(one =>
    one.n === round
      ? { ...one, tables: one.tables.map(other => (other.n === table ? { ...other, ...change(other) } : other)) }
      : one,
  ),
});

/** Whether a night has yet to begin. */
export const isToCome = ({ phase }: Pick<Night, 'phase'>): boolean => phase === 'sign-up' || phase === 'check-in';

/** A table of a night; undefined for one that there is not. */
export const tableAt = (night: Night, round: number, table: number): NightTable | undefined =>
  night.rounds[round - 1]?.tables.find(({ n }) => n === table);

/** Tells a table from the same one before others were sent to it. */
export const tableKey = ({ n, laid }: NightTable): string => (laid === 0 ? `${n}` : `${n} laid ${laid}`);

/** Who sits at a table as far as anybody knows. */
export const present = ({ players, absent }: NightTable): string[] =>
  players.filter(player => !absent.includes(player));

/**
 * Who will play if it starts now: the players who have checked in, if that was asked, as many as there are places for. A practice
 * player has only a place that nobody else wants.
 */
export function places({ phase, entrants, plan }: Night): { playing: Entrant[]; waiting: Entrant[] } {
  const there = phase === 'check-in' ? entrants.filter(({ checkedIn }) => checkedIn) : entrants;
  const first = [...there.filter(one => !isPractice(one)), ...there.filter(isPractice)].slice(0, plan.most);
  const playing = there.filter(one => first.includes(one));
  return { playing, waiting: entrants.filter(one => !playing.includes(one)) };
}

/** How much of the time since then a night has stood still. */
export const stoodStill = ({ breaks = [] }: Night, since: number): number =>
  breaks.reduce((sum, { from, to }) => sum + Math.max(0, to - Math.max(from, since)), 0);

/** Tables that are not decided: of the round under way, and those before to which a correction has sent somebody. */
export const openTables = ({ rounds }: Night): NightTable[] =>
  rounds.flatMap(({ tables }) => tables.filter(({ result }) => result === null));

export const entrantOf = ({ entrants }: Night, player: string): Entrant | undefined =>
  entrants.find(one => one.player === player);

/** Whether somebody plays and has not left. */
export const plays = ({ entries }: Night, player: string): boolean =>
  entries.some(entry => entry.player === player && entry.until === null);
