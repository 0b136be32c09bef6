import type { Seat } from '../../../kernel/index.js';
import type { Match, Source } from '../rules/match.js';
import { Cards } from './cards.js';
import { Players } from './players.js';
import { Self } from './self.js';
import { Table } from './table.js';
import { Targets } from './targets.js';
import { Values } from './values.js';
import { You } from './you.js';

export * from './kinds.js';

/** What a card's code can see, from the player it works for. */
export type Look = Pick<Looking, keyof Looking>;

/** Looks are made by the thousand, so their parts are made when they are asked for. */
export class Looking {
  readonly source: Source;
  /** The seat of "you"; for a scenario's card, of the player it deals with. */
  readonly me: Seat;
  private readonly match: Match;

  constructor(match: Match, source: Source) {
    this.source = source;
    this.me = source.seat;
    this.match = match;
  }

  get self(): Self {
    return new Self(this.match, this.source);
  }

  get you(): You {
    return new You(this.match, this.me);
  }

  get players(): Players {
    return new Players(this.match);
  }

  get table(): Table {
    return new Table(this.match);
  }

  get cards(): Cards {
    return new Cards(this.match);
  }

  get values(): Values {
    return new Values(this.match);
  }

  get targets(): Targets {
    return new Targets(this.match, this.source);
  }
}
