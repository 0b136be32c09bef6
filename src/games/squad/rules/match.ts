import type { Dealer } from '../../../kernel/index.js';
import { cardIn } from '../../../tabletop/index.js';
import type { Card } from '../card.js';
import type { Game } from '../effect/index.js';
import type { Event } from '../events.js';
import type { Attack, SquadState } from '../state.js';
import type { Source } from './keepers.js';

/** Cards by printed id. */
export type Pool = ReadonlyMap<string, Card>;

/** An event, and the Keepers that were in play as it happened: one that comes later has not seen it (SQ-C43). */
export interface Happening {
  readonly event: Event;
  /** Their instance ids. */
  readonly witnesses: readonly number[];
}

const NOBODY: readonly number[] = [];

/** The ids of all Keepers in play. */
function keepersIn({ players: [one, other] }: SquadState): readonly number[] {
  if (one.keepers.length === 0 && other.keepers.length === 0) return NOBODY;
  const ids: number[] = [];
  for (const { id } of one.keepers) ids.push(id);
  for (const { id } of other.keepers) ids.push(id);
  return ids;
}

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

  raise(event: Event): void {
    this.happened.push(this.now(event));
  }

  /** Something that happens at this moment. */
  now(event: Event): Happening {
    return { event, witnesses: keepersIn(this.state) };
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
