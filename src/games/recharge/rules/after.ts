import { askEach, type Play, type PromptSpec, type Seat, text } from '../../../kernel/index.js';
import { instanceList, instanceOf, optionOf, take } from '../../../tabletop/index.js';
import type { Effect } from '../effects/index.js';
import { after, fought, isMany, seatsFrom } from '../state.js';
import { checkEnd, pointsOf } from './end.js';
import type { Match } from './match.js';
import { perform } from './perform.js';
import { discard, draw } from './zones.js';

/** Cards that may be kept for the next round (IV.F.4, V.A.6). */
const keepable = (match: Match): number => (isMany(match.state) ? 4 : 3);

/** After a battle or a concession: counters, cards, fresh cards, and down to the limit (IV.F). */
export function* afterHand(match: Match): Play {
  const { state } = match;
  yield* specialsAfterBattle(match);
  collect(match);
  for (const { chain } of state.players)
    discard(
      match,
      chain.splice(0).map(({ instance }) => instance),
    );
  state.battle = null;
  checkEnd(state);
  if (state.outcome !== null) return;
  yield* replace(match);
  yield* limit(match);
  state.winner = null;
  delete state.collected;
  state.round++;
  // The next clockwise from the player who started this round, no matter who won it (V.A.7, RE-6).
  state.starter = after(state, state.starter);
  state.active = state.starter;
  state.step = isMany(state) ? 'ante' : 'turn';
}

/** SPECIAL cards that look at how their battle ended, in seat order from the winner on. */
function* specialsAfterBattle(match: Match): Play {
  const { state } = match;
  if (state.battle === null || state.winner === null) return;
  state.battle.fought = fought(state);
  for (const seat of seatsFrom(state, state.winner))
    for (const { instance } of [...match.player(seat).chain]) {
      const { special } = match.card(instance);
      const effects = special === null ? NONE : seat === state.winner ? special.won : special.lost;
      if (effects.length > 0) yield* perform(match, { seat, instance }, effects);
    }
}

const NONE: readonly Effect[] = [];

/** Every counter on the table goes to the winner's victory pile; without a winner it stays for the next battle (V.A.5). */
function collect(match: Match): void {
  const { state, dealer } = match;
  const played = state.players.flatMap(({ venture }) => venture.splice(0));
  if (state.winner === null) {
    state.pot.push(...played);
    return;
  }
  const won = [...state.pot.splice(0), ...played].sort((one, other) => one - other);
  const { victory } = match.player(state.winner);
  victory.push(...won);
  state.collected = won;
  victory.sort((one, other) => one - other);
  dealer.log({
    id: 'log-collect',
    args: { who: { seat: state.winner }, points: pointsOf(won), total: pointsOf(victory) },
    why: { rule: 'victory-pile' },
  });
}

/** Each player may discard any number of cards and draw as many, all at once (IV.F.3): no more than there are (RE-C5). */
function* replace(match: Match): Play {
  const { state } = match;
  const most = (seat: Seat): number => Math.min(match.player(seat).hand.length, match.player(seat).draw.length);
  const seats = seatsFrom(state, state.starter).filter(seat => most(seat) > 0);
  const keep = keepable(match);
  const chosen = yield* askAll(match, seats, 'replace', seat => ({
    question: text('ask-replace', { keep, over: match.player(seat).hand.length > keep ? 'yes' : 'no' }),
    min: 0,
    max: most(seat),
  }));
  for (const [seat, ids] of chosen) {
    const { hand } = match.player(seat);
    discard(
      match,
      ids.map(id => take(hand, id)),
    );
    if (ids.length === 0) continue;
    match.dealer.log({ id: 'log-replace', args: { who: { seat }, count: ids.length }, why: { rule: 'replace' } });
    draw(match, seat, ids.length, { rule: 'replace' });
  }
}

/** Down to the cards that may be kept (IV.F.4, V.A.6). */
function* limit(match: Match): Play {
  const keep = keepable(match);
  const seats = seatsFrom(match.state, match.state.starter).filter(seat => match.player(seat).hand.length > keep);
  const chosen = yield* askAll(match, seats, 'hand limit', seat => {
    const count = match.player(seat).hand.length - keep;
    return { question: text('ask-hand-limit', { keep, count }), min: count, max: count };
  });
  for (const [seat, ids] of chosen) {
    const { hand } = match.player(seat);
    const gone = ids.map(id => take(hand, id));
    discard(match, gone);
    match.dealer.show();
    match.dealer.log({
      id: 'log-hand-limit',
      args: { who: { seat }, cards: instanceList(gone) },
      why: { rule: 'hand-limit' },
    });
  }
}

/** Asks several seats at once for cards of their hands; each answer as instance ids. */
function* askAll(
  match: Match,
  seats: readonly Seat[],
  reason: string,
  how: (seat: Seat) => Pick<PromptSpec & { kind: 'some' }, 'question' | 'min' | 'max'>,
): Play<[Seat, number[]][]> {
  const prompts = seats.map((seat): PromptSpec => {
    const { question, min, max } = how(seat);
    const options = match.player(seat).hand.map(optionOf);
    const none = min === 0 && { none: { key: 'keep', label: text('exchange-nothing') } };
    return { kind: 'some', seat, reason, question, options, min, max, ...none };
  });
  const answers = yield* askEach(prompts);
  return seats.map((seat, at) => {
    const answer = answers[at];
    const picked = answer !== undefined && 'pick' in answer ? answer.pick : [];
    return [seat, picked.map(key => instanceOf(key))];
  });
}
