import type { Game, Opponent, Random } from '../../kernel/index.js';
import { type Choice, choiceOf, scoresOf } from '../net/considered.js';
import type { Learnt } from '../net/file.js';
import type { Kind } from '../net/known.js';
import { Net } from '../net/net.js';
import { Notes } from '../net/notes.js';
import { outlookOf, sigmoid } from '../net/odds.js';
import { chances, drawn } from './chances.js';
import { Layer } from './layer.js';

/** Hidden sums of each net. */
const HIDDEN = { choice: 64, odds: 32 } as const;

/** A choice as it was made: how likely the answer was, and what the seat's prospects seemed to be. */
export interface Step {
  readonly choice: Choice;
  readonly chosen: number;
  readonly chance: number;
  /** From 0 to 1. */
  readonly hope: number;
}

/** A net that learns, and the names that it has met. */
export class Learner {
  readonly layer: Layer;
  readonly net: Net;
  private readonly names: Map<string, number>;

  constructor(layer: Layer, names = new Map<string, number>()) {
    this.layer = layer;
    this.net = new Net(layer);
    this.names = names;
  }

  readonly notes = (): Notes => new Notes(name => this.rowOf(name));

  /** Begins with what a net knows already. */
  take({ names, ...weights }: Learnt): void {
    for (const name of names) this.rowOf(name);
    this.layer.take(weights);
  }

  /** What was learnt until now, of names in their order. */
  learnt(): Learnt {
    const { hidden, bias, out, rows } = this.layer;
    const names = [...this.names.keys()].sort();
    const kept = new Float32Array(names.length * hidden);
    for (const [at, name] of names.entries()) {
      const row = (this.names.get(name) as number) * hidden;
      kept.set(rows.subarray(row, row + hidden), at * hidden);
    }
    return { hidden, bias: bias.slice(0, hidden), out: out.slice(0, hidden), names, rows: kept };
  }

  /** What it says of a table, after notes that were made for another learner of the same names. */
  outlook(table: Notes, sums?: Float32Array[]): number {
    this.layer.reach(this.names.size);
    return outlookOf(this.net, table, sums);
  }

  private rowOf(name: string): number {
    const known = this.names.get(name);
    if (known !== undefined) return known;
    const row = this.names.size;
    this.names.set(name, row);
    this.layer.reach(row + 1);
    return row;
  }
}

/** Somebody who learns to choose among answers, and to say how a table stands. */
export class Pupil implements Readonly<Record<Kind, Learner>> {
  readonly choice: Learner;
  readonly odds: Learner;
  /** How likely it is to win from a choice on: what came of a match is held against it. Needed only to learn by. */
  readonly hope: Learner;

  constructor(random: Random) {
    const names = new Map<string, number>();
    this.choice = new Learner(new Layer(HIDDEN.choice, random, { rows: 0.12, out: 0.15 }), names);
    this.hope = new Learner(new Layer(HIDDEN.choice, random, { rows: 0.05, out: 0.15 }), names);
    this.odds = new Learner(new Layer(HIDDEN.odds, random, { rows: 0.05, out: 0.2 }));
  }

  /** Answers by the odds that it gives each; `onStep` is told of each choice. */
  player<S>({ opponents }: Game<S>, first: Opponent<S>, onStep: (step: Step) => void): Opponent<S> {
    return seen => {
      const thought = first(seen);
      const choice = choiceOf(opponents, seen, thought, this.choice.notes);
      if (choice === null) return thought;
      const odds = chances(scoresOf(this.choice, choice));
      const chosen = drawn(odds, seen.random);
      const hope = sigmoid(this.hope.outlook(choice.table));
      onStep({ choice, chosen, chance: odds[chosen] as number, hope });
      return choice.answers[chosen] as (typeof choice.answers)[number];
    };
  }
}
