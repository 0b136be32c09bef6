import type { Play, Seat } from '../../../kernel/index.js';
import type { Reveal as Revealing } from '../events.js';
import * as rules from '../rules/encounter/reveal.js';
import { discard } from '../rules/table/zones.js';
import type { Instance } from '../state.js';
import type { Game } from './index.js';

/** What a card's code can reveal, and what it can do with the card being revealed. */
export class Reveal {
  private readonly game: Game;

  constructor(game: Game) {
    this.game = game;
  }

  /** Reveals the top card of the encounter deck. */
  *top(seat: Seat = this.game.me): Play {
    yield* rules.revealTop(this.game.match, seat);
  }

  /** Reveals a card that is in nobody's hand: what it has become in play. */
  *card(instance: Instance): Play<number | null> {
    return yield* rules.reveal(this.game.match, instance, this.game.me, false);
  }

  /** The reveal that this ability belongs to. */
  private get current(): Revealing | null {
    const { event } = this.game.use;
    return event?.type === 'reveal' ? event : null;
  }

  /** The card being revealed gains surge. */
  surge(): void {
    if (this.current !== null) this.current.surge = this.current.seat;
  }

  /** Cancels the When Revealed effects of the card being revealed; the card itself stays revealed. */
  cancelWhenRevealed(): void {
    const { current } = this;
    if (current === null) return;
    current.cancelled = true;
    this.tellCancelled(current);
  }

  /** Cancels all the revealed card does, and discards it at once. */
  cancelCard(): void {
    const { current } = this;
    if (current === null) return;
    current.replaced = true;
    const { state } = this.game.match;
    const at = state.resolving.findIndex(({ id }) => id === current.id);
    if (at >= 0) discard(state, state.resolving.splice(at, 1)[0] as Instance);
    this.tellCancelled(current);
  }

  private tellCancelled({ card }: Revealing): void {
    this.game.match.dealer.log({ id: 'log-cancel', args: { card: { card } }, why: { rule: 'cancel' } });
  }
}
