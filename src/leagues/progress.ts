import { DateTime } from 'luxon';
import type { LeagueEvent, Time } from './events.js';
import { advancing, paired, roundsOf, takes } from './formats/index.js';
import { teamsFrom } from './formats/teams.js';
import { type Night, type NightTable, openTables, places } from './night.js';

/** When it is asked who is there. */
export const checkInAt = ({ at, plan }: Night): number | null => (at === null ? null : at - plan.checkIn);

/** When the next night of a series takes place: the first time of its row that is still to come, at the same hour of its zone. */
export const nextTime = (night: Repeated, now: number): number | null => nextOf(night, now)?.at ?? null;

type Repeated = Pick<Night, 'at' | 'every' | 'zone' | 'usual'>;

/** The same, with the hour of the series where clocks skip that on the day: those after it go by it again. */
export function nextOf({ at, every, zone, usual }: Repeated, now: number): Pick<Time, 'at' | 'usual'> | null {
  if (at === null || every === null) return null;
  const first = DateTime.fromMillis(at, { zone });
  const { hour, minute } = usual ?? first;
  for (let n = 1; ; n++) {
    const day = first.plus({ days: n * every });
    const next = day.hour === hour && day.minute === minute ? day : day.set({ hour, minute });
    if (next.toMillis() <= now) continue;
    const isShown = next.hour === hour && next.minute === minute;
    return { at: next.toMillis(), ...(!isShown && { usual: { hour, minute } }) };
  }
}

/** How a night begins: with the players who are there, or not at all if there are too few. */
export function beginning(night: Night): LeagueEvent {
  const { playing } = places(night);
  if (playing.length < night.plan.least) return { type: 'cancelled' };
  const players = playing.map(({ player }) => player);
  return { type: 'started', players, ...(takes(night.plan, 'team') && { teams: teamsFrom(playing) }) };
}

/** How many rounds a night would have if it began now; null where that shows only as it goes. */
export function roundsAhead(night: Night): number | null {
  const start = beginning(night);
  if (start.type !== 'started') return null;
  const entries = start.players.map(player => ({ player, from: 1, until: null }));
  return roundsOf({ ...night, entries, teams: start.teams ?? null });
}

/** Whether sign-up opens or closes now. */
function registrationNow({ phase, registration: { opens, closes, stage } }: Night, now: number): LeagueEvent | null {
  if (phase === 'over' || phase === 'cancelled') return null;
  if (stage === 'before' && opens !== null && now >= opens) return { type: 'registration-opened' };
  return stage === 'open' && closes !== null && now >= closes ? { type: 'registration-closed' } : null;
}

/** When sign-up opens or closes next; null where it does neither any more. */
const registrationAt = ({ registration: { opens, closes, stage } }: Night): number | null =>
  stage === 'before' ? opens : stage === 'open' ? closes : null;

/** What happens by itself now, from the night and the time alone; null where only its tables can go on. */
export function comesNext(night: Night, now: number, seed: string): LeagueEvent | null {
  if (night.paused !== null) return null;
  const turned = registrationNow(night, now);
  if (turned !== null) return turned;
  const asks = checkInAt(night);
  switch (night.phase) {
    case 'sign-up':
      if (night.at !== null && now >= night.at) return beginning(night);
      return asks !== null && now >= asks ? { type: 'check-in-opened' } : null;
    case 'check-in':
      return night.at !== null && now >= night.at ? beginning(night) : null;
    case 'running': {
      if (openTables(night).length > 0) return null;
      const tables = paired(night, seed);
      if (tables !== null) return { type: 'paired', round: night.rounds.length + 1, seed, tables };
      const players = advancing(night);
      return players === null ? { type: 'finished' } : { type: 'advanced', players };
    }
    case 'over':
    case 'cancelled':
      return null;
  }
}

/** How long a host can undo the end of a night: until then its tables stay open, and nothing follows from its end. */
export const REGRET = 10 * 60 * 1000;

/** Until when the end of a night can be undone; null if it hasn't ended, or ended by itself. */
export const regretAt = ({ ended }: Night): number | null =>
  ended === null || ended.by === null ? null : ended.at + REGRET;

/** Somebody who has done nothing at their table is called after half of the grace time, and then asked for each so often. */
export const nudgeAt = ({ plan }: Night, { since }: NightTable): number => since + plan.grace / 2;
export const graceAt = ({ plan }: Night, { since }: NightTable): number => since + plan.grace;

/** A host can call a table again after so long. */
const CALL_AGAIN = 3 * 60 * 1000;

/** When a host can call a table again; null where they have not called it. */
export const callAgainAt = ({ summoned }: NightTable): number | null =>
  summoned === null ? null : summoned + CALL_AGAIN;

/** When time is called in the round under way; null where it is not. */
export function timeAt({ plan, rounds }: Night): number | null {
  const round = rounds.at(-1);
  return plan.roundTime === null || round === undefined ? null : round.at + plan.roundTime;
}

/** How often tables are looked at that play their extra turns. */
const GLANCE = 15_000;

/** How often tables are looked at whose grace time is over: somebody there may have been asked only lately. */
const LOOK = 60_000;

const soonest = (times: readonly (number | null)[]): number | null =>
  times.length === 0 ? null : Math.min(...times.map(Number));

/** When the night is to be looked at again, whatever else happens; null for never. */
export function wakesAt(night: Night, now: number): number | null {
  const isEnded = night.phase === 'over' || night.phase === 'cancelled';
  // The host who resumes it has it looked at.
  if (night.paused !== null && !isEnded) return null;
  const turns = registrationAt(night);
  switch (night.phase) {
    case 'sign-up':
    case 'check-in':
      return soonest([turns, checkInAt(night), night.at].filter(at => at !== null && now < at));
    case 'running': {
      const time = timeAt(night);
      const times = [
        ...openTables(night).flatMap(table => [nudgeAt(night, table), graceAt(night, table)]),
        ...(openTables(night).some(table => graceAt(night, table) <= now) ? [now + LOOK] : []),
        ...(time === null || openTables(night).length === 0 ? [] : [now < time ? time : now + GLANCE]),
      ];
      return soonest([now + night.plan.grace, ...times, turns].filter(at => at !== null && now < at));
    }
    case 'over':
    case 'cancelled': {
      const regret = regretAt(night);
      return regret !== null && now < regret ? regret : null;
    }
  }
}
