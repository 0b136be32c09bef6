const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Every unit as it may be written, and its milliseconds. Months are left out: they are not equally long. */
const UNITS: ReadonlyMap<string, number> = new Map([
  ...['m', 'min', 'mins', 'minute', 'minutes'].map(unit => [unit, MINUTE] as const),
  ...['h', 'hr', 'hrs', 'hour', 'hours'].map(unit => [unit, HOUR] as const),
  ...['d', 'day', 'days'].map(unit => [unit, DAY] as const),
  ...['w', 'week', 'weeks'].map(unit => [unit, 7 * DAY] as const),
]);

/** The farthest that any clock on earth is from UTC. */
const FARTHEST = 14 * HOUR;

/**
 * A time as people write one, in milliseconds since 1970: `in 2h`, `<t:1764360000>`, or `2026-11-28 20:00`, which is
 * meant in UTC unless an offset such as `+01:00` follows. Null where a time is ambiguous, or readable only in part: nothing
 * is guessed.
 */
export function timeMeant(typed: string, now: number): number | null {
  const said = typed.trim().toLowerCase();
  return fromNow(said, now) ?? stamped(said) ?? dated(said);
}

function fromNow(said: string, now: number): number | null {
  const [, count, word = ''] = /^(?:in )?(\d{1,4}) ?([a-z]+)$/.exec(said.replace(/\s+/g, ' ')) ?? [];
  const unit = UNITS.get(word);
  return count === undefined || unit === undefined ? null : now + Number(count) * unit;
}

function stamped(said: string): number | null {
  const [, seconds] = /^<t:(\d{1,12})(?::[a-z])?>$/.exec(said) ?? [];
  return seconds === undefined ? null : Number(seconds) * 1000;
}

function dated(said: string): number | null {
  const [, day = '', hour = '', minute = '', offset = 'z'] =
    /^(\d{4}-\d{2}-\d{2})[ t](\d{1,2}):(\d{2}) ?(z|utc|[+-]\d{1,2}:\d{2})?$/.exec(said.replace(/\s+/g, ' ')) ?? [];
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // 30 February would become a day in March.
  const isDay = !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(day);
  const ahead = offsetOf(offset);
  if (!isDay || ahead === null || Number(hour) > 23 || Number(minute) > 59) return null;
  return midnight + Number(hour) * HOUR + Number(minute) * MINUTE - ahead;
}

/** Milliseconds ahead of UTC; null for an offset that no place on earth has. */
function offsetOf(said: string): number | null {
  const [, sign, hours = 0, minutes = 0] = /^([+-])(\d{1,2}):(\d{2})$/.exec(said) ?? [];
  if (Number(minutes) > 59) return null;
  const ahead = Number(hours) * HOUR + Number(minutes) * MINUTE;
  return ahead > FARTHEST ? null : sign === '-' ? -ahead : ahead;
}
