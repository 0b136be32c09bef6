import { type Random, type Seat, text } from '../../../kernel/index.js';
import { type Card, other } from '../card.js';
import { won } from '../rules/end.js';
import type { Source } from '../rules/keepers.js';
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
 * parts named from the rules, which know each other through this object.
 */
export class Game {
  readonly me: Seat;
  readonly them: Seat;
  readonly source: Source;
  /** Whether this Keeper has misfired in the middle of this effect: the rest of it is not done (SQ-7). */
  stopped = false;
  readonly log: Log;
  readonly ask: Ask;
  readonly name: Name;
  readonly reveal: Reveal;
  readonly look: Look;
  readonly deck: Deck;
  readonly hand: Hand;
  readonly discard: Discard;
  readonly hit: Hit;
  readonly keepers: Keepers;
  readonly attack: OwnAttack;
  readonly play: PlayMore;
  readonly power: Power;
  readonly coin: Coin;
  readonly turn: Turns;
  private readonly match: Match;

  /** `attack`: the one whose ability this is; null for a Keeper's effect. */
  constructor(match: Match, source: Source, attack: Attack | null = null) {
    this.match = match;
    this.source = source;
    this.me = source.seat;
    this.them = other(source.seat);
    this.log = new Log(match, this);
    this.ask = new Ask(this);
    this.name = new Name(this);
    this.reveal = new Reveal(match, this);
    this.look = new Look(match, this);
    this.deck = new Deck(match, this);
    this.hand = new Hand(match, this);
    this.discard = new Discard(match, this);
    this.hit = new Hit(match, this);
    this.keepers = new Keepers(match, this);
    this.attack = new OwnAttack(match, this, attack);
    this.play = new PlayMore(match, this);
    this.power = new Power(match, this);
    this.coin = new Coin(match, this);
    this.turn = new Turns(match, this);
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
