import { chooseSome, text } from '../../../kernel/index.js';
import { instanceOf } from '../../../tabletop/index.js';
import type { Cost } from '../behaviour.js';
import { optionOf } from '../rules/options.js';

/** Exhausts this card. */
export const exhaustThis: Cost = {
  able: game => game.here?.exhausted === false,
  *pay(game) {
    if (game.here !== undefined) game.exhaust(game.here);
  },
};

/** Exhausts your hero. */
export const exhaustHero: Cost = {
  able: game => game.isHero && !game.you.exhausted,
  *pay(game) {
    game.exhaust(game.you);
  },
};

/** Removes counters from this card. */
export const removeCounters = (count = 1): Cost => ({
  able: game => game.counters >= count,
  *pay(game) {
    game.count(-count);
  },
});

/** Discards this card. */
export const discardThis: Cost = {
  able: game => game.here !== undefined,
  pay: game => game.discardThis(),
};

/** Your identity takes damage: all of it, so a tough one cannot pay. */
export const takeDamage = (amount: number): Cost => ({
  able: game => !game.is(game.you, 'tough'),
  *pay(game) {
    yield* game.takes(amount);
  },
});

/** Deals damage to this card: paid even where it is prevented. */
export const damageThis = (amount: number): Cost => ({
  able: game => game.here !== undefined,
  *pay(game) {
    if (game.here !== undefined) yield* game.deal(game.here, amount);
  },
});

/** Heals damage from your identity: there must be as much. */
export const healYou = (amount: number): Cost => ({
  able: game => game.you.damage >= amount,
  *pay(game) {
    game.heal(game.you, amount);
  },
});

/** Discards cards from hand, of your choice. Which is in `game.discarded`. */
export const discardCards = (min: number, max = min): Cost => ({
  able: game => game.mine.hand.filter(({ id }) => !game.isThis(id)).length >= min,
  *pay(game) {
    const keys = yield* chooseSome({
      seat: game.me,
      reason: 'discard',
      question: text('ask-discard', { card: { card: game.source.card }, count: max }),
      source: game.source.card,
      options: game.mine.hand.map(optionOf),
      min,
      max,
    });
    const ids = keys.map(key => instanceOf(key));
    game.discarded = game.mine.hand.filter(({ id }) => ids.includes(id)).map(({ card }) => card);
    for (const id of ids) game.discardFromHand(id);
  },
});
