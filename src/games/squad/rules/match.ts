import type { Dealer, Play, Text } from '../../../kernel/index.js';
import type { Card } from '../card.js';
import type { Event } from '../events.js';
import type { SquadState } from '../state.js';

/** Cards by printed id. */
export type Pool = ReadonlyMap<string, Card>;

/** What every part of the rules works on: the table, the cards there are, and what has just happened. */
export class Match {
  readonly dealer: Dealer<SquadState>;
  readonly pool: Pool;
  /** Events since the effect in hand began; handled when it is finished (SQ-17). */
  private happened: Event[] = [];

  constructor(dealer: Dealer<SquadState>, pool: Pool) {
    this.dealer = dealer;
    this.pool = pool;
  }

  get state(): SquadState {
    return this.dealer.state;
  }

  card(id: string): Card {
    const card = this.pool.get(id);
    if (card === undefined) throw new Error(`no card ${id}`);
    return card;
  }

  raise(event: Event): void {
    this.happened.push(event);
  }

  /** Runs one effect to its end and returns what it set off, leaving what was waiting before to wait. */
  *gather(effect: Play): Play<Event[]> {
    const waiting = this.happened;
    this.happened = [];
    yield* effect;
    const mine = this.happened;
    this.happened = waiting;
    return mine;
  }

  within<T>(label: Text, play: Play<T>): Play<T> {
    return this.dealer.within(label, play);
  }
}
