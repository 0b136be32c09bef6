import { text } from '../../../kernel/index.js';
import type { Ability, Amount, Does } from '../behaviour.js';
import { counting, effect, moment, numberOf, unless } from './making.js';
import { boost } from './types.js';

/** Boost cards that are turned up, and what they add. */

const NO_ICONS = text('unable-icons');

/** A boost card is turned up. */
export const boostTurnsUp = moment('boost', text('when-boost'), () => true);

/** A boost card is turned up while an enemy schemes. */
export const boostOfSchemeTurnsUp = moment(
  'boost',
  text('when-boost-of-scheme'),
  (_look, { activation }) => activation.type === 'scheme',
);

/** Its icons do not count. */
export const cancelsIcons: Does = effect(
  text('says-cancel-icons'),
  game => {
    game.interrupt.cancelIcons();
  },
  { able: (_game, event) => unless(event?.type === 'boost' && event.icons > 0, NO_ICONS) },
);

/** Its icons do not count; the villain takes a damage for each, where the villain may be attacked. */
export const turnsIconsOnVillain: Does = effect(
  text('says-icons-on-villain'),
  function* (game) {
    const icons = game.interrupt.cancelIcons();
    const villain = game.use.targets.find(({ id }) => id === game.table.villain.id);
    if (villain !== undefined && icons > 0) yield* game.damage.deal(icons, villain);
  },
  { able: (_game, event) => unless(event?.type === 'boost' && event.icons > 0, NO_ICONS) },
);

/** Its boost ability does nothing. */
export const cancelsBoost: Does = effect(text('says-cancel-boost'), game => game.interrupt.cancelBoost(), {
  able: (game, event) =>
    unless(
      event?.type === 'boost' &&
        !event.cancelled &&
        game.cards.byId(event.card).abilities.some(({ type }) => type === 'boost'),
      text('unable-boost'),
    ),
});

/** Boost: the enemy that acts has so much more SCH and ATK for that. */
export const boostStrengthens = (amount: Amount): Ability =>
  boost(
    effect(counting('says-activation-bonus', amount), (game, event) => {
      if (event?.type === 'enemy attack' || event?.type === 'scheme') event.bonus += numberOf(amount, game, event);
    }),
  );
