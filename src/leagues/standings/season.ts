import { formatOf } from '../formats/index.js';
import type { Plan } from '../plan.js';
import { hasWon, type Standing } from './standings.js';

/** Points for everybody who has no place among those that the host gives points to. */
const TOOK_PART = 1;

/** A night that is over, as its season counts it. */
export interface Counted {
  readonly plan: Pick<Plan, 'award' | 'format' | 'seasonPoints'>;
  /** Of people only: a season is theirs. */
  readonly standings: readonly Standing[];
}

export interface SeasonStanding {
  readonly player: string;
  /** Those who are equal in everything share one. */
  readonly place: number;
  readonly points: number;
  readonly nights: number;
  /** Nights whose points are added up: all, or as many as the season takes of each player. */
  readonly counted: number;
  /** Nights won, and the best place, which settle ties. */
  readonly first: number;
  readonly best: number;
}

/** What somebody took home from one night. */
interface Taken {
  readonly player: string;
  readonly points: number;
  readonly place: number;
  readonly hasWon: boolean;
}

/**
 * Points of all nights together, or of the `best` so many of each player; at equal points who has won more nights, then
 * who has the better best place.
 */
export function seasonTable(nights: readonly Counted[], best: number | null): SeasonStanding[] {
  const taken = nights.flatMap(takenFrom);
  const players = [...new Set(taken.map(({ player }) => player))];
  const sums = players.map(player => {
    const mine = taken.filter(one => one.player === player).sort((one, other) => other.points - one.points);
    const counted = mine.slice(0, best ?? mine.length);
    return {
      player,
      points: counted.reduce((sum, { points }) => sum + points, 0),
      nights: mine.length,
      counted: counted.length,
      first: mine.filter(one => one.hasWon).length,
      best: Math.min(...mine.map(({ place }) => place)),
    };
  });
  const order = sums.sort(better);
  return order.map(one => ({ ...one, place: 1 + order.findIndex(other => better(one, other) === 0) }));
}

type Sums = Pick<SeasonStanding, 'points' | 'first' | 'best'>;
const better = (one: Sums, other: Sums): number =>
  other.points - one.points || other.first - one.first || one.best - other.best;

function takenFrom({ plan, standings }: Counted): Taken[] {
  // Who never came to a table took no part.
  const there = standings.filter(({ came }) => came);
  return there.map(standing => {
    const place = placeAmong(there, standing);
    const points = plan.seasonPoints === 'results' ? standing.worth : pointsFor(place, standing, plan);
    return { player: standing.player, points, place, hasWon: place === 1 && hasWon(standing) };
  });
}

/** Among those who took part. Where tables or teams are ranked, each takes up one place however many they are. */
const placeAmong = (there: readonly Standing[], { place }: Standing): number =>
  1 + new Set(there.filter(one => one.place < place).map(({ side }) => side)).size;

/** A table that lost against the game took part, wherever it stands among those that lost. */
const pointsFor = (place: number, standing: Standing, plan: Counted['plan']): number =>
  formatOf(plan).together === true && !hasWon(standing) ? TOOK_PART : (plan.award[place - 1] ?? TOOK_PART);
