import type { Moment } from '../../events.js';
import type { Pool } from '../match.js';

const NONE: ReadonlySet<string> = new Set();

const known = new WeakMap<Pool, ReadonlyMap<Moment, ReadonlySet<string>>>();

/** Events that may be played from a hand at such a moment, by printed id. Asked at everything that happens: it looks no hand over. */
export function eventsFor(pool: Pool, moment: Moment): ReadonlySet<string> {
  let events = known.get(pool);
  if (events === undefined) {
    events = sorted(pool);
    known.set(pool, events);
  }
  return events.get(moment) ?? NONE;
}

function sorted(pool: Pool): Map<Moment, Set<string>> {
  const events = new Map<Moment, Set<string>>();
  for (const { id, kind, moments } of pool.values()) {
    if (kind !== 'event') continue;
    for (const moment of moments) events.set(moment, (events.get(moment) ?? new Set()).add(id));
  }
  return events;
}
