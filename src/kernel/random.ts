import seedrandom from 'seedrandom';

/** How far each named stream has been drawn. Part of the state, so a reload draws on where it stopped. */
export type Streams = Record<string, number>;

/** One named source of chance: equal seeds and names give equal draws, whatever other streams do. */
export interface Random {
  /** A whole number from 0 to `below` - 1, every one equally likely. `below` is 1 to 2^32. */
  int(below: number): number;
  coin(): boolean;
  /** Puts a list in random order, in place (Fisher-Yates). */
  shuffle<T>(list: T[]): T[];
  /** One entry of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
}

/** All that chance can be asked, from any source of whole numbers below 2^32. */
export abstract class Draws implements Random {
  protected abstract draw(): number;

  int(below: number): number {
    if (!Number.isInteger(below) || below < 1 || below > 2 ** 32) throw new RangeError(`cannot draw below ${below}`);
    if (below === 1) return 0;
    for (;;) {
      const value = this.draw() >>> 0;
      // Values past the last full multiple are drawn again: no result is likelier than another. Few come near it.
      if (value <= 2 ** 32 - below || value < 2 ** 32 - (2 ** 32 % below))
        return below === 2 ** 32 ? value : value % (below >>> 0);
    }
  }

  coin(): boolean {
    return this.draw() >= 2 ** 31;
  }

  shuffle<T>(list: T[]): T[] {
    for (let at = list.length - 1; at > 0; at--) {
      const other = this.int(at + 1);
      const held = list[at] as T;
      list[at] = list[other] as T;
      list[other] = held;
    }
    return list;
  }

  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new RangeError('cannot pick from an empty list');
    return list[this.int(list.length)] as T;
  }
}

// Keying a generator costs about as much as fifty draws. A block of draws shares one key, so a long stream can be
// taken up at any point for the price of one key and at most a block of draws.
const BLOCK = 64;

class Stream extends Draws {
  private generator: seedrandom.PRNG | null = null;
  private block = -1;
  private drawn = 0;
  private readonly key: string;
  private readonly streams: Streams;
  private readonly name: string;

  constructor(seed: string, streams: Streams, name: string) {
    super();
    this.key = `${seed}/${name}`;
    this.streams = streams;
    this.name = name;
  }

  protected draw(): number {
    const at = this.streams[this.name] ?? 0;
    const block = Math.floor(at / BLOCK);
    if (this.generator === null || block !== this.block || this.drawn > at % BLOCK) {
      this.generator = seedrandom(`${this.key}/${block}`);
      this.block = block;
      this.drawn = 0;
    }
    while (this.drawn < at % BLOCK) {
      this.generator.int32();
      this.drawn++;
    }
    this.drawn++;
    this.streams[this.name] = at + 1;
    return this.generator.int32() >>> 0;
  }
}

/** Every stream of one seed. `streams` holds the counters and is changed by each draw. */
export class Chance {
  private readonly open = new Map<string, Stream>();
  readonly seed: string;
  readonly streams: Streams;

  constructor(seed: string, streams: Streams = {}) {
    this.seed = seed;
    this.streams = streams;
  }

  stream(name: string): Random {
    let stream = this.open.get(name);
    if (stream === undefined) {
      stream = new Stream(this.seed, this.streams, name);
      this.open.set(name, stream);
    }
    return stream;
  }
}
