import { type Json, type Text, text } from '../../kernel/index.js';
import { clockTime, hoursNamed, isQuiet, type Quiet, zoneNamed } from '../../matches/clock/quiet-hours.js';
import type { PlayPreferences } from '../../matches/people/preferences.js';
import { Refused } from '../../matches/refused.js';
import { matching } from '../define/matching.js';
import { words } from '../define/options.js';

/** An option that names a time zone. */
export const zoneOption = words({ most: 60, suggest: ({ typed }) => matching(typed, zones()) });

const zones = () => Intl.supportedValuesOf('timeZone').map(zone => ({ name: zone, value: zone }));

const NONE = /^(none|off|no|-)$/i;

/**
 * The quiet hours somebody means, from what they have and what they typed: `undefined` for no wish, null for none and no
 * zone either. Hours without a zone are in the one they had, or else UTC. @throws Refused for what is no time, or no zone
 */
export function quietMeant(before: Quiet | null, hours: string | null, zone: string | null): Json | undefined {
  if (hours === null && zone === null) return undefined;
  const isNone = hours !== null && NONE.test(hours.trim());
  if (isNone && before === null && zone === null) return null;
  const place = zone === null ? (before?.zone ?? 'UTC') : zoneNamed(zone);
  if (place === null) throw new Refused('unknown-zone', { zone: zone ?? '' });
  if (isNone) return { from: 0, to: 0, zone: place };
  const span = hours !== null ? hoursNamed(hours) : isQuiet(before) ? before : null;
  if (span === null) throw hours === null ? new Refused('no-hours') : new Refused('unknown-hours', { hours });
  return { from: span.from, to: span.to, zone: place };
}

/** How somebody wants to be called, and to play, a line each. `orders`: how many hold. */
export function preferenceLines(
  { pings, reminders, pace, quiet }: PlayPreferences,
  orders: number,
): Record<'calls' | 'play', Text[]> {
  const calls = [
    text(`preferences-pings-${pings}`),
    text('preferences-reminders', { how: text(`reminders-${reminders}`) }),
    isQuiet(quiet)
      ? text('preferences-quiet', { from: clockTime(quiet.from), to: clockTime(quiet.to), zone: quiet.zone })
      : text('preferences-quiet-none'),
  ];
  const play = [text('preferences-pace', { how: text(`pace-${pace}`) }), text('preferences-orders', { count: orders })];
  return { calls, play };
}
