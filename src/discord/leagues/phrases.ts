import type { ParsedResult } from 'chrono-node';
import { DateTime } from 'luxon';

/** Dates of numbers alone: some write the day first, others the month. */
const NUMERIC = /\d\s*[./-]\s*\d/;

/**
 * The time that people mean by `Friday 20:00` or `tomorrow 7:30pm` where clocks show that of a zone, in milliseconds
 * since 1970: the first one that is still to come. Null where an hour is missing, something is left over, or the clocks
 * never show that time that day, or twice. Weekdays can still be taken in two ways, so it is to be shown before it counts.
 */
export async function phraseMeant(typed: string, now: number, zone: string): Promise<number | null> {
  const said = typed.trim();
  const here = DateTime.fromMillis(now, { zone });
  if (NUMERIC.test(said) || !here.isValid) return null;
  // When somebody types a time, and in English alone: all its languages together take as long to load as a game.
  const { casual } = await import('chrono-node/en');
  const reference = { instant: new Date(now), timezone: here.offset };
  const [found, ...others] = casual.parse(said, reference, { forwardDate: true });
  if (found === undefined || others.length > 0 || found.text !== said || found.end != null) return null;
  const { start } = found;
  if (!start.isCertain('hour') || start.isCertain('timezoneOffset') || start.isCertain('second')) return null;
  const first = shown(found, zone);
  // Without a day it is the next such hour, and with a weekday alone the next of these.
  const step = start.isCertain('day') ? 0 : start.isCertain('weekday') ? 7 : 1;
  const at = first > here || step === 0 ? first : first.plus({ days: step });
  return at > here && isClear(at, found) ? at.toMillis() : null;
}

/** What the clocks of a zone are to show. */
const shown = ({ start }: ParsedResult, zone: string): DateTime => {
  const of = (part: 'year' | 'month' | 'day' | 'hour' | 'minute'): number => start.get(part) ?? 0;
  const parts = { year: of('year'), month: of('month'), day: of('day'), hour: of('hour'), minute: of('minute') };
  return DateTime.fromObject(parts, { zone });
};

/** Whether clocks show that time exactly once: where they are put forward some are left out, where they are put back some come twice. */
const isClear = (at: DateTime, { start }: ParsedResult): boolean =>
  at.hour === start.get('hour') && at.minute === start.get('minute') && at.getPossibleOffsets().length === 1;
