import { text } from '../../../kernel/index.js';
import type { Cost, Declares, Resource } from '../behaviour.js';
import { cost, ownWords, unless } from './making.js';

const EXHAUSTED = text('why-exhausted');
const HERO = text('why-hero');
const COUNTERS = text('unable-counters');
const GONE = text('unable-gone');
const TOUGH = text('unable-cost-tough');
const HURT = text('unable-hurt');
const HAND = text('unable-hand');

/** Exhausts this card. */
export const exhaustThis: Cost = cost(
  text('cost-exhaust-this'),
  game => unless(game.self.here?.exhausted === false, EXHAUSTED),
  game => {
    if (game.self.here !== undefined) game.play.exhaust(game.self.here);
  },
);

/** Exhausts your hero. */
export const exhaustHero: Cost = cost(
  text('cost-exhaust-hero'),
  game => (game.you.isHero ? unless(!game.you.identity.exhausted, EXHAUSTED) : HERO),
  game => {
    game.play.exhaust(game.you.identity);
  },
);

/** Removes counters from this card. */
export const removeCounters = (count = 1): Cost =>
  cost(
    text('cost-counters', { count }),
    game => unless(game.self.counters >= count, COUNTERS),
    game => game.play.addCounters(-count),
  );

/** Discards this card. */
export const discardThis: Cost = cost(
  text('cost-discard-this'),
  game => unless(game.self.here !== undefined, GONE),
  game => game.play.discardThis(),
);

/** Your identity takes damage: all of it, so a tough one cannot pay, and nothing comes of it where some is prevented. */
export const takeDamage = (amount: number): Cost =>
  cost(
    text('cost-take-damage', { amount }),
    game => unless(!game.status.has(game.you.identity, 'tough'), TOUGH),
    function* (game) {
      const before = game.you.identity.damage;
      yield* game.damage.toYou(amount);
      game.use.unpaid ||= game.you.isEliminated || game.you.identity.damage < before + amount;
    },
    { unsure: game => game.values.remaining(game.you.identity) <= amount },
  );

/** Deals damage to this card: paid even where it is prevented. */
export const damageThis = (amount: number): Cost =>
  cost(
    text('cost-damage-this', { amount }),
    game => unless(game.self.here !== undefined, GONE),
    function* (game) {
      if (game.self.here !== undefined) yield* game.damage.deal(amount, game.self.here);
    },
  );

/** Deals damage to your hero: paid even where it is prevented. */
export const damageHero = (amount: number): Cost =>
  cost(
    text('cost-damage-hero', { amount }),
    game => unless(game.you.isHero, HERO),
    game => game.damage.toYou(amount),
  );

/** Heals damage from your identity: there must be as much. */
export const healYou = (amount: number): Cost =>
  cost(
    text('cost-heal-you', { amount }),
    game => unless(game.you.identity.damage >= amount, HURT),
    game => {
      game.damage.heal(amount, game.you.identity);
    },
  );

/** Discards cards from hand, of your choice. Which is in `game.use.discarded`. */
export const discardCards = (min: number, max = min): Cost =>
  cost(
    text('cost-discard-cards', { min, max, upTo: min === max ? 'no' : 'yes' }),
    game => unless(game.you.hand.filter(({ id }) => !game.self.is(id)).length >= min, HAND),
    function* (game) {
      const gone = yield* game.ask.discards(game.you.hand, min, max);
      game.use.discarded = gone.map(({ card }) => card);
      for (const { id } of gone) game.hand.discard(id);
    },
    { fromHand: true },
  );

/** Spends as much of a resource as you like: how much is settled before it is paid. */
export const anyAmountOf = (type: Resource): Declares => ({
  says: text('cost-any-amount', { type: text(`resource-${type}`) }),
  able: game => unless(game.resources.most(type) > 0, text('why-resources')),
  ask: game => game.choose.amount(1, game.resources.most(type)),
  price: game => game.resources.price({ [type]: game.use.declared ?? 0 }),
});

/** What only one card settles while its costs are determined. */
export const customDeclares = (id: string, parts: Omit<Declares, 'says'>): Declares => ({
  says: ownWords(`${id}-cost`),
  ...parts,
});

/** Discards a card from hand by chance. */
export const discardRandomCard: Cost = cost(
  text('cost-discard-random'),
  game => unless(game.you.hand.length > 0, text('unable-hand')),
  game => {
    game.hand.discardRandom();
  },
  { fromHand: true },
);
