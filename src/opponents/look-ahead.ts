import {
  type Answer,
  Chance,
  drawn,
  type Foresight,
  isLegal,
  type Prompt,
  RulesFailure,
  type Table,
} from '../kernel/index.js';
import { candidates } from './candidates.js';
import type { Thought, Worth } from './practise.js';

/** Answers given over all that is thought through for one question: 300 ms on a slow core at most. */
export const NODES = 4_000;

/**
 * How many standard errors another answer has to be ahead of the first thought: below that it may well be luck. One deal
 * tells nothing of luck: who has no time for more goes by it as it is.
 */
const CAUTION = 1;

/** Deals after which an answer is given up that is so many standard errors behind the first thought, or no different from it. */
const ENOUGH = 12;
const DESPAIR = 2.5;

/** What a failure of the rules counts for in nodes: it takes far longer than an answer. */
const FAILURE = 100;

/** A question to look ahead from, and the answer that comes to mind first. */
interface Question {
  readonly prompt: Prompt;
  readonly liked: Answer;
  readonly seed: string;
  readonly nodes: number;
  /** Only these others are tried; left out, whatever there is. */
  readonly others?: readonly Answer[] | undefined;
  /** On so many deals another answer must have been tried to be taken; one when left out. */
  readonly deals?: number | undefined;
}

/** An answer that is being tried: how much better it went than the first thought, over the deals so far. */
class Trial {
  readonly answer: Answer;
  /** On how many deals it has been tried. */
  deals = 0;
  private usual = 0;
  private sum = 0;
  private squares = 0;

  constructor(answer: Answer) {
    this.answer = answer;
  }

  add(value: number, usual: number): void {
    const better = value - usual;
    this.deals++;
    this.usual += usual;
    this.sum += better;
    this.squares += better * better;
  }

  get mean(): number {
    return this.sum / Math.max(1, this.deals);
  }

  /** What the first thought came to over these deals, and what this answer did. */
  get worth(): Worth {
    const usual = this.usual / Math.max(1, this.deals);
    return { first: usual, best: usual + this.mean };
  }

  /** The mean, less what may be luck. */
  get sure(): number {
    return this.mean - CAUTION * this.error;
  }

  /** Whether it may still turn out better than the first thought. */
  get hopeful(): boolean {
    return this.deals < ENOUGH || this.mean + DESPAIR * this.error > 0;
  }

  private get error(): number {
    const variance = Math.max(0, this.squares / Math.max(1, this.deals) - this.mean ** 2);
    return Math.sqrt(variance / Math.max(1, this.deals - 1));
  }
}

/**
 * The answer after which imagined matches go best. Every answer is tried on the same imagined deals as the first thought,
 * and counts by how much better it went than that; in each round the better half stays (sequential halving), which spends
 * most of the nodes where the choice is close. What is not surely better than the first thought, as far as the deals tell,
 * is not done. `imagine` makes the table at the question, on another deal for each seed.
 */
export function lookAhead<S>(
  imagine: (seed: string) => Table<S>,
  foresight: Foresight<S>,
  { prompt, liked, seed, nodes, others, deals = 1 }: Question,
): Thought {
  const [first, ...rest] =
    others === undefined
      ? (candidates(prompt, liked, new Chance(seed).stream('candidates'), foresight.shuns) as [Answer, ...Answer[]])
      : [liked, ...others];
  let trials = rest.map(answer => new Trial(answer));
  const rounds = Math.ceil(Math.log2(trials.length + 1));
  let spent = 0;
  const ways = new Map<Answer, Way>();
  const value = (answer: Answer, deal: string): number => {
    const way = ways.get(answer) ?? [];
    ways.set(answer, way);
    const { value, steps } = playOut(imagine, foresight, prompt, answer, deal, way);
    spent += steps;
    return value;
  };
  for (let round = 1, deal = 0; round <= rounds; round++) {
    for (; trials.length > 0 && spent < (nodes * round) / rounds; deal++) {
      const imagined = `${seed}/${deal}`;
      const usual = value(first, imagined);
      for (const trial of trials) trial.add(value(trial.answer, imagined), usual);
      trials = trials.filter(({ hopeful }) => hopeful);
    }
    trials = trials.sort((one, other) => other.mean - one.mean).slice(0, Math.ceil(trials.length / 2));
  }
  const best = trials.find(trial => trial.sure > 0 && trial.deals >= deals);
  return best === undefined
    ? { answer: first, nodes: spent }
    : { answer: best.answer, nodes: spent, worth: best.worth };
}

/**
 * What the policy answers after an answer, for as long as all deals are alike: so long it need not be asked again. The numbers are
 * those of the questions.
 */
type Way = { readonly number: number; readonly answer: Answer }[];

/**
 * Gives the answer, lets everybody play on by the policy for as far as is worth looking, and sees how it went. Where the
 * rules fail on the way, it went badly: there are safer answers.
 */
function playOut<S>(
  imagine: (seed: string) => Table<S>,
  { policy, bySight = () => false, evaluate, clock, ahead }: Foresight<S>,
  { number, seat }: Prompt,
  answer: Answer,
  seed: string,
  way: Way,
): { value: number; steps: number } {
  const whims = new Chance(seed);
  const random = whims.stream('whim');
  let steps = 1;
  try {
    const table = imagine(seed);
    const until = clock(table.state) + ahead;
    const known = table.learntBy(seat);
    // Deals differ in what is still to be learnt, in what others hold, and in whims.
    let alike = true;
    table.answer(number, seat, answer);
    for (; table.outcome === null && clock(table.state) < until; steps++) {
      const prompt = table.asked as Prompt;
      const usual = way[steps - 1];
      alike &&= bySight(table.state) && prompt.seat === seat && table.learntBy(seat) === known;
      // Nothing that a game leaves unnoted may end the thought.
      alike &&= usual === undefined || (usual.number === prompt.number && isLegal(prompt, usual.answer));
      const given =
        alike && usual !== undefined ? usual.answer : policy({ state: table.state, seat: prompt.seat, prompt, random });
      alike &&= drawn(whims) === 0;
      if (alike) way[steps - 1] ??= { number: prompt.number, answer: given };
      table.answer(prompt.number, prompt.seat, given);
    }
    return { value: evaluate(table.state, seat), steps };
  } catch (error) {
    if (!(error instanceof RulesFailure)) throw error;
    return { value: 0, steps: steps + FAILURE };
  }
}
