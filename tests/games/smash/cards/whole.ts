import type { Place } from '../../../../src/games/smash/state.js';
import type { Played } from '../table.js';

/** A hero on the table as players see it. */
interface Stand {
  readonly hero: string;
  stunned: boolean;
  /** Revived this turn: its powers wait. */
  waits: boolean;
  /** Kept safe from attacks. */
  safe: boolean;
  loot: string | null;
}

interface Side {
  places: (Stand | null)[];
  /** Piles from the top; hands and discard piles, which have no order that matters, sorted. */
  stack: string[];
  defeated: string[];
  deck: string[];
  hand: string[];
  discard: string[];
  missing: 'none' | 'next' | 'last';
  out: boolean;
}

/** Everything that lies on a table, and whose action is next. */
export interface Whole {
  up: number;
  teams: Side[];
}

export function wholeOf(table: Played): Whole {
  const stand = (place: Place, turns: number): Stand => ({
    hero: table.nameOf(place.hero.card),
    stunned: place.stunned,
    waits: place.readyAt > turns,
    safe: place.shieldedUntil > turns,
    loot: place.loot === null ? null : table.nameOf(place.loot.card),
  });
  return {
    up: table.state.active,
    teams: table.state.teams.map(({ places, turns, missing, out }, seat) => ({
      places: places.map(place => (place === null ? null : stand(place, turns))),
      stack: table.zone(seat, 'stack'),
      defeated: table.zone(seat, 'defeated'),
      deck: table.zone(seat, 'deck'),
      hand: table.zone(seat, 'hand').sort(),
      discard: table.zone(seat, 'discard').sort(),
      missing,
      out,
    })),
  };
}

/** The table that is expected: the one before an action, and what became of it in the words that players use. */
export class Expected {
  private readonly before: Whole;
  /** What each team's hand is refilled to. */
  private readonly hands: number[];

  constructor(table: Played) {
    this.before = wholeOf(table);
    this.before.up = 1;
    this.hands = this.before.teams.map(({ hand }) => Math.max(5, hand.length));
  }

  get whole(): Whole {
    for (const { hand, discard } of this.before.teams) {
      hand.sort();
      discard.sort();
    }
    return this.before;
  }

  private team(seat: number): Side {
    return this.before.teams[seat] as Side;
  }

  private stand(seat: number, hero: string): Stand {
    const found = this.team(seat).places.find(place => place?.hero === hero);
    if (!found) throw new Error(`${hero} is not expected on the table of seat ${seat}`);
    return found;
  }

  // -- heroes

  stun(seat: number, ...heroes: readonly string[]): this {
    for (const hero of heroes) {
      this.drops(seat, hero);
      this.stand(seat, hero).stunned = true;
    }
    return this;
  }

  revive(seat: number, ...heroes: readonly string[]): this {
    for (const hero of heroes) Object.assign(this.stand(seat, hero), { stunned: false, waits: true });
    return this;
  }

  safe(seat: number, ...heroes: readonly string[]): this {
    for (const hero of heroes) this.stand(seat, hero).safe = true;
    return this;
  }

  /** To the defeated ones; the next of the stack takes the place. */
  defeat(seat: number, hero: string): this {
    this.leaves(seat, hero);
    this.team(seat).defeated.unshift(hero);
    return this.fills(seat);
  }

  /** Under the stack; the next of the stack takes the place. */
  swap(seat: number, hero: string): this {
    this.leaves(seat, hero);
    this.team(seat).stack.push(hero);
    return this.fills(seat);
  }

  /** A defeated hero goes under the stack. */
  under(seat: number, hero: string): this {
    move(hero, this.team(seat).defeated, this.team(seat).stack);
    return this;
  }

  /** Heroes of the stack come in places of their own. */
  join(seat: number, count = 1): this {
    const { places, stack } = this.team(seat);
    for (const hero of stack.splice(0, count)) places.push(upright(hero));
    return this;
  }

  private leaves(seat: number, hero: string): void {
    this.drops(seat, hero);
    const { places } = this.team(seat);
    places[places.indexOf(this.stand(seat, hero))] = null;
  }

  private fills(seat: number): this {
    const { places, stack } = this.team(seat);
    const next = stack.shift();
    if (next !== undefined) places[places.indexOf(null)] = upright(next);
    return this;
  }

  // -- Loot

  /** A hero's Loot, if it has any, to the discard pile. */
  drops(seat: number, hero: string): this {
    const stand = this.stand(seat, hero);
    if (stand.loot !== null) this.team(seat).discard.push(stand.loot);
    stand.loot = null;
    return this;
  }

  /** A hero's Loot goes to a hero of another team. */
  steal(seat: number, hero: string, from: number, owner: string): this {
    this.stand(seat, hero).loot = this.stand(from, owner).loot;
    this.stand(from, owner).loot = null;
    return this;
  }

  // -- cards

  /** From the deck, and where it is empty from the discard pile, of which all is drawn in these tests (SM-13). */
  draw(seat: number, count = 1): this {
    const { hand, deck, discard } = this.team(seat);
    const drawn = deck.splice(0, count);
    hand.push(...drawn, ...(drawn.length < count ? discard.splice(0) : []));
    return this;
  }

  /** To the discard pile, and the hand is refilled. */
  discard(seat: number, ...cards: readonly string[]): this {
    const { hand, discard } = this.team(seat);
    for (const card of cards) move(card, hand, discard);
    return this.draw(seat, Math.max(0, (this.hands[seat] as number) - hand.length));
  }

  /** To the discard pile by a rival's card: not replaced before the next card of its own (SM-C30). */
  loses(seat: number, ...cards: readonly string[]): this {
    const { hand, discard } = this.team(seat);
    for (const card of cards) move(card, hand, discard);
    return this;
  }

  /** From the discard pile to the hand. */
  take(seat: number, card: string): this {
    move(card, this.team(seat).discard, this.team(seat).hand);
    return this;
  }

  // -- turns

  again(): this {
    this.before.up = 0;
    return this;
  }

  misses(seat: number): this {
    this.team(seat).missing = 'next';
    return this;
  }

  /** A turn is missed right away: that of a team which would be next. */
  missed(seat: number): this {
    this.team(seat).missing = 'last';
    this.before.up = seat + 1;
    return this;
  }
}

const upright = (hero: string): Stand => ({ hero, stunned: false, waits: false, safe: false, loot: null });

function move(card: string, from: string[], to: string[]): void {
  const at = from.indexOf(card);
  if (at < 0) throw new Error(`${card} is not expected there: ${from.join(', ')}`);
  to.push(...from.splice(at, 1));
}
