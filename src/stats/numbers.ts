import { inPages } from '../store/pages.js';
import type { Leader, Rating, RatingStep, ResultRow, Store, Tally, TallyFacet } from '../store/port.js';

/** The game that is asked about, and the server; none for everywhere. */
export interface Where {
  readonly guild: string;
  readonly game: string;
}

/** In tables stands who has played at least so many matches with people: fewer tell too little. */
export const LEAST = 5;

/** How somebody does in a game. */
export interface Person {
  readonly tallies: readonly Tally[];
  readonly rating: Rating | null;
  /** How the rating came about, as far back as is asked for. */
  readonly steps: readonly RatingStep[];
}

type Sums = Pick<Store, 'tallies' | 'leaders' | 'ratingsAt' | 'ratingSteps' | 'results'>;

/** What has been counted, for those who ask for it. */
export class Numbers {
  private readonly store: Sums;

  constructor(store: Sums) {
    this.store = store;
  }

  /** How a game is played between people, by one of its facets, the most played first. */
  ofGame({ guild, game }: Where, facet: TallyFacet): Promise<Tally[]> {
    return this.store.tallies({ guild, game, player: '', kind: 'people', facet });
  }

  /** How those do who play a card, and how many players there were in all; null where nobody has played it. */
  async ofCard({ guild, game }: Where, card: string): Promise<{ tally: Tally; players: number } | null> {
    const key = { guild, game, player: '', kind: 'people' } as const;
    const [tally] = await this.store.tallies({ ...key, facet: 'card', value: card });
    if (tally === undefined) return null;
    const tables = await this.store.tallies({ ...key, facet: 'players' });
    return { tally, players: tables.reduce((sum, { games, value }) => sum + games * Number(value), 0) };
  }

  async ofPerson({ guild, game }: Where, player: string, back: number): Promise<Person> {
    const key = { guild, game, player };
    const [rating = null] = await this.store.ratingsAt([key]);
    return { tallies: await this.store.tallies(key), rating, steps: await this.store.ratingSteps(key, back) };
  }

  /** How somebody does against somebody; null where they have not met. */
  async between({ guild, game }: Where, player: string, other: string): Promise<Tally | null> {
    const found = await this.store.tallies({ guild, game, player, kind: 'people', facet: 'against', value: other });
    return found[0] ?? null;
  }

  /** The best, without those who do not want to stand in tables. */
  leaders({ guild, game }: Where, by: 'rating' | 'wins', limit: number): Promise<Leader[]> {
    return this.store.leaders({ guild, game, by, atLeast: LEAST, limit });
  }

  /** Every match of somebody's that is over, the newest first. */
  results(player: string): Promise<ResultRow[]> {
    return inPages<ResultRow>(page => this.store.results({ player, ...page }));
  }
}
