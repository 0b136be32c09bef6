import { chooseOne, type Dealer, type Play, type Seat, text } from '../../../kernel/index.js';
import type { Pool } from '../card.js';
import { after, isMany, type RechargeState, seatsFrom } from '../state.js';
import { afterHand } from './after.js';
import { answer, battle } from './battle.js';
import { type Bid, bidOption, bidPreview, bidsOf, payBid } from './bids.js';
import { ante, mustVenture, payConcession } from './counters.js';
import { endsByPiles } from './end.js';
import { Match } from './match.js';
import { lay, placementOption, playable, refused, riders } from './play.js';
import { draw } from './zones.js';

/** A hand of so many cards has to be played from (IV.E). */
const FULL_HAND = 6;

/** The next step of a round, from the state alone. */
export function next(dealer: Dealer<RechargeState>, pool: Pool): Play {
  const match = new Match(dealer, pool);
  const { step, round } = match.state;
  dealer.stand(text('at-round', { round }));
  dealer.stand(text(`at-step-${step}`));
  return steps[step](match);
}

const steps: Record<RechargeState['step'], (match: Match) => Play> = {
  ante: payAnte,
  turn,
  answer,
  battle,
  after: afterHand,
};

/** Three and more: everybody's lowest counter (V.A.2). */
function* payAnte(match: Match): Play {
  const { state } = match;
  ante(match, seatsFrom(state, state.starter));
  state.step = 'turn';
}

/** One card, and then pass, attack or concede (IV.B to E). */
function* turn(match: Match): Play {
  const { state, dealer } = match;
  const seat = state.active;
  dealer.log({ id: 'log-turn', args: { who: { seat } } });
  const idle = draw(match, seat, 1) > 0 ? 0 : state.idle + 1;
  // Once all have passed with nothing left to draw, nothing would ever happen any more (RE-C1).
  const isLast = idle >= seatsFrom(state, 0).length;
  const able = bidsOf(match, seat, playable(match, seat, true), { must: true });
  const key = yield* chooseTurn(match, seat, able, isLast);
  const chosen = able.find(bid => bid.key === key);
  state.idle = key === 'pass' ? idle : 0;
  if (chosen !== undefined) yield* attack(match, seat, chosen);
  else if (key === 'concede') yield* concedeHand(match, seat);
  else {
    dealer.log({ id: 'log-pass-turn', args: { who: { seat } }, why: { rule: 'pass' } });
    state.active = after(state, seat);
    if (isLast) endsByPiles(state, text('end-passed'));
  }
}

function* chooseTurn(match: Match, seat: Seat, able: readonly Bid[], isLast: boolean): Play<string> {
  const must = match.player(seat).hand.length >= FULL_HAND;
  const rest = must ? { key: 'concede', label: text('concede-hand') } : { key: 'pass', label: text('pass-turn') };
  return yield* chooseOne({
    seat,
    reason: 'attack',
    question: text(must ? 'ask-must-act' : isLast ? 'ask-attack-last' : 'ask-attack', { able: able.length }),
    options: [...able.map(bid => bidOption(match, bid)), rest],
    default: { pick: [rest.key] },
    others: () =>
      refused(
        match,
        seat,
        able.map(({ placement }) => placement),
      ),
    preview: key => bidPreview(match, seat, able, key),
    // Asked although nothing can be played: the pause must not tell what is held.
    always: true,
  });
}

/** A battle begins: one card, whatever may ride along with it, and a counter (IV.D.1 and 2). */
function* attack(match: Match, seat: Seat, chosen: Bid): Play {
  const { state, dealer } = match;
  const rivals = seatsFrom(state, seat).slice(1);
  state.battle = { attacker: seat, waiting: rivals, fighting: [seat], turn: seat, ventured: [], passes: 0 };
  dealer.log({ id: 'log-attack', args: { who: { seat } }, why: { rule: 'battle' } });
  yield* lay(match, seat, chosen.placement);
  if (state.brisk === true) payBid(match, seat, chosen);
  else yield* ventureAndRide(match, seat);
  if (match.player(seat).venture.length > 0) state.battle.ventured = [seat];
  else state.battle.bare = true;
  state.step = 'answer';
}

/** The attacker's counter, and before it whatever may ride along with the first card (IV.D.1.a, IV.D.2). */
function* ventureAndRide(match: Match, seat: Seat): Play {
  for (;;) {
    const able = riders(match, seat);
    const key = yield* mustVenture(
      match,
      seat,
      able.map(placement => placementOption(match, placement)),
    );
    const chosen = able.find(placement => placement.key === key);
    if (chosen === undefined) return;
    match.dealer.effect(chosen.link.instance.card);
    yield* lay(match, seat, chosen);
  }
}

/** A round is conceded: one counter of the player's choice, to the opponent or for the next battle (IV.E.1, V.A.5). */
function* concedeHand(match: Match, seat: Seat): Play {
  const { state, dealer } = match;
  dealer.log({ id: 'log-concede-hand', args: { who: { seat } }, why: { rule: 'sixth-card' } });
  yield* payConcession(match, seat, isMany(state) ? state.pot : match.player(seat).venture);
  state.winner = isMany(state) ? null : after(state, seat);
  state.step = 'after';
}
