import { isPractice } from '../opponents/index.js';
import type { Store } from '../store/port.js';
import { nightIn } from './record.js';
import { type SeasonStanding, seasonTable } from './standings/season.js';
import { standings } from './standings/standings.js';

/** How everybody stands in a season of a server, by its nights that are over. */
export async function seasonOf(
  store: Pick<Store, 'nights' | 'night'>,
  guild: string,
  season: string,
): Promise<SeasonStanding[]> {
  const rows = await store.nights({ guild, season, status: 'over' });
  const nights = await Promise.all(rows.map(({ id }) => nightIn(store, id)));
  const over = nights.filter(({ phase }) => phase === 'over');
  // Newest first: the last word on the rules.
  const best = over[0]?.plan.seasonBest ?? null;
  return seasonTable(
    over.map(night => ({ plan: night.plan, standings: standings(night).filter(one => !isPractice(one)) })),
    best,
  );
}
