import type { Game, Opponent, Random } from '../../kernel/index.js';
import { type Choice, choiceOf } from '../net/considered.js';
import type { Learnt } from '../net/file.js';
import type { Kind } from '../net/known.js';
import { sigmoid } from '../net/odds.js';
import { chances, type Draw } from './chances.js';
import { Learner, Names } from './learner.js';

/** A choice as it was made: how likely the answer was, and what the seat's prospects seemed to be. */
export interface Step {
  readonly choice: Choice;
  readonly chosen: number;
  readonly chance: number;
  /** From 0 to 1. */
  readonly hope: number;
}

/** Somebody who learns to choose among answers, and to say how a table stands. */
export class Pupil implements Readonly<Record<Kind, Learner>> {
  readonly choice: Learner;
  /** What came of a match is held against what it says, too, to tell which choices were good. */
  readonly odds: Learner;

  constructor(random: Random, known?: Readonly<Record<Kind, Learnt>>) {
    const names = new Names();
    this.choice = new Learner('choice', names, random, known?.choice);
    this.odds = new Learner('odds', names, random, known?.odds);
  }

  /** Answers by the odds that it gives each; `onStep` is told of each choice. */
  player<S>({ opponents }: Game<S>, first: Opponent<S>, draw: Draw, onStep: (step: Step) => void): Opponent<S> {
    return seen => {
      const thought = first(seen);
      const choice = choiceOf(opponents, seen, thought, this.choice.notes);
      if (choice === null) return thought;
      const odds = chances(this.choice.scores(choice));
      const chosen = draw(odds, seen.random);
      const hope = sigmoid(this.odds.outlook(choice.table));
      onStep({ choice, chosen, chance: odds[chosen] as number, hope });
      return choice.answers[chosen] as (typeof choice.answers)[number];
    };
  }
}
