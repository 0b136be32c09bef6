import { nothing, type Play, type Seat, text } from '../../../kernel/index.js';
import { perform } from '../../../tabletop/index.js';
import { type Does, other, type Trigger } from '../card.js';
import type { Game } from '../effect/index.js';
import type { Event } from '../events.js';
import type { Source } from './keepers.js';
import { actsOutside, type Happening, type Match } from './match.js';
import { keeperInPlay, player } from './zones.js';

/** An effect that waits for its turn. A Keeper's that has left play is skipped. */
interface Waiting {
  readonly source: Source;
  /** What a Keeper does; null: the effect of a card that is not in play. */
  readonly trigger: Trigger | null;
  readonly event: Event;
}

/**
 * Handles what has been set off: the opponent's effects from oldest Keeper to newest, then the active player's, then
 * `last` (SQ-8). Each is finished, and all that it set off is handled, before the next begins (SQ-17).
 */
export function settle(match: Match, happened: readonly Happening[], last?: Last): Play {
  return happened.length === 0 && last === undefined ? nothing : handled(match, waitingFor(match, happened), last);
}

/** Begins what comes last. */
export type Last = () => ReturnType<Does['run']>;

/** The same for a single thing that has happened at this moment. */
export function settleOne(match: Match, happening: Happening | null, last?: Last): Play {
  return settle(match, happening === null ? NONE : [happening], last);
}
const NONE: readonly Happening[] = [];

function* handled(match: Match, effects: readonly Waiting[], last?: Last): Play {
  for (const waiting of effects) {
    const { state } = match;
    // A card has won the match: what still waits is not done (SQ-C28).
    if (state.outcome !== null) return;
    const { card, keeper } = waiting.source;
    if (keeper !== null && keeperInPlay(state, keeper) === null) continue;
    const before = match.gather();
    const nested = match.dealer.enter(text('at-card', { card: { card } }));
    yield* run(match, waiting);
    match.dealer.leave(nested);
    const set = match.gathered(before);
    if (set.length > 0) yield* settle(match, set);
  }
  if (last === undefined) return;
  const before = match.gather();
  const play = last();
  if (play !== undefined) yield* play;
  const set = match.gathered(before);
  if (set.length > 0) yield* settle(match, set);
}

/** Whatever waits for what happened, in the order in which it is handled. */
function waitingFor(match: Match, happened: readonly Happening[]): readonly Waiting[] {
  const waiting: Waiting[] = [];
  const { active } = match.state;
  let seat = other(active);
  for (let turns = 0; turns < 2; turns++, seat = active) {
    fromKeepers(match, seat, happened, waiting);
    for (const { event } of happened) fromOutside(match, seat, event, waiting);
  }
  return waiting;
}

/** Effects of a seat's Keepers, from oldest to newest. */
function fromKeepers(match: Match, seat: Seat, happened: readonly Happening[], waiting: Waiting[]): void {
  for (const { id, card } of player(match.state, seat).keepers) {
    const { triggers } = match.card(card);
    if (triggers === undefined) continue;
    for (const { event, witnesses } of happened)
      for (const trigger of triggers)
        if (trigger.on === event.type && witnesses.includes(id))
          waiting.push({ source: { card, seat, id, keeper: id }, trigger, event });
  }
}

/** Effects of cards that are not in play: Counterstrike (SQ-C2), and Keepers that have just been destroyed (SQ-C15). */
function fromOutside(match: Match, seat: Seat, event: Event, waiting: Waiting[]): void {
  if ((event.type !== 'block' && event.type !== 'keeper destroyed') || event.seat !== seat) return;
  if (!actsOutside(event, match.pool)) return;
  const { card } = event;
  const id = event.type === 'block' ? event.id : event.keeper;
  waiting.push({ source: { card, seat, id, keeper: null }, trigger: null, event });
}

function* run(match: Match, { source, trigger, event }: Waiting): Play {
  const game: Game = match.game(source);
  if (trigger === null) yield* outside(match, game, event);
  else if (trigger.if(game, event as never)) {
    const play = trigger.does.run(game, event as never);
    if (play !== undefined) yield* play;
  }
}

function* outside(match: Match, game: Game, event: Event): Play {
  const { counterstrike, onDestroyed } = match.card(game.source.card);
  if (event.type === 'block' && counterstrike !== undefined) yield* game.hit.self(counterstrike);
  else if (onDestroyed !== undefined) yield* perform(onDestroyed, game, event);
}
