import { LRUCache } from 'lru-cache';
import { type Answer, hash, type Prompt } from '../../kernel/index.js';
import { isPractice, type Review, type Think, type Turning } from '../../opponents/index.js';
import { isRevealed, readTerms } from '../lobby/terms.js';
import type { Matches } from '../matches.js';
import { type Look, seatsOf } from '../play/look.js';
import { setupOf } from '../play/table.js';
import { Refused } from '../refused.js';
import type { Records } from './records.js';

export interface CoachDeps {
  readonly records: Pick<Records, 'history'>;
  readonly matches: Pick<Matches, 'settle'>;
  /** How the bot thinks that gives hints, and the one that reviews matches. */
  readonly think: Think;
  readonly review: Review;
}

/** How many hints, and how many matches' turning points, are cached. */
const KEPT = 200;

/** Advice of a strong practice bot: during matches that count for no rating, and after all others too. */
export class Coach {
  private readonly deps: CoachDeps;
  /** By match, moves and question, including hints under way: asking again doesn't occupy another thread. */
  private readonly advice = new LRUCache<string, Promise<Answer>>({ max: KEPT });
  /** By match and person, including reviews under way, so nobody starts the same one twice. */
  private readonly reviews = new LRUCache<string, Promise<readonly Turning[] | null>>({ max: KEPT });

  constructor(deps: CoachDeps) {
    this.deps = deps;
  }

  /** Whether hints are given at a match: only with a practice bot at the table, so no rating depends on it. */
  static hints({ match, game }: Pick<Look, 'match' | 'game'>): boolean {
    const { league, lesson } = readTerms(match.terms);
    return (
      game.opponents.strong !== undefined &&
      match.seats.some(isPractice) &&
      league === undefined &&
      lesson === undefined
    );
  }

  /** What a strong practice bot would answer in a player's place, knowing what they know. @throws Refused */
  async hint(look: Look, prompt: Prompt): Promise<Answer> {
    const { match, game, table, since } = look;
    if (table === null || !Coach.hints(look)) throw new Refused('no-hints');
    // Among partners a person may take the bot's seat later: then it still counts as practice.
    if (game.partners === true)
      await this.deps.matches.settle(match.id, (_, terms) =>
        terms.hinted === true ? null : { ...terms, hinted: true },
      );
    const place = `${match.id} ${match.moves} ${prompt.number}`;
    const known = this.advice.get(place);
    if (known !== undefined) return known;
    const seed = hash(`hint ${match.id} ${match.moves}`);
    const thinking = this.deps.think(game, { table, since }, { prompt, level: 'strong', seed });
    this.advice.set(place, thinking);
    try {
      return await thinking;
    } catch (error) {
      this.advice.delete(place);
      throw error;
    }
  }

  /**
   * A player's choices after which a finished match went worse than it might have; null if the review was given
   * up. @throws Refused
   */
  async turnings(look: Look, person: string): Promise<readonly Turning[] | null> {
    const { match, game } = look;
    const seats = seatsOf(match, person);
    if (seats.length === 0) throw new Refused('not-at-table');
    if (!isRevealed(match)) throw new Refused('replay-not-over');
    const place = `${match.id} ${person}`;
    const known = this.reviews.get(place);
    if (known !== undefined) return known;
    const reviewing = this.deps.records
      .history(match.id)
      .then(({ moves }) =>
        this.deps.review(game, { setup: setupOf(match), moves, seats, since: readTerms(match.terms).taken ?? {} }),
      );
    this.reviews.set(place, reviewing);
    try {
      const found = await reviewing;
      if (found === null) this.reviews.delete(place);
      return found;
    } catch {
      this.reviews.delete(place);
      throw new Refused('replay-other-rules');
    }
  }
}
