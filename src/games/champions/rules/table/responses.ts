import { onceFor } from '../../../../tabletop/index.js';
import type { Window } from '../../behaviour.js';
import type { Moment } from '../../events.js';
import type { Pool } from '../match.js';

const NONE: ReadonlySet<string> = new Set();

/** Events that may be played from a hand in such a window, by printed id. Asked at everything that happens: it looks no hand over. */
export const eventsFor = (pool: Pool, window: Window, moment: Moment): ReadonlySet<string> =>
  eventsOf(pool)[window].get(moment) ?? NONE;

const eventsOf = onceFor((pool: Pool): Readonly<Record<Window, ReadonlyMap<Moment, ReadonlySet<string>>>> => {
  const events = {
    would: new Map<Moment, Set<string>>(),
    when: new Map<Moment, Set<string>>(),
    after: new Map<Moment, Set<string>>(),
  };
  for (const { id, kind, moments, triggers } of pool.values()) {
    if (kind !== 'event') continue;
    for (const moment of moments)
      for (const { window } of triggers[moment])
        if (window !== null) events[window].set(moment, (events[window].get(moment) ?? new Set()).add(id));
  }
  return events;
});
