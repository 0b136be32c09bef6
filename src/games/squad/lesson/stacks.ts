/** Ids of lessons. */
export const LESSONS = ['first'] as const;
export type LessonId = (typeof LESSONS)[number];

/** What a lesson fixes beforehand: each seat's cards from the top, the opening hand first, and how the coin falls. */
export interface Stacked {
  readonly cards: readonly [readonly string[], readonly string[]];
  /** Flips for power, from the second turn on: true is heads. */
  readonly coins: readonly boolean[];
}

const words = (list: string): string[] => list.trim().split(/\s+/);

/** Heads brings the power to 2 on turn 3, to 3 on turn 5, to 4 on turn 8. */
const first: Stacked = {
  coins: [false, true, false, true, false, false, true, false],
  cards: [
    words(`
      ST048 ST195 ST149 ST031
      ST007
      ST001
      ST180 ST024
      ST002
      ST048
      ST160 ST143 ST051 ST066
      ST148 ST165 ST154 ST163 ST003 ST171 ST010 ST142 ST136`),
    words(`
      ST506 ST547 ST512 ST462
      ST512 ST506 ST462
      ST580
      ST553 ST499
      ST499
      ST462 ST512 ST580 ST553
      ST505
      ST506 ST499 ST462 ST548
      ST553
      ST580 ST512`),
  ],
};

export const stacks: Readonly<Record<LessonId, Stacked>> = { first };
