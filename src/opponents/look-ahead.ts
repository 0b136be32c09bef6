import { type Answer, Chance, type Foresight, type Prompt, RulesFailure, type Table } from '../kernel/index.js';
import { candidates } from './candidates.js';
import type { Thought } from './practise.js';

/** Answers given over all that is thought through for one question: 300 ms on a slow core at most. */
export const NODES = 2_000;

/** What a failure of the rules counts for in nodes: it takes far longer than an answer. */
const FAILURE = 100;

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
    for (; spent < (nodes * round) / rounds; deal++)
      for (const trial of trials) {
        const { value, steps } = playOut(imagine, foresight, prompt, trial.answer, `${seed}/${deal}`);
        trial.sum += value;
        spent += steps;
      }
    // Sorting keeps the order of equals: what comes to mind first wins ties.
    trials = trials.sort((one, other) => other.sum - one.sum).slice(0, Math.ceil(trials.length / 2));
  }
  return { answer: (trials[0] as Trial).answer, nodes: spent };
}

/**
 * Gives the answer, lets everybody play on by the policy for as far as is worth looking, and sees how it went. Where the
 * rules fail on the way, it went badly: there are safer answers.
 */
function playOut<S>(
  imagine: (seed: string) => Table<S>,
  { policy, evaluate, clock, ahead }: Foresight<S>,
  { number, seat }: Prompt,
  answer: Answer,
  seed: string,
): { value: number; steps: number } {
  const random = new Chance(seed).stream('whim');
  let steps = 1;
  try {
    const table = imagine(seed);
    const until = clock(table.state) + ahead;
    table.answer(number, seat, answer);
    for (; table.outcome === null && clock(table.state) < until; steps++) {
      const prompt = table.prompts[0] as Prompt;
      table.answer(prompt.number, prompt.seat, policy({ state: table.state, seat: prompt.seat, prompt, random }));
    }
    return { value: evaluate(table.state, seat), steps };
  } catch (error) {
    if (!(error instanceof RulesFailure)) throw error;
    return { value: 0, steps: steps + FAILURE };
  }
}
