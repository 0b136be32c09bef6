import { test } from 'vitest';
import type { Prompt, Runner } from '../../src/kernel/index.js';

/** A table of some game under one runner. */
interface UnderRunner {
  readonly isOver: boolean;
  readonly prompts: readonly Prompt[];
}

/**
 * One scenario in which each answer is undone, the match taken up again, and the answer given once more. Where it
 * fails it is played as it comes as well: what fails then too has nothing to do with that. A prompt left open at the end
 * fails it, but for the one with which a match goes on by itself.
 */
export function underEveryRunner<T extends UnderRunner>(
  name: string,
  begin: (runner: Runner) => T,
  play: (table: T) => void,
  goesOn?: string,
): void {
  const run = (runner: Runner): void => {
    try {
      const table = begin(runner);
      play(table);
      const open = table.isOver ? [] : table.prompts.filter(({ reason }) => reason !== goesOn);
      if (open.length > 0) throw new Error(`a prompt is left open: ${open.map(({ reason }) => reason).join(', ')}`);
      if (!table.isOver && table.prompts.length === 0) throw new Error('nobody is asked anything, and it is not over');
    } catch (cause) {
      throw new Error(`[${runner}] ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    }
  };
  test(name, () => {
    try {
      run('again');
    } catch (failure) {
      run('plain');
      throw failure;
    }
  });
}

/** A game with cards of a test's own besides its many others: made once for all tests that bring the same list. */
export function madeOnce<C, G>(make: (own: readonly C[]) => G): (own?: readonly C[]) => G {
  const none: readonly C[] = [];
  const made = new WeakMap<readonly C[], G>();
  return (own = none) => {
    const game = made.get(own) ?? make(own);
    made.set(own, game);
    return game;
  };
}
