import {
  type Answer,
  chooseOne,
  type Dealer,
  type Option,
  type Play,
  type Seat,
  type Text,
  text,
} from '../../../kernel/index.js';
import { instanceOf, optionOf, take } from '../../../tabletop/index.js';
import { type Card, other } from '../card.js';
import { Game } from '../effect/index.js';
import { emptyTurn, type Instance, type SquadState } from '../state.js';
import { playAttack } from './attack.js';
import { draw, flip } from './draw.js';
import { atEndOfTurn } from './end.js';
import { type Happening, type MakeGame, Match, type Pool } from './match.js';
import { isPlayable, powerOf, setPower } from './power.js';
import { attackPreview } from './preview.js';
import { forbiddenBy } from './standing.js';
import { settle, settleOne } from './timing.js';
import { player } from './zones.js';

/** The next step of a turn, from the state alone: start, attack, end. */
export function next(dealer: Dealer<SquadState>, pool: Pool): Play {
  const match = new Match(dealer, pool, makeGame);
  const { step, turn, active } = match.state;
  dealer.stand(text('at-turn', { turn, who: { seat: active } }));
  dealer.stand(AT[step]);
  return steps[step](match);
}

const makeGame: MakeGame = (match, source, attack) => new Game(match, source, attack);

const AT = { start: text('at-step-start'), attack: text('at-step-attack'), end: text('at-step-end') };

const steps: Record<SquadState['step'], (match: Match) => Play> = { start, attack, end };

/** Coin (not on the very first turn), one card, then what happens at the start of the turn. */
function* start(match: Match): Play {
  const { state, dealer } = match;
  const { active } = state;
  dealer.log({ id: 'log-turn', args: { turn: state.turn, who: { seat: active }, power: state.power } });
  if (state.turn > 1) yield* settle(match, flipForPower(match, active));
  yield* settle(match, drawForTurn(match, active));
  yield* settleOne(match, match.now({ type: 'turn start', seat: active }));
  state.step = 'attack';
}

/** Heads raises the power. What the flip sets off comes before the draw (SQ-C8). */
function flipForPower(match: Match, seat: Seat): readonly Happening[] {
  const { state, dealer } = match;
  const { nextFlip } = state;
  const before = match.gather();
  state.nextFlip = null;
  if (nextFlip === 'none') dealer.log({ id: 'log-no-flip', args: { who: { seat } }, why: { rule: 'next-flip' } });
  else if (flip(match, seat, nextFlip === 'heads' ? true : undefined)) setPower(match, state.power + 1, 'power-up');
  return match.gathered(before);
}

function drawForTurn(match: Match, seat: Seat): readonly Happening[] {
  const before = match.gather();
  draw(match, seat, 1);
  return match.gathered(before);
}

/** One attack, or none. */
function* attack(match: Match): Play {
  const { state } = match;
  const { active } = state;
  const { hand } = player(state, active);
  if (hand.length > 0) {
    const key = yield* chooseAttack(match, active, hand);
    if (key !== 'pass') yield* playAttack(match, active, take(hand, instanceOf(key)));
    else match.dealer.log({ id: 'log-pass', args: { who: { seat: active } }, why: { rule: 'pass' } });
  } else match.dealer.log({ id: 'log-no-hand', args: { who: { seat: active } }, why: { rule: 'pass' } });
  state.step = 'end';
}

const PASS: Option = { key: 'pass', label: text('no-attack') };
const PASSING: Answer = { pick: ['pass'] };

function chooseAttack(match: Match, seat: Seat, hand: readonly Instance[]): Play<string> {
  const able = hand.filter(instance => isPlayable(match, seat, match.card(instance.card)));
  return chooseOne({
    seat,
    reason: 'attack',
    question: text('ask-attack', { able: able.length, power: powerOf(match, seat) }),
    options: [...able.map(optionOf), PASS],
    default: PASSING,
    others: () =>
      hand
        .filter(instance => !able.includes(instance))
        .map(instance => ({
          ...optionOf(instance),
          why: whyNot(match, seat, match.card(instance.card)),
        })),
    preview: key => {
      const card = able.find(({ id }) => id === instanceOf(key))?.card;
      return card === undefined ? {} : attackPreview(match, seat, match.card(card));
    },
    // Even where nothing can be played: the pause must not tell (SQ-15).
    always: true,
  });
}

function whyNot(match: Match, seat: Seat, card: Card): Text {
  const forbidding = forbiddenBy(match, seat, card);
  return forbidding === null
    ? text('why-level', { level: card.level })
    : text('why-forbidden', { card: { card: forbidding } });
}

/** What ends the turn; then the next begins: the other player's, unless a card gave another one or the match is over. */
function* end(match: Match): Play {
  yield* atEndOfTurn(match);
  const { state } = match;
  if (state.outcome !== null) return;
  state.memory.last = state.memory.now;
  state.memory.now = emptyTurn();
  state.turn++;
  if (state.extraTurns > 0) state.extraTurns--;
  else state.active = other(state.active);
  state.step = 'start';
}
