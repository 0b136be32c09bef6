import { crc32, deflateSync } from 'node:zlib';

/** Colours a picture may have: what is left of a byte. */
const MOST = 256;
/** Pixels of one colour in a row that are no edge, and how many of them make a colour of the drawing. */
const RUN = 4;
const FILLED = 600;
/** Blends at edges that a picture keeps, from the smoothest on: fewer where it would be too large. */
const BLENDS = [16, 4, 0];
/** A picture larger than this does without some blends, and at last takes its time. */
const LARGE = 60 * 1024;
/** Bytes that a run of one colour takes at least: what is surely too large is not packed to find that out. */
const A_RUN = 0.55;

/**
 * Pixels (four bytes each, no transparency) as a PNG with a palette. A drawing has few colours, so that is less than half
 * the size of one without. All colours of the drawing stay as they are; the others, blends at edges, become the nearest of
 * those and of the most frequent blends. https://www.w3.org/TR/png/
 */
export function encode(pixels: Uint8Array, width: number, height: number): Buffer {
  const all = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const counts = new Map<number, number>();
  const filled = new Map<number, number>();
  for (let at = 0; at < all.length; ) {
    const colour = all[at] as number;
    let end = at + 1;
    while (end < all.length && all[end] === colour) end++;
    counts.set(colour, (counts.get(colour) ?? 0) + end - at);
    if (end - at >= RUN) filled.set(colour, (filled.get(colour) ?? 0) + end - at);
    at = end;
  }
  const byCount = (of: ReadonlyMap<number, number>, colours: Iterable<number>): number[] =>
    [...colours].sort((one, other) => (of.get(other) ?? 0) - (of.get(one) ?? 0) || one - other);
  const solid = byCount(filled, filled.keys())
    .filter(colour => (filled.get(colour) ?? 0) >= FILLED)
    .slice(0, MOST / 2);
  const filling = new Set(solid);
  const blends = byCount(counts, counts.keys()).filter(colour => !filling.has(colour));
  let palette: readonly number[] = [];
  let rows: Buffer = Buffer.alloc(0);
  for (const most of BLENDS) {
    palette = [...solid, ...blends.slice(0, most)];
    const drawn = indexed(all, width, height, palette, counts.keys());
    rows = drawn.rows;
    if (drawn.runs * A_RUN > LARGE) continue;
    const png = asPng(rows, width, height, palette, 7);
    if (png.length <= LARGE) return png;
  }
  return asPng(rows, width, height, palette, 9);
}

/** Pixels as places in a palette, any other colour as the nearest in it; and how many runs of one colour that makes. */
function indexed(
  all: Uint32Array,
  width: number,
  height: number,
  palette: readonly number[],
  colours: Iterable<number>,
): { rows: Buffer; runs: number } {
  const places = new Map(palette.map((colour, place) => [colour, place]));
  for (const colour of colours) if (!places.has(colour)) places.set(colour, nearest(colour, palette));
  const rows = Buffer.alloc((width + 1) * height);
  let runs = 0;
  for (let y = 0, from = 0, to = 0; y < height; y++) {
    to++;
    let last = -1;
    let place = -1;
    for (let x = 0; x < width; x++) {
      const colour = all[from++] as number;
      if (colour !== last) {
        last = colour;
        const next = places.get(colour) as number;
        if (next !== place) runs++;
        place = next;
      }
      rows[to++] = place;
    }
  }
  return { rows, runs };
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

function nearest(colour: number, palette: readonly number[]): number {
  const [red, green, blue] = [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255];
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (const [place, other] of palette.entries()) {
    const far = ((other & 255) - red) ** 2 + (((other >> 8) & 255) - green) ** 2 + (((other >> 16) & 255) - blue) ** 2;
    if (far < least) [best, least] = [place, far];
  }
  return best;
}

function chunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
