import { text } from '../../../kernel/index.js';
import { inTurn } from '../../../tabletop/index.js';
import type { Amount, Does, When, Whom } from '../behaviour.js';
import type { Game } from '../effect/index.js';
import type { InPlay, Status } from '../state.js';
import { type Besides, damagesEnemy } from './damage.js';
import { counting, effect, numberOf, unless } from './making.js';
import { allOf } from './whom.js';

/** Enemies that are aimed at: one for two things, or several. */

const NO_ENEMY = text('unable-damage');

/** One of these status cards, which an enemy has not yet; where a condition is given, only if that is so. */
export const orGives =
  (statuses: readonly Status[], condition?: When): Besides =>
  (game, enemy, event, paid) =>
    statuses.some(status => !game.status.has(enemy, status)) &&
    (condition === undefined || (!paid && condition.late === true) || condition.holds(game, event));

/** Nothing but damage touches it: what comes after that is about something else. */
export const nothingBesides: Besides = () => false;

/** Damage to an enemy and then more, for which one that can take no damage may be aimed at too: some part has to touch it. */
export const damagesAnd = (amount: number, besides: Besides, more: Does): Does => {
  const damage = damagesEnemy(amount, { besides });
  const { able } = damage;
  return { ...inTurn(damage, more), ...(able && { able }) };
};

/** Enemies that can get a status card or, where there is damage too, take that. */
export const openTo = (game: Game, status: Status, hurts = true): InPlay[] =>
  game.use.enemies.filter(enemy => !game.status.has(enemy, status) || (hurts && game.targets.canTakeDamage(enemy)));

/** A status card for an enemy; where that is so, damage to it too. */
export const givesThenDamages = (status: Status, condition: When, amount: number): Does =>
  effect(
    text('says-and-if', {
      says: text(`says-${status}`, { whom: text('whom-enemy.one') }),
      condition: condition.says,
      next: counting('says-damage', amount, { whom: text('whom-it') }),
    }),
    function* (game, event) {
      const hurts = condition.holds(game, event);
      const enemy = yield* game.ask.enemyOf(openTo(game, status, hurts));
      if (enemy === null) return;
      game.status.give(enemy, status);
      if (hurts) yield* game.damage.deal(amount, enemy);
    },
    { able: game => unless(openTo(game, status).length > 0, NO_ENEMY), addable: condition.holds },
  );

/** Damage to an enemy, and to another: both are chosen before either is dealt any (W1-307). */
export const damagesTwo = (amount: number): Does =>
  effect(
    counting('says-damage-two', amount),
    function* (game) {
      const first = yield* game.ask.enemy();
      if (first === null) return;
      const other = yield* game.ask.enemy(({ id }) => id !== first.id);
      const card = other === null ? '' : game.cards.of(other).id;
      yield* game.damage.deal(amount, first);
      // Its first half may have defeated the villain's stage by way of other cards.
      const left = other === null ? undefined : game.table.still(other.id, card);
      if (left !== undefined) yield* game.damage.deal(amount, left);
    },
    { able: game => unless(game.use.targets.length > 0, NO_ENEMY) },
  );

/** Damage to as many enemies as cards were discarded for it, at once. */
export const damagesThatMany = (amount: number): Does =>
  effect(
    counting('says-damage-that-many', amount),
    function* (game) {
      const count = Math.min(game.use.discarded.length, game.use.targets.length);
      const enemies = yield* game.ask.cards(game.use.targets, count, count, 'enemies');
      yield* game.damage.deal(amount, enemies);
    },
    { able: game => unless(game.use.targets.length > 0, NO_ENEMY) },
  );

/** Damage to all that are meant, at once; where that is so, tough neither stops it nor goes. */
export const damagesThrough = (amount: Amount, whom: Whom, when: When): Does =>
  effect(
    text('says-damage-through', {
      says: counting('says-damage', amount, { whom: whom.says }),
      condition: when.says,
    }),
    (game, event) =>
      game.damage.deal(numberOf(amount, game, event), allOf(game, whom), { through: when.holds(game, event) }),
    { able: game => unless(game.targets.canAnyTakeDamage(allOf(game, whom)), NO_ENEMY) },
  );
