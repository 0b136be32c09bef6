import type { Random, Seat, Text } from '../../../kernel/index.js';
import { text } from '../../../kernel/index.js';
import { topOf } from '../../../tabletop/index.js';
import { type Card, other } from '../card.js';
import type { Event } from '../events.js';
import type { Source } from '../rules/keepers.js';
import type { Match } from '../rules/match.js';
import { isPlayable, powerOf } from '../rules/power.js';
import { keeperInPlay, player } from '../rules/zones.js';
import type { Attack, Instance, Player } from '../state.js';

/** What a card's code can see, from the seat of the player it works for. */
export class Looking {
  readonly me: Seat;
  readonly them: Seat;
  readonly source: Source;
  /** The attack whose ability this is; null for a Keeper's effect. */
  readonly attack: Attack | null;
  /** Whether this Keeper has misfired in the middle of this effect: the rest of it is not done (SQ-7). */
  misfired = false;
  protected readonly match: Match;

  constructor(match: Match, source: Source, attack: Attack | null = null) {
    this.match = match;
    this.source = source;
    this.me = source.seat;
    this.them = other(source.seat);
    this.attack = attack;
  }

  get mine(): Player {
    return player(this.match.state, this.me);
  }

  get theirs(): Player {
    return player(this.match.state, this.them);
  }

  playerAt(seat: Seat): Player {
    return player(this.match.state, seat);
  }

  card(instance: Instance): Card {
    return this.match.card(instance.card);
  }

  /** The card that an event names. */
  cardOf(event: { readonly card: string }): Card {
    return this.match.card(event.card);
  }

  /** This player's power for this card: a "+n for …" that fits it counts (SQ-C3). */
  get myPower(): number {
    return powerOf(this.match.state, this.match.pool, this.me, this.match.card(this.source.card));
  }

  /** The power both players share, without what changes either's own. */
  get sharedPower(): number {
    return this.match.state.power;
  }

  /** The card on top of one's own discard pile. */
  get topDiscard(): Card | null {
    return this.topOf(this.me);
  }

  /** The card on top of the opponent's discard pile. */
  get topTheirDiscard(): Card | null {
    return this.topOf(this.them);
  }

  private topOf(seat: Seat): Card | null {
    const top = topOf(player(this.match.state, seat).discard);
    return top === undefined ? null : this.card(top);
  }

  /** Keepers of both players, this player's first. */
  get keepers(): Instance[] {
    return [...this.mine.keepers, ...this.theirs.keepers];
  }

  /** The Keeper that an event names; null where it names none, or one that is gone. */
  keeperOf(event: Event): Instance | null {
    const id = 'keeper' in event ? event.keeper : null;
    return this.keepers.find(keeper => keeper.id === id) ?? null;
  }

  /** Whose Keeper it is now. */
  controllerOf(keeper: Instance): Seat {
    return this.mine.keepers.includes(keeper) ? this.me : this.them;
  }

  /** Whether the Keeper this effect belongs to is still in play: one that misfired does nothing more. */
  get inPlay(): boolean {
    return this.mine.keepers.some(keeper => keeper.id === this.source.keeper);
  }

  /** How much this player's power has gone up this turn (SQ-22). */
  get powerRises(): number {
    return this.match.state.memory.now.rises[this.me as 0 | 1];
  }

  /** How many cards have damaged a player this turn, this one left out unless asked for. */
  damagers(seat: Seat, { withThis = false } = {}): number {
    const ids = this.match.state.memory.now.damagers[seat as 0 | 1];
    return ids.filter(id => withThis || id !== this.source.id).length;
  }

  /** Damage that this player took last turn. */
  get takenLastTurn(): number {
    return this.match.state.memory.last.taken[this.me as 0 | 1];
  }

  /** Whether the opponent attacked last turn. */
  get wasAttackedLastTurn(): boolean {
    return this.match.state.memory.last.attacked[this.them as 0 | 1];
  }

  /** The opponent's Keepers that were put into play last turn. */
  get enteredLastTurn(): Instance[] {
    const ids = this.match.state.memory.last.entered[this.them as 0 | 1];
    return this.theirs.keepers.filter(({ id }) => ids.includes(id));
  }

  /** Whether this player could play a card now: by its level, and as far as Keepers allow. */
  canPlay(instance: Instance): boolean {
    return isPlayable(this.match, this.me, this.card(instance));
  }

  /** A named source of chance. */
  random(stream: string): Random {
    return this.match.dealer.random(stream);
  }

  protected isInPlay(keeper: Instance): boolean {
    return keeperInPlay(this.match.state, keeper.id) !== null;
  }

  /** Notes in the log's count that the ability did something. */
  protected took(): void {
    this.match.dealer.effect(this.source.card);
  }

  /** This card as an argument of a question. */
  asking(id: string, args: Parameters<typeof text>[1] = {}): Text {
    return text(id, { card: { card: this.source.card }, ...args });
  }

  /** A public line that names this player and says that this card is why. */
  protected tell(id: string, args: Parameters<typeof text>[1] = {}, rule?: string): void {
    this.match.dealer.log({
      id,
      args: { who: { seat: this.me }, ...args },
      why: { card: this.source.card, ...(rule !== undefined && { rule }) },
    });
  }
}

/** Cards as an argument of a line. */
export const listOf = (instances: readonly Instance[]) => ({ list: instances.map(({ card }) => ({ card })) });
