import { type Arg, Dealer, envelopeOf, type Play, type Seat, type Why } from '../../../kernel/index.js';
import { cardIn } from '../../../tabletop/index.js';
import type { Ability } from '../behaviour.js';
import type { Card } from '../card.js';
import type { Game } from '../effect/index.js';
import type { Actor, EnemyAttack, Occurrence, PlayerAttack } from '../events.js';
import type { Look } from '../look/index.js';
import type { ChampionsState, Form, InPlay, Player } from '../state.js';
import { blankOf, isBlank } from './table/blank.js';
import { Board, type Placed } from './table/board.js';
import { DRONE, nameOf } from './table/facedown.js';

/** Cards by printed id. */
export type Pool = ReadonlyMap<string, Card>;

/** A card at work: which, and for whom. `id`: the instance in play, or of an event or treachery on its way. */
export interface Source {
  readonly card: string;
  readonly id: number;
  readonly seat: Seat;
}

/** An ability at work, and the occurrence that set it off. */
export interface Setting {
  readonly ability?: Ability;
  readonly event?: Occurrence | undefined;
}

/** The moments at which abilities interrupt something: before it may be replaced, and before it happens. */
export type Stage = 'would' | 'when';

/** Parts of the rules that call each other in a circle: they are handed in, so that no two files need each other. */
export interface Parts {
  look(match: Match, source: Source): Look;
  game(match: Match, source: Source, setting: Setting): Game;
  interrupt(match: Match, event: Occurrence, stages: readonly Stage[]): Play;
  respond(match: Match, events: readonly Occurrence[]): Play;
  fall(match: Match, by: Actor | null, attack: EnemyAttack | PlayerAttack | null): Play;
  complete(match: Match): Play;
}

/** Something that waits for a part of an activation to be over. */
export interface Delayed {
  readonly of: Occurrence;
  readonly until: 'damage' | 'end';
  run(): Play;
}

const BOTH: readonly Stage[] = ['would', 'when'];

/** Thrown where the game ends in the middle of something: nothing of it is finished. */
export class Over extends Error {}

/** What every part of the rules works on: the table, the cards there are, and what has just happened. */
export class Match {
  readonly dealer: Dealer<ChampionsState>;
  readonly state: ChampionsState;
  readonly pool: Pool;
  private readonly parts: Parts;
  /** What has happened since the resolution in hand began: its responses come when it is done. */
  private happened: Occurrence[] = [];
  private lying: Board | null = null;
  /** Characters whose defeat is being resolved. */
  readonly falling = new Set<number>();
  /** Of each damage under way, the outermost first, the characters it has struck: none falls before all of it is dealt. */
  readonly strikes: Set<number>[] = [];
  /** Effects that wait for the end of an activation, or of its damage. */
  readonly delayed: Delayed[] = [];
  /** How many activations are under way, one inside the other. */
  acting = 0;
  /** Activations that something has begun in the middle of another: they wait until none is under way. */
  readonly held: (() => Play)[] = [];
  /** How often an encounter deck has been reshuffled in this action, by what the table was like. */
  readonly reshuffled = new Map<string, number>();
  /** Of cards that have gone back to a hand in this action, by their new id, the first one: they are the same copy (CH-C66). */
  readonly copies = new Map<number, number>();

  constructor(dealer: Dealer<ChampionsState>, pool: Pool, parts: Parts) {
    this.dealer = dealer;
    this.state = dealer.state;
    this.pool = pool;
    this.parts = parts;
  }

  /** The same rules over another state, which is only looked at. */
  over(state: ChampionsState): Match {
    return new Match(new Dealer(envelopeOf(state), '', false), this.pool, this.parts);
  }

  /** Another action begins: nothing of the last one is under way any more, however it ended. */
  beginAction(): void {
    this.acting = 0;
    // Mostly there is nothing, and to clear that would cost more than to look.
    for (const some of [this.happened, this.strikes, this.delayed, this.held]) if (some.length > 0) some.length = 0;
    for (const some of [this.falling, this.reshuffled, this.copies]) if (some.size > 0) some.clear();
  }

  card(id: string): Card {
    return cardIn(this.pool, id);
  }

  /** The type of a card by its printed id; a facedown Drone is a minion. */
  kindOf(id: string): Card['kind'] {
    return id === DRONE.id ? DRONE.kind : this.card(id).kind;
  }

  /** What a card in play is. Face down, it is a Drone. */
  def(instance: InPlay): Card {
    if (instance.facedown) return DRONE;
    const card = this.card(instance.card);
    return isBlank(this.state, instance) ? blankOf(card) : card;
  }

  /** What cards in play say has changed. */
  reread(): void {
    this.lying = null;
  }

  find(id: number): InPlay | undefined {
    for (const one of this.state.play) if (one.id === id) return one;
    return undefined;
  }

  /** What is in play, sorted. Looked over again after something has come, gone, or turned over. */
  get board(): Board {
    this.lying ??= this.placed();
    return this.lying;
  }

  private placed(): Board {
    const all: Placed[] = [];
    for (const one of this.state.play) all.push({ one, card: this.def(one) });
    return new Board(all);
  }

  /** A card comes into play. */
  put(one: InPlay): void {
    this.state.play.push(one);
    this.lying = null;
  }

  /** Takes a card out of play, and what lasts for it with it; undefined where it is not there. */
  remove(id: number): InPlay | undefined {
    const { play, lasting } = this.state;
    const at = play.findIndex(one => one.id === id);
    this.lying = null;
    if (at < 0) return undefined;
    this.state.lasting = lasting.filter(({ of }) => !('card' in of) || of.card !== id);
    return play.splice(at, 1)[0];
  }

  /** A card in play shows another face. */
  turn(one: InPlay, face: string): void {
    one.card = face;
    this.lying = null;
  }

  /** The card in play of that id. @throws where a rule has lost track of it */
  get(id: number): InPlay {
    const found = this.find(id);
    if (found === undefined) throw new Error(`instance ${id} is not in play`);
    return found;
  }

  /** The card that a card in play is attached to. */
  hostOf({ host }: InPlay): InPlay | undefined {
    return host === null ? undefined : this.find(host);
  }

  player(seat: Seat): Player {
    return this.state.players[seat] as Player;
  }

  identity(seat: Seat): InPlay {
    return this.get(this.player(seat).identity);
  }

  /** The players who are still in the game, from the first player on. */
  get order(): Seat[] {
    const { first, players } = this.state;
    const seats: Seat[] = [];
    for (let at = 0; at < players.length; at++) {
      const seat = (first + at) % players.length;
      if (!this.player(seat).eliminated) seats.push(seat);
    }
    return seats;
  }

  /** The form a player is in; null for one who is out of the game, though cards may still ask about them. */
  formOf(seat: Seat): Form | null {
    if (this.player(seat).eliminated) return null;
    return this.card(this.identity(seat).card).kind === 'hero' ? 'hero' : 'alter-ego';
  }

  isHero(seat: Seat): boolean {
    return this.formOf(seat) === 'hero';
  }

  /** Cards in play that fit, oldest first. */
  inPlay(fits: (card: Card, one: InPlay) => boolean): InPlay[] {
    const found: InPlay[] = [];
    for (const { one, card } of this.board.all) if (fits(card, one)) found.push(one);
    return found;
  }

  /** Cards in play of a kind that a player controls, oldest first. */
  controlled(seat: Seat, kind: Card['kind']): InPlay[] {
    const found: InPlay[] = [];
    for (const { one } of this.board.ofKind(kind)) if (one.controller === seat) found.push(one);
    return found;
  }

  /** Minions engaged with a player, oldest first. */
  minionsOf(seat: Seat): InPlay[] {
    const found: InPlay[] = [];
    for (const { one } of this.board.ofKind('minion')) if (one.engaged === seat) found.push(one);
    return found;
  }

  /** The villain: of several, the active one. */
  get villain(): InPlay {
    const { crew } = this.state;
    if (crew === undefined) return this.kind('villain');
    return this.get(crew.members[crew.active]?.villain ?? -1);
  }

  /** All villains in play, in the scenario's order. */
  get villains(): InPlay[] {
    return this.board.ofKind('villain').map(({ one }) => one);
  }

  /** Whether a villain in play is the one that is meant by "the villain". */
  isActive({ id }: InPlay): boolean {
    const { crew } = this.state;
    return crew === undefined || crew.members[crew.active]?.villain === id;
  }

  get mainScheme(): InPlay {
    return this.kind('main_scheme');
  }

  private kind(kind: Card['kind']): InPlay {
    const [found] = this.board.ofKind(kind);
    if (found === undefined) throw new Error(`no ${kind} is in play`);
    return found.one;
  }

  /** How a card in play is called: one that lies face down keeps its name to itself. */
  name(instance: InPlay): Arg {
    return nameOf(instance);
  }

  /** Says something of a player and a card. */
  tell(id: string, seat: Seat, card: string, why: Why): void {
    this.dealer.log({ id, args: { who: { seat }, card: { card } }, why });
  }

  look(source: Source): Look {
    return this.parts.look(this, source);
  }

  game(source: Source, setting: Setting = {}): Game {
    return this.parts.game(this, source, setting);
  }

  /** Something has happened. What responds to it comes when the resolution in hand is done. */
  raise(event: Occurrence): void {
    event.before = this.state.nextId;
    this.happened.push(event);
  }

  /**
   * Runs something, then whatever responds to what happened in it; what happened before goes on waiting. `as`: what all
   * of it was, once it is done.
   */
  *happens<T>(play: Play<T>, as?: Occurrence): Play<T> {
    const waiting = this.happened;
    this.happened = [];
    const result = yield* play;
    if (as !== undefined) this.raise(as);
    const mine = this.happened;
    this.happened = waiting;
    if (mine.length > 0) yield* this.respond(mine);
    return result;
  }

  /** Something that is over as soon as it begins, and whatever responds to it. */
  announce(event: Occurrence): Play {
    event.before = this.state.nextId;
    return this.respond([event]);
  }

  respond(events: readonly Occurrence[]): Play {
    return this.parts.respond(this, events);
  }

  /** Offers an occurrence to be interrupted before it happens. Look at `replaced` afterwards. */
  interrupt(event: Occurrence, stages: readonly Stage[] = BOTH): Play {
    return this.parts.interrupt(this, event, stages);
  }

  /** Defeats every character without hit points. */
  fall(by: Actor | null = null, attack: EnemyAttack | PlayerAttack | null = null): Play {
    return this.parts.fall(this, by, attack);
  }

  /** Advances the main scheme if there is as much threat on it as completes its stage. */
  complete(): Play {
    return this.parts.complete(this);
  }

  /** Runs what has been waiting for that part of an activation. */
  *due(of: Occurrence, until: Delayed['until']): Play {
    for (;;) {
      const at = this.delayed.findIndex(one => one.of === of && one.until === until);
      if (at < 0) return;
      yield* (this.delayed.splice(at, 1)[0] as Delayed).run();
    }
  }
}
