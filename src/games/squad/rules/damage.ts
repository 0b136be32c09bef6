import { chooseOne, chooseSome, type Play, type Seat, type Text, text } from '../../../kernel/index.js';
import { cardList, instanceOf, optionOf, take } from '../../../tabletop/index.js';
import { type Card, FACTORS, type Factor } from '../card.js';
import { type BlocksFrom, type Damage, type Instance, isAttack } from '../state.js';
import type { Match } from './match.js';
import { blockPreview, damagePreview } from './preview.js';
import { canStop, whyNot, wouldStop } from './stopping.js';
import { discard, noteEmptyDeck, player } from './zones.js';

/**
 * Damage from its first point to its last: the block window, then the deck one card at a time, then the hand.
 * Every card discarded is one point, whether it blocks or not (squad-tcg: special ability).
 */
export function* deal(match: Match, damage: Damage): Play {
  if (mayBlock(match, damage)) yield* blockFromHand(match, damage);
  if (damage.unblocked.length > 0) {
    fromDeck(match, damage);
    if (goesToHand(match, damage)) yield* fromHandWithoutDeck(match, damage);
  }
  remember(match, damage);
}

/** What cards ask about later in the turn, and in the next. */
function remember({ state }: Match, { to, id, dealt }: Damage): void {
  if (dealt === 0) return;
  const { taken, damagers } = state.memory.now;
  taken[to as 0 | 1] += dealt;
  const all = damagers[to as 0 | 1];
  if (!all.includes(id)) all.push(id);
}

/** Whether a seat's icons count where its cards lie: an ability may have put them aside for this turn. */
export const areHeeded = ({ state }: Match, seat: Seat, from: BlocksFrom): boolean =>
  !state.memory.now.unheeded[seat as 0 | 1].includes(from);

/** Takes out the factor that a card stops, where its icon counts. True when that leaves none. */
function stop(damage: Damage, card: Card, counts: boolean): boolean {
  if (counts && canStop(damage, card)) damage.unblocked = wouldStop(damage, card);
  else if (damage.piercing && damage.dealt === 1) makeUnblockable(damage);
  return damage.unblocked.length === 0;
}

/** No icon counts any more. */
export function makeUnblockable(damage: Damage): void {
  damage.handBlocks = false;
  damage.deckBlocks = false;
  damage.lossBlocks = false;
}

/** Made once. */
const FACTOR_WORDS = Object.fromEntries(FACTORS.map(factor => [factor, text(`factor-${factor}`)])) as Readonly<
  Record<Factor, Text>
>;

/** Whether the player may block, or block once more: with any card in hand, so that the pause tells nothing (SQ-15). */
const mayBlock = ({ state }: Match, { to, handBlocks, dealt, amount, unblocked }: Damage): boolean =>
  handBlocks && dealt < amount && unblocked.length > 0 && player(state, to).hand.length > 0;

/** The window before any damage. */
function* blockFromHand(match: Match, damage: Damage): Play {
  const { state, dealer } = match;
  const { hand } = player(state, damage.to);
  while (mayBlock(match, damage)) {
    const [key] = yield* chooseBlocker(match, damage, hand);
    if (key === undefined) return;
    const blocker = take(hand, instanceOf(key));
    discard(state, blocker);
    dealer.show();
    damage.dealt++;
    stop(damage, match.card(blocker.card), true);
    if (isAttack(damage)) damage.blocks++;
    dealer.log({
      id: 'log-block',
      args: { who: { seat: damage.to }, card: { card: blocker.card }, against: { card: damage.card } },
      why: { rule: 'block' },
    });
    match.raise({
      type: 'block',
      seat: damage.to,
      card: blocker.card,
      id: blocker.id,
      against: damage.card,
      attack: isAttack(damage),
    });
  }
}

function chooseBlocker(match: Match, damage: Damage, hand: readonly Instance[]): Play<readonly string[]> {
  const left = damage.amount - damage.dealt;
  const able = hand.filter(instance => canStop(damage, match.card(instance.card)));
  return chooseSome({
    seat: damage.to,
    reason: 'block',
    question: text('ask-block', {
      able: able.length,
      card: { card: damage.card },
      amount: left,
      factors: { list: damage.unblocked.map(factor => FACTOR_WORDS[factor]) },
    }),
    source: damage.card,
    options: able.map(optionOf),
    min: 0,
    max: 1,
    none: { key: 'take', label: text('take-damage', { amount: left }) },
    others: () =>
      hand
        .filter(instance => !able.includes(instance))
        .map(instance => ({ ...optionOf(instance), why: whyNot(damage, match.card(instance.card)) })),
    preview: option => blockPreview(match, damage, option),
    always: true,
  });
}

/** Cards turned up from the deck; a matching icon stops what is left. */
function fromDeck(match: Match, damage: Damage): void {
  const { state, dealer } = match;
  const { deck } = player(state, damage.to);
  const turned: string[] = [];
  const able = damage.unblocked;
  let stopped = false;
  while (damage.dealt < damage.amount && deck.length > 0 && !stopped) {
    const instance = deck.pop() as Instance;
    discard(state, instance);
    turned.push(instance.card);
    damage.dealt++;
    stopped = stop(damage, match.card(instance.card), damage.deckBlocks);
  }
  if (turned.length === 0) return;
  noteEmptyDeck(match, damage.to);
  dealer.show();
  dealer.log(() => {
    const who = { seat: damage.to };
    const last = { card: turned.at(-1) as string };
    const left = damage.amount - damage.dealt;
    const told = { who, count: turned.length, cards: cardList(turned), last, left };
    return {
      id: stopped ? 'log-damage-stopped' : 'log-damage',
      // What statistics hold the cards against.
      args: damage.deckBlocks ? { ...told, stoppedBy: { list: [...able] } } : told,
      why: { rule: stopped ? 'deck-block' : 'damage' },
    };
  });
}

/** Whether another point comes from the hand: the deck is empty. */
function goesToHand({ state }: Match, { to, dealt, amount, unblocked }: Damage): boolean {
  const { deck, hand } = player(state, to);
  return dealt < amount && unblocked.length > 0 && deck.length === 0 && hand.length > 0;
}

/** Without a deck the rest comes from the hand, one card at a time of the player's choice (SQ-4). */
function* fromHandWithoutDeck(match: Match, damage: Damage): Play {
  const { state, dealer } = match;
  const { hand } = player(state, damage.to);
  while (goesToHand(match, damage)) {
    const key = yield* chooseOne({
      seat: damage.to,
      reason: 'damage from hand',
      question: text('ask-damage-from-hand', { card: { card: damage.card }, amount: damage.amount - damage.dealt }),
      source: damage.card,
      options: hand.map(optionOf),
      preview: option => damagePreview(match, damage, option),
    });
    const instance = take(hand, instanceOf(key));
    discard(state, instance);
    dealer.show();
    damage.dealt++;
    const stopped = stop(damage, match.card(instance.card), damage.lossBlocks);
    match.tell(stopped ? 'log-damage-hand-stopped' : 'log-damage-hand', damage.to, instance.card, {
      rule: 'empty-deck',
    });
  }
}
