import { parentPort } from 'node:worker_threads';
import type { House } from '../command.js';
import { readPlan } from '../simulate.js';
import { playAt } from './one.js';
import type { Plan } from './plan.js';
import type { Piece, Reply } from './thread.js';

/** Plays in a thread what it is asked to, one piece after the other. `open`: the games that a command's words name. */
export function serve(open: (args: readonly string[]) => Promise<House>): void {
  let known: { readonly words: string; readonly plan: Promise<Plan> } | null = null;
  const planOf = (args: readonly string[]): Promise<Plan> => {
    const words = JSON.stringify(args);
    if (known?.words !== words) known = { words, plan: open(args).then(house => readPlan(args, house)) };
    return known.plan;
  };
  let last: Promise<void> = Promise.resolve();
  parentPort?.on('message', ({ args, ...piece }: Piece) => {
    last = last.then(async () => {
      const reply = await planOf(args)
        .then(plan => answer(plan, piece))
        .catch((error: unknown): Reply => ({ problem: wordsOf(error) }));
      parentPort?.postMessage(reply);
    });
  });
}

/** Plays a piece, each match with what those before it have seen. */
function answer(plan: Plan, { from, count, unseen }: Omit<Piece, 'args'>): Reply {
  const left = new Set(unseen);
  const results = Array.from({ length: count }, (_, at) => {
    const result = playAt(plan, from + at, left);
    for (const card of result.effects.keys()) left.delete(card);
    return result;
  });
  return { results };
}

const wordsOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));
