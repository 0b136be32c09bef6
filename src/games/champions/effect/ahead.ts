import { type Change, type Seat, type Text, text } from '../../../kernel/index.js';
import type { Damage, Occurrence } from '../events.js';
import { canLoseThreat } from '../rules/combat/targets.js';
import { swapOf, swappedOn } from '../rules/table/swaps.js';
import { isBanned, maximum, remaining } from '../rules/table/values.js';
import { youFor } from '../rules/table/you.js';
import type { InPlay } from '../state.js';
import type { Game } from './index.js';

/** Damage that is to come, and whose it is. */
export interface Coming {
  readonly by: Game;
  readonly amount: number;
}

const isTough = ({ statuses }: InPlay): boolean => statuses.includes('tough');

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
    const amount = game.use.dealt(planned, to);
    if (!this.isDealt(amount, to)) return [];
    if (isTough(to)) return [this.toughness(to)];
    const swap = swapOf(match, to, 'damage');
    const screen = swap === null ? undefined : swappedOn(match, swap);
    if (swap !== null && screen !== undefined)
      return this.change(this.name(screen), screen.counters, Math.max(0, screen.counters + swap.by(amount)));
    return this.isTaken(amount, to) ? this.loss(amount, to) : [];
  }

  /** Hits on one of the players' characters, one after the other: tough takes the first of them. */
  hits(hits: readonly Coming[], to: InPlay): readonly Change[] {
    const harmful = hits.filter(({ amount }) => amount > 0);
    const felt = harmful.slice(isTough(to) ? 1 : 0);
    if (!harmful.every(({ by, amount }) => by.ahead.isDealt(amount, to))) return [];
    if (!felt.every(({ by, amount }) => by.ahead.isTaken(amount, to))) return [];
    return [
      ...(felt.length < harmful.length ? [this.toughness(to)] : []),
      ...this.loss(
        felt.reduce((sum, { amount }) => sum + amount, 0),
        to,
      ),
    ];
  }

  /** Whether so much is sure to reach a character, or its tough. */
  private isDealt(amount: number, to: InPlay): boolean {
    const { match, source, use } = this.game;
    if (amount <= 0 || use.sheds || isBanned(match, 'take damage', to, match.card(source.card))) return false;
    return !this.isInterrupted(this.dealing(amount, to));
  }

  /** Whether nothing waits to change it then. */
  private isTaken(amount: number, to: InPlay): boolean {
    return !this.isInterrupted({ ...this.dealing(amount, to), type: 'damage' });
  }

  private dealing(amount: number, to: InPlay): Damage {
    const { actor, attack } = this.game.use;
    return { type: 'deal', target: to.id, amount, source: actor, attack };
  }

  private loss(amount: number, one: InPlay): readonly Change[] {
    const before = Math.max(0, remaining(this.game.match, one));
    return this.change(this.name(one), before, Math.max(0, before - amount));
  }

  /** Tough goes instead of damage. */
  private toughness(one: InPlay): Change {
    const what = this.name(one);
    return { what, before: 1, after: 0, says: text('change-tough', { what }) };
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
