import { text } from '../../../kernel/index.js';
import type { Amount, Does, Event, When, Whom } from '../behaviour.js';
import type { Game } from '../effect/index.js';
import type { PlayerAttack } from '../events.js';
import type { InPlay } from '../state.js';
import { counting, effect, ifKnown, isKnownZero, numberOf, unless } from './making.js';
import { allOf, anyEnemy, yourHero } from './whom.js';

/** Damage and healing. */

const NO_ENEMY = text('unable-damage');
const NO_DAMAGE = text('preview-no-damage');
const UNHURT = text('why-unhurt');

/** Whether something besides damage happens to an enemy. `paid`: whether it is known already with what the cost was paid. */
export type Besides = (game: Game, enemy: InPlay, event: Event, paid: boolean) => boolean;

interface Aim {
  readonly whom?: Whom;
  /** This attack has overkill where that is so. */
  readonly overkill?: When | true;
  /** Enemies that can take no damage may be aimed at for this. */
  readonly besides?: Besides;
}

/** Damage to an enemy of your choice. */
export const damagesEnemy = (amount: Amount, { whom = anyEnemy, overkill, besides }: Aim = {}): Does => {
  const aimedAt = (game: Game, event: Event, paid = false): InPlay[] =>
    besides === undefined
      ? game.use.targets.filter(one => whom.fits(game, one))
      : game.use.enemies.filter(
          one => whom.fits(game, one) && (game.targets.canTakeDamage(one) || besides(game, one, event, paid)),
        );
  const says = counting('says-damage', amount, { whom: whom.one ?? whom.says });
  return effect(
    overkill === undefined
      ? says
      : overkill === true
        ? text('says-damage-overkill-always', { says })
        : text('says-damage-overkill', { says, condition: overkill.says }),
    function* (game, event) {
      const enemy = yield* game.ask.enemyOf(aimedAt(game, event, true), one =>
        ifKnown(amount, game, event, known => game.ahead.damage(known, one)),
      );
      if (enemy === null) return;
      if (overkill === true || overkill?.holds(game, event) === true) game.use.overkill();
      yield* game.damage.deal(numberOf(amount, game, event), enemy);
    },
    {
      // An attack may be made for no damage (CH-C13); what is none would do nothing.
      able: (game, event) =>
        unless(aimedAt(game, event).length > 0 && (game.use.attacks || !isKnownZero(amount, game, event)), NO_ENEMY),
      idle: (game, event) => unless(!isKnownZero(amount, game, event), NO_DAMAGE),
      changes(game, event) {
        const [enemy, ...others] = aimedAt(game, event);
        return enemy === undefined || others.length > 0
          ? []
          : ifKnown(amount, game, event, known => game.ahead.damage(known, enemy));
      },
    },
  );
};

/** Damage to all that are meant, at once. */
export const damages = (amount: Amount, whom: Whom): Does =>
  effect(
    counting('says-damage', amount, { whom: whom.says }),
    (game, event) => game.damage.deal(numberOf(amount, game, event), allOf(game, whom)),
    {
      able: game => unless(game.targets.canAnyTakeDamage(allOf(game, whom)), NO_ENEMY),
      changes: (game, event) =>
        ifKnown(amount, game, event, known => allOf(game, whom).flatMap(one => game.ahead.damage(known, one))),
    },
  );

/** The enemy that set it off, or that this attack was aimed at; a villain's stage that has fallen since is gone. */
export function thatEnemy(game: Game, event: Event): InPlay | undefined {
  const acted = event?.type === 'damage' ? event.attack : event;
  switch (acted?.type) {
    case 'enter':
      return game.table.find(acted.target);
    case 'enemy attack':
    case 'scheme':
      return game.table.still(acted.enemy, acted.card);
    case 'attack':
      return aimedBy(game, acted);
    default:
      return game.use.attack === null ? undefined : aimedBy(game, game.use.attack);
  }
}

const aimedBy = (game: Game, { targets, defeated }: PlayerAttack): InPlay | undefined => {
  const [target] = targets;
  return target === undefined || defeated.some(({ id }) => id === target) ? undefined : game.table.find(target);
};

/** Damage to the enemy that set it off: the one that has entered play, acted, or been attacked. */
export const damagesThatEnemy = (amount: Amount): Does =>
  effect(
    counting('says-damage', amount, { whom: text('whom-that-enemy') }),
    function* (game, event) {
      const enemy = thatEnemy(game, event);
      if (enemy !== undefined) yield* game.damage.deal(numberOf(amount, game, event), enemy);
    },
    {
      able(game, event) {
        const enemy = thatEnemy(game, event);
        return unless(
          game.use.targets.some(one => one === enemy),
          NO_ENEMY,
        );
      },
      changes(game, event) {
        const enemy = thatEnemy(game, event);
        return enemy === undefined ? [] : ifKnown(amount, game, event, known => game.ahead.damage(known, enemy));
      },
    },
  );

/** Damage to the villain and to all minions engaged with a player of your choice. */
export const damagesEnemiesOfPlayer = (amount: Amount): Does =>
  effect(counting('says-damage-player', amount), function* (game, event) {
    const seat = yield* game.ask.player();
    if (seat !== null) yield* game.damage.deal(numberOf(amount, game, event), game.table.enemiesOf(seat));
  });

/** Damage moves from your hero to an enemy of your choice. */
export const movesDamage = (amount: Amount): Does =>
  effect(counting('says-move-damage', amount), function* (game, event) {
    const enemy = yield* game.ask.enemy();
    if (enemy !== null) yield* game.damage.move(numberOf(amount, game, event), game.you.identity, enemy);
  });

/** Damage on its way is put on this card, which is no character. */
export const putsDamageHere: Does = effect(text('says-damage-here'), (game, event) => {
  if (event !== undefined && 'amount' in event) game.damage.putHere(event.amount);
});

// -- healing

/** Healing for those that are meant: so much each, or all their damage. */
export const heals = (amount: Amount | 'all', whom: Whom): Does => {
  const of = (game: Game, event: Event, one: InPlay): number =>
    amount === 'all' ? one.damage : numberOf(amount, game, event);
  return effect(
    amount === 'all' ? text('says-heal-all', { whom: whom.says }) : counting('says-heal', amount, { whom: whom.says }),
    (game, event) => {
      for (const one of allOf(game, whom)) game.damage.heal(of(game, event, one), one);
    },
    {
      able: (game, event) =>
        unless(
          allOf(game, whom).some(one => Math.min(one.damage, of(game, event, one)) > 0),
          UNHURT,
        ),
      changes: (game, event) =>
        allOf(game, whom).flatMap(one =>
          ifKnown(amount === 'all' ? one.damage : amount, game, event, known => game.ahead.healing(known, one)),
        ),
    },
  );
};

const hurt = (game: Game, whom: Whom): InPlay[] => allOf(game, whom).filter(({ damage }) => damage > 0);

/** Healing for one of your choice that is hurt. */
export const healsOne = (amount: Amount, whom: Whom): Does => {
  const ahead = (game: Game, event: Event, one: InPlay) =>
    ifKnown(amount, game, event, known => game.ahead.healing(known, one));
  return effect(
    counting('says-heal', amount, { whom: whom.one ?? whom.says }),
    function* (game, event) {
      const one = yield* game.ask.one(hurt(game, whom), 'heal', {
        ahead: hurtOne => ahead(game, event, hurtOne),
        last: ({ controller }) => controller === 'scenario',
      });
      if (one !== null) game.damage.heal(numberOf(amount, game, event), one);
    },
    {
      able: game => unless(hurt(game, whom).length > 0, UNHURT),
      changes(game, event) {
        const [one, ...others] = hurt(game, whom);
        return one === undefined || others.length > 0 ? [] : ahead(game, event, one);
      },
    },
  );
};

/** Your hero takes damage: an alter-ego has none. */
export const damagesHero = (amount: Amount): Does => damages(amount, yourHero);
