import type { Game, Opponent, Random } from '../../kernel/index.js';
import { type Choice, choiceOf, scoresOf } from '../net/considered.js';
import type { Learnt } from '../net/file.js';
import { Net } from '../net/net.js';
import { Notes } from '../net/notes.js';
import { Layer } from './layer.js';
import { drawn, oddsOf } from './odds.js';

/** Hidden sums of a net. */
const HIDDEN = 64;

/** A choice as it was made: what the odds of the answer were, and what the seat's prospects seemed to be. */
export interface Step {
  readonly choice: Choice;
  readonly chosen: number;
  readonly odds: number;
  /** From 0 to 1. */
  readonly hope: number;
}

/** Somebody who learns: a net that chooses among answers, and one that says how likely it is to win. */
export class Pupil {
  readonly choosing: Layer;
  readonly hoping: Layer;
  readonly net: Net;
  private readonly prospects: Net;
  private readonly names = new Map<string, number>();

  constructor(random: Random) {
    this.choosing = new Layer(HIDDEN, random, { rows: 0.12, out: 0.15 });
    this.hoping = new Layer(HIDDEN, random, { rows: 0.05, out: 0.15 });
    this.net = new Net(this.choosing);
    this.prospects = new Net(this.hoping);
  }

  /** Begins with what a net knows already. */
  take({ names, ...weights }: Learnt): void {
    for (const name of names) this.rowOf(name);
    this.choosing.take(weights);
  }

  /** What was learnt until now. */
  learnt(): Learnt {
    const { hidden, bias, out, rows } = this.choosing;
    const names = [...this.names.keys()].sort();
    const kept = new Float32Array(names.length * hidden);
    for (const [at, name] of names.entries()) {
      const row = (this.names.get(name) as number) * hidden;
      kept.set(rows.subarray(row, row + hidden), at * hidden);
    }
    return { hidden, bias: bias.slice(0, hidden), out: out.slice(0, hidden), names, rows: kept };
  }

  /** How likely it is to win, as it seems. */
  hope(table: Notes, sums: Float32Array[] = []): number {
    const [score] = this.prospects.scores(table, [new Notes(() => undefined)], sums);
    return 1 / (1 + Math.exp(-(score as number)));
  }

  /** Answers by the odds that it gives each; `onStep` is told of each choice. */
  player<S>({ opponents }: Game<S>, first: Opponent<S>, onStep: (step: Step) => void): Opponent<S> {
    const notes = (): Notes => new Notes(name => this.rowOf(name));
    return seen => {
      const thought = first(seen);
      const choice = choiceOf(opponents, seen, thought, notes);
      if (choice === null) return thought;
      const odds = oddsOf(scoresOf(this, choice));
      const chosen = drawn(odds, seen.random);
      onStep({ choice, chosen, odds: odds[chosen] as number, hope: this.hope(choice.table) });
      return choice.answers[chosen] as (typeof choice.answers)[number];
    };
  }

  private rowOf(name: string): number {
    const known = this.names.get(name);
    if (known !== undefined) return known;
    const row = this.names.size;
    this.names.set(name, row);
    this.choosing.reach(row + 1);
    this.hoping.reach(row + 1);
    return row;
  }
}
