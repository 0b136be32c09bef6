import type { Dealer, Seat, Why } from '../../../kernel/index.js';
import { cardIn } from '../../../tabletop/index.js';
import type { Card } from '../card.js';
import type { Game } from '../effect/index.js';
import type { Event } from '../events.js';
import type { Attack, SquadState } from '../state.js';
import type { Source } from './keepers.js';

/** Cards by printed id. */
export type Pool = ReadonlyMap<string, Card>;

/** An event, and the Keepers in play that waited for such: one that comes later has not seen it (SQ-C43). */
export interface Happening {
  readonly event: Event;
  /** Their instance ids. */
  readonly witnesses: readonly number[];
}

const NOBODY: readonly number[] = [];

/** The ids of all Keepers in play that wait for an event of this type. Most of the time there are none. */
function waitingFor(type: Event['type'], { players }: SquadState, pool: Pool): readonly number[] {
  let ids: number[] | null = null;
  for (const { keepers } of players)
    for (const { id, card } of keepers)
      if (isAwaited(type, cardIn(pool, card))) {
        ids ??= [];
        ids.push(id);
      }
  return ids ?? NOBODY;
}

function isAwaited(type: Event['type'], { triggers }: Card): boolean {
  if (triggers !== undefined) for (const { on } of triggers) if (on === type) return true;
  return false;
}

/** Whether a card that is not in play does something when this happens: it blocked, or has just been destroyed. */
export function actsOutside(event: Event, pool: Pool): boolean {
  if (event.type === 'block') return cardIn(pool, event.card).counterstrike !== undefined;
  return event.type === 'keeper destroyed' && cardIn(pool, event.card).onDestroyed !== undefined;
}

/** The table and the cards there are: all that is asked of Keepers in play. */
export type Lying = Pick<Match, 'state' | 'pool'>;

export type MakeGame = (match: Match, source: Source, attack: Attack | null) => Game;

/** What every part of the rules works on: the table, the cards there are, and what has just happened. */
export class Match {
  readonly dealer: Dealer<SquadState>;
  readonly pool: Pool;
  /** Events since the effect in hand began; handled when it is finished (SQ-17). */
  private happened: Happening[] = [];

  private readonly makeGame: MakeGame;

  // Cards play attacks, and attacks ask their cards: the maker is handed in, so that neither file needs the other.
  constructor(dealer: Dealer<SquadState>, pool: Pool, makeGame: MakeGame) {
    this.dealer = dealer;
    this.pool = pool;
    this.makeGame = makeGame;
  }

  /** The table as a card's code sees it. `attack`: the one whose own ability it is. */
  game(source: Source, attack: Attack | null = null): Game {
    return this.makeGame(this, source, attack);
  }

  get state(): SquadState {
    return this.dealer.state;
  }

  card(id: string): Card {
    return cardIn(this.pool, id);
  }

  /** Says something of a player and a card. */
  tell(id: string, seat: Seat, card: string, why: Why): void {
    this.dealer.log({ id, args: { who: { seat }, card: { card } }, why });
  }

  raise(event: Event): void {
    const happening = this.now(event);
    if (happening !== null) this.happened.push(happening);
  }

  /** Something that happens at this moment; null where nobody waits for it. */
  now(event: Event): Happening | null {
    const witnesses = waitingFor(event.type, this.state, this.pool);
    return witnesses.length > 0 || actsOutside(event, this.pool) ? { event, witnesses } : null;
  }

  /** An effect begins. What it sets off is gathered; what was waiting before, which comes back, goes on waiting. */
  gather(): Happening[] {
    const before = this.happened;
    this.happened = [];
    return before;
  }

  /** The effect is finished: what it has set off. `before`: what `gather` gave. */
  gathered(before: Happening[]): readonly Happening[] {
    const mine = this.happened;
    this.happened = before;
    return mine;
  }
}
