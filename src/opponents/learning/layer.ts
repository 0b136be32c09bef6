import type { Random } from '../../kernel/index.js';
import type { Weights } from '../net/net.js';
import type { Notes } from '../net/notes.js';
import { Parameters } from './parameters.js';

/** A net whose weights are learnt: `Weights` that grow and move. */
export class Layer implements Weights {
  readonly hidden: number;
  private readonly ofBias: Parameters;
  private readonly ofOut: Parameters;
  private readonly ofRows: Parameters;
  /** Rows that something was ever learnt of. */
  readonly taught = new Set<number>();
  private readonly touched = new Set<number>();

  /** `spread`: how far from zero weights are at first. */
  constructor(hidden: number, random: Random, spread: { readonly rows: number; readonly out: number }) {
    const within = (most: number) => (): number => most * (random.int(2 ** 16) / 2 ** 15 - 1);
    this.hidden = hidden;
    this.ofBias = new Parameters(hidden, () => 0);
    this.ofOut = new Parameters(hidden, within(spread.out));
    this.ofRows = new Parameters(0, within(spread.rows));
  }

  get bias(): Float32Array {
    return this.ofBias.values;
  }

  get out(): Float32Array {
    return this.ofOut.values;
  }

  get rows(): Float32Array {
    return this.ofRows.values;
  }

  /** All that is learnt: of the biases, of what goes out, and of the rows. */
  get parameters(): readonly Parameters[] {
    return [this.ofBias, this.ofOut, this.ofRows];
  }

  /** Makes sure of so many rows. */
  reach(rows: number): void {
    this.ofRows.reach(rows * this.hidden);
  }

  /** Begins where another net stood: each of its rows is put into one of ours. */
  take({ hidden, bias, out, rows }: Weights, into: readonly number[]): void {
    this.reach(1 + Math.max(-1, ...into));
    this.bias.set(bias);
    this.out.set(out);
    for (const [at, row] of into.entries()) {
      this.rows.set(rows.subarray(at * hidden, (at + 1) * hidden), row * hidden);
      this.taught.add(row);
    }
  }

  /**
   * Takes in that a net's output should fall by `slope`, where its hidden sums were these. What follows for each sum is added
   * to `down`, for what was noted of all answers together.
   */
  learn(slope: number, sums: Float32Array, noted: Notes, down?: Float32Array): void {
    const { hidden, out } = this;
    const through = new Float32Array(hidden);
    for (let j = 0; j < hidden; j++) {
      const sum = sums[j] as number;
      if (sum <= 0) continue;
      add(this.ofOut.gradient, j, slope * sum);
      add(this.ofBias.gradient, j, slope * (out[j] as number));
      through[j] = slope * (out[j] as number);
      if (down !== undefined) add(down, j, through[j] as number);
    }
    this.pass(through, noted);
  }

  /** Passes on what follows for the hidden sums to the rows of what was noted. */
  pass(through: Float32Array, { rows, amounts }: Notes): void {
    const { hidden } = this;
    const { gradient } = this.ofRows;
    for (const [at, row] of rows.entries()) {
      this.touched.add(row);
      const amount = amounts[at] as number;
      for (let j = 0; j < hidden; j++) add(gradient, row * hidden + j, amount * (through[j] as number));
    }
  }

  /** Moves all weights that something was learnt of. */
  step(rate: number): void {
    const { hidden } = this;
    for (const row of this.touched) this.ofRows.step(row * hidden, (row + 1) * hidden, rate);
    for (const row of this.touched) this.taught.add(row);
    this.touched.clear();
    this.ofBias.step(0, hidden, rate);
    this.ofOut.step(0, hidden, rate);
  }
}

function add(list: Float32Array, at: number, amount: number): void {
  list[at] = (list[at] as number) + amount;
}
