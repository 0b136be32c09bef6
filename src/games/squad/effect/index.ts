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

interface Parts {
  log?: Log;
  ask?: Ask;
  name?: Name;
  reveal?: Reveal;
  look?: Look;
  deck?: Deck;
  hand?: Hand;
  discard?: Discard;
  hit?: Hit;
  keepers?: Keepers;
  attack?: OwnAttack;
  play?: PlayMore;
  power?: Power;
  coin?: Coin;
  turn?: Turns;
}

/**
 * The table as a card's code sees it, from the seat of the player it works for. What can be seen, done and asked stands in
 * parts named from the rules, which know each other through this object.
 */
export class Game {
  readonly me: Seat;
  readonly them: Seat;
  readonly source: Source;
  /** Whether this Keeper has misfired in the middle of this effect. */
  misfired = false;
  private readonly match: Match;
  private readonly own: Attack | null;
  /** The parts that have been asked for: most effects ask for two or three of them, and there is one for every attack. */
  private readonly parts: Parts = {};

  /** `attack`: the one whose ability this is; null for a Keeper's effect. */
  constructor(match: Match, source: Source, attack: Attack | null = null) {
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
    this.parts.log ??= new Log(this.match, this);
    return this.parts.log;
  }

  get ask(): Ask {
    this.parts.ask ??= new Ask(this);
    return this.parts.ask;
  }

  get name(): Name {
    this.parts.name ??= new Name(this);
    return this.parts.name;
  }

  get reveal(): Reveal {
    this.parts.reveal ??= new Reveal(this.match, this);
    return this.parts.reveal;
  }

  get look(): Look {
    this.parts.look ??= new Look(this.match, this);
    return this.parts.look;
  }

  get deck(): Deck {
    this.parts.deck ??= new Deck(this.match, this);
    return this.parts.deck;
  }

  get hand(): Hand {
    this.parts.hand ??= new Hand(this.match, this);
    return this.parts.hand;
  }

  get discard(): Discard {
    this.parts.discard ??= new Discard(this.match, this);
    return this.parts.discard;
  }

  get hit(): Hit {
    this.parts.hit ??= new Hit(this.match, this);
    return this.parts.hit;
  }

  get keepers(): Keepers {
    this.parts.keepers ??= new Keepers(this.match, this);
    return this.parts.keepers;
  }

  get attack(): OwnAttack {
    this.parts.attack ??= new OwnAttack(this.match, this, this.own);
    return this.parts.attack;
  }

  get play(): PlayMore {
    this.parts.play ??= new PlayMore(this.match, this);
    return this.parts.play;
  }

  get power(): Power {
    this.parts.power ??= new Power(this.match, this);
    return this.parts.power;
  }

  get coin(): Coin {
    this.parts.coin ??= new Coin(this.match, this);
    return this.parts.coin;
  }

  get turn(): Turns {
    this.parts.turn ??= new Turns(this.match, this);
    return this.parts.turn;
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
