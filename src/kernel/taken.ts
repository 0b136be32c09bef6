import type { Answer, Option } from './prompts/index.js';
import type { Seat, Text } from './text.js';

/** A choice that left nothing to choose: what would have been asked, and what was taken for an answer. */
export interface Taken {
  readonly seat: Seat;
  readonly reason: string;
  readonly question: Text;
  readonly source?: string;
  readonly answer: Answer;
  /** The options that the answer names, in its order. */
  readonly options: readonly Option[];
}

// Rules are synchronous: a listener hears, while a table plays, of that table and no other.
let told: ((taken: Taken) => void) | null = null;

/** Whether anybody hears of what is taken: else nothing need be made of it. */
export const isTold = (): boolean => told !== null;

export function tell(taken: Taken): void {
  told?.(taken);
}

/** Lets the rules play, and tells of each choice that they take without asking. */
export function takenBy(listener: ((taken: Taken) => void) | null, act: () => void): void {
  const before = told;
  told = listener;
  try {
    act();
  } finally {
    told = before;
  }
}
