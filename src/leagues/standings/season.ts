import type { Standing } from './standings.js';

/** A night that is over, as its season counts it. */
export interface Counted {
  /** Points from the first place on; 1 for everybody else who took part. */
  readonly award: readonly number[];
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
  for (const { award, standings } of nights)
    for (const { player, place, won, drawn, lost, byes } of standings) {
      // Who was never at a table took no part.
      if (won + drawn + lost + byes === 0) continue;
      const before = sums.get(player) ?? { player, points: 0, nights: 0, first: 0, best: Number.POSITIVE_INFINITY };
      sums.set(player, {
        player,
        points: before.points + (award[place - 1] ?? 1),
        nights: before.nights + 1,
        first: before.first + (place === 1 ? 1 : 0),
        best: Math.min(before.best, place),
      });
    }
  const better = (one: Omit<SeasonStanding, 'place'>, other: Omit<SeasonStanding, 'place'>): number =>
    other.points - one.points || other.first - one.first || one.best - other.best;
  const order = [...sums.values()].sort(better);
  return order.map(one => ({ ...one, place: 1 + order.findIndex(other => better(one, other) === 0) }));
}
