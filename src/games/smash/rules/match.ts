import type { Dealer, Seat, Why } from '../../../kernel/index.js';
import { cardIn } from '../../../tabletop/index.js';
import type { Card, CardOf, Pool } from '../card.js';
import type { Asked, Passive } from '../passives.js';
import type { Kind, SourceKind } from '../printed.js';
import { type Instance, type Place, type SmashState, type Team, teamOf } from '../state.js';
import type { Chained } from './endless.js';

/** A hero on the table, and whose it is. */
export interface Standing {
  readonly seat: Seat;
  readonly place: Place;
}

/** How a power attacks; an attack with a card is plain. */
export interface Assault {
  readonly sure?: true | undefined;
  readonly fatal?: true | undefined;
  /** The card that makes it, and what it is. */
  readonly card: string;
  readonly as?: SourceKind | undefined;
}

const NONE: readonly Passive[] = [];

/** What every part of the rules works on: the table and the cards there are. */
export class Match {
  readonly dealer: Dealer<SmashState>;
  readonly pool: Pool;
  /** The powers that are under way because something set them off, each within the one before it. */
  readonly chain: Chained[] = [];

  constructor(dealer: Dealer<SmashState>, pool: Pool) {
    this.dealer = dealer;
    this.pool = pool;
  }

  get state(): SmashState {
    return this.dealer.state;
  }

  team(seat: Seat): Team {
    return teamOf(this.state, seat);
  }

  card({ card }: Instance): Card {
    return cardIn(this.pool, card);
  }

  /** A card that must be of a kind. */
  cardOf<K extends Kind>(kind: K, instance: Instance): CardOf<K> {
    const card = this.card(instance);
    if (card.kind !== kind) throw new Error(`${card.id} is no ${kind}`);
    return card as CardOf<K>;
  }

  hero(place: Place): CardOf<'hero'> {
    return this.cardOf('hero', place.hero);
  }

  /** Whether a hero's own powers are there: not while it is stunned, nor before its team's next turn when it was revived (SM-10, SM-C1). */
  isReady(seat: Seat, { stunned, readyAt }: Place): boolean {
    return !stunned && readyAt <= this.team(seat).turns;
  }

  /** Everything that always holds for a hero: its own powers, and its Loot's. */
  passives(place: Place): readonly Passive[] {
    if (place.stunned) return NONE;
    const own = this.ownPassives(place);
    if (place.loot === null) return own;
    const lent = this.cardOf('loot', place.loot).passive;
    return lent.length === 0 ? own : own.length === 0 ? lent : [...own, ...lent];
  }

  /** A weakness is no power: it does not wait for the next turn (SM-C16). */
  private ownPassives(place: Place): readonly Passive[] {
    const { passive, weaknesses } = this.hero(place);
    return passive.length === 0 || this.isReady(place.hero.owner, place) ? passive : weaknesses;
  }

  /** Whether anything that holds for a hero has an answer to what is asked. */
  has(place: Place, asked: Asked): boolean {
    for (const held of this.passives(place)) if (held[asked] !== undefined) return true;
    return false;
  }

  /** Where an instance stands on the table; null when it is gone. */
  find(id: number): Standing | null {
    const { teams } = this.state;
    for (let seat = 0; seat < teams.length; seat++)
      for (const place of (teams[seat] as Team).places)
        if (place !== null && place.hero.id === id) return { seat, place };
    return null;
  }

  /** The card that a passive comes from: the hero's own, or that of its Loot. */
  bearer(place: Place, asked: Asked): string {
    return this.bearers(place, asked)[0] ?? place.hero.card;
  }

  /** The same of each that has an answer: the hero's own first. */
  bearers(place: Place, asked: Asked): string[] {
    const own = this.ownPassives(place).length;
    return this.passives(place).flatMap((held, at) =>
      held[asked] === undefined ? [] : at < own || place.loot === null ? place.hero.card : place.loot.card,
    );
  }

  /** Says something of a team and one of its cards. */
  tell(id: string, seat: Seat, card: string, why: Why): void {
    this.dealer.log({ id, args: { who: { seat }, card: { card } }, why });
  }

  /** Notes that a passive made a difference. */
  took(place: Place, asked: Asked): void {
    this.dealer.effect(this.bearer(place, asked));
  }
}
