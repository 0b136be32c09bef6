import { type Random, type Seat, text } from '../../../kernel/index.js';
import { take } from '../../../tabletop/index.js';
import { type Card, other } from '../card.js';
import { won } from '../rules/end.js';
import { comeBack, type Source } from '../rules/keepers.js';
import type { Match } from '../rules/match.js';
import { player as playerOf } from '../rules/zones.js';
import type { Attack, Instance, Player } from '../state.js';
import { Ask } from './ask.js';
import { OwnAttack } from './attack.js';
import { Coin } from './coin.js';
import { Deck } from './deck.js';
import { Discard } from './discard.js';
import { Hand } from './hand.js';
import { Hit } from './hit.js';
import { Keepers } from './keepers.js';
import { Log } from './log.js';
import { Look } from './look.js';
import { Name } from './name.js';
import { PlayMore } from './play.js';
import { Power } from './power.js';
import { Reveal } from './reveal.js';
import { Turns } from './turn.js';

/**
 * The table as a card's code sees it, from the seat of the player it works for. What can be seen, done and asked stands in
 * parts named from the rules, which know each other through this object, and are made when they are asked for.
 */
export class Game {
  readonly me: Seat;
  readonly them: Seat;
  readonly source: Source;
  /** Whether this Keeper has misfired in the middle of this effect. */
  misfired = false;
  /** The rules beneath: for the parts alone. */
  readonly match: Match;
  private readonly own: Attack | null;

  /** `attack`: the one whose ability this is; null for a Keeper's effect. */
  constructor(match: Match, source: Source, attack: Attack | null) {
    this.match = match;
    this.source = source;
    this.me = source.seat;
    this.them = other(source.seat);
    this.own = attack;
  }

  /** Whether the rest of this effect is not done: it has misfired (SQ-7), or the match is over (SQ-C28). */
  get stopped(): boolean {
    return this.misfired || this.match.state.outcome !== null;
  }

  get log(): Log {
    return new Log(this);
  }

  get ask(): Ask {
    return new Ask(this);
  }

  get name(): Name {
    return new Name(this);
  }

  get reveal(): Reveal {
    return new Reveal(this);
  }

  get look(): Look {
    return new Look(this);
  }

  get deck(): Deck {
    return new Deck(this);
  }

  get hand(): Hand {
    return new Hand(this);
  }

  get discard(): Discard {
    return new Discard(this);
  }

  get hit(): Hit {
    return new Hit(this);
  }

  get keepers(): Keepers {
    return new Keepers(this);
  }

  get attack(): OwnAttack {
    return new OwnAttack(this, this.own);
  }

  get play(): PlayMore {
    return new PlayMore(this);
  }

  get power(): Power {
    return new Power(this);
  }

  get coin(): Coin {
    return new Coin(this);
  }

  get turn(): Turns {
    return new Turns(this);
  }

  get mine(): Player {
    return playerOf(this.match.state, this.me);
  }

  get theirs(): Player {
    return playerOf(this.match.state, this.them);
  }

  player(seat: Seat): Player {
    return playerOf(this.match.state, seat);
  }

  card(instance: Instance): Card {
    return this.match.card(instance.card);
  }

  /** Takes a card from a zone to play it or to put it into play. */
  taken(instance: Instance, zone: Instance[]): Instance {
    const isDiscarded = zone === this.mine.discard || zone === this.theirs.discard;
    const card = take(zone, instance.id);
    return isDiscarded ? comeBack(this.match, card) : card;
  }

  /** The card that an event names. */
  cardOf(event: { readonly card: string }): Card {
    return this.match.card(event.card);
  }

  /** A named source of chance. */
  random(stream: string): Random {
    return this.match.dealer.random(stream);
  }

  /** This player wins the match, here and now. */
  win(): void {
    this.log.took();
    this.match.state.outcome = won(
      this.me,
      text('end-by-card', { who: { seat: this.me }, card: { card: this.source.card } }),
    );
  }

  /** Distinct heroes among cards; a team-up counts as both of its own. */
  heroesAmong(cards: readonly Instance[]): number {
    return new Set(cards.flatMap(instance => this.card(instance).heroes)).size;
  }

  /** Distinct factors among cards. */
  factorsAmong(cards: readonly Instance[]): number {
    return new Set(cards.flatMap((instance): Card['factors'] => this.card(instance).factors)).size;
  }
}
