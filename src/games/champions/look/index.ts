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
export class Look {
  readonly source: Source;
  /** The seat of "you"; for a scenario's card, of the player it deals with. */
  readonly me: Seat;
  readonly self: Self;
  readonly you: You;
  readonly players: Players;
  readonly table: Table;
  readonly cards: Cards;
  readonly values: Values;
  readonly targets: Targets;

  constructor(match: Match, source: Source) {
    this.source = source;
    this.me = source.seat;
    this.self = new Self(match, source);
    this.you = new You(match, source.seat);
    this.players = new Players(match);
    this.table = new Table(match);
    this.cards = new Cards(match);
    this.values = new Values(match);
    this.targets = new Targets(match, source);
  }
}
