import { chooseSome, type Outcome, type Play, type Seat, text } from '../../../kernel/index.js';
import { instanceOf, optionOf, take } from '../../../tabletop/index.js';
import { other } from '../card.js';
import type { Instance, SquadState } from '../state.js';
import { destroy } from './keepers.js';
import type { Match } from './match.js';
import { isProtected } from './standing.js';
import { settle, settleOne } from './timing.js';
import { discard, player } from './zones.js';

const HAND_LIMIT = 8;
const KEEPER_LIMIT = 6;
/** Turns without a play and without damage after which a Quick match is drawn (SQ-1). */
export const IDLE_TURNS = 4;

/** Effects of the turn's end (one of them may win the match), then the active player's limits, then the win check (SQ-9). */
export function* atEndOfTurn(match: Match): Play {
  const { state } = match;
  yield* settleOne(match, match.now({ type: 'turn end', seat: state.active }));
  if (state.outcome !== null) return;
  if (player(state, state.active).hand.length > HAND_LIMIT) yield* handLimit(match, state.active);
  if (player(state, state.active).keepers.length > KEEPER_LIMIT) yield* keeperLimit(match, state.active);
  winCheck(match);
}

function* handLimit(match: Match, seat: Seat): Play {
  const { state, dealer } = match;
  const { hand } = player(state, seat);
  for (const id of yield* tooMany(seat, 'hand limit', hand, hand.length - HAND_LIMIT)) {
    const instance = take(hand, id);
    discard(state, instance);
    dealer.show();
    match.tell('log-hand-limit', seat, instance.card, { rule: 'hand-limit' });
  }
}

function* keeperLimit(match: Match, seat: Seat): Play {
  const before = match.gather();
  yield* downToLimit(match, seat);
  yield* settle(match, match.gathered(before));
}

function* downToLimit(match: Match, seat: Seat): Play {
  const { keepers } = player(match.state, seat);
  while (keepers.length > KEEPER_LIMIT) {
    // What cannot be destroyed stays, above the limit if need be. Where there is such, the others go one after the other:
    // what protects it may be among them (SQ-C14).
    const able = keepers.filter(keeper => isProtected(match, seat, keeper) === null);
    if (able.length === 0) return;
    const excess = keepers.length - KEEPER_LIMIT;
    const count = able.length === keepers.length ? excess : 1;
    for (const id of yield* tooMany(seat, 'keeper limit', able, excess, count)) destroy(match, id, 'keeper-limit');
  }
}

/** Exactly as many as are too many, chosen by their player, or fewer at a time; they go in the order chosen (SQ-C49). */
function* tooMany(
  seat: Seat,
  reason: string,
  among: readonly Instance[],
  excess: number,
  count = excess,
): Play<number[]> {
  const keys = yield* chooseSome({
    seat,
    reason,
    question: text(`ask-${reason.replace(' ', '-')}`, { excess, count }),
    options: among.map(optionOf),
    min: count,
    max: count,
    ordered: true,
  });
  return keys.map(instanceOf);
}

/** Who has run out of cards loses; if both have, whose turn it is wins (SQ-1). */
function winCheck(match: Match): void {
  const { state } = match;
  state.memory.idle = isIdle(state) ? state.memory.idle + 1 : 0;
  state.outcome = verdict(state);
}

/** No damage, and no attack (SQ-C1). */
function isIdle({ memory: { now } }: SquadState): boolean {
  return now.taken.every(points => points === 0) && !now.attacked.some(Boolean);
}

function verdict(state: SquadState): Outcome | null {
  const { active } = state;
  const rival = other(active);
  if (isOut(state, rival)) return won(active, text('end-out-of-cards', { who: { seat: rival } }));
  if (isOut(state, active)) return won(rival, text('end-out-of-cards', { who: { seat: active } }));
  if (state.ruleset === 'quick' && state.memory.idle >= IDLE_TURNS) return drawn(text('end-stalemate'));
  return null;
}

/** No cards in hand and deck; by the Quick rules no Keepers either. */
const isOut = (state: SquadState, seat: Seat): boolean =>
  hasNoCards(state, seat) && (state.ruleset !== 'quick' || player(state, seat).keepers.length === 0);

function hasNoCards(state: SquadState, seat: Seat): boolean {
  const { deck, hand } = player(state, seat);
  return deck.length === 0 && hand.length === 0;
}

export const drawn = (reason: Outcome['reason']): Outcome => ({ places: [1, 1], reason });

export const won = (seat: Seat, reason: Outcome['reason']): Outcome => ({
  places: seat === 0 ? [1, 2] : [2, 1],
  reason,
});
