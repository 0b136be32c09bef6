import type { Play, Seat } from '../../../kernel/index.js';
import { take } from '../../../tabletop/index.js';
import type { Filter } from '../card.js';
import * as rules from '../rules/keepers.js';
import { discard, keeperInPlay, noteEmptyDeck } from '../rules/zones.js';
import type { Instance } from '../state.js';
import type { Game } from './index.js';

/** How cards hit: this one, a Keeper, or a card that is not in play. */
export class Hit {
  private readonly game: Game;

  constructor(game: Game) {
    this.game = game;
  }

  /** This card hits: the opponent, unless another seat is named. A Keeper that is gone does nothing more (SQ-7). */
  *self(amount: number, to: Seat = this.game.them): Play {
    if (amount < 1 || (this.game.source.keeper !== null && !this.game.keepers.isThisInPlay)) return;
    this.game.log.took();
    yield* rules.hit(this.game.match, this.game.source, to, amount);
    this.game.misfired = this.game.source.keeper !== null && !this.game.keepers.isThisInPlay;
  }

  /** A Keeper hits, if it is still in play: the opponent, no matter who has it. */
  *keeper({ id, card }: Instance, amount: number): Play {
    const found = keeperInPlay(this.game.match.state, id);
    if (amount < 1 || found === null) return;
    this.game.log.took();
    yield* rules.hit(this.game.match, { card, seat: found.seat, id, keeper: id }, this.game.them, amount);
  }

  /** A card that is not in play hits the opponent. */
  *card({ card, id }: Instance, amount: number, more: Pick<rules.Source, 'loose'> = {}): Play {
    this.game.log.took();
    yield* rules.hit(this.game.match, { card, seat: this.game.me, id, keeper: null, ...more }, this.game.them, amount);
  }

  /** Turns up one's own top card; where it fits it hits for some points and is discarded. */
  *topOfDeck(which: Filter, amount: number): Play {
    const top = this.game.reveal.top();
    if (top === null || !which.fits(this.game.card(top))) return;
    const instance = take(this.game.mine.deck, top.id);
    noteEmptyDeck(this.game.match, this.game.me);
    yield* this.card(instance, amount, { loose: instance });
    discard(this.game.match.state, instance);
  }
}
