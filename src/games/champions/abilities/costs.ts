import { chooseSome, text } from '../../../kernel/index.js';
import { instanceOf } from '../../../tabletop/index.js';
import type { Cost } from '../behaviour.js';
import { optionOf } from '../rules/options.js';

/** Exhausts this card. */
export const exhaustThis: Cost = {
  able: game => game.self.here?.exhausted === false,
  *pay(game) {
    if (game.self.here !== undefined) game.play.exhaust(game.self.here);
  },
};

/** Exhausts your hero. */
export const exhaustHero: Cost = {
  able: game => game.you.isHero && !game.you.identity.exhausted,
  *pay(game) {
    game.play.exhaust(game.you.identity);
  },
};

/** Removes counters from this card. */
export const removeCounters = (count = 1): Cost => ({
  able: game => game.self.counters >= count,
  *pay(game) {
    game.play.addCounters(-count);
  },
});

/** Discards this card. */
export const discardThis: Cost = {
  able: game => game.self.here !== undefined,
  pay: game => game.play.discardThis(),
};

/** Your identity takes damage: all of it, so a tough one cannot pay. */
export const takeDamage = (amount: number): Cost => ({
  able: game => !game.status.has(game.you.identity, 'tough'),
  *pay(game) {
    yield* game.damage.toYou(amount);
  },
});

/** Deals damage to this card: paid even where it is prevented. */
export const damageThis = (amount: number): Cost => ({
  able: game => game.self.here !== undefined,
  *pay(game) {
    if (game.self.here !== undefined) yield* game.damage.deal(amount, game.self.here);
  },
});

/** Heals damage from your identity: there must be as much. */
export const healYou = (amount: number): Cost => ({
  able: game => game.you.identity.damage >= amount,
  *pay(game) {
    game.damage.heal(amount, game.you.identity);
  },
});

/** Discards cards from hand, of your choice. Which is in `game.use.discarded`. */
export const discardCards = (min: number, max = min): Cost => ({
  able: game => game.you.hand.filter(({ id }) => !game.self.is(id)).length >= min,
  *pay(game) {
    const keys = yield* chooseSome({
      seat: game.me,
      reason: 'discard',
      question: text('ask-discard', { card: { card: game.source.card }, count: max }),
      source: game.source.card,
      options: game.you.hand.map(optionOf),
      min,
      max,
    });
    const ids = keys.map(key => instanceOf(key));
    game.use.discarded = game.you.hand.filter(({ id }) => ids.includes(id)).map(({ card }) => card);
    for (const id of ids) game.hand.discard(id);
  },
});
