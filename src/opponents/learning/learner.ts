import type { Random } from '../../kernel/index.js';
import { type Choice, scoresOf } from '../net/considered.js';
import type { Learnt } from '../net/file.js';
import type { Kind } from '../net/known.js';
import { Net } from '../net/net.js';
import { Notes } from '../net/notes.js';
import { outlookOf } from '../net/odds.js';
import { Layer } from './layer.js';

/** Hidden sums of a net that begins with nothing. */
const HIDDEN = 64;
/** How far from zero its weights are at first. */
const SPREADS = { choice: { rows: 0.12, out: 0.15 }, odds: { rows: 0.05, out: 0.15 } } as const;

/** Names that were met, and the rows of their weights. */
export class Names {
  private readonly rows = new Map<string, number>();

  get size(): number {
    return this.rows.size;
  }

  readonly rowOf = (name: string): number => {
    const known = this.rows.get(name);
    if (known !== undefined) return known;
    const row = this.rows.size;
    this.rows.set(name, row);
    return row;
  };

  /** Those of some rows, in their order, and where each has its row. */
  of(rows: ReadonlySet<number>): (readonly [name: string, row: number])[] {
    return [...this.rows].filter(([, row]) => rows.has(row)).sort(([one], [other]) => (one < other ? -1 : 1));
  }
}

/** A net that learns. */
export class Learner {
  readonly layer: Layer;
  readonly net: Net;
  private readonly names: Names;

  /** Begins with what a net knows already, or with nothing. */
  constructor(kind: Kind, names: Names, random: Random, known?: Learnt) {
    this.layer = new Layer(known?.hidden ?? HIDDEN, random, SPREADS[kind]);
    this.net = new Net(this.layer);
    this.names = names;
    if (known !== undefined) this.layer.take(known, known.names.map(names.rowOf));
  }

  /** Notes for this learner, and all others of its names. */
  readonly notes = (): Notes => new Notes(this.names.rowOf);

  /** What it was taught until now, by the names that it was taught of. */
  learnt(): Learnt {
    const { hidden, bias, out, rows, taught } = this.layer;
    const named = this.names.of(taught);
    const kept = new Float32Array(named.length * hidden);
    for (const [at, [, row]] of named.entries()) kept.set(rows.subarray(row * hidden, (row + 1) * hidden), at * hidden);
    const names = named.map(([name]) => name);
    return { hidden, bias: bias.slice(0, hidden), out: out.slice(0, hidden), names, rows: kept };
  }

  /** How good answers are, in logits. */
  scores(choice: Choice, sums?: Float32Array[]): number[] {
    this.layer.reach(this.names.size);
    return scoresOf(this, choice, sums);
  }

  /** What it says of a table. */
  outlook(table: Notes, sums?: Float32Array[]): number {
    this.layer.reach(this.names.size);
    return outlookOf(this.net, table, sums);
  }
}
