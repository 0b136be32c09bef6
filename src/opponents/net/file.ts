import type { Weights } from './net.js';

/** What a net has learnt, and of which names: the n-th has the n-th row. */
export interface Learnt extends Weights {
  readonly names: readonly string[];
}

/** What stands before the weights in a file, as JSON. */
interface Head {
  readonly hidden: number;
  readonly bias: readonly number[];
  readonly out: readonly number[];
  readonly names: readonly string[];
}

/** The largest number that a byte of a row can hold, either way. */
const MOST = 127;

/**
 * A file: the length of the head, the head, then for each name how much one is worth in its row (four bytes), then the rows,
 * a byte for each weight. Numbers are little-endian.
 */
export function pack({ hidden, bias, out, names, rows }: Learnt): Uint8Array {
  const head: Head = { hidden, bias: [...bias], out: [...out], names };
  const json = new TextEncoder().encode(JSON.stringify(head));
  const file = new Uint8Array(4 + json.length + names.length * (4 + hidden));
  const view = new DataView(file.buffer);
  view.setUint32(0, json.length, true);
  file.set(json, 4);
  const scales = 4 + json.length;
  const weights = scales + 4 * names.length;
  for (const at of names.keys()) {
    const row = rows.subarray(at * hidden, (at + 1) * hidden);
    const one = row.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / MOST;
    view.setFloat32(scales + 4 * at, one, true);
    for (const [j, weight] of row.entries())
      view.setInt8(weights + at * hidden + j, one === 0 ? 0 : Math.round(weight / one));
  }
  return file;
}

export function unpack(file: Uint8Array): Learnt {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const length = view.getUint32(0, true);
  const { hidden, bias, out, names } = JSON.parse(new TextDecoder().decode(file.subarray(4, 4 + length))) as Head;
  const scales = 4 + length;
  const weights = scales + 4 * names.length;
  const rows = new Float32Array(names.length * hidden);
  for (const at of names.keys()) {
    const one = view.getFloat32(scales + 4 * at, true);
    for (let j = 0; j < hidden; j++) rows[at * hidden + j] = one * view.getInt8(weights + at * hidden + j);
  }
  return { hidden, bias: Float32Array.from(bias), out: Float32Array.from(out), names, rows };
}
