import { NEWS } from './layout.js';

/** Pixels that a menu may have: those of a phone, but for where a phone breaks lines earlier than is reckoned. */
const SCREEN = 790;
/** Answers that have a line each, where there is room for it; learners see more. With a hand above them so many fit. */
const LINES = 4;
const LEARNERS = 6;
/** The least news that a menu keeps. */
const FEW = 2;

/** How much of a menu stands open: answers with a line each, lines of news, and what else may be under “More…”. */
export interface Fold {
  readonly lines: number;
  readonly news: number;
  readonly asides: boolean;
}

/** All that may be open. */
export const unfolded = (learns: boolean): Fold => ({ lines: learns ? LEARNERS : LINES, news: NEWS, asides: true });

/** As open as a phone's screen lets it: answers go into lists first, then buttons under “More…”, then older news. */
export function folded(learns: boolean, height: (fold: Fold) => number): Fold {
  const { lines: most } = unfolded(learns);
  const folds: Fold[] = [
    ...Array.from({ length: most + 1 }, (_, listed) => ({ lines: most - listed, news: NEWS, asides: true })),
    ...Array.from({ length: NEWS - FEW + 1 }, (_, left) => ({ lines: 0, news: NEWS - left, asides: false })),
  ];
  return folds.find(fold => height(fold) <= SCREEN) ?? (folds.at(-1) as Fold);
}
