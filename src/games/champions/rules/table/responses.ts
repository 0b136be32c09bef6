import { onceFor } from '../../../../tabletop/index.js';
import type { Moment } from '../../events.js';
import type { Pool } from '../match.js';

const NONE: ReadonlySet<string> = new Set();

/** Events that may be played from a hand at such a moment, by printed id. Asked at everything that happens: it looks no hand over. */
export const eventsFor = (pool: Pool, moment: Moment): ReadonlySet<string> => eventsOf(pool).get(moment) ?? NONE;

const eventsOf = onceFor((pool: Pool): ReadonlyMap<Moment, ReadonlySet<string>> => {
  const events = new Map<Moment, Set<string>>();
  for (const { id, kind, moments } of pool.values()) {
    if (kind !== 'event') continue;
    for (const moment of moments) events.set(moment, (events.get(moment) ?? new Set()).add(id));
  }
  return events;
});
