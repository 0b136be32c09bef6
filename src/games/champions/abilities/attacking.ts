import { text } from '../../../kernel/index.js';
import type { Ability, Amount, Does, When } from '../behaviour.js';
import type { Game } from '../effect/index.js';
import type { Status } from '../state.js';
import { damagesEnemy, thatEnemy } from './damage.js';
import { counting, effect, moment, numberOf, unless, when } from './making.js';

/** Attacks of players, and whom they hit. */

/** A minion has schemed. */
export const minionSchemes = moment(
  'scheme',
  text('when-minion-schemes'),
  (look, { card }) => look.cards.kindOf(card) === 'minion',
);

/** The basic attack under way has more ATK. */
export const addsAttackNow = (by: Amount): Does =>
  effect(counting('says-attack-now', by), (game, event) => {
    if (event?.type === 'attack') event.bonus += numberOf(by, game, event);
  });

/** A status card for the enemy that set it off, or that this attack was aimed at. */
export const givesThatEnemy = (status: Status): Does =>
  effect(
    text(`says-${status}`, { whom: text('whom-that-enemy') }),
    (game, event) => {
      const enemy = thatEnemy(game, event);
      if (enemy !== undefined) game.status.give(enemy, status);
    },
    {
      able(game, event) {
        // An attack of its own is still to be aimed.
        if (event === undefined) return null;
        const enemy = thatEnemy(game, event);
        return unless(
          game.use.enemies.some(one => one === enemy && !game.status.has(one, status)),
          text(`unable-${status}`),
        );
      },
    },
  );

/** Damage to the enemy that this attack was aimed at, if it is still there. */
export const damagesItMore = (amount: number): Does =>
  effect(text('says-damage', { n: amount, whom: text('whom-that-enemy') }), function* (game, event) {
    const enemy = thatEnemy(game, event);
    if (enemy !== undefined) yield* game.damage.deal(amount, enemy);
  });

/** This attack has defeated an enemy. */
export const thisAttackDefeats: When = when<Game>(
  text('if-attack-defeats'),
  game => (game.use.attack?.defeated.length ?? 0) > 0,
  { late: true },
);

/** Attacks of your hero one after the other, each for so much. */
export const attacksInOrder = (...amounts: readonly number[]): Does => {
  const attacks = amounts.map((amount): Ability => ({ type: 'action', label: 'attack', does: damagesEnemy(amount) }));
  return effect(text('says-attacks-in-order', { amounts: { list: amounts } }), function* (game) {
    for (const attack of attacks) if (!game.you.isEliminated) yield* game.identity.resolve(attack);
  });
};

/** Damage to up to so many different enemies, all at once. */
export const damagesUpTo = (amount: number, most: number): Does =>
  effect(
    text('says-damage-up-to', { n: amount, most }),
    function* (game) {
      const enemies = yield* game.ask.some(game.use.targets, most, 'enemies');
      game.use.aimAt(enemies.map(({ id }) => id));
      yield* game.damage.deal(amount, enemies);
    },
    { able: game => (game.use.targets.length > 0 ? null : text('unable-damage')) },
  );
