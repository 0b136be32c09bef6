import { type Preview, type Seat, type Text, text } from '../../../kernel/index.js';
import { instanceOf, type Phrase, sentence } from '../../../tabletop/index.js';
import { type Card, other } from '../card.js';
import { type Damage, type Instance, isAttack } from '../state.js';
import { wording } from '../wording.js';
import type { Match } from './match.js';
import { attackNow } from './power.js';
import { isProtected, mostFromAttack } from './standing.js';
import { wouldStop } from './stopping.js';
import { keeperInPlay, player } from './zones.js';

/** Playing a card as an attack: the damage that Keepers in play let it do, its factors, and what it says. */
export function attackPreview(match: Match, seat: Seat, card: Card): Partial<Preview> {
  const factors = { list: card.factors.map(factor => text(`factor-${factor}`)) };
  const amount = Math.min(attackNow(match, seat, card), mostFromAttack(match, other(seat)));
  // An attack of "*" is known once it is played.
  const hit =
    card.attack === '*' ? text('preview-attack-open', { factors }) : text('preview-attack', { amount, factors });
  return { effect: followed(hit, wording(card)) };
}

/** Blocking with a card of the hand, or taking what comes. */
export function blockPreview(match: Match, damage: Damage, key: string): Partial<Preview> {
  const blocker = held(match, damage, key);
  return blocker === undefined ? takePreview(match, damage) : lossPreview(match, damage, blocker, true);
}

/** Discarding a card of the hand for damage: one point, and perhaps the end of the rest. */
export function damagePreview(match: Match, damage: Damage, key: string): Partial<Preview> {
  const lost = held(match, damage, key);
  return lost === undefined ? {} : lossPreview(match, damage, lost, damage.lossBlocks);
}

function takePreview({ state }: Match, damage: Damage): Partial<Preview> {
  const { deck, hand } = player(state, damage.to);
  const amount = Math.min(leftOf(damage), deck.length + hand.length);
  const stop = stopOf(damage);
  // Icons of a hand that may block count in what it loses as well (SQ-4).
  if (deck.length === 0) return { effect: text('preview-take-hand', { amount, stop }) };
  const isEnough = amount <= deck.length;
  if (damage.deckBlocks)
    return { effect: isEnough ? text('preview-take', { amount, stop }) : text('preview-take-both', { amount, stop }) };
  // Nothing in the deck can stop it: each point is a card.
  const after = Math.max(0, deck.length - amount);
  // The first point, which alone could be blocked, comes from the deck.
  const isSure = isEnough || onlyFirst(damage);
  return {
    effect: isSure
      ? text('preview-take-all', { amount })
      : text('preview-take-all-both', { amount, icons: damage.unblocked.length }),
    changes: [{ what: text('change-deck'), before: deck.length, after }],
  };
}

const onlyFirst = ({ piercing, dealt }: Damage): boolean => piercing && dealt === 0;

/** What would stop the damage: an icon, an icon on the very first card, or two icons. */
function stopOf(damage: Damage): Text {
  if (onlyFirst(damage)) return text('preview-stop-first');
  return text('preview-stop', { icons: damage.unblocked.length });
}

function lossPreview(match: Match, damage: Damage, card: Card, counts: boolean): Partial<Preview> {
  const left = leftOf(damage);
  const factors = counts ? wouldStop(damage, card) : damage.unblocked;
  const isBlock = factors.length < damage.unblocked.length;
  // The card itself is one damage: counted down to 0, it would look like none. After the last point nothing more comes (SQ-C4).
  if (factors.length === 0 || (isBlock && left === 1)) return { effect: stopped(match, damage, factors.length === 0) };
  const effect = isBlock ? text('preview-stops-part', { icon: text(`factor-${card.block}`) }) : text('preview-loses');
  return { effect, changes: [{ what: text('change-damage'), before: left, after: left - 1 }] };
}

/** The damage ends here. A Keeper whose first point is blocked misfires, unless it cannot be destroyed (SQ-7, SQ-C14). */
function stopped(match: Match, damage: Damage, isBlocked: boolean): Text {
  if (isAttack(damage)) return text('preview-stops');
  const keeper = damage.keeper === null ? null : keeperInPlay(match.state, damage.keeper);
  const misfires = keeper !== null && isBlocked && damage.dealt === 0;
  return misfires && isProtected(match, keeper.seat, keeper.instance) === null
    ? text('preview-misfires')
    : text('preview-stops-hit');
}

function held(match: Match, { to }: Damage, key: string): Card | undefined {
  const found = player(match.state, to).hand.find((instance: Instance) => instance.id === instanceOf(key));
  return found && match.card(found.card);
}

const leftOf = ({ amount, dealt }: Damage): number => amount - dealt;

const followed = (said: Phrase, more: Phrase | null): Phrase =>
  more === null ? sentence(said) : text('effect-sentences', { said: sentence(said), next: more });
