import { crc32, deflateSync } from 'node:zlib';

/** Colours a palette may have that are no blends. */
const MOST = 128;
/** Pixels of one colour in a row that are no edge, and how many of them make a colour of the drawing. */
const RUN = 8;
const FILLED = 2000;
/** Pairs of colours that get blends of their own, and how many pixels an edge between two colours has at most. */
const PAIRS = 24;
const EDGE = 4;
/** Steps from one colour of a pair to the other, from the smoothest on: fewer where a picture would be too large. */
const STEPS = [4, 3, 2, 1];
/** A picture larger than this does with fewer steps, and at last takes its time. */
const LARGE = 60 * 1024;
/** Bytes that a run of one colour takes at least: what is surely too large is not packed to find that out. */
const A_RUN = 0.66;
/** How hard to pack: 6 takes twice as long for a tenth less, and 9 ten times as long for a tenth less again. */
const FAST = 4;
const HARD = 9;

/**
 * Pixels (four bytes each, no transparency) as a PNG with a palette. A drawing has few colours, so that is less than half
 * the size of one without. All colours of the drawing stay as they are; at the edges between them there are a few steps
 * instead of many. https://www.w3.org/TR/png/
 */
export function encode(pixels: Uint8Array, width: number, height: number, drawn: Iterable<number> = []): Buffer {
  const seen = look(new Uint32Array(pixels.buffer, pixels.byteOffset, width * height), width);
  const solid = solidOf(seen, new Set(drawn));
  const lies = placesBetween(seen, solid, pairsOf(seen, solid));
  const rows = Buffer.alloc((width + 1) * height);
  let palette: readonly number[] = [];
  for (const steps of STEPS) {
    const stepped = inSteps(seen, lies, steps);
    palette = stepped.palette;
    if (write(rows, seen, stepped.places, width) * A_RUN > LARGE) continue;
    const png = asPng(rows, width, height, palette, FAST);
    if (png.length <= LARGE) return png;
  }
  return asPng(rows, width, height, palette, HARD);
}

/** A picture as runs of one colour, none of them longer than its row. */
interface Seen {
  readonly colours: readonly number[];
  /** How many pixels each colour has in runs that are no edges. */
  readonly filled: readonly number[];
  /** Of each run the number of its colour, and the pixel after it. */
  readonly runs: { readonly colour: Uint32Array; readonly end: Uint32Array; readonly length: number };
}

function look(all: Uint32Array, width: number): Seen {
  const colours: number[] = [];
  const filled: number[] = [];
  // Runs are far fewer than pixels.
  let [colour, end] = [new Uint32Array(all.length >>> 3), new Uint32Array(all.length >>> 3)];
  const known = new Map<number, number>();
  // Most edges are between the same few colours: those are found without the map.
  const [keys, found] = [new Uint32Array(4096), new Int32Array(4096).fill(-1)];
  let length = 0;
  for (let at = 0, row = width; at < all.length; ) {
    const pixel = all[at] as number;
    let next = at + 1;
    while (next < row && all[next] === pixel) next++;
    const slot = Math.imul(pixel, 0x9e3779b1) >>> 20;
    let number = keys[slot] === pixel ? (found[slot] as number) : -1;
    if (number < 0) {
      number = known.get(pixel) ?? colours.length;
      if (number === colours.length) {
        known.set(pixel, number);
        colours.push(pixel);
        filled.push(0);
      }
      keys[slot] = pixel;
      found[slot] = number;
    }
    if (next - at >= RUN) filled[number] = (filled[number] as number) + next - at;
    if (length === end.length) [colour, end] = [larger(colour), larger(end)];
    colour[length] = number;
    end[length++] = next;
    at = next;
    if (at === row) row += width;
  }
  return { colours, filled, runs: { colour, end, length } };
}

function larger(full: Uint32Array): Uint32Array<ArrayBuffer> {
  const twice = new Uint32Array(2 * full.length + 1);
  twice.set(full);
  return twice;
}

/** The colours of the drawing, by their numbers: the most frequent first. */
function solidOf({ colours, filled }: Seen, drawn: ReadonlySet<number>): number[] {
  const many = (number: number): number => filled[number] as number;
  const named = [...colours.keys()].filter(number => many(number) >= FILLED || drawn.has(colours[number] as number));
  // Nothing but blends: some of them, evenly chosen, stand for all.
  const every = Math.ceil(colours.length / MOST);
  const solid = named.length > 0 ? named : [...colours.keys()].filter(number => number % every === 0);
  return solid
    .sort((one, other) => many(other) - many(one) || (colours[one] as number) - (colours[other] as number))
    .slice(0, MOST);
}

/** The pairs of colours of the drawing that have most edges between them. */
function pairsOf({ colours, runs }: Seen, solid: readonly number[]): [number, number][] {
  const places = new Int16Array(colours.length).fill(-1);
  for (const [place, number] of solid.entries()) places[number] = place;
  const edges = new Map<number, number>();
  for (let run = 0, last = -1, from = 0; run < runs.length; run++) {
    const place = places[runs.colour[run] as number] as number;
    if (place < 0) continue;
    const begins = run === 0 ? 0 : (runs.end[run - 1] as number);
    if (last >= 0 && place !== last && begins > from && begins - from <= EDGE) {
      const pair = Math.min(place, last) * MOST + Math.max(place, last);
      edges.set(pair, (edges.get(pair) ?? 0) + 1);
    }
    last = place;
    from = runs.end[run] as number;
  }
  return [...edges]
    .sort(([one, some], [other, many]) => many - some || one - other)
    .slice(0, PAIRS)
    .map(([pair]) => [solid[Math.floor(pair / MOST)] as number, solid[pair % MOST] as number]);
}

/** Where a colour lies: so much of the way from one colour of the drawing to another. */
interface Between {
  readonly from: number;
  readonly to: number;
  readonly part: number;
}

/** Of each colour where it lies; those of the drawing are where they are, a blend lies in the pair that it is nearest to. */
function placesBetween(
  { colours }: Seen,
  solid: readonly number[],
  pairs: readonly (readonly [number, number])[],
): Between[] {
  const all: Between[] = colours.map((_, number) => ({ from: number, to: number, part: 0 }));
  const known = new Set(solid);
  for (const [number, colour] of colours.entries()) {
    if (known.has(number)) continue;
    let least = Number.POSITIVE_INFINITY;
    for (const [from, to] of pairs) {
      const { part, far } = on(colours[from] as number, colours[to] as number, colour);
      if (far < least) {
        least = far;
        all[number] = { from, to, part };
      }
    }
    if (least <= NEAR) continue;
    for (const one of solid) {
      const far = distance(colours[one] as number, colour);
      if (far < least) {
        least = far;
        all[number] = { from: one, to: one, part: 0 };
      }
    }
  }
  return all;
}

/** A blend this near to a pair, as the square of a distance, is one of its blends. */
const NEAR = 300;

const red = (colour: number): number => colour & 255;
const green = (colour: number): number => (colour >>> 8) & 255;
const blue = (colour: number): number => (colour >>> 16) & 255;
const distance = (one: number, other: number): number =>
  (red(one) - red(other)) ** 2 + (green(one) - green(other)) ** 2 + (blue(one) - blue(other)) ** 2;

/** Where on the way from one colour to another a third is nearest to it, and the square of how far away it is there. */
function on(from: number, to: number, colour: number): { part: number; far: number } {
  const [r, g, b] = [red(to) - red(from), green(to) - green(from), blue(to) - blue(from)];
  const [x, y, z] = [red(colour) - red(from), green(colour) - green(from), blue(colour) - blue(from)];
  const along = (r * x + g * y + b * z) / (r * r + g * g + b * b);
  const part = Math.max(0, Math.min(1, along));
  return { part, far: (x - r * part) ** 2 + (y - g * part) ** 2 + (z - b * part) ** 2 };
}

/** A palette with so many steps between two colours, and of each colour its place in it. */
function inSteps(
  { colours }: Seen,
  lies: readonly Between[],
  steps: number,
): { palette: readonly number[]; places: Uint8Array } {
  const palette = new Map<number, number>();
  const places = Uint8Array.from(lies, ({ from, to, part }) => {
    const colour = blend(colours[from] as number, colours[to] as number, Math.round(part * steps) / steps);
    const place = palette.get(colour) ?? palette.size;
    palette.set(colour, place);
    return place;
  });
  return { palette: [...palette.keys()], places };
}

function blend(one: number, other: number, part: number): number {
  const channel = (from: number, to: number): number => Math.round(from + (to - from) * part);
  const [r, g, b] = [channel(red(one), red(other)), channel(green(one), green(other)), channel(blue(one), blue(other))];
  return (r | (g << 8) | (b << 16) | 0xff000000) >>> 0;
}

/** Writes a picture as places in its palette, and tells how many runs of one place that makes. */
function write(rows: Buffer, { runs }: Seen, places: Uint8Array, width: number): number {
  let changes = 0;
  let last = -1;
  let to = 0;
  for (let run = 0, at = 0, row = 0; run < runs.length; run++) {
    // Rows are not filtered.
    if (at === row) {
      rows[to++] = 0;
      row += width;
    }
    const place = places[runs.colour[run] as number] as number;
    const end = runs.end[run] as number;
    if (end - at > 24) rows.fill(place, to, to + end - at);
    else for (let one = to; one < to + end - at; one++) rows[one] = place;
    to += end - at;
    at = end;
    if (place !== last) changes++;
    last = place;
  }
  return changes;
}

function asPng(rows: Buffer, width: number, height: number, palette: readonly number[], level: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, by palette.
  header.set([8, 3], 8);
  const entries = Buffer.from(palette.flatMap(colour => [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255]));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', entries),
    chunk('IDAT', deflateSync(rows, { level, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
