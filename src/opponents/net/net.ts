import type { Notes } from './notes.js';

/** What a net has learnt. With `hidden` sums: a bias and an outgoing weight for each, and a weight of each name for each. */
export interface Weights {
  readonly hidden: number;
  readonly bias: Float32Array;
  readonly out: Float32Array;
  /** Row by row. */
  readonly rows: Float32Array;
}

/**
 * Says how good answers are beside each other. Names of the table and of an answer are added up, by their weights, in hidden
 * sums; of these, what is above zero counts.
 */
export class Net {
  private readonly weights: Weights;
  private readonly table: Float32Array;

  constructor(weights: Weights) {
    this.weights = weights;
    this.table = new Float32Array(weights.hidden);
  }

  /** A number for each answer: the higher, the better. `sums` takes the hidden sums of each. */
  scores(table: Notes, answers: readonly Notes[], sums: Float32Array[] = []): number[] {
    const { hidden, bias, out } = this.weights;
    this.table.set(bias);
    this.add(this.table, table);
    return answers.map((answer, at) => {
      const sum = this.table.slice();
      sums[at] = sum;
      this.add(sum, answer);
      let score = 0;
      for (let j = 0; j < hidden; j++) score += Math.max(0, sum[j] as number) * (out[j] as number);
      return score;
    });
  }

  private add(sum: Float32Array, { rows: noted, amounts }: Notes): void {
    const { hidden, rows } = this.weights;
    for (let at = 0; at < noted.length; at++) {
      const from = (noted[at] as number) * hidden;
      const amount = amounts[at] as number;
      for (let j = 0; j < hidden; j++) sum[j] = (sum[j] as number) + amount * (rows[from + j] as number);
    }
  }
}
