import type { Match, Source } from '../rules/match.js';
import type { InPlay } from '../state.js';

/** The card whose code it is. */
export class Self {
  private readonly match: Match;
  private readonly source: Source;

  constructor(match: Match, source: Source) {
    this.match = match;
    this.source = source;
  }

  /** This card in play; undefined where it is not (events, treacheries, cards that have left). */
  get here(): InPlay | undefined {
    return this.match.find(this.source.id);
  }

  /** The card that this one is attached to. */
  get host(): InPlay | undefined {
    const { here } = this;
    return here === undefined ? undefined : this.match.hostOf(here);
  }

  /** Counters on this card. */
  get counters(): number {
    return this.here?.counters ?? 0;
  }

  is(id: number): boolean {
    return id === this.source.id;
  }

  isOn(id: number): boolean {
    return this.here?.host === id;
  }
}
