import { type Play, type Preview, type Seat, type Text, text } from '../../../../kernel/index.js';
import { keyOf, perform, sentence } from '../../../../tabletop/index.js';
import type { Ability, Price } from '../../behaviour.js';
import type { Card } from '../../card.js';
import type { Game } from '../../effect/index.js';
import type { Occurrence, Playing } from '../../events.js';
import { abilityName } from '../../printed.js';
import { SHED } from '../../state.js';
import { abilitySaid } from '../../wording.js';
import { mayThwart } from '../combat/aiming.js';
import { attackIn } from '../combat/defend.js';
import { resolveLabelled } from '../combat/labelled.js';
import { canPay } from '../cost/funds.js';
import { agreed, paymentPreview, priceOfTypes, settle, spent } from '../cost/pay.js';
import type { Match } from '../match.js';
import { land } from '../table/zones.js';
import { costOf, reveal, whyNotNow } from './play.js';

/** An ability that a player could use: of a card in play, or of an event in hand. `counted`: under which its uses are. */
export interface Use {
  readonly seat: Seat;
  readonly id: number;
  readonly card: string;
  readonly index: number;
  readonly counted: string;
  readonly ability: Ability;
  readonly inHand: boolean;
  readonly event: Occurrence | undefined;
}

/** How a use is counted and chosen: the instance, and which of its abilities. */
export const useKey = ({ id, index, inHand }: Pick<Use, 'id' | 'index' | 'inHand'>): string =>
  inHand ? keyOf(id) : `${keyOf(id)}.${index}`;

const PLAY = text('verb-play');
const USE = text('verb-use');

const WHY_HERO = text('why-hero');
const WHY_ALTER_EGO = text('why-alter-ego');
const WHY_LIMIT = text('why-limit');
const WHY_RESOURCES = text('why-resources');
const WHY_NO_THWART = text('why-no-thwart');
const WHY_NOT_YOURS = text('why-not-yours');

/** Why an ability may not be used now; null where it may. Form, limits, targets and costs, in the order of initiating. */
export function whyNot(match: Match, use: Use): Text | null {
  const { ability, seat, card } = use;
  const definition = match.card(card);
  const form = ability.form ?? (use.inHand ? definition.form : undefined);
  if (form !== undefined && form !== match.formOf(seat)) return form === 'hero' ? WHY_HERO : WHY_ALTER_EGO;
  const unmet = use.inHand ? whyNotNow(match, seat, use) : null;
  if (unmet !== null) return unmet;
  if (ability.limit !== undefined && timesUsed(match, use) >= ability.limit) return WHY_LIMIT;
  if (ability.label === 'defense' && !mayDefend(use)) return WHY_NOT_YOURS;
  if (ability.label === 'thwart' && !mayThwart(match, match.identity(seat))) return WHY_NO_THWART;
  const game = gameOf(match, use);
  const unable = shedsStatus(match, use) || isCompelled(match, use) ? null : whyUnable(ability, game, use.event);
  if (unable !== null) return unable;
  for (const cost of ability.costs ?? []) {
    const unpaid = cost.able(game, use.event);
    if (unpaid !== null) return unpaid;
  }
  const price = priceOf(match, use, game);
  return canPay(match, seat, price, purposeOf(definition, use)) ? null : WHY_RESOURCES;
}

/** What an ability says, and what it is sure to change; before that, why nothing of it would come about. */
export function usePreview(match: Match, use: Use): Partial<Preview> {
  const { ability, event, seat, card } = use;
  const game = gameOf(match, use);
  const said = sentence(abilitySaid(ability));
  const idle = whyIdle(match, use, game);
  const isSure = !shedsStatus(match, use) && (ability.costs ?? []).every(cost => cost.unsure?.(game) !== true);
  const changes = isSure ? (ability.does.changes?.(game, event) ?? []) : [];
  return {
    effect: idle === null ? said : text('effect-sentences', { said: idle, next: said }),
    changes,
    verb: use.inHand ? PLAY : USE,
    // What has to be declared first is part of the price.
    ...((ability.declares === undefined || ability.declares.known === true) &&
      paymentPreview(match, seat, priceOf(match, use, game), purposeOf(match.card(card), use))),
  };
}

/** What comes instead of all that an ability does; null where it does something. */
const whyIdle = (match: Match, use: Use, game: Game): Text | null =>
  shedsStatus(match, use)
    ? text(use.ability.label === 'attack' ? 'preview-stunned' : 'preview-confused')
    : (use.ability.does.idle?.(game, use.event) ?? null);

/** What the scenario's cards must do they do as far as they can, be it nothing. */
const isCompelled = (match: Match, { ability, id }: Use): boolean =>
  ability.forced === true && match.find(id)?.controller === 'scenario';

/** Why an ability would do nothing, or has nothing to settle its costs on. */
const whyUnable = ({ does, declares }: Ability, game: Game, event?: Occurrence): Text | null =>
  declares?.able(game) ?? does.able?.(game, event) ?? null;

/** One who is not the defender has no defense ability to use against an attack that somebody defends. */
function mayDefend({ event, seat }: Use): boolean {
  const attack = event === undefined ? null : attackIn(event);
  return attack === null || attack.defending === null || attack.defending === seat;
}

const timesUsed = (match: Match, { id, counted }: Use): number => match.find(id)?.used[counted] ?? 0;

const gameOf = (match: Match, { card, id, seat, ability, event }: Use): Game =>
  match.game({ card, id, seat }, { ability, event });

const purposeOf = (card: Card, { id, inHand }: Use) => (inHand ? { card, without: id } : { card });

/** A stunned identity may start an attack without a target, a confused one a thwart: that sheds the status. */
const shedsStatus = (match: Match, { ability: { label }, seat }: Use): boolean =>
  (label === 'attack' || label === 'thwart') && match.identity(seat).statuses.includes(SHED[label]);

/** What a use costs in resources: the event's own cost, and what the ability asks to spend. A spend that has to be declared first counts nothing yet. */
function priceOf(match: Match, use: Use, game: Game, declared = false): Price {
  const { ability, card, id, inHand, seat } = use;
  const definition = match.card(card);
  const cost = inHand ? costOf(match, seat, id, definition) : 0;
  if (inHand && definition.paidOnlyWith !== undefined)
    return cost === 0 ? { total: 0, typed: {} } : priceOfTypes({ [definition.paidOnlyWith]: cost });
  const { spend, declares } = ability;
  const isSettled = declared || declares?.known === true;
  const more = declares === undefined ? spend && priceOfTypes(spend) : isSettled ? declares.price(game) : undefined;
  return more === undefined ? { total: cost, typed: {} } : { total: cost + more.total, typed: more.typed };
}

/** Initiates an ability: costs determined and agreed on, on the table, paid, then resolved. */
export function* use(match: Match, using: Use): Play {
  const nested = match.dealer.enter(text('at-card', { card: { card: using.card } }));
  yield* initiate(match, using);
  match.dealer.leave(nested);
}

function* initiate(match: Match, using: Use): Play {
  const { ability, seat, card, id, inHand, counted } = using;
  const definition = match.card(card);
  const game = gameOf(match, using);
  if (!inHand) {
    const source = match.find(id);
    // What the scenario's cards do of themselves no player does.
    if (ability.forced === true && source?.controller === 'scenario')
      match.dealer.log({ id: 'log-forced-does', args: { card: { card }, does: ability.does.says }, why: { card } });
    else if (ability.name === undefined) match.tell('log-use', seat, card, { card });
    else {
      const args = { who: { seat }, card: { card }, ability: abilityName(ability.name) };
      match.dealer.log({ id: 'log-use-named', args, why: { card } });
    }
    if (ability.limit !== undefined && source !== undefined) source.used[counted] = (source.used[counted] ?? 0) + 1;
  }
  game.use.declared = ability.declares === undefined ? null : yield* ability.declares.ask(game);
  const price = priceOf(match, using, game, true);
  const payment = yield* agreed(match, seat, price, purposeOf(definition, using));
  // Nobody sees an event before its player has said how they pay: until then they may think better of it.
  const event = inHand ? reveal(match, seat, id, 'events') : null;
  game.use.paid = yield* settle(match, seat, payment);
  for (const cost of ability.costs ?? []) yield* perform(cost, game, using.event);
  match.dealer.effect(card);
  const isPaid = !game.use.unpaid;
  if (event === null) {
    if (isPaid) yield* resolveLabelled(match, game, ability, using.event);
    yield* spent(match, id);
    if (definition.faction !== 'encounter') yield* match.announce({ type: 'use', card, seat });
    return;
  }
  const isPlain = ability.does.addable?.(game, using.event) === false;
  const played: Playing = { type: 'play', card, target: id, seat, ...(isPlain && { plain: true }) };
  yield* match.interrupt(played);
  // Its effects may be cancelled: it has been played all the same.
  game.use.played = played;
  if (played.replaced !== true && isPaid) yield* resolveLabelled(match, game, ability, using.event);
  land(match.state, event);
  yield* match.announce(played);
}
