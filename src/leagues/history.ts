import { isPractice } from '../opponents/index.js';
import type { Store } from '../store/port.js';
import type { Night } from './night.js';
import { nightIn } from './record.js';
import { hasWon, standings } from './standings/standings.js';

/** The most nights to look back on, the newest ones. */
const LOOKED_AT = 60;

/** A night that is over, and who won it. */
export interface Past {
  readonly night: Night;
  readonly winners: readonly string[];
  /** When it ended. */
  readonly at: number;
}

/** Nights of one name. */
export interface Series {
  readonly name: string;
  readonly nights: number;
  /** The players who won the most of them, best first; empty if each had a different winner. */
  readonly best: readonly { readonly player: string; readonly wins: number }[];
}

/** The nights of a server that are over and were played, the newest first. */
export async function pastNights(
  store: Pick<Store, 'nights' | 'night'>,
  guild: string,
  season: string | null,
): Promise<Past[]> {
  const rows = await store.nights({ guild, status: 'over', limit: LOOKED_AT, ...(season !== null && { season }) });
  const nights = await Promise.all(rows.map(({ id }) => nightIn(store, id)));
  return nights
    .filter(({ phase, rounds }) => phase === 'over' && rounds.length > 0)
    .map(night => ({ night, winners: winnersOf(night), at: night.ended?.at ?? 0 }));
}

/** The winners of a finished night: none if nobody won anything. */
export const winnersOf = (night: Night): string[] =>
  standings(night)
    .filter(one => one.place === 1 && hasWon(one))
    .map(({ player }) => player);

/** Nights of the same name together, those with most nights first. */
export function seriesIn(past: readonly Past[]): Series[] {
  const names = [...new Set(past.map(({ night }) => night.plan.name))];
  const series = names.map(name => {
    const nights = past.filter(({ night }) => night.plan.name === name);
    const wins = new Map<string, number>();
    for (const player of nights.flatMap(({ winners }) => winners))
      if (!isPractice({ player })) wins.set(player, (wins.get(player) ?? 0) + 1);
    const most = Math.max(0, ...wins.values());
    const best = [...wins].filter(([, count]) => count === most && most > 1);
    return { name, nights: nights.length, best: best.map(([player, count]) => ({ player, wins: count })) };
  });
  return series.filter(({ nights }) => nights > 1).sort((one, other) => other.nights - one.nights);
}
