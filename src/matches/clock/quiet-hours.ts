import { z } from 'zod';

const DAY = 24 * 60;
const minute = z
  .int()
  .min(0)
  .max(DAY - 1);

/** Hours without pings: minutes of the player's local day, and the time zone. None where they end when they begin: the zone is kept. */
export const quietHours = z.object({ from: minute, to: minute, zone: z.string() });
export type Quiet = z.infer<typeof quietHours>;

/** Whether somebody has hours without pings. */
export const isQuiet = (quiet: Quiet | null): quiet is Quiet => quiet !== null && quiet.from !== quiet.to;

const OFFSET = /^(?:utc|gmt)?\s*([+-])(\d{1,2})(?::?([0-5]\d))?$/i;

/** Minutes ahead of UTC for a zone written as an offset (`+2`, `UTC-05:30`); null if it isn't one. */
function offsetOf(zone: string): number | null {
  if (/^(utc|gmt|z)$/i.test(zone)) return 0;
  const [, sign, hours, minutes = '0'] = OFFSET.exec(zone) ?? [];
  if (hours === undefined || Number(hours) > 14) return null;
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
}

/** A zone as it is stored: an offset from UTC or an IANA name, in its usual spelling; null if there is no such zone. */
export function zoneNamed(typed: string): string | null {
  const said = typed.trim();
  const offset = offsetOf(said);
  if (offset !== null) return offsetName(offset);
  try {
    return new Intl.DateTimeFormat('en', { timeZone: said }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

function offsetName(minutes: number): string {
  if (minutes === 0) return 'UTC';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? '-' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}

/** Reads hours such as `22-7` or `22:30 - 7:00`; null if it can't. */
export function hoursNamed(typed: string): Pick<Quiet, 'from' | 'to'> | null {
  const [, from, to] = /^(\d{1,2}(?:[:.]\d\d)?)\s*(?:-|–|to|until)\s*(\d{1,2}(?:[:.]\d\d)?)$/i.exec(typed.trim()) ?? [];
  const [begin, end] = [minuteOf(from), minuteOf(to)];
  return begin === null || end === null || begin === end ? null : { from: begin, to: end };
}

function minuteOf(typed = ''): number | null {
  const [hours = Number.NaN, minutes = 0] = typed.split(/[:.]/).map(Number);
  const all = hours * 60 + minutes;
  return hours <= 24 && minutes < 60 && all <= DAY ? all % DAY : null;
}

/** A minute of the day as people write it. */
export const clockTime = (at: number): string =>
  `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;

/** When a player's quiet hours end, in milliseconds since 1970; null if they aren't in them now. */
export function quietUntil(quiet: Quiet | null, now: number): number | null {
  if (!isQuiet(quiet)) return null;
  const { from, to, zone } = quiet;
  const at = localMinute(zone, now);
  const inside = from < to ? at >= from && at < to : at >= from || at < to;
  if (!inside) return null;
  const left = (to - at + DAY) % DAY;
  const end = (Math.floor(now / 60_000) + left) * 60_000;
  // If clocks change in between, this is off by that; an hour that is skipped ends when the clock has passed it.
  const off = ((to - localMinute(zone, end) + DAY * 1.5) % DAY) - DAY / 2;
  const right = end + off * 60_000;
  return localMinute(zone, right) === to ? right : end;
}

function localMinute(zone: string, now: number): number {
  const offset = offsetOf(zone);
  if (offset !== null) return (((Math.floor(now / 60_000) + offset) % DAY) + DAY) % DAY;
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string): number => Number(parts.find(one => one.type === type)?.value ?? 0);
  return part('hour') * 60 + part('minute');
}
