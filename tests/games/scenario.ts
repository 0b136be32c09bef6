import { test } from 'vitest';
import type { Prompt, Runner } from '../../src/kernel/index.js';

const RUNNERS: readonly Runner[] = ['plain', 'reload', 'undo'];

/** A table of some game under one runner. */
interface UnderRunner {
  readonly isOver: boolean;
  readonly prompts: readonly Prompt[];
}

/**
 * One scenario under every runner: as it comes, reloaded after each answer, and with each answer taken back and given
 * again. A prompt left open at the end fails it, but for the one with which a match goes on by itself.
 */
export function underEveryRunner<T extends UnderRunner>(
  name: string,
  begin: (runner: Runner) => T,
  play: (table: T) => void,
  goesOn?: string,
): void {
  test(name, () => {
    for (const runner of RUNNERS) {
      try {
        const table = begin(runner);
        play(table);
        const open = table.isOver ? [] : table.prompts.filter(({ reason }) => reason !== goesOn);
        if (open.length > 0) throw new Error(`a prompt is left open: ${open.map(({ reason }) => reason).join(', ')}`);
        if (!table.isOver && table.prompts.length === 0)
          throw new Error('nobody is asked anything, and it is not over');
      } catch (cause) {
        throw new Error(`[${runner}] ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
      }
    }
  });
}
