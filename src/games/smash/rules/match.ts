import type { Dealer, Seat } from '../../../kernel/index.js';
import { cardIn } from '../../../tabletop/index.js';
import type { Card, CardOf, Pool } from '../card.js';
import type { Asked, Passive } from '../passives.js';
import type { Kind, SourceKind } from '../printed.js';
import { type Instance, type Place, placesOf, type SmashState, type Team, teamOf } from '../state.js';

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
  readonly as: SourceKind | undefined;
}

/** What every part of the rules works on: the table and the cards there are. */
export class Match {
  readonly dealer: Dealer<SmashState>;
  readonly pool: Pool;

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
    if (place.stunned) return [];
    const own = this.ownPassives(place);
    return place.loot === null ? own : [...own, ...this.cardOf('loot', place.loot).passive];
  }

  /** A weakness is no power: it does not wait for the next turn (SM-C16). */
  private ownPassives(place: Place): readonly Passive[] {
    const { passive } = this.hero(place);
    return this.isReady(place.hero.owner, place) ? passive : passive.filter(({ weakness }) => weakness === true);
  }

  /** Whether anything that holds for a hero has an answer to what is asked. */
  has(place: Place, asked: Asked): boolean {
    return this.passives(place).some(held => held[asked] !== undefined);
  }

  /** Where an instance stands on the table; null when it is gone. */
  find(id: number): Standing | null {
    for (const [seat, team] of this.state.teams.entries())
      for (const place of placesOf(team)) if (place.hero.id === id) return { seat, place };
    return null;
  }

  /** The card that a passive comes from: the hero's own, or that of its Loot. */
  bearer(place: Place, asked: Asked): string {
    const own = this.ownPassives(place).some(held => held[asked] !== undefined);
    return own || place.loot === null ? place.hero.card : place.loot.card;
  }

  /** Notes that a passive made a difference. */
  took(place: Place, asked: Asked): void {
    this.dealer.effect(this.bearer(place, asked));
  }
}
