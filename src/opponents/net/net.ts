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

  /** Four rows at a time, so that a sum is read and kept once for all of them, rounded after each as if one by one. */
  private add(sum: Float32Array, { rows: noted, amounts }: Notes): void {
    const { hidden, rows } = this.weights;
    const from = (at: number): number => (noted[at] ?? 0) * hidden;
    const amount = (at: number): number => amounts[at] ?? 0;
    for (let at = 0; at < noted.length; at += 4) {
      const [a, b, c, d] = [from(at), from(at + 1), from(at + 2), from(at + 3)];
      const [as, bs, cs, ds] = [amount(at), amount(at + 1), amount(at + 2), amount(at + 3)];
      for (let j = 0; j < hidden; j++) {
        const one = Math.fround((sum[j] as number) + as * (rows[a + j] as number));
        const two = Math.fround(one + bs * (rows[b + j] as number));
        const three = Math.fround(two + cs * (rows[c + j] as number));
        sum[j] = three + ds * (rows[d + j] as number);
      }
    }
  }
}
