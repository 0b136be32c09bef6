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
import { keyOf, labelOf } from '../../../../tabletop/index.js';
import type { Stat } from '../../behaviour.js';
import type { InPlay } from '../../state.js';
import { attackTargets, mayThwart, thwartTargets } from '../combat/aiming.js';
import { basicAttack, basicThwart, recover, whyNotAttack } from '../combat/attack.js';
import type { Match } from '../match.js';
import { handSize } from '../round/opening.js';
import { changeForm, mayChangeForm } from '../table/form.js';
import { hasStat, statOf } from '../table/values.js';
import { ACTIONS, actionsOf, optionFor } from './actions.js';
import { playCard, playPreview, whyNotPlay } from './play.js';
import { powerPreview } from './preview.js';
import { use, useKey, usePreview } from './use.js';

/** One thing a player may do in their turn. `why`: the reason why not now. */
interface Choice {
  readonly key: string;
  /** Made only where it is shown. */
  option(): Option;
  readonly why: Text | null;
  preview?(): Partial<Preview>;
  run(): Play;
}

const FORM = text('group-form');
const PLAY = text('group-play');
const BASIC = text('group-basic');
const ALLIES = text('group-allies');
const ASK = text('group-ask');

const CHANGE_FORM = text('verb-form');
const CARD = text('verb-play');

const WHY_FORM_USED = text('why-form-used');
const WHY_FORM_BANNED = text('why-form-banned');
const WHY_EXHAUSTED = text('why-exhausted');
const WHY_TARGET = text('why-target');
const WHY_NO_THWART = text('why-no-thwart');
const WHY_DASH = text('why-dash');
const WHY_UNHURT = text('why-unhurt');

/** One choice of the active player, carried out. True when it ended the turn. Others may act meanwhile, if they like. */
export function* takeTurn(match: Match, seat: Seat): Play<boolean> {
  const choices = choicesOf(match, seat);
  const others = match.order.filter(other => other !== seat);
  const { seat: who, answer } = yield* askAny([
    menu(match, seat, choices),
    ...others.map(other => offering(match, other, seat)),
  ]);
  const [key] = ('pick' in answer ? answer.pick : []) as [string];
  if (key === 'end') return true;
  if (who === seat) {
    const chosen = choices.find(choice => choice.key === key && choice.why === null);
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
  const waits = match.board.awaiting({ type: 'turn end', seat }).length > 0;
  return isLast && mayKeep && !waits ? { follow: { reason: 'discard down', instead: text('end-turn-discard') } } : {};
}

function menu(match: Match, seat: Seat, choices: readonly Choice[]): PromptSpec {
  return {
    kind: 'one',
    seat,
    reason: 'turn',
    question: text('ask-turn'),
    options: [...choices.filter(({ why }) => why === null).map(choice => choice.option()), END],
    default: { pick: ['end'] },
    others: () => choices.flatMap(choice => (choice.why === null ? [] : [{ ...choice.option(), why: choice.why }])),
    preview: key =>
      key === 'end' ? endPreview(match, seat) : (choices.find(choice => choice.key === key)?.preview?.() ?? {}),
  };
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
    standing: true,
  };
}

const possible = (match: Match, seat: Seat): Option[] =>
  actionsOf(match, seat)
    .filter(({ why }) => why === null)
    .map(({ use: one }) => optionFor(one));

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
  const identity = match.identity(seat);
  return [
    formChange(match, seat),
    ...cardsToPlay(match, seat),
    ...powers(match, seat, identity, BASIC),
    ...match
      .inPlay(({ kind }, one) => one.controller === seat && kind === 'ally')
      .flatMap(one => powers(match, seat, one, ALLIES)),
    ...actionsOf(match, seat).map(
      ({ use: one, why }): Choice => ({
        key: useKey(one),
        option: () => optionFor(one, one.inHand ? PLAY : ACTIONS),
        why,
        preview: () => usePreview(match, one),
        run: () => use(match, one),
      }),
    ),
    ...match.order.filter(other => other !== seat).map(other => request(match, other)),
  ];
}

function formChange(match: Match, seat: Seat): Choice {
  const to = match.isHero(seat) ? 'to-alter-ego' : 'to-hero';
  return {
    key: 'form',
    option: () => ({ key: 'form', label: text(to), group: FORM }),
    why: match.player(seat).changedForm ? WHY_FORM_USED : mayChangeForm(match, seat) ? null : WHY_FORM_BANNED,
    preview: () => ({ effect: text(`preview-${to}`), verb: CHANGE_FORM }),
    run: () => switchForm(match, seat),
  };
}

function* switchForm(match: Match, seat: Seat): Play {
  match.player(seat).changedForm = true;
  yield* changeForm(match, seat);
}

const PLAYABLE = new Set(['ally', 'support', 'upgrade']);

const cardsToPlay = (match: Match, seat: Seat): Choice[] =>
  [
    ...match.player(seat).hand,
    ...match.player(seat).discard.filter(({ card }) => match.card(card).fromDiscard === true),
  ]
    .filter(({ card }) => PLAYABLE.has(match.card(card).kind))
    .map(instance => ({
      key: keyOf(instance.id),
      option: () => ({ key: keyOf(instance.id), label: labelOf(instance.card), card: instance.card, group: PLAY }),
      why: whyNotPlay(match, seat, instance),
      preview: () => ({ ...playPreview(match, seat, instance), verb: CARD }),
      run: () => playCard(match, seat, instance.id),
    }));

/** Basic powers of an identity in its form, or of an ally. */
function powers(match: Match, seat: Seat, character: InPlay, group: Text): Choice[] {
  const { id, card, statuses } = character;
  const { kind } = match.card(card);
  const choice = (power: 'attack' | 'thwart' | 'recover', why: () => Text | null, run: () => Play): Choice => ({
    key: `${keyOf(id)}.${power}`,
    option: () => ({
      key: `${keyOf(id)}.${power}`,
      label: text(`power-${power}`, { what: { card }, value: statOf(match, character, power) }),
      card,
      group,
    }),
    why: hasStat(match, character, power) ? (character.exhausted ? WHY_EXHAUSTED : why()) : WHY_DASH,
    preview: () => powerPreview(match, seat, character, power),
    run,
  });
  if (kind === 'alter_ego')
    return [
      choice(
        'recover',
        () => (character.damage === 0 ? WHY_UNHURT : null),
        () => recover(match, seat),
      ),
    ];
  const aimed = (power: Stat, status: 'stunned' | 'confused', targets: () => readonly InPlay[]) => (): Text | null =>
    statuses.includes(status) || (targets().length > 0 && isWorthwhile(match, character, power)) ? null : WHY_TARGET;
  const thwart = aimed('thwart', 'confused', () => thwartTargets(match));
  const attack = aimed('attack', 'stunned', () => attackTargets(match, seat, character));
  return [
    choice(
      'attack',
      () => whyNotAttack(match, seat, character) ?? attack(),
      () => basicAttack(match, seat, id),
    ),
    choice(
      'thwart',
      () => (mayThwart(match, character) ? thwart() : WHY_NO_THWART),
      () => basicThwart(match, seat, id),
    ),
  ];
}

/** By the older reading a power must be able to change the game: one of 0 cannot. */
const isWorthwhile = (match: Match, character: InPlay, power: Stat): boolean =>
  match.state.profile.targeting === 'canAffectTarget' || statOf(match, character, power) > 0;

/** Asking another player to act. Who has nothing to act with is asked all the same: their hand is their own. */
function request(match: Match, other: Seat): Choice {
  return {
    key: `ask.${other}`,
    option: () => ({ key: `ask.${other}`, label: text('ask-for-action', { who: { seat: other } }), group: ASK }),
    why: null,
    run: () => askToAct(match, other),
  };
}

function* askToAct(match: Match, other: Seat): Play {
  const [key] = yield* chooseSome({
    seat: other,
    reason: 'asked',
    question: text('ask-asked'),
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
