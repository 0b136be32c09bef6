import {
  askAny,
  chooseSome,
  type Option,
  type Play,
  type Preview,
  type PromptSpec,
  type Seat,
  type Text,
  text,
} from '../../../../kernel/index.js';
import { onceFor } from '../../../../tabletop/index.js';
import type { Card } from '../../card.js';
import type { InPlay } from '../../state.js';
import type { Match, Pool } from '../match.js';
import { handSize } from '../round/opening.js';
import { actionsOf, optionFor } from './actions.js';
import { Action, ALLIES, BASIC, CardPlay, type Choice, FormChange, Power } from './choices.js';
import { use, useKey, usePreview } from './use.js';

const ASK = text('group-ask');

/** One choice of the active player, carried out. True when it ended the turn. Others may act meanwhile, if they like. */
export function* takeTurn(match: Match, seat: Seat): Play<boolean> {
  const choices = choicesOf(match, seat);
  const others = match.order.filter(other => other !== seat);
  const { seat: who, answer } = yield* askAny([
    menu(match, seat, choices),
    ...others.map(other => ({ seat: other, ask: () => offering(match, other, seat) })),
  ]);
  const [key] = ('pick' in answer ? answer.pick : []) as [string];
  if (key === 'end') return true;
  if (who === seat) {
    const chosen = choices.find(choice => choice.why === null && choice.key === key);
    if (chosen !== undefined) yield* chosen.run();
  } else yield* act(match, who, key);
  return false;
}

const END: Option = { key: 'end', label: text('end-turn') };

/** After the last turn its player is asked at once what they discard: mostly nothing. */
function endPreview(match: Match, seat: Seat): Partial<Preview> {
  const { step } = match.state;
  const isLast = step.at === 'turn' && step.later.every(other => match.player(other).eliminated);
  const { length } = match.player(seat).hand;
  const mayKeep = length > 0 && length <= handSize(match, seat);
  // What waits for the turn to end may change the hand before that.
  const waits = match.board.awaiting({ type: 'turn end' }).length > 0;
  return isLast && mayKeep && !waits ? { follow: { reason: 'discard down', instead: text('end-turn-discard') } } : {};
}

function menu(match: Match, seat: Seat, choices: readonly Choice[]): PromptSpec {
  return {
    kind: 'one',
    seat,
    reason: 'turn',
    question: text('ask-turn'),
    options: offered(choices),
    default: { pick: ['end'] },
    others: () => choices.flatMap(choice => (choice.why === null ? [] : [{ ...choice.option(), why: choice.why }])),
    preview: key =>
      key === 'end' ? endPreview(match, seat) : (choices.find(choice => choice.key === key)?.preview() ?? {}),
  };
}

function offered(choices: readonly Choice[]): Option[] {
  const options: Option[] = [];
  for (const choice of choices) if (choice.why === null) options.push(choice.option());
  options.push(END);
  return options;
}

/**
 * What another player may do meanwhile, of their own accord. It stands as long as the turn's question does, or until they
 * want nothing of it: then they are offered it again when something has changed.
 */
function offering(match: Match, seat: Seat, active: Seat): PromptSpec {
  return {
    kind: 'some',
    seat,
    reason: 'offer',
    question: text('ask-offer', { who: { seat: active } }),
    options: possible(match, seat),
    preview: actionPreview(match, seat),
    min: 0,
    max: 1,
    none: { key: 'pass', label: text('offer-nothing') },
  };
}

function possible(match: Match, seat: Seat): Option[] {
  const options: Option[] = [];
  for (const { use: one, why } of actionsOf(match, seat)) if (why === null) options.push(optionFor(one));
  return options;
}

const actionPreview =
  (match: Match, seat: Seat) =>
  (key: string): Partial<Preview> => {
    const chosen = actionsOf(match, seat).find(({ use: one }) => useKey(one) === key);
    return chosen === undefined ? {} : usePreview(match, chosen.use);
  };

/** Carries out an action that a player has chosen. */
function* act(match: Match, seat: Seat, key: string): Play {
  const chosen = actionsOf(match, seat).find(({ use: one, why }) => why === null && useKey(one) === key);
  if (chosen !== undefined) yield* use(match, chosen.use);
}

/** All that a player could do in their turn, grouped as the rules group it. */
export function choicesOf(match: Match, seat: Seat): Choice[] {
  const choices: Choice[] = [new FormChange(match, seat)];
  for (const instance of match.player(seat).hand)
    if (isPlayable(match.card(instance.card))) choices.push(new CardPlay(match, seat, instance));
  const fromDiscard = playableFromDiscard(match.pool);
  for (const instance of match.player(seat).discard)
    if (fromDiscard.includes(instance.card)) choices.push(new CardPlay(match, seat, instance));
  addPowers(match, seat, match.identity(seat), BASIC, choices);
  for (const { one } of match.board.ofKind('ally'))
    if (one.controller === seat) addPowers(match, seat, one, ALLIES, choices);
  for (const candidate of actionsOf(match, seat)) choices.push(new Action(match, candidate));
  for (const other of match.order) if (other !== seat) choices.push(new Request(match, seat, other));
  return choices;
}

/** Cards that may be played from a discard pile, by printed id: so few that no pile is looked over card by card. */
const playableFromDiscard = onceFor((pool: Pool): readonly string[] =>
  [...pool.values()].flatMap(card => (card.fromDiscard === true && isPlayable(card) ? [card.id] : [])),
);

const isPlayable = ({ kind }: Card): boolean => kind === 'ally' || kind === 'support' || kind === 'upgrade';

function addPowers(match: Match, seat: Seat, character: InPlay, group: Text, choices: Choice[]): void {
  if (match.card(character.card).kind === 'alter_ego')
    choices.push(new Power(match, seat, character, 'recover', group));
  else for (const power of ['attack', 'thwart'] as const) choices.push(new Power(match, seat, character, power, group));
}

/** Asking another player to act. Who has nothing to act with is asked all the same: their hand is their own. */
class Request implements Choice {
  readonly why = null;
  private readonly match: Match;
  private readonly seat: Seat;
  private readonly other: Seat;

  constructor(match: Match, seat: Seat, other: Seat) {
    this.match = match;
    this.seat = seat;
    this.other = other;
  }

  get key(): string {
    return `ask.${this.other}`;
  }

  option(): Option {
    return { key: this.key, label: text('ask-for-action', { who: { seat: this.other } }), group: ASK };
  }

  preview(): Partial<Preview> {
    return {};
  }

  run(): Play {
    return askToAct(this.match, this.seat, this.other);
  }
}

function* askToAct(match: Match, seat: Seat, other: Seat): Play {
  const [key] = yield* chooseSome({
    seat: other,
    reason: 'asked',
    question: text('ask-asked', { who: { seat } }),
    options: possible(match, other),
    preview: actionPreview(match, other),
    min: 0,
    max: 1,
    none: { key: 'pass', label: text('decline') },
    always: true,
  });
  if (key === undefined) match.dealer.log({ id: 'log-declined', args: { who: { seat: other } } });
  else yield* act(match, other, key);
}
