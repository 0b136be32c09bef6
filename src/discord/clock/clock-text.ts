import { type Text, text } from '../../kernel/index.js';
import type { ClockWish } from '../../matches/clock/clock.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A duration in milliseconds, in the largest unit that is exact, down to minutes. */
export function durationText(length: number): Text {
  if (length >= DAY && length % DAY === 0) return text('duration-days', { n: length / DAY });
  if (length >= HOUR && length % HOUR === 0) return text('duration-hours', { n: length / HOUR });
  return text('duration-minutes', { n: Math.ceil(length / MINUTE) });
}

/** What a clock says, in one sentence. */
export function clockText({ clock, bank, lapse }: ClockWish): Text {
  if (clock === null) return text('clock-told-never');
  const then = text(`lapse-${lapse}`);
  const each = durationText(clock);
  return bank === null
    ? text('clock-told', { each, then })
    : text('clock-told-bank', { each, bank: durationText(bank), then });
}
