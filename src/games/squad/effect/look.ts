import type { Seat } from '../../../kernel/index.js';
import { instanceList } from '../../../tabletop/index.js';
import type { Instance } from '../state.js';
import type { Game } from './index.js';

/** What a card lets its player look at; nobody else sees it. It stays where it is. */
export class Look {
  private readonly game: Game;

  constructor(game: Game) {
    this.game = game;
  }

  /** Looks at cards on top of a deck, the topmost first. Only this player sees them. They stay where they are. */
  atTops(seat: Seat, count: number): Instance[] {
    const tops = this.game.player(seat).deck.slice(-count).reverse();
    if (tops.length === 0) return tops;
    this.game.log.took();
    this.game.match.dealer.show();
    this.game.match.dealer.log({
      id: 'log-look',
      args: {
        who: { seat: this.game.me },
        whose: { seat },
        own: seat === this.game.me ? 'yes' : 'no',
        count: tops.length,
      },
      why: { card: this.game.source.card },
      secret: { seats: [this.game.me], id: 'log-look-own', args: { whose: { seat }, cards: instanceList(tops) } },
    });
    return tops;
  }

  /** Looks at the opponent's hand; nobody else sees it. */
  atHand(): readonly Instance[] {
    const { hand } = this.game.theirs;
    if (hand.length === 0) return hand;
    this.game.log.took();
    this.game.match.dealer.show();
    this.game.match.dealer.log({
      id: 'log-look-hand',
      args: { who: { seat: this.game.me }, whose: { seat: this.game.them } },
      why: { card: this.game.source.card },
      secret: {
        seats: [this.game.me],
        id: 'log-look-hand-own',
        args: { whose: { seat: this.game.them }, cards: instanceList(hand) },
      },
    });
    return hand;
  }
}
