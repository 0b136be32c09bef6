import { text } from '../../../kernel/index.js';
import type { Does, Filter } from '../card.js';
import { anyCard, noun } from '../filters.js';
import type { BlocksFrom } from '../state.js';
import { effect, signed } from './making.js';

/** Playing more cards, power, and turns. */

/** The words of playing a card that is turned up or lies on top, where it fits. */
const playing = (id: string, which: Filter) => (which === anyCard ? text(id) : text(`${id}-if`, { which: which.says }));

/** Turns up one's own top card, and plays it where it fits and the power allows. */
export const playsTopOfDeck = (which: Filter): Does =>
  effect(playing('says-plays-top', which), game => game.play.topOfDeck(which));

export const playsTopOfTheirDeck = (which: Filter): Does =>
  effect(playing('says-plays-their-top', which), game => game.play.topOfDeck(which, game.them));

export const playsTopOfDiscard = (which: Filter): Does =>
  effect(playing('says-plays-top-discard', which), game => game.play.topOfDiscard(which));

export const playsTopOfTheirDiscard = (which: Filter): Does =>
  effect(playing('says-plays-their-top-discard', which), game => game.play.topOfDiscard(which, game.them));

/** Offers to play a card from hand, stronger by the bonus. */
export const mayPlay = (which: Filter, bonus = 0): Does =>
  effect(
    bonus === 0
      ? text('says-may-play', { card: noun('card', which) })
      : text('says-may-play-stronger', { card: noun('card', which), by: signed(bonus) }),
    game => game.play.fromHand(which, bonus),
  );

/** Its player's own power changes until the turn ends. */
export const powerThisTurn = (by: number): Does =>
  effect(text('says-power-this-turn', { by: signed(by) }), game => game.power.thisTurn(by));

/** The power both share becomes a number. */
export const powerBecomes = (power: number): Does =>
  effect(text('says-power-becomes', { power }), game => game.power.set(power));

/** The power both share goes up or down. */
export const powerChanges = (by: number): Does =>
  effect(by < 0 ? text('says-power-falls', { by: -by }) : text('says-power-rises', { by }), game =>
    game.power.set(game.power.shared + by),
  );

/** The next flip for power is settled: heads, or no flip at all. */
export const settlesNextFlip = (how: 'heads' | 'none'): Does =>
  effect(text(`says-next-flip-${how}`), game => game.coin.settleNext(how));

export const takesAnotherTurn: Does = effect(text('says-another-turn'), game => game.turn.takeAnother());

/** For the rest of the turn the opponent's icons do not count where they lie. */
export const ignoresIcons = (from: BlocksFrom): Does =>
  effect(text(`says-ignores-icons-${from}`), game => game.turn.ignoreIcons(from));
