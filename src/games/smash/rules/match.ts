import type { Dealer, Play, Seat } from '../../../kernel/index.js';
import { cardIn } from '../../../tabletop/index.js';
import type { Card, CardOf, Kind, Passive, Pool } from '../card.js';
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
  readonly as: 'story' | 'super' | 'power' | undefined;
}

type Fight = (match: Match, attacker: Standing, target: Standing, how: Assault) => Play;

/** What every part of the rules works on: the table and the cards there are. */
export class Match {
  readonly dealer: Dealer<SmashState>;
  readonly pool: Pool;
  /** A smash battle that an effect begins. */
  readonly fight: Fight;

  // Effects begin battles and battles set off effects: handed in, so that neither file needs the other.
  constructor(dealer: Dealer<SmashState>, pool: Pool, fight: Fight) {
    this.dealer = dealer;
    this.pool = pool;
    this.fight = fight;
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
    return this.isReady(place.hero.owner, place) ? passive : passive.filter(({ is }) => is === 'weak');
  }

  passive<I extends Passive['is']>(place: Place, is: I): Extract<Passive, { is: I }> | undefined {
    return this.passives(place).find(held => held.is === is) as Extract<Passive, { is: I }> | undefined;
  }

  /** Where an instance stands on the table; null when it is gone. */
  find(id: number): Standing | null {
    for (const [seat, team] of this.state.teams.entries())
      for (const place of placesOf(team)) if (place.hero.id === id) return { seat, place };
    return null;
  }

  /** The card that a passive comes from: the hero's own, or that of its Loot. */
  bearer(place: Place, is: Passive['is']): string {
    const own = this.ownPassives(place).some(held => held.is === is);
    return own || place.loot === null ? place.hero.card : place.loot.card;
  }

  /** Notes that a passive made a difference. */
  took(place: Place, is: Passive['is']): void {
    this.dealer.effect(this.bearer(place, is));
  }
}
