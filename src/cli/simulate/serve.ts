import { parentPort } from 'node:worker_threads';
import type { House } from '../command.js';
import { readPlan } from '../simulate.js';
import { type Piece, playPiece } from './piece.js';
import type { Plan } from './plan.js';
import type { Reply } from './thread.js';

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
      const reply = await planOf(args).then(
        (plan): Reply => answer(() => playPiece(plan, piece)),
        (error): Reply => ({ problem: wordsOf(error) }),
      );
      parentPort?.postMessage(reply);
    });
  });
}

function answer(play: () => ReturnType<typeof playPiece>): Reply {
  try {
    return { results: play() };
  } catch (error) {
    return { problem: wordsOf(error) };
  }
}

const wordsOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));
