/** How Adam (Kingma and Ba, 2015) forgets: of the mean of gradients, and of their squares. */
const KEEPS = { mean: 0.9, square: 0.999 } as const;
/** Keeps a number that hardly moves from being moved far. */
const TINY = 1e-6;

/** Numbers that are learnt, and what Adam keeps of each. Grows as new ones are asked for. */
export class Parameters {
  values = new Float32Array(0);
  gradient = new Float32Array(0);
  private means = new Float32Array(0);
  private squares = new Float32Array(0);
  private length = 0;
  private readonly draw: () => number;

  /** `draw`: what a number is at first. */
  constructor(length: number, draw: () => number) {
    this.draw = draw;
    this.reach(length);
  }

  /** Makes sure of so many numbers. */
  reach(length: number): void {
    if (length > this.values.length) {
      const room = Math.max(length, 2 * this.values.length);
      this.values = grown(this.values, room);
      this.gradient = grown(this.gradient, room);
      this.means = grown(this.means, room);
      this.squares = grown(this.squares, room);
    }
    for (; this.length < length; this.length++) this.values[this.length] = this.draw();
  }

  /** Moves numbers against their gradients, which begin again at nothing. */
  step(from: number, to: number, rate: number): void {
    const { values, gradient, means, squares } = this;
    for (let at = from; at < to; at++) {
      const slope = gradient[at] as number;
      const mean = KEEPS.mean * (means[at] as number) + (1 - KEEPS.mean) * slope;
      const square = KEEPS.square * (squares[at] as number) + (1 - KEEPS.square) * slope * slope;
      means[at] = mean;
      squares[at] = square;
      gradient[at] = 0;
      values[at] = (values[at] as number) - (rate * mean) / (Math.sqrt(square) + TINY);
    }
  }
}

function grown(list: Float32Array<ArrayBuffer>, length: number): Float32Array<ArrayBuffer> {
  const more = new Float32Array(length);
  more.set(list);
  return more;
}
