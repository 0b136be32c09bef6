import { isPractice } from '../opponents/index.js';
import type { Store } from '../store/port.js';
import type { Night } from './night.js';
import { nightIn } from './record.js';
import { hasWon, type Standing, standings } from './standings/standings.js';

/** The most nights to look back on, the newest ones that were played. */
export const LOOKED_AT = 60;

/** A night that is over, and who won it. */
export interface Past {
  readonly night: Night;
  readonly winners: readonly string[];
  /** Where only practice bots won it: the best of the people, who are first in a season. */
  readonly first: readonly string[];
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

/** The nights that are looked back on, the newest first, and whether there were others before them. */
export interface Looked {
  readonly nights: readonly Past[];
  readonly hasOlder: boolean;
}

/** The nights of a server that are over and were played. */
export async function pastNights(
  store: Pick<Store, 'nights' | 'night'>,
  guild: string,
  season: string | null,
): Promise<Looked> {
  const nights: Past[] = [];
  for (const { id } of await store.nights({ guild, status: 'over', ...(season !== null && { season }) })) {
    const night = await nightIn(store, id);
    if (night.phase !== 'over' || night.rounds.length === 0) continue;
    if (nights.length === LOOKED_AT) return { nights, hasOlder: true };
    nights.push({ night, ...honoursOf(night), at: night.ended?.at ?? 0 });
  }
  return { nights, hasOlder: false };
}

/** The winners of a finished night: none if nobody won anything. */
export const winnersOf = (night: Night): string[] => firstOf(standings(night));

/** Those in the best place there is among these, unless they have won nothing. */
function firstOf(all: readonly Standing[]): string[] {
  const best = Math.min(...all.map(({ place }) => place));
  return all.filter(one => one.place === best && hasWon(one)).map(({ player }) => player);
}

function honoursOf(night: Night): Pick<Past, 'winners' | 'first'> {
  const winners = winnersOf(night);
  const isBots = winners.length > 0 && winners.every(player => isPractice({ player }));
  const people = standings(night).filter(one => one.came && !isPractice(one));
  return { winners, first: isBots ? firstOf(people) : [] };
}

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
