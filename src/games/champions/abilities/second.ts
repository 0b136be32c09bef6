import { text } from '../../../kernel/index.js';
import type { Declares, Does } from '../behaviour.js';
import { effect, unless } from './making.js';

/** The deck beside a player's deck, whose top card lies face up. */

const EMPTY = text('unable-second');

/** The printed cost of its top card is paid besides. */
export const paysForTopOfSecond: Declares = {
  says: text('cost-second'),
  known: true,
  able: game => unless(game.second.top !== undefined, EMPTY),
  *ask(game) {
    yield* [];
    return game.second.top?.id ?? null;
  },
  price: game => ({ total: game.second.cost, typed: {} }),
};

/** Resolves the Special of the top card. `back`: it then goes back on top instead of staying in the discard pile. */
export const resolvesTopOfSecond = ({ back = false } = {}): Does =>
  effect(text(back ? 'says-second-special-back' : 'says-second-special'), game => game.second.resolveTop(back), {
    able: game => game.second.reason,
  });

/** Its top card is discarded: the next one lies face up. */
export const discardsTopOfSecond: Does = effect(text('says-second-discard'), game => game.second.discardTop(), {
  able: game => unless(game.second.top !== undefined, EMPTY),
});

/** Its top card goes face down on this card. */
export const putsTopOfSecondHere: Does = effect(text('says-second-under'), game => game.second.putTopUnder());

/** Cards of it that lie on this card are shuffled into it again. */
export const shufflesSecondBack: Does = effect(text('says-second-back'), game => game.second.shuffleUnderIn());
