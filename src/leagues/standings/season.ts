import { formatOf } from '../formats/index.js';
import type { Plan } from '../plan.js';
import { hasWon, type Standing } from './standings.js';

/** Points for everybody who has no place among those that the host gives points to. */
const TOOK_PART = 1;

/** A night that is over, as its season counts it. */
export interface Counted {
  readonly plan: Pick<Plan, 'award' | 'format'>;
  /** Of people only: a season is theirs. */
  readonly standings: readonly Standing[];
}

export interface SeasonStanding {
  readonly player: string;
  /** Those who are equal in everything share one. */
  readonly place: number;
  readonly points: number;
  readonly nights: number;
  /** Nights won, and the best place, which settle ties. */
  readonly first: number;
  readonly best: number;
}

/** Points of all nights together; at equal points who has won more nights, then who has the better best place. */
export function seasonTable(nights: readonly Counted[]): SeasonStanding[] {
  const sums = new Map<string, Omit<SeasonStanding, 'place'>>();
  for (const { plan, standings } of nights) {
    // Who never came to a table took no part.
    const there = standings.filter(({ came }) => came);
    for (const standing of there) {
      const { player } = standing;
      const place = placeAmong(there, standing, plan);
      const before = sums.get(player) ?? { player, points: 0, nights: 0, first: 0, best: Number.POSITIVE_INFINITY };
      sums.set(player, {
        player,
        points: before.points + pointsFor(place, standing, plan),
        nights: before.nights + 1,
        first: before.first + (place === 1 && hasWon(standing) ? 1 : 0),
        best: Math.min(before.best, place),
      });
    }
  }
  const better = (one: Omit<SeasonStanding, 'place'>, other: Omit<SeasonStanding, 'place'>): number =>
    other.points - one.points || other.first - one.first || one.best - other.best;
  const order = [...sums.values()].sort(better);
  return order.map(one => ({ ...one, place: 1 + order.findIndex(other => better(one, other) === 0) }));
}

/** Among those who took part. Where tables are ranked, a table takes up one place however many sit there. */
function placeAmong(there: readonly Standing[], { place }: Standing, plan: Counted['plan']): number {
  const better = there.map(one => one.place).filter(other => other < place);
  return 1 + (formatOf(plan).together === true ? new Set(better).size : better.length);
}

/** A table that lost against the game took part, wherever it stands among those that lost. */
const pointsFor = (place: number, standing: Standing, plan: Counted['plan']): number =>
  formatOf(plan).together === true && !hasWon(standing) ? TOOK_PART : (plan.award[place - 1] ?? TOOK_PART);
