import { expect, test } from 'vitest';
import { problemSaid } from '../../src/cli/words.js';
import { type Game, type Json, PositionError } from '../../src/kernel/index.js';

/** A position that can't be, and the error that says so: path, what is wrong, what would be right. */
export type Impossible = readonly [position: object, message: string];

const nothing = (): never => {
  throw new Error('a position leaves nothing to chance');
};

/** What is said of a position that can't be read. @throws where it can */
export function refusalOf<S, O>(game: Game<S, O>, options: O, position: object): string {
  try {
    game.position.read(position as Json, options, [], nothing);
  } catch (error) {
    if (error instanceof PositionError) return `${error.path}: ${problemSaid(error.problem)}`;
    throw error;
  }
  throw new Error('that position was read');
}

/** One test for each position that can't be. */
export function refuses<S, O>(game: Game<S, O>, options: O, positions: readonly Impossible[]): void {
  test.each(positions)('%j', (position, message) => {
    expect(refusalOf(game, options, position)).toBe(message);
  });
}
