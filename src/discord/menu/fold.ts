import { NEWS } from './news.js';
import { PHONE } from './phone.js';

/** Answers that have a line each, where there is room for it. */
const LINES = 6;
/** News that gives way before answers do, and news that gives way last. */
const SOME = 3;
/** Characters of what an answer does, beside its button. */
const EFFECT = 150;
const GIST = 64;

/** How much of a menu is unfolded. */
export interface Fold {
  /** Answers with a line each; more are in lists. */
  readonly lines: number;
  /** Lines of news. */
  readonly news: number;
  /** Characters of what an answer does. */
  readonly effect: number;
  /** Whether everything listed shares one list. */
  readonly together: boolean;
  /** Whether controls that could go under “More…” stay beside the answers. */
  readonly asides: boolean;
}

/** All that may be open. */
export const unfolded: Fold = { lines: LINES, news: NEWS, effect: EFFECT, together: false, asides: true };

/**
 * From most to least unfolded: older news and long sentences go before an answer moves into a list, then
 * whatever can go under “More…”, the names of lists, and all news. Within a step none is higher than the one before it.
 */
const steps: readonly (readonly Fold[])[] = [
  ...Array.from({ length: LINES + 1 }, (_, listed) => LINES - listed).map(lines => [
    { ...unfolded, lines },
    { ...unfolded, lines, news: SOME },
    { ...unfolded, lines, news: SOME, effect: GIST },
  ]),
  [
    { lines: 0, news: SOME, effect: GIST, together: false, asides: false },
    ...Array.from({ length: SOME + 1 }, (_, gone) => ({
      lines: 0,
      news: SOME - gone,
      effect: GIST,
      together: true,
      asides: false,
    })),
  ],
];

const lowest = steps.at(-1)?.at(-1) as Fold;

/** As unfolded as a phone's screen allows. A menu is laid out for each that is tried, so most of a step that is too high isn't. */
export function folded(height: (fold: Fold) => number): Fold {
  const fits = (fold: Fold): boolean => height(fold) <= PHONE.screen;
  if (fits(unfolded)) return unfolded;
  return steps.find(step => fits(step.at(-1) as Fold))?.find(fits) ?? lowest;
}
