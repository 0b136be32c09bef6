import { chooseOne, type Dealer, nothing, type Play, type Seat, text } from '../../../../kernel/index.js';
import { instanceOf, take } from '../../../../tabletop/index.js';
import { Game } from '../../effect/index.js';
import type { Ending } from '../../events.js';
import { Looking } from '../../look/index.js';
import type { ChampionsState, InPlay, Step } from '../../state.js';
import { activationPreview } from '../combat/activation.js';
import { fall } from '../combat/defeat.js';
import { clearAway, nextSeat, strikeOut } from '../combat/eliminate.js';
import { activate } from '../combat/enemy.js';
import { reveal } from '../encounter/reveal.js';
import { checkMainScheme, placeThreat, stepOneThreat } from '../encounter/threat.js';
import { Match, Over, type Parts, type Pool } from '../match.js';
import { dealEncounter, draw } from '../table/deck.js';
import { optionOf } from '../table/facedown.js';
import { mayReady } from '../table/values.js';
import { discard } from '../table/zones.js';
import { interrupt, respond } from '../timing/timing.js';
import { takeTurn } from '../turn/turn.js';
import { askHands, handSize, opening } from './opening.js';

const parts: Parts = {
  look: (match, source) => new Looking(match, source),
  game: (match, source, setting) => new Game(match, source, setting),
  interrupt,
  respond,
  fall,
  complete: checkMainScheme,
};

export const matchOf = (dealer: Dealer<ChampionsState>, pool: Pool): Match => new Match(dealer, pool, parts);

/** The rules at a table. What they have found out about the cards in play they still know in the next action. */
function matchAt(dealer: Dealer<ChampionsState>, pool: Pool): Match {
  const { known } = dealer;
  if (known instanceof Match && known.state === dealer.state && known.pool === pool) {
    known.beginAction();
    return known;
  }
  const match = matchOf(dealer, pool);
  dealer.known = match;
  return match;
}

/** The next step of a round, from the state alone. Where the game ends in the middle of it, the rest is not done. */
export function* next(dealer: Dealer<ChampionsState>, pool: Pool): Play {
  const match = matchAt(dealer, pool);
  const { round, step } = match.state;
  try {
    dealer.stand(text('at-round', { round }));
    dealer.stand(label(step));
    if (match.state.leaving.length > 0) yield* seeOff(match);
    yield* act(match, step);
  } catch (over) {
    if (!(over instanceof Over)) throw over;
    wrapUp(match);
  }
}

/** Players who have left are eliminated. */
function* seeOff(match: Match): Play {
  const left = match.state.leaving.splice(0).filter(seat => !match.player(seat).eliminated);
  for (const seat of left) match.player(seat).left = true;
  for (const seat of left) strikeOut(match, seat);
  for (const seat of left) yield* clearAway(match, seat);
}

/** The end has come in the middle of something: nothing is under way any more. */
function wrapUp({ state }: Match): void {
  state.attacks = [];
  state.leaving = [];
  for (const instance of state.resolving.splice(0)) discard(state, instance);
}

function label(step: Step) {
  const id = AT[step.at];
  return 'seat' in step ? text(id, { who: { seat: step.seat } }) : text(id);
}

const AT: Readonly<Record<Step['at'], string>> = {
  opening: 'at-opening',
  turn: 'at-turn',
  'end of turns': 'at-end-of-turns',
  threat: 'at-threat',
  'villain activates': 'at-villain-activates',
  'minions activate': 'at-minions-activate',
  deal: 'at-deal',
  reveal: 'at-reveal',
  'end of round': 'at-end-of-round',
};

/** What comes next. It is not a generator itself: each of those between a question and the table costs at every answer. */
function act(match: Match, step: Step): Play {
  switch (step.at) {
    case 'opening':
      return firstRound(match);
    case 'turn':
      return turn(match, step);
    case 'end of turns':
      return endOfTurns(match);
    case 'threat':
      return stepOne(match);
    case 'villain activates':
      return villain(match, step);
    case 'minions activate':
      return minion(match, step);
    case 'deal':
      return deal(match);
    case 'reveal':
      return revealNext(match, step);
    case 'end of round':
      return nextRound(match);
  }
}

function* firstRound(match: Match): Play {
  yield* opening(match);
  yield* beginRound(match);
}

function* nextRound(match: Match): Play {
  yield* endOfRound(match);
  yield* beginRound(match);
}

function* beginRound(match: Match): Play {
  const { state, dealer } = match;
  state.round++;
  state.step = { at: 'turn', ...inOrder(match) };
  // With one player nobody else could have the first player token, and it goes without saying.
  const args = { round: state.round, who: { seat: state.first }, players: state.players.length };
  dealer.log({ id: 'log-round', args, why: { rule: 'round' } });
  yield* beginTurn(match);
}

/** The turn of the player whose it is now begins. */
function* beginTurn(match: Match): Play {
  const { step } = match.state;
  if (step.at === 'turn') yield* match.announce({ type: 'turn begin', seat: step.seat });
}

/** The players in order, as a step goes through them. */
type Going = Pick<StepAt<'turn'>, 'seat' | 'later'>;

function inOrder(match: Match): Going {
  const [seat, ...later] = match.order as [Seat, ...Seat[]];
  return { seat, later };
}

/** On to the next player of a step; null after the last. Who has been eliminated meanwhile is passed over. */
function onFrom(match: Match, { later }: Going): Going | null {
  const [seat, ...rest] = later.filter(one => !match.player(one).eliminated);
  return seat === undefined ? null : { seat, later: rest };
}

// -- the player phase

type StepAt<A extends Step['at']> = Extract<Step, { at: A }>;

function* turn(match: Match, step: StepAt<'turn'>): Play {
  const { state } = match;
  const { seat } = step;
  const ended = match.player(seat).eliminated || (yield* takeTurn(match, seat));
  if (!match.player(seat).eliminated) {
    if (!ended) return;
    yield* match.interrupt({ type: 'turn end', seat });
  }
  const on = onFrom(match, step);
  state.step = on === null ? { at: 'end of turns' } : { at: 'turn', ...on };
  yield* beginTurn(match);
}

/** Hands down to their size and up to it, everything ready, what lasted until the end of the phase is over. */
function* endOfTurns(match: Match): Play {
  const { state, dealer } = match;
  for (const { seat, ids } of yield* askHands(match, one => discarding(match, one)))
    for (const id of ids) {
      const instance = take(match.player(seat).hand, id);
      discard(state, instance);
      dealer.show(seat);
      match.tell('log-discard', seat, instance.card, { rule: 'hand-size' });
    }
  for (const seat of match.order) draw(match, seat, handSize(match, seat) - match.player(seat).hand.length);
  for (const one of state.play)
    if (one.controller !== 'scenario' && one.exhausted && mayReady(match, one)) one.exhausted = false;
  dealer.log({ id: 'log-phase-end', why: { rule: 'end-of-turns' } });
  for (const one of state.play) renewPhaseLimits(match, one);
  yield* expire(match, ['phase']);
  yield* match.announce({ type: 'phase end' });
  state.step = { at: 'threat' };
}

/** Abilities that may be used so often a phase may be used again; those of a round count on. */
function renewPhaseLimits({ pool }: Match, one: InPlay): void {
  const isSpent = ([key]: [string, number]): boolean => {
    const [card = '', index] = key.split('.');
    return pool.get(card)?.abilities[Number(index)]?.each === 'phase';
  };
  const used = Object.entries(one.used);
  if (used.length > 0) one.used = Object.fromEntries(used.filter(entry => !isSpent(entry)));
}

function discarding(match: Match, seat: Seat) {
  const size = handSize(match, seat);
  const min = Math.max(0, match.player(seat).hand.length - size);
  return { reason: 'discard down', question: text('ask-discard-down', { count: min, size }), min };
}

/** Ends what lasted until now. Hit points may go with it. */
function* expire(match: Match, which: readonly ('phase' | 'round')[]): Play {
  const { state } = match;
  if (state.lasting.length > 0) {
    state.lasting = state.lasting.filter(({ until }) => !which.includes(until));
    match.reread();
  }
  yield* match.fall();
}

// -- the villain phase

/** All of it is one placement. Then comes what waits for the step to be over. */
function* stepOne(match: Match): Play {
  yield* match.happens(placeThreat(match, match.mainScheme.id, stepOneThreat(match), true));
  yield* match.announce({ type: 'step one' });
  match.state.step = { at: 'villain activates', ...inOrder(match) };
}

function* villain(match: Match, { seat, later }: StepAt<'villain activates'>): Play {
  if (!match.player(seat).eliminated) yield* activate(match, match.villain.id, seat);
  match.state.step = { at: 'minions activate', seat, later, done: [] };
}

/** The next minion that has not activated against this player; then the next player, then the deal. */
function* minion(match: Match, step: StepAt<'minions activate'>): Play {
  const { state } = match;
  const { seat, done } = step;
  const waiting = match.player(seat).eliminated ? [] : match.minionsOf(seat).filter(({ id }) => !done.includes(id));
  if (waiting.length === 0) {
    const on = onFrom(match, step);
    state.step = on === null ? { at: 'deal' } : { at: 'villain activates', ...on };
    return;
  }
  const key = yield* chooseOne({
    seat,
    reason: 'minion order',
    question: text('ask-minion-order'),
    options: waiting.map(optionOf),
    preview: activationPreview(match, seat),
  });
  const id = instanceOf(key);
  yield* activate(match, id, seat);
  state.step = { at: 'minions activate', seat, later: step.later, done: [...done, id] };
}

/** One card for each player, and one for each hazard icon, going on round the table. */
function deal(match: Match): Play {
  const { order } = match;
  const hazards = match.inPlay(card => card.hazard).length;
  for (let at = 0; at < order.length + hazards; at++) dealEncounter(match, order[at % order.length] as Seat);
  match.state.step = { at: 'reveal', ...inOrder(match) };
  return nothing;
}

/** The next dealt card of this player; then the next player, round and round until nobody has any. */
function* revealNext(match: Match, step: StepAt<'reveal'>): Play {
  const { state } = match;
  const { seat } = step;
  const instance = match.player(seat).dealt.shift();
  if (instance !== undefined) {
    yield* reveal(match, instance, seat, true);
    if (!match.player(seat).eliminated) return;
  }
  const on = onFrom(match, step);
  const left = match.order.some(one => match.player(one).dealt.length > 0);
  if (on !== null) state.step = { at: 'reveal', ...on };
  else state.step = left ? { at: 'reveal', ...inOrder(match) } : { at: 'end of round' };
}

/** The first player token goes on; what waited for the end of the round comes; limits are whole again. */
function* endOfRound(match: Match): Play {
  const { state } = match;
  state.first = nextSeat(match, state.first);
  yield* expire(match, ['phase', 'round']);
  const end: Ending = { type: 'round end' };
  yield* match.interrupt(end);
  yield* match.announce(end);
  for (const one of state.play) one.used = {};
  for (const player of state.players) Object.assign(player, { changedForm: false, played: [] });
}
