import { askEach, type Play, type PromptSpec, type Seat, text } from '../../../../kernel/index.js';
import { instanceOf, take } from '../../../../tabletop/index.js';
import { flipScheme } from '../encounter/threat.js';
import type { Match } from '../match.js';
import { draw } from '../table/deck.js';
import { mindsOrder } from '../table/discard-order.js';
import { optionOf } from '../table/facedown.js';
import { statOf } from '../table/values.js';
import { enterStage } from '../table/villain.js';
import { discard } from '../table/zones.js';
import { performAll } from '../timing/perform.js';

/** The scenario's set-up, the villain's entrance, opening hands, mulligans, and what identities do at set-up. */
export function* opening(match: Match): Play {
  const { state } = match;
  const { id, card } = match.mainScheme;
  yield* performAll(match, { card, id, seat: state.first }, 'setup');
  yield* flipScheme(match);
  for (const villain of match.villains) yield* enterStage(match, villain);
  for (const seat of match.order) draw(match, seat, handSize(match, seat));
  yield* mulligans(match);
  for (const seat of match.order) {
    const identity = match.identity(seat);
    yield* performAll(match, { card: identity.card, id: identity.id, seat }, 'setup');
  }
}

export const handSize = (match: Match, seat: Seat): number => statOf(match, match.identity(seat), 'handSize');

/** Each player once throws away what they like and draws as many. */
function* mulligans(match: Match): Play {
  for (const { seat, ids } of yield* askHands(match, () => ({ reason: 'mulligan', question: text('ask-mulligan') }))) {
    match.dealer.log({ id: 'log-mulligan', args: { who: { seat }, count: ids.length }, why: { rule: 'mulligan' } });
    for (const id of ids) discard(match.state, take(match.player(seat).hand, id));
    draw(match, seat, handSize(match, seat) - match.player(seat).hand.length);
  }
}

/** What somebody is asked who may throw away cards of their hand: at least so many. */
interface Throwing extends Pick<PromptSpec, 'reason' | 'question'> {
  readonly min?: number;
}

/** Asks all who hold cards at once which of them they throw away: nobody's answer depends on another's. */
export function* askHands(
  match: Match,
  asking: (seat: Seat) => Throwing,
): Play<readonly { readonly seat: Seat; readonly ids: readonly number[] }[]> {
  const seats = match.order.filter(seat => match.player(seat).hand.length > 0);
  const answers = yield* askEach(seats.map(seat => ofHand(match, seat, asking(seat))));
  return answers.map((answer, at) => ({
    seat: seats[at] as Seat,
    ids: ('pick' in answer ? answer.pick : []).map(instanceOf),
  }));
}

function ofHand(match: Match, seat: Seat, { reason, question, min = 0 }: Throwing): PromptSpec {
  const { hand } = match.player(seat);
  return {
    kind: 'some',
    seat,
    reason,
    question,
    options: hand.map(optionOf),
    min,
    max: hand.length,
    // The last one ends up on top (CH-C45).
    ...(hand.length > 1 && mindsOrder(match) && { ordered: true as const }),
    ...(min === 0 && { none: { key: 'keep', label: text('keep-hand') } }),
  };
}
