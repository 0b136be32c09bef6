import { text } from '../../../kernel/index.js';
import { perform } from '../../../tabletop/index.js';
import type { Does } from '../behaviour.js';
import { effect } from './making.js';

/** What is done to the occurrence under way. */

/** Takes something off the damage or threat on its way, or all of it. */
export const prevents = (amount?: number): Does =>
  effect(amount === undefined ? text('says-prevent-all') : text('says-prevent', { amount }), game =>
    game.interrupt.prevent(amount),
  );

/** What was about to happen does not happen; this does. */
export const instead = (does: Does): Does =>
  effect(text('says-instead', { does: does.says }), function* (game, event) {
    game.interrupt.replace();
    yield* perform(does, game, event);
  });

/** The scheming enemy places less threat. */
export const placesLess = (amount: number): Does =>
  effect(
    text('says-places-less', { amount }),
    (_game, event) => {
      if (event?.type === 'scheme') event.reduced += amount;
    },
    { addable: () => false },
  );

/** The attack under way gains overkill. */
export const givesOverkill: Does = effect(text('says-overkill'), (_game, event) => {
  if (event?.type === 'enemy attack' || event?.type === 'attack') event.overkill = true;
});

/** This card is discarded when the attack under way is over. */
export const discardsThisAfterwards: Does = effect(text('says-discard-afterwards'), game =>
  game.activation.delay('end', () => game.play.discardThis()),
);

/** Cancels what the revealed card does When Revealed. */
export const cancelsWhenRevealed: Does = effect(text('says-cancel-when-revealed'), game =>
  game.reveal.cancelWhenRevealed(),
);

/** Cancels all that the revealed card does, and discards it. */
export const cancelsCard: Does = effect(text('says-cancel-card'), game => game.reveal.cancelCard());
