import { text } from '../../../kernel/index.js';
import type { Does, Filter, Trigger } from '../card.js';
import { noun } from '../filters.js';
import { when } from './triggers.js';

/** Blocks, Keepers that come and go, cards on the move. */

// -- blocks

/** When this Keeper's player blocked from the hand. */
export const whenIBlock = (does: Does): Trigger =>
  when('block', text('when-i-block'), (game, event) => event.seat === game.me, does);

/** The same, where it was an attack and not a Keeper's hit. */
export const whenIBlockAnAttack = (does: Does): Trigger =>
  when('block', text('when-i-block-an-attack'), (game, event) => event.seat === game.me && event.attack, does);

/** When the opponent blocked from the hand. */
export const whenTheyBlock = (does: Does): Trigger =>
  when('block', text('when-they-block'), (game, event) => event.seat === game.them, does);

/** The same, where it was an attack that fits. */
export const whenTheyBlockMyAttack = (of: Filter, does: Does): Trigger =>
  when(
    'block',
    text('when-they-block-my-attack', { attack: noun('attack', of) }),
    (game, event) => event.seat === game.them && event.attack && of.fits(game.cardOf({ card: event.against })),
    does,
  );

// -- Keepers come and go

/** When this Keeper's player put another Keeper into play. */
export const whenIPutAnotherIntoPlay = (does: Does): Trigger =>
  when(
    'keeper in',
    text('when-another-in'),
    (game, event) => event.seat === game.me && event.keeper !== game.source.keeper,
    does,
  );

/** When the opponent put a Keeper into play. */
export const whenTheyPutOneIntoPlay = (does: Does): Trigger =>
  when('keeper in', text('when-theirs-in'), (game, event) => event.seat === game.them, does);

/** When another Keeper, anyone's, was destroyed. */
export const whenAnotherIsDestroyed = (does: Does): Trigger =>
  when('keeper destroyed', text('when-another-destroyed'), (game, event) => event.keeper !== game.source.keeper, does);

/** When another Keeper of its player was destroyed. */
export const whenAnotherOfMineIsDestroyed = (does: Does): Trigger =>
  when(
    'keeper destroyed',
    text('when-another-of-mine-destroyed'),
    (game, event) => event.keeper !== game.source.keeper && event.seat === game.me,
    does,
  );

/** When a Keeper of the opponent was destroyed. */
export const whenTheirsIsDestroyed = (does: Does): Trigger =>
  when('keeper destroyed', text('when-theirs-destroyed'), (game, event) => event.seat === game.them, does);

// -- cards on the move

/** When its player drew any number of cards at once. */
export const whenIDraw = (does: Does): Trigger =>
  when('draw', text('when-i-draw'), (game, event) => event.seat === game.me, does);

/** When the opponent drew any number of cards at once. */
export const whenTheyDraw = (does: Does): Trigger =>
  when('draw', text('when-they-draw'), (game, event) => event.seat === game.them, does);

/** When its player healed any number of cards at once. */
export const whenIHeal = (does: Does): Trigger =>
  when('heal', text('when-i-heal'), (game, event) => event.seat === game.me, does);

/** When an ability made the opponent discard from the hand (SQ-20). */
export const whenTheyDiscard = (does: Does): Trigger =>
  when('discard', text('when-they-discard'), (game, event) => event.seat === game.them, does);

/** When a coin came up heads, no matter who flipped it. */
export const whenHeads = (does: Does): Trigger => when('flip', text('when-heads'), (_, event) => event.heads, does);
