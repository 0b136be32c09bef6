import { chooseOne, chooseSome, type Play, text } from '../../../kernel/index.js';
import type { Damage, Instance } from '../state.js';
import type { Match } from './match.js';
import { instanceOf, optionOf } from './options.js';
import { discard, player, take } from './zones.js';

/**
 * Damage from its first point to its last: the block window, then the deck one card at a time, then the hand.
 * Every card discarded is one point, whether it blocks or not (squad-tcg: special ability).
 */
export function* deal(match: Match, damage: Damage): Play {
  yield* blockFromHand(match, damage);
  if (damage.unblocked.length === 0) return;
  fromDeck(match, damage);
  yield* fromHandWithoutDeck(match, damage);
}

/** Takes out the factor that an icon stops. True when that leaves none. */
function stop(damage: Damage, icon: Damage['unblocked'][number]): boolean {
  const at = damage.unblocked.indexOf(icon);
  if (at >= 0) damage.unblocked.splice(at, 1);
  return damage.unblocked.length === 0;
}

/** The window before any damage. Asked whenever the player holds a card, so that the pause tells nothing (SQ-15). */
function* blockFromHand(match: Match, damage: Damage): Play {
  const { state, dealer } = match;
  const { hand } = player(state, damage.to);
  while (damage.handBlocks && damage.dealt < damage.amount && damage.unblocked.length > 0 && hand.length > 0) {
    const able = hand.filter(instance => damage.unblocked.includes(match.card(instance.card).block));
    const [key] = yield* chooseSome({
      seat: damage.to,
      reason: 'block',
      question: text('ask-block', {
        card: { card: damage.card },
        amount: damage.amount - damage.dealt,
        factors: { list: damage.unblocked.map(factor => text(`factor-${factor}`)) },
      }),
      source: damage.card,
      options: able.map(optionOf),
      min: 0,
      max: 1,
      none: { key: 'take', label: text('take-damage', { amount: damage.amount - damage.dealt }) },
      others: () =>
        hand
          .filter(instance => !able.includes(instance))
          .map(instance => ({
            ...optionOf(instance),
            why: text('why-no-block', { icon: text(`factor-${match.card(instance.card).block}`) }),
          })),
      always: true,
    });
    if (key === undefined) return;
    const blocker = take(hand, instanceOf(key));
    discard(state, blocker);
    dealer.show();
    damage.dealt++;
    stop(damage, match.card(blocker.card).block);
    dealer.log({
      id: 'log-block',
      args: { who: { seat: damage.to }, card: { card: blocker.card }, against: { card: damage.card } },
      why: { rule: 'block' },
    });
    match.raise({ type: 'block', seat: damage.to, card: blocker.card, against: damage.card });
  }
}

/** Cards turned up from the deck; a matching icon stops what is left. */
function fromDeck(match: Match, damage: Damage): void {
  const { state, dealer } = match;
  const { deck } = player(state, damage.to);
  const turned: string[] = [];
  let stopped = false;
  while (damage.dealt < damage.amount && deck.length > 0 && !stopped) {
    const instance = deck.pop() as Instance;
    discard(state, instance);
    turned.push(instance.card);
    damage.dealt++;
    stopped = damage.deckBlocks && stop(damage, match.card(instance.card).block);
  }
  if (turned.length === 0) return;
  dealer.show();
  dealer.log({
    id: stopped ? 'log-damage-stopped' : 'log-damage',
    args: {
      who: { seat: damage.to },
      count: turned.length,
      cards: { list: turned.map(card => ({ card })) },
      last: { card: turned.at(-1) as string },
    },
    why: { rule: stopped ? 'deck-block' : 'damage' },
  });
}

/** Without a deck the rest comes from the hand, one card at a time of the player's choice (SQ-4). */
function* fromHandWithoutDeck(match: Match, damage: Damage): Play {
  const { state, dealer } = match;
  const { deck, hand } = player(state, damage.to);
  while (damage.dealt < damage.amount && damage.unblocked.length > 0 && deck.length === 0 && hand.length > 0) {
    const key = yield* chooseOne({
      seat: damage.to,
      reason: 'damage from hand',
      question: text('ask-damage-from-hand', { card: { card: damage.card }, amount: damage.amount - damage.dealt }),
      source: damage.card,
      options: hand.map(optionOf),
    });
    const instance = take(hand, instanceOf(key));
    discard(state, instance);
    dealer.show();
    damage.dealt++;
    const stopped = damage.handBlocks && stop(damage, match.card(instance.card).block);
    dealer.log({
      id: stopped ? 'log-damage-hand-stopped' : 'log-damage-hand',
      args: { who: { seat: damage.to }, card: { card: instance.card } },
      why: { rule: 'empty-deck' },
    });
  }
}
