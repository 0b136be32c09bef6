import type { Temper } from '../../../kernel/index.js';

/** What a player likes, beside points of damage. */
export interface Style {
  /** Abilities that come with being played or with damage, and Keepers: times what they are worth. */
  readonly ability: number;
  readonly keeper: number;
  /** What the only card in hand that blocks with its icon is worth holding for, in cards. */
  readonly onlyIcon: number;
  /** What a card in hand is worth more than one in the deck when it comes to blocking. */
  readonly hold: number;
}

/** As well as it can; matches of this player against itself with other weights tell little apart (within two in a hundred). */
const PLAIN: Style = { ability: 1, keeper: 1, onlyIcon: 2, hold: 0.8 };

const STYLES: Readonly<Record<Temper, Style>> = {
  // Strikes as hard as it can, and keeps its cards for that.
  bold: { ability: 0.8, keeper: 0.9, onlyIcon: 1, hold: 1.4 },
  // Blocks whatever it can, and holds what it may need for that.
  careful: { ability: 0.8, keeper: 1, onlyIcon: 4, hold: 0 },
  // Likes what cards can do beside striking.
  tricky: { ability: 1.5, keeper: 1.4, onlyIcon: 2, hold: 0.8 },
};

export const styleOf = (temper: Temper | undefined): Style => (temper === undefined ? PLAIN : STYLES[temper]);
