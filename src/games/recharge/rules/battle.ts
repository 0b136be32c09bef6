import { chooseOne, type Option, type Play, type Preview, type Seat, type Text, text } from '../../../kernel/index.js';
import { mayPass as letsPass } from '../holds.js';
import { type Battle, nextFighting, noteVenture, withdraw } from '../state.js';
import { bidOption, bidPreview, bidsOf, payBid } from './bids.js';
import { concessionPreview, mayVenture } from './counters.js';
import { goesOut } from './end.js';
import type { Match } from './match.js';
import { lay, type Placement, placementOption, placementPreview, playable, refused } from './play.js';
import { heldBy, leaderOf, leadsTie, ratingOf, tieWonBy } from './rating.js';
import { draw } from './zones.js';

const current = (match: Match): Battle => {
  const { battle } = match.state;
  if (battle === null) throw new Error('there is no battle');
  return battle;
};

/** The next opponent draws one card, and then defends or concedes (IV.D.3 to 5, V.A.4). */
export function* answer(match: Match): Play {
  const { state } = match;
  const fight = current(match);
  const seat = fight.waiting[0] as Seat;
  draw(match, seat, 1);
  yield* defend(match, fight, seat, playable(match, seat, false));
  if (state.outcome !== null) return;
  // Only now: while they think it is their move, and everybody sees that.
  fight.waiting = fight.waiting.filter(other => other !== seat);
  if (fight.waiting.length > 0) return;
  state.step = 'battle';
  // The attacker, or who comes next if the attacker has given up.
  fight.turn = fight.fighting[0] ?? fight.attacker;
  finishIfAlone(match, fight);
}

function* defend(match: Match, fight: Battle, seat: Seat, able: readonly Placement[]): Play {
  const spent = isSpent(match, seat, able);
  const bids = bidsOf(match, seat, able, { must: false });
  const key = yield* chooseOne({
    seat,
    reason: 'defend',
    question: challenge(match, fight, able.length),
    options: [...bids.map(bid => bidOption(match, bid)), concession(spent)],
    default: { pick: ['concede'] },
    others: () => refused(match, seat, able),
    preview: key => (key === 'concede' ? concessionPreview(match, seat, spent) : bidPreview(match, seat, bids, key)),
    // Also where there is only conceding: the pause must not tell what is held.
    always: true,
  });
  const chosen = bids.find(bid => bid.key === key);
  if (chosen === undefined) return spent ? goesOut(match, seat, 'spent') : concede(match, fight, seat);
  fight.fighting.push(seat);
  yield* lay(match, seat, chosen.placement);
  payBid(match, seat, chosen);
  // One counter a turn: none is offered after one that went with the card (RE-S4).
  if (chosen.value === null) yield* mayVenture(match, seat);
  else noteVenture(match.state, fight, seat, true);
}

/** What is to be answered: the attack, or the player who took it up if the attacker has given up since. */
function challenge(match: Match, { attacker, fighting }: Battle, able: number): Text {
  const first = fighting[0] ?? attacker;
  const id = first === attacker ? 'ask-defend' : 'ask-defend-still';
  return text(id, { who: { seat: first }, rating: ratingOf(match, first), able });
}

/** Who must play, cannot, and has nothing left to draw from either, loses more than the battle (IV.D.8.b, RE-2). */
const isSpent = (match: Match, seat: Seat, able: readonly Placement[]): boolean =>
  able.length === 0 && match.player(seat).draw.length === 0;

const concession = (spent: boolean): Option => ({ key: 'concede', label: text(spent ? 'concede-spent' : 'concede') });

function concede(match: Match, fight: Battle, seat: Seat): void {
  withdraw(match.state, fight, seat);
  match.dealer.log({ id: 'log-concede', args: { who: { seat } }, why: { rule: 'concede' } });
}

/** One turn in a battle: a card, a pass of who leads, or a concession; then perhaps a counter (IV.D.6 to 8). */
export function* battle(match: Match): Play {
  const { state } = match;
  const fight = current(match);
  const seat = fight.turn;
  const leader = leaderOf(match);
  const leads = leader === seat;
  const tie = leads ? tieWonBy(match, seat) : null;
  if (tie !== null) match.dealer.effect(tie);
  const able = playable(match, seat, false);
  // When all have passed once, it is for those behind to play on: else it might never end (RE-C4).
  const free = leads || fight.passes >= fight.fighting.length ? null : heldBy(match, seat, letsPass);
  yield* move(match, fight, seat, able, { leader, free });
  if (state.outcome !== null) return;
  // Turns go round the table among those who are still in (RE-11).
  fight.turn = nextFighting(state, fight, seat);
  finishIfAlone(match, fight);
}

function* move(
  match: Match,
  fight: Battle,
  seat: Seat,
  able: readonly Placement[],
  // `free`: the card by which the seat may pass although it does not lead.
  { leader, free }: { readonly leader: Seat; readonly free: string | null },
): Play {
  const leads = leader === seat;
  const mayPass = leads || free !== null;
  const spent = !mayPass && isSpent(match, seat, able);
  const key = yield* chooseOne({
    seat,
    reason: 'battle',
    question: stance(match, fight, seat, { leader, mayPass, able: able.length }),
    options: [
      ...able.map(placement => placementOption(match, placement)),
      ...(mayPass ? [{ key: 'pass', label: text('pass-battle') }] : []),
      concession(spent),
    ],
    default: { pick: [mayPass ? 'pass' : 'concede'] },
    others: () => refused(match, seat, able),
    preview: key => {
      if (key === 'pass' && leads) return leadPreview(match, fight, seat);
      return key === 'concede' ? concessionPreview(match, seat, spent) : placementPreview(match, seat, able, key);
    },
    always: true,
  });
  if (key === 'concede') return spent ? goesOut(match, seat, 'spent') : concede(match, fight, seat);
  const chosen = able.find(placement => placement.key === key);
  if (chosen === undefined) {
    fight.passes++;
    if (!leads && free !== null) match.dealer.effect(free);
    match.dealer.log({ id: 'log-pass-battle', args: { who: { seat } }, why: { rule: 'pass-in-battle' } });
  } else {
    fight.passes = 0;
    yield* lay(match, seat, chosen);
  }
  yield* mayVenture(match, seat);
}

/** How a seat stands in a battle: of equal ratings, why another leads (RE-3). */
function stance(
  match: Match,
  fight: Battle,
  seat: Seat,
  { leader, mayPass, able }: { readonly leader: Seat; readonly mayPass: boolean; readonly able: number },
): Text {
  const [rating, best] = [ratingOf(match, seat), ratingOf(match, leader)];
  if (leader === seat) return text('ask-battle-leading', { rating, able });
  const how = mayPass ? 'free' : 'behind';
  if (rating < best) return text(`ask-battle-${how}`, { rating, best, able });
  return text(`ask-tied-${how}`, { rating, led: ledBy(match, fight, leader), able });
}

/** Why a seat leads others with the same rating. */
function ledBy(match: Match, { attacker }: Battle, leader: Seat): Text {
  const who = { seat: leader };
  const card = tieWonBy(match, leader);
  if (card !== null) return text('led-card', { who, card: { card } });
  return text(leader === attacker ? 'led-attacker' : 'led-seat', { who });
}

/** Passing in the lead: it is kept until a rival has more, or as much where one would lead then. */
function leadPreview(match: Match, fight: Battle, seat: Seat): Partial<Preview> {
  const isEven = fight.fighting.some(other => other !== seat && leadsTie(match, fight, other, seat));
  const effect = text('preview-pass-leading', { rating: ratingOf(match, seat), by: isEven ? 'reaching' : 'beating' });
  return { effect, verb: text('pass-battle') };
}

/** A battle is over when one is left in it. */
function finishIfAlone(match: Match, { fighting }: Battle): void {
  const [last, ...others] = fighting;
  if (last === undefined || others.length > 0) return;
  match.state.winner = last;
  match.state.step = 'after';
}
