import type { Chrono, ParsedResult } from 'chrono-node';
import { DateTime, type Zone } from 'luxon';

/** Dates of numbers alone: some write the day first, others the month. */
const NUMERIC = /\d\s*[./-]\s*\d/;

/** How times are read that people write in a language. */
interface Reader {
  /** When somebody types one, and in a language alone: all of them together take as long to load as a game. */
  load(): Promise<{ readonly casual: Chrono }>;
  /** Small words before a time, which the library leaves over. */
  readonly before?: RegExp;
  /** Whether `in 2 hours` is read as well: English has forms of its own for that, which ask nothing. */
  readonly fromNow: boolean;
}

const ENGLISH: Reader = { load: () => import('chrono-node/en'), fromNow: false };

const OTHERS: ReadonlyMap<string, Reader> = new Map([
  ['de', { load: () => import('chrono-node/de'), fromNow: true }],
  ['es', { load: () => import('chrono-node/es'), before: /^(?:el|a) /i, fromNow: true }],
  ['fr', { load: () => import('chrono-node/fr'), before: /^(?:le|à) /i, fromNow: true }],
]);

/**
 * The time that people mean by `Friday 20:00` or `tomorrow 7:30pm` where clocks show that of a zone, in milliseconds
 * since 1970: the first one that is still to come. It may be written in the language of a locale, or in English. Null where
 * an hour is missing, something is left over, or the clocks never show that time that day, or twice. Weekdays can still be
 * taken in two ways, so it is to be shown before it counts.
 */
export async function phraseMeant(typed: string, now: number, zone: string, locale: string): Promise<number | null> {
  const said = typed.trim().replaceAll('’', "'");
  const here = DateTime.fromMillis(now, { zone });
  if (NUMERIC.test(said) || !here.isValid) return null;
  const theirs = OTHERS.get(locale.slice(0, 2));
  const at = theirs === undefined ? null : await read(theirs, said, here);
  return at ?? read(ENGLISH, said, here);
}

async function read({ load, before, fromNow }: Reader, typed: string, here: DateTime): Promise<number | null> {
  const { casual } = await load();
  const said = before === undefined ? typed : typed.replace(before, '');
  const reference = { instant: here.toJSDate(), timezone: here.offset };
  const [found, ...others] = casual.parse(said, reference, { forwardDate: true });
  if (found === undefined || others.length > 0 || found.text !== said || found.end != null) return null;
  return fromNow && isDistance(found) ? distant(found, here) : hourOf(found, here);
}

/** Whether it is so long from now: hours or less, or a number of days or weeks. */
const isDistance = (found: ParsedResult): boolean => {
  const { start, text } = found;
  const isCounted = start.isCertain('second') || (!start.isCertain('hour') && /\d/.test(text));
  return isCounted && found.tags().has('result/relativeDate');
};

const distant = ({ start }: ParsedResult, here: DateTime): number | null => {
  const at = start.date().getTime();
  return at > here.toMillis() ? at : null;
};

function hourOf(found: ParsedResult, here: DateTime): number | null {
  const { start } = found;
  if (!start.isCertain('hour') || start.isCertain('timezoneOffset') || start.isCertain('second')) return null;
  const first = shown(found, here.zone);
  // Without a day it is the next such hour, and with a weekday alone the next of these.
  const step = start.isCertain('day') ? 0 : start.isCertain('weekday') ? 7 : 1;
  const at = first > here || step === 0 ? first : first.plus({ days: step });
  return at > here && isClear(at, found) ? at.toMillis() : null;
}

/** What the clocks of a zone are to show. */
const shown = ({ start }: ParsedResult, zone: Zone): DateTime => {
  const of = (part: 'year' | 'month' | 'day' | 'hour' | 'minute'): number => start.get(part) ?? 0;
  const parts = { year: of('year'), month: of('month'), day: of('day'), hour: of('hour'), minute: of('minute') };
  return DateTime.fromObject(parts, { zone });
};

/** Whether clocks show that time exactly once: where they are put forward some are left out, where they are put back some come twice. */
const isClear = (at: DateTime, { start }: ParsedResult): boolean =>
  at.hour === start.get('hour') && at.minute === start.get('minute') && at.getPossibleOffsets().length === 1;
