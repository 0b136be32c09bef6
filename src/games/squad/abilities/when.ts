import type { Filter } from '../card.js';
import type { Game } from '../effect/index.js';

/** Whether something holds, read at the moment when it matters. */
export type When = (game: Game) => boolean;

export const always: When = () => true;

/** A card that fits is on top of this player's discard pile. */
export const topOfMyDiscard =
  (fits: Filter): When =>
  game =>
    game.discard.top !== null && fits(game.discard.top);

/** A card that fits is on top of the opponent's discard pile. */
export const topOfTheirDiscard =
  (fits: Filter): When =>
  game =>
    game.discard.topOfTheirs !== null && fits(game.discard.topOfTheirs);

export const powerAtLeast =
  (power: number): When =>
  game =>
    game.power.mine >= power;

export const powerUpTo =
  (power: number): When =>
  game =>
    game.power.mine <= power;

/** This player has at least so many Keepers that fit. */
export const haveKeepers =
  (fits: Filter, least = 1): When =>
  game =>
    countMine(fits)(game) >= least;

/** This player has a Keeper that fits, besides the one whose effect this is. */
export const haveAnotherKeeper =
  (fits: Filter): When =>
  game =>
    game.mine.keepers.some(keeper => keeper.id !== game.source.keeper && fits(game.card(keeper)));

/** The opponent did not attack last turn. */
export const notAttackedLastTurn: When = game => !game.turn.wasAttackedLast;

/** No cards in this player's hand. */
export const emptyHand: When = game => game.mine.hand.length === 0;

/** How many Keepers that fit this player has. */
export const countMine =
  (fits: Filter) =>
  (game: Game): number =>
    game.mine.keepers.filter(keeper => fits(game.card(keeper))).length;

/** How many cards damaged the opponent this turn, the attack whose ability this is among them (SQ-C20, SQ-C33). */
export const damagersThisTurn = (game: Game): number => game.turn.damagers(game.them, { withThis: true });
