import { nothing, text } from '../../../kernel/index.js';
import type { Counted, Does, Unit, When } from '../behaviour.js';
import type { Game } from '../effect/index.js';
import type { Look } from '../look/index.js';
import { counting, effect, moment, when } from './making.js';
import { yourHeroDefends } from './moments.js';

/** Attacks that somebody defends against, and what they have done. */

/** Your hero has been declared the defender; boost cards are still to come. */
export const yourHeroIsDefending = moment(
  'defend',
  text('when-your-hero-defends'),
  (look, { character }) => look.you.is(character) && look.you.isHero,
);

/** Your hero has defended and taken no damage. */
export const yourHeroDefendsUnhurt = moment(
  'enemy attack',
  text('when-your-hero-defends-unhurt'),
  (look, event) => yourHeroDefends.holds(look, event) && event.taken[look.you.identity.id] === undefined,
);

/** You have taken damage from an enemy's attack. */
export const enemyAttackDamagesYou = moment(
  'damage',
  text('when-enemy-attack-damages-you'),
  (look, { target, attack }) => look.you.is(target) && attack?.type === 'enemy attack',
);

/** A hero would take damage. */
export const heroWouldTakeDamage = moment('damage', text('when-hero-would-take-damage'), (look, { target }) =>
  look.table.heroes.some(({ id }) => id === target),
);

/** The defending hero has more DEF for this attack. */
export const addsDefenseNow = (by: number): Does =>
  effect(text('says-defense-now', { by }), (_game, event) => {
    if (event?.type === 'defend') event.attack.defense += by;
  });

/** Your hero readies once the attack's damage is settled, if you have taken none of it: before anything responds. */
export const readiesIfUnhurt: Does = effect(text('says-ready-unhurt'), (game, event) => {
  if (event?.type !== 'defend') return;
  const { attack } = event;
  game.activation.delay('damage', () => {
    const { you } = game;
    if (!you.isEliminated && attack.taken[you.identity.id] === undefined) game.play.ready(you.identity);
    return nothing;
  });
});

/** The damage you have taken of the attack that has just been made. */
export const damageYouTook: Unit<Game> = {
  says: text('unit-damage-you-took'),
  of: (game, event) => (event?.type === 'enemy attack' ? (event.taken[game.you.identity.id] ?? 0) : 0),
};

/** Damage to the character that defends against the attack under way. */
export const damagesDefender = (amount: number): Does =>
  effect(counting('says-damage-defender', amount), function* (game) {
    const { event } = game.use;
    const defender =
      event?.type === 'enemy attack' && event.defender !== null ? game.table.find(event.defender) : undefined;
    if (defender !== undefined) yield* game.damage.deal(amount, defender);
  });

/** Nobody has defended against the attack that has just been made. */
export const itWasUndefended: When = when<Game>(
  text('if-was-undefended'),
  (_game, event) => event?.type === 'enemy attack' && event.defender === null,
);

/** So much more while this enemy's attack is not defended. */
export const whileUndefended = (by: number): Counted<Look, undefined> => ({
  base: by,
  tail: text('tail-while-undefended'),
  of: look => (look.table.attackBy(look.source.id)?.defender === null ? by : 0),
});
