import { chooseOne, chooseOrder, chooseSome, type Play, type Seat, text } from '../../kernel/index.js';
import type { Card } from './card.js';
import type { Match } from './rules/match.js';
import { ratingOf } from './rules/rating.js';
import { discard, draw, hide, take } from './rules/zones.js';
import { type Battle, type Instance, type Link, type Player, seatsFrom } from './state.js';

/** What a SPECIAL card's code can see, do and ask, from the seat of its player. */
export class Effect {
  readonly me: Seat;
  readonly instance: Instance;
  private readonly match: Match;

  constructor(match: Match, seat: Seat, instance: Instance) {
    this.match = match;
    this.me = seat;
    this.instance = instance;
  }

  // -- looking

  get mine(): Player {
    return this.match.player(this.me);
  }

  get battle(): Battle | null {
    return this.match.state.battle;
  }

  /** The others who are in this battle. */
  get rivals(): Seat[] {
    return (this.battle?.fighting ?? []).filter(seat => seat !== this.me);
  }

  playerAt(seat: Seat): Player {
    return this.match.player(seat);
  }

  card(instance: Instance): Card {
    return this.match.card(instance);
  }

  /** Cards of a chain that fit. */
  count(chain: readonly Link[], fits: (card: Card) => boolean): number {
    return chain.filter(({ instance }) => fits(this.card(instance))).length;
  }

  /** Whether this card's player attacks in this battle. */
  get attacks(): boolean {
    return this.battle?.attacker === this.me;
  }

  // -- doing

  private took(): void {
    this.match.dealer.effect(this.instance.card);
  }

  private get source() {
    return { card: { card: this.instance.card } };
  }

  draw(count: number, seat: Seat = this.me): void {
    if (draw(this.match, seat, count) > 0) this.took();
  }

  /** Looks at the top cards of one's own draw pile and puts them back in an order of one's choice. */
  *arrangeTop(count: number): Play {
    const { draw: pile } = this.mine;
    const tops = pile.slice(-count).reverse();
    if (tops.length === 0) return;
    this.took();
    this.match.dealer.show();
    const keys = yield* chooseOrder({
      seat: this.me,
      reason: 'order',
      question: text('ask-order', this.source),
      source: this.instance.card,
      options: tops.map(({ id, card }) => ({ key: `c${id}`, label: text('card', { card: { card } }), card })),
    });
    const ordered = keys.map(key => take(pile, Number(key.slice(1))));
    pile.push(...ordered.reverse().map(instance => hide(this.match.state, instance)));
    this.match.dealer.log({
      id: 'log-arrange',
      args: { who: { seat: this.me }, count: tops.length },
      why: { card: this.instance.card },
    });
  }

  /** Looks at a rival's hand; only this player sees it. */
  lookAtHand(seat: Seat): void {
    const { hand } = this.playerAt(seat);
    if (hand.length === 0) return;
    this.took();
    this.match.dealer.show();
    this.match.dealer.log({
      id: 'log-look-hand',
      args: { who: { seat: this.me }, whose: { seat } },
      why: { card: this.instance.card },
      secret: {
        seats: [this.me],
        id: 'log-look-hand-own',
        args: { whose: { seat }, cards: { list: hand.map(({ card }) => ({ card })) } },
      },
    });
  }

  /** One rival of this battle; null where there is none. */
  *chooseRival(): Play<Seat | null> {
    const { rivals } = this;
    if (rivals.length === 0) return null;
    const key = yield* chooseOne({
      seat: this.me,
      reason: 'rival',
      question: text('ask-rival', this.source),
      source: this.instance.card,
      options: rivals.map(seat => ({ key: `seat-${seat}`, label: text('player', { who: { seat } }) })),
    });
    return rivals.find(seat => `seat-${seat}` === key) ?? null;
  }

  /** Makes a player discard cards of their choice. */
  *discards(seat: Seat, count: number): Play {
    const { hand } = this.playerAt(seat);
    const keys = yield* chooseSome({
      seat,
      reason: 'discard',
      question: text('ask-discard', { ...this.source, count }),
      source: this.instance.card,
      options: hand.map(({ id, card }) => ({ key: `c${id}`, label: text('card', { card: { card } }), card })),
      min: count,
      max: count,
    });
    if (keys.length === 0) return;
    this.took();
    this.match.dealer.show();
    const gone = keys.map(key => take(hand, Number(key.slice(1))));
    discard(this.match, gone);
    this.match.dealer.log({
      id: 'log-discard',
      args: { who: { seat }, cards: { list: gone.map(({ card }) => ({ card })) } },
      why: { card: this.instance.card },
    });
  }

  /** Takes the last card of one's own chain that nothing hangs on, this one left out, back into the hand. */
  *takeBack(): Play {
    const { chain, hand } = this.mine;
    const loose = chain.filter(
      ({ instance, on }) =>
        on !== null && instance.id !== this.instance.id && !chain.some(child => child.on === instance.id),
    );
    const keys = yield* chooseSome({
      seat: this.me,
      reason: 'take back',
      question: text('ask-take-back', this.source),
      source: this.instance.card,
      options: loose.map(({ instance: { id, card } }) => ({
        key: `c${id}`,
        label: text('card', { card: { card } }),
        card,
      })),
      min: 0,
      max: 1,
      none: { key: 'keep', label: text('keep-chain') },
    });
    const [key] = keys;
    if (key === undefined) return;
    this.took();
    const at = chain.findIndex(({ instance }) => instance.id === Number(key.slice(1)));
    const [link] = chain.splice(at, 1);
    if (link === undefined) return;
    hand.push(hide(this.match.state, link.instance));
    this.match.dealer.log({
      id: 'log-take-back',
      args: { who: { seat: this.me }, what: { card: link.instance.card } },
      why: { card: this.instance.card },
    });
  }

  /** Takes the top card of one's own discard pile into the hand. */
  takeDiscard(): void {
    const top = this.mine.discard.pop();
    if (top === undefined) return;
    this.took();
    this.mine.hand.push(hide(this.match.state, top));
    this.match.dealer.log({
      id: 'log-take-discard',
      args: { who: { seat: this.me }, what: { card: top.card } },
      why: { card: this.instance.card },
    });
  }

  /** Takes one's own lowest ventured counter back into the reserve. */
  takeCounterBack(): void {
    const { venture, reserve } = this.mine;
    if (venture.length === 0) return;
    this.took();
    const lowest = Math.min(...venture);
    venture.splice(venture.indexOf(lowest), 1);
    reserve.push(lowest);
    reserve.sort((one, other) => one - other);
    this.match.dealer.log({
      id: 'log-counter-back',
      args: { who: { seat: this.me }, value: lowest },
      why: { card: this.instance.card },
    });
  }

  /** Each rival in this battle ventures their lowest counter. */
  rivalsVenture(): void {
    for (const seat of this.rivals) {
      const { reserve, venture } = this.playerAt(seat);
      const value = reserve.shift();
      if (value === undefined) continue;
      this.took();
      venture.push(value);
      this.match.dealer.log({ id: 'log-venture', args: { who: { seat }, value }, why: { card: this.instance.card } });
    }
  }

  /** Every other player's seat, clockwise. */
  get others(): Seat[] {
    return seatsFrom(this.match.state, this.me).filter(seat => seat !== this.me);
  }

  /** Another player's rating. Only for cards whose own worth nobody else's depends on. */
  ratingOf(seat: Seat): number {
    return ratingOf(this.match, seat);
  }
}
