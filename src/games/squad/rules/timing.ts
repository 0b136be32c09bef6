import { type Play, type Seat, text } from '../../../kernel/index.js';
import { perform } from '../../../tabletop/index.js';
import { other } from '../card.js';
import type { Event } from '../events.js';
import type { Happening, Match } from './match.js';
import { keeperInPlay, player } from './zones.js';

/** An effect that waits for its turn. */
interface Waiting {
  readonly card: string;
  /** A Keeper that has left play skips its effect. Null: the effect is not a Keeper's. */
  readonly keeper: number | null;
  run(): Play<unknown>;
}

/**
 * Handles what has been set off: the opponent's effects from oldest Keeper to newest, then the active player's, then
 * `last` (SQ-8). Each is finished, and all that it set off is handled, before the next begins (SQ-17).
 */
export function* settle(match: Match, happened: readonly Happening[], last?: Play): Play {
  const { active } = match.state;
  const waiting =
    happened.length === 0 ? [] : [...waitingOf(match, other(active), happened), ...waitingOf(match, active, happened)];
  for (const effect of waiting) {
    // A card has won the match: what still waits is not done (SQ-C28).
    if (match.state.outcome !== null) return;
    if (effect.keeper !== null && keeperInPlay(match.state, effect.keeper) === null) continue;
    yield* settle(
      match,
      yield* match.gather(match.within(text('at-card', { card: { card: effect.card } }), effect.run())),
    );
  }
  if (last !== undefined) yield* settle(match, yield* match.gather(last));
}

/** One seat's effects for what happened: Keepers from oldest to newest, then cards that are not in play. */
function waitingOf(match: Match, seat: Seat, happened: readonly Happening[]): Waiting[] {
  const waiting: Waiting[] = [];
  for (const keeper of player(match.state, seat).keepers) {
    const { triggers } = match.card(keeper.card);
    if (triggers === undefined) continue;
    for (const { event, witnesses } of happened)
      for (const trigger of triggers) {
        if (trigger.on !== event.type || !witnesses.includes(keeper.id)) continue;
        const source = { card: keeper.card, seat, id: keeper.id, keeper: keeper.id };
        waiting.push({
          ...source,
          *run() {
            const game = match.game(source);
            if (trigger.if(game, event as never)) yield* perform(trigger.does, game, event as never);
          },
        });
      }
  }
  for (const { event } of happened) waiting.push(...fromOutside(match, seat, event));
  return waiting;
}

/** Effects of cards that are not in play: Counterstrike (SQ-C2), and Keepers that have just been destroyed (SQ-C15). */
function fromOutside(match: Match, seat: Seat, event: Event): Waiting[] {
  if ((event.type !== 'block' && event.type !== 'keeper destroyed') || event.seat !== seat) return [];
  const { card } = event;
  const { counterstrike, onDestroyed } = match.card(card);
  const id = event.type === 'block' ? event.id : event.keeper;
  const game = match.game({ card, seat, id, keeper: null });
  if (event.type === 'block')
    return counterstrike === undefined ? [] : [{ card, keeper: null, run: () => game.hit.self(counterstrike) }];
  return onDestroyed === undefined ? [] : [{ card, keeper: null, run: () => perform(onDestroyed, game, event) }];
}
