import { take } from '../play/answers.js';
import type { Look } from '../play/look.js';
import type { MatchRunner } from '../play/runner.js';
import { ordersAt } from './orders.js';

/** Answers a question by its player's order, if it is still open and the order still stands. @throws Refused */
export async function heedOrder(runner: MatchRunner, look: Look, number: number): Promise<void> {
  if (look.match.status !== 'playing') return;
  const found = ordersAt(look).find(({ prompt }) => prompt.number === number);
  // They may have answered themselves just now.
  if (found === undefined) return;
  await take(runner, look, { seat: found.prompt.seat, prompt: number, answer: found.answer, by: 'order' });
}
