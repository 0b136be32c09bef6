import type { Deck, Level } from '../kernel/index.js';
import { practiceName } from '../matches/lobby/seats.js';
import type { Person } from '../matches/matches.js';
import { isPractice, practiceId } from '../opponents/index.js';
import type { At, LeagueEvent, Registration } from './events.js';
import { isPassed } from './formats/bracket.js';
import { bracketOf, formatOf, isOpen, takes } from './formats/index.js';
import { isFull } from './formats/teams.js';
import { entrantOf, type Night, type NightTable, places, plays, tableAt } from './night.js';
import type { Plan } from './plan.js';
import { beginning, callAgainAt, regretAt } from './progress.js';
import { LeagueRefused } from './refused.js';

// What people and hosts can wish for in a night: the events that follow from it as it stands. All throw `LeagueRefused`.

type Events = LeagueEvent[];

export function schedule(night: Night, at: number, every: number | null, zone: string): Events {
  beforeStart(night);
  return [{ type: 'scheduled', at, every, zone }];
}

export function skip(night: Night): Events {
  beforeStart(night);
  if (night.every === null || night.at === null) throw new LeagueRefused('league-no-series');
  return [{ type: 'skipped' }];
}

export function pause(night: Night): Events {
  if (night.phase !== 'running') beforeStart(night);
  return night.paused === null ? [{ type: 'paused' }] : [];
}

export function resume(night: Night, now: number): Events {
  if (night.phase !== 'running') beforeStart(night);
  if (night.paused === null) throw new LeagueRefused('league-not-paused');
  const isLate = night.phase !== 'running' && night.at !== null && night.at <= now;
  if (isLate) throw new LeagueRefused('league-time-passed');
  return [{ type: 'resumed' }];
}

/** Sign-up opens and closes by itself from now on; what is past is as if it had not been said. */
export function register(night: Night, { opens, closes }: Registration, now: number): Events {
  beforeStart(night);
  if (closes !== null && (closes <= now || closes <= (opens ?? now))) throw new LeagueRefused('league-registration');
  return [{ type: 'registration', opens: opens !== null && opens > now ? opens : null, closes }];
}

/** `team`: players who name the same one play together. */
export function join(
  night: Night,
  { id: player, name }: Person,
  deck: Deck | null,
  team: string | null = null,
): Events {
  const joined: LeagueEvent = { type: 'joined', player, name, deck };
  const { stage, opens } = night.registration;
  if (stage === 'before')
    throw new LeagueRefused('league-not-open-yet', { at: String(Math.ceil((opens ?? 0) / 1000)) });
  if (stage === 'closed') throw new LeagueRefused('league-registration-over');
  if (night.phase === 'running') {
    mayComeLate(night, player);
    return [joined];
  }
  beforeStart(night);
  const teamed = team === null ? [] : teaming(night, player, team);
  if (entrantOf(night, player) !== undefined) {
    const brings = night.plan.deckLock && deck !== null;
    if (!brings && team === null) throw new LeagueRefused('league-in-already');
    return [...(brings ? [{ type: 'deck-changed', player, deck } as const] : []), ...teamed];
  }
  return [joined, ...(night.phase === 'check-in' ? [{ type: 'checked-in', player } as const] : []), ...teamed];
}

function teaming(night: Night, player: string, team: string): Events {
  if (!takes(night.plan, 'team')) throw new LeagueRefused('league-option', { option: 'team' });
  const others = night.entrants.filter(one => one.team === team && one.player !== player);
  if (isFull(others.length)) throw new LeagueRefused('league-team-full', { team });
  return [{ type: 'teamed', player, team }];
}

export function leave(night: Night, player: string): Events {
  if (night.phase === 'running') {
    if (!plays(night, player)) throw new LeagueRefused('league-not-in');
    return [{ type: 'dropped', player }];
  }
  beforeStart(night);
  if (entrantOf(night, player) === undefined) throw new LeagueRefused('league-not-in');
  return [{ type: 'left', player }];
}

export function practice(night: Night, count: number, level: Level): Events {
  beforeStart(night);
  const before = night.entrants.filter(isPractice).map(({ player }): LeagueEvent => ({ type: 'left', player }));
  const come = Array.from({ length: count }, (_, at): LeagueEvent[] => {
    const player = practiceId(level, at + 1);
    return [
      { type: 'joined', player, name: practiceName(level, at + 1), deck: null },
      { type: 'checked-in', player },
    ];
  });
  return [...before, ...come.flat()];
}

export function checkIn(night: Night, player: string): Events {
  const entrant = entrantOf(night, player);
  if (entrant === undefined) throw new LeagueRefused('league-not-in');
  if (night.phase !== 'check-in') throw new LeagueRefused('league-no-check-in');
  return entrant.checkedIn ? [] : [{ type: 'checked-in', player }];
}

export function seed(night: Night, player: string, place: number): Events {
  beforeStart(night);
  if (!takes(night.plan, 'seeding')) throw new LeagueRefused('league-no-seeds');
  if (entrantOf(night, player) === undefined) throw new LeagueRefused('league-not-in');
  const others = (night.seeds ?? []).filter(one => one !== player && entrantOf(night, one) !== undefined);
  return [{ type: 'seeded', players: others.toSpliced(place - 1, 0, player) }];
}

export function start(night: Night): Events {
  beforeStart(night);
  const { least } = night.plan;
  const now = places(night).playing.length;
  if (now < least) throw new LeagueRefused('league-too-few', { least, now });
  return [beginning(night)];
}

export function swap(night: Night, one: string, other: string): Events {
  if (night.phase !== 'running' || night.rounds.length === 0) throw new LeagueRefused('league-not-begun');
  if (formatOf(night.plan).swaps?.(night) !== true) throw new LeagueRefused('league-no-swap');
  const [here, there] = [one, other].map(player => tableOf(night, player)) as [NightTable, NightTable];
  if (here === there) throw new LeagueRefused('league-swap-same');
  const round = night.rounds.length;
  const relaid = ({ n, players }: NightTable, from: string, to: string): LeagueEvent => ({
    type: 'relaid',
    round,
    table: n,
    players: players.map(player => (player === from ? to : player)),
  });
  return [relaid(here, one, other), relaid(there, other, one)];
}

/** Where somebody sits in the round under way, as long as it is not decided. */
function tableOf(night: Night, player: string): NightTable {
  if (!plays(night, player)) throw new LeagueRefused('league-not-in');
  const table = night.rounds.at(-1)?.tables.find(({ players }) => players.includes(player));
  if (table === undefined) throw new LeagueRefused('league-not-in');
  if (table.settled !== null) throw new LeagueRefused('league-table-begun', { table: table.n });
  return table;
}

/** A host calls those for whom a table waits: not again right after the last time. */
export function summon(night: Night, at: At, now: number): Events {
  const table = tableAt(night, at.round, at.table);
  if (table === undefined || table.result !== null) throw new LeagueRefused('league-table-done');
  const again = callAgainAt(table);
  if (again !== null && now < again)
    throw new LeagueRefused('league-called-lately', { at: String(Math.ceil(again / 1000)) });
  return [{ type: 'summoned', ...at }];
}

export function finish(night: Night): Events {
  if (night.phase === 'running') return [{ type: 'finished' }];
  beforeStart(night);
  return [{ type: 'cancelled' }];
}

export function reopen(night: Night, now: number): Events {
  if (night.ended === null) throw new LeagueRefused('league-still-open');
  if (now >= (regretAt(night) ?? 0)) throw new LeagueRefused('league-closed');
  return [{ type: 'reopened' }];
}

export function readmit(night: Night, player: string): Events {
  if (night.phase !== 'running') throw new LeagueRefused('league-not-begun');
  const entry = night.entries.find(one => one.player === player);
  if (entry === undefined) throw new LeagueRefused('league-not-in');
  if (entry.until === null) throw new LeagueRefused('league-not-out');
  if (hasGoneOnWithout(night, player)) throw new LeagueRefused('league-cut');
  return [{ type: 'readmitted', player }];
}

/** Whether somebody who has left is in no table of what follows, even if they came back. */
function hasGoneOnWithout(night: Night, player: string): boolean {
  const { plan, rounds, advanced, entries } = night;
  // The cut was made without them.
  if (advanced?.players.includes(player) === false) return true;
  // Tables of a ladder stay together.
  if (formatOf(plan).climbs === true)
    return rounds.at(-1)?.tables.some(table => table.players.includes(player)) === false;
  const back = entries.map(entry => (entry.player === player ? { ...entry, until: null } : entry));
  return isPassed(bracketOf({ ...night, entries: back }), player);
}

/** Whether somebody can come in when a night has begun. */
export const takesLate = (plan: Pick<Plan, 'format' | 'late'>): boolean => plan.late && takes(plan, 'late');

function mayComeLate(night: Night, player: string): void {
  const { plan, entries } = night;
  if (plays(night, player)) throw new LeagueRefused('league-in-already');
  if (entries.some(entry => entry.player === player)) throw new LeagueRefused('league-left');
  if (!takesLate(plan) || !isOpen(night)) throw new LeagueRefused('league-no-late');
  if (entries.filter(({ until }) => until === null).length >= plan.most) throw new LeagueRefused('league-full');
}

function beforeStart({ phase }: Night): void {
  if (phase === 'running') throw new LeagueRefused('league-begun');
  if (phase === 'over' || phase === 'cancelled') throw new LeagueRefused('league-over');
}
