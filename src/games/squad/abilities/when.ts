import { text } from '../../../kernel/index.js';
import type { Filter, When } from '../card.js';
import { noun } from '../filters.js';
import { type Each, keepersOf } from './count.js';

type Of = 'mine' | 'theirs';

/** A card that fits is on top of this player's discard pile. */
export const topOfMyDiscard = (which: Filter): When => ({
  says: text('if-top-discard-mine', { which: which.says }),
  holds: ({ discard }) => discard.top !== null && which.fits(discard.top),
});

/** A card that fits is on top of the opponent's discard pile. */
export const topOfTheirDiscard = (which: Filter): When => ({
  says: text('if-top-discard-theirs', { which: which.says }),
  holds: ({ discard }) => discard.topOfTheirs !== null && which.fits(discard.topOfTheirs),
});

export const powerAtLeast = (power: number): When => ({
  says: text('if-power-from', { power }),
  holds: game => game.power.mine >= power,
});

export const powerUpTo = (power: number): When => ({
  says: text('if-power-up-to', { power }),
  holds: game => game.power.mine <= power,
});

/** At least so many of something that is counted. */
export const atLeast = (least: number, unit: Each): When => ({
  says: unit.atLeast(least),
  holds: (game, event) => unit.of(game, event) >= least,
});

/** This player has at least so many Keepers that fit. */
export const haveKeepers = (which: Filter, least = 1): When => atLeast(least, keepersOf('mine', which));

/** This player has a Keeper that fits, besides the one whose effect this is. */
export const haveAnotherKeeper = (which: Filter): When => ({
  says: text('if-another-keeper', { keeper: noun('keeper', which) }),
  holds: game => game.mine.keepers.some(keeper => keeper.id !== game.source.keeper && which.fits(game.card(keeper))),
});

/** Exactly so many Keepers are in play, on both sides together. */
export const keepersInPlay = (count: number): When => ({
  says: text('if-keepers-in-play', { count }),
  holds: game => game.keepers.all.length === count,
});

/** The opponent did not attack last turn. */
export const notAttackedLastTurn: When = {
  says: text('if-not-attacked'),
  holds: game => !game.turn.wasAttackedLast,
};

/** A player has no cards there. */
export const empty = (whose: Of, zone: 'deck' | 'hand' | 'discard' | 'keepers'): When => ({
  says: text(`if-empty-${zone}-${whose}`),
  holds: game => game[whose][zone].length === 0,
});
