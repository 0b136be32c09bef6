import { type Answer, Chance, type Foresight, type Prompt, RulesFailure, type Table } from '../kernel/index.js';
import { candidates } from './candidates.js';
import type { Thought } from './practise.js';

/** Answers given over all that is thought through for one question: about 300 ms on one slow core. */
export const NODES = 4_000;

/** A question to look ahead from, and the answer that comes to mind first. */
interface Question {
  readonly prompt: Prompt;
  readonly liked: Answer;
  readonly seed: string;
  readonly nodes: number;
}

/** An answer that is being tried. */
interface Trial {
  readonly answer: Answer;
  sum: number;
}

/**
 * The answer after which imagined matches go best. Every answer is tried on the same imagined deals, so that luck does
 * not choose among them; in each round the better half stays (sequential halving), which spends most of the nodes where
 * the choice is close. `imagine` makes the table at the question, on another deal for each seed.
 */
export function lookAhead<S>(
  imagine: (seed: string) => Table<S>,
  foresight: Foresight<S>,
  { prompt, liked, seed, nodes }: Question,
): Thought {
  let trials: Trial[] = candidates(prompt, liked, new Chance(seed).stream('candidates')).map(answer => ({
    answer,
    sum: 0,
  }));
  const rounds = Math.ceil(Math.log2(trials.length));
  let spent = 0;
  let deal = 0;
  for (let round = 1; round <= rounds; round++) {
    while (spent < (nodes * round) / rounds) spent += tryAll(trials, imagine, foresight, prompt, `${seed}/${deal++}`);
    // Sorting keeps the order of equals: what comes to mind first wins ties.
    trials = trials.sort((one, other) => other.sum - one.sum).slice(0, Math.ceil(trials.length / 2));
  }
  return { answer: (trials[0] as Trial).answer, nodes: spent };
}

/** Tries every answer on one deal. Returns the nodes spent. */
function tryAll<S>(
  trials: readonly Trial[],
  imagine: (seed: string) => Table<S>,
  foresight: Foresight<S>,
  prompt: Prompt,
  seed: string,
): number {
  let spent = 0;
  try {
    const values = trials.map(({ answer }) => {
      const { value, steps } = playOut(imagine(seed), foresight, prompt, answer, seed);
      spent += steps;
      return value;
    });
    for (const [at, trial] of trials.entries()) trial.sum += values[at] as number;
  } catch (error) {
    // A deal on which the rules fail tells nothing about any answer.
    if (!(error instanceof RulesFailure)) throw error;
    spent++;
  }
  return spent;
}

/** Gives the answer, lets everybody play on by the policy for as far as is worth looking, and sees how it went. */
function playOut<S>(
  table: Table<S>,
  { policy, evaluate, clock, ahead }: Foresight<S>,
  { number, seat }: Prompt,
  answer: Answer,
  seed: string,
): { value: number; steps: number } {
  const random = new Chance(seed).stream('whim');
  const until = clock(table.state) + ahead;
  table.answer(number, seat, answer);
  let steps = 1;
  for (; table.outcome === null && clock(table.state) < until; steps++) {
    const prompt = table.prompts[0] as Prompt;
    table.answer(prompt.number, prompt.seat, policy({ state: table.state, seat: prompt.seat, prompt, random }));
  }
  return { value: evaluate(table.state, seat), steps };
}
