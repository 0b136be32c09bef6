import { type Change, type Seat, type Text, text } from '../../../kernel/index.js';
import type { Damage, Occurrence } from '../events.js';
import { canLoseThreat } from '../rules/combat/targets.js';
import { swapOf, swappedOn } from '../rules/table/swaps.js';
import { isBanned, maximum, remaining } from '../rules/table/values.js';
import { youFor } from '../rules/table/you.js';
import type { InPlay } from '../state.js';
import type { Game } from './index.js';

/** The numbers that a card's code is sure to change, before it does. Where something may come between, none. */
export class Ahead {
  private readonly game: Game;

  constructor(game: Game) {
    this.game = game;
  }

  /** Damage dealt to a character: its hit points, or the counters that go instead. */
  damage(planned: number, to: InPlay): readonly Change[] {
    const { game } = this;
    const { match } = game;
    const { actor, attack, sheds } = game.use;
    const amount = game.use.dealt(planned, to);
    if (sheds || to.statuses.includes('tough')) return [];
    if (isBanned(match, 'take damage', to, match.card(game.source.card))) return [];
    const swap = swapOf(match, to, 'damage');
    const screen = swap === null ? undefined : swappedOn(match, swap);
    const dealing: Damage = { type: 'deal', target: to.id, amount, source: actor, attack };
    if (this.isInterrupted(dealing)) return [];
    if (swap !== null && screen !== undefined)
      return this.change(this.name(screen), screen.counters, Math.max(0, screen.counters + swap.by(amount)));
    if (this.isInterrupted({ ...dealing, type: 'damage' })) return [];
    const before = Math.max(0, remaining(match, to));
    return this.change(this.name(to), before, Math.max(0, before - amount));
  }

  /** Damage healed from a character. */
  healing(amount: number, one: InPlay): readonly Change[] {
    const before = remaining(this.game.match, one);
    return this.change(this.name(one), before, Math.min(maximum(this.game.match, one), before + amount));
  }

  /** Threat removed from a scheme. */
  removal(amount: number, scheme: InPlay): readonly Change[] {
    if (this.game.use.sheds || !canLoseThreat(this.game.match, scheme, this.game.use.thwarts)) return [];
    return this.change(this.name(scheme), scheme.threat, Math.max(0, scheme.threat - this.game.use.removed(amount)));
  }

  /** Cards drawn: the hand. Not where it will have given cards for the cost by then, or the card itself. */
  draw(count: number, seat: Seat = this.game.me): readonly Change[] {
    const { deck, discard, hand } = this.game.match.player(seat);
    if (this.game.use.paysFromHand || hand.some(({ id }) => this.game.self.is(id))) return [];
    const drawn = Math.min(count, deck.length + discard.length);
    return this.change(text('change-hand', { who: { seat } }), hand.length, hand.length + drawn);
  }

  private change(what: Text, before: number, after: number): readonly Change[] {
    return before === after ? [] : [{ what, before, after }];
  }

  private name(one: InPlay): Text {
    return one.facedown ? text('facedown-drone') : text('card', { card: { card: one.card } });
  }

  /** Whether a card in play waits to change it. Hands are nobody's business. */
  private isInterrupted(event: Occurrence): boolean {
    return this.game.match.board.awaiting(event).some(({ one, card }) =>
      card.triggers[event.type].some(({ ability }) => {
        if (ability.type !== 'interrupt') return false;
        const look = this.game.match.look({ card: one.card, id: one.id, seat: youFor(this.game.match, one, event) });
        return ability.when?.holds(look, event as never) ?? true;
      }),
    );
  }
}
