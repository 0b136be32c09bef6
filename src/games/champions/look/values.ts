import type { Stat } from '../behaviour.js';
import type { Match } from '../rules/match.js';
import { hasTrait, mayReady, printedHitPoints, remaining, statOf } from '../rules/table/values.js';
import type { InPlay } from '../state.js';

/** Numbers and words of cards in play, with all that changes them. */
export class Values {
  private readonly match: Match;

  constructor(match: Match) {
    this.match = match;
  }

  of(instance: InPlay, stat: Stat): number {
    return statOf(this.match, instance, stat);
  }

  /** Hit points that a character has left. */
  remaining(instance: InPlay): number {
    return remaining(this.match, instance);
  }

  /** Those among some with the highest printed hit points. */
  strongest(among: readonly InPlay[]): readonly InPlay[] {
    const points = among.map(one => printedHitPoints(this.match, one));
    const most = Math.max(...points);
    return among.filter((_, at) => points[at] === most);
  }

  /** Whether nothing keeps a card from being readied. */
  mayReady(instance: InPlay): boolean {
    return mayReady(this.match, instance);
  }

  hasTrait(instance: InPlay, trait: string): boolean {
    return hasTrait(this.match, instance, trait);
  }

  /** A number printed per player. */
  perPlayer(amount: number): number {
    return amount * this.match.state.players.length;
  }
}
