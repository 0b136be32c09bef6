import { crc32, deflateSync } from 'node:zlib';

/** Colours a picture may have: what is left of a byte. */
const MOST = 256;

/**
 * Pixels (four bytes each, no transparency) as a PNG with a palette. A drawing has few colours, so that is about half the
 * size of one without. The most frequent colours stay as they are; the others, all of them blends at edges, become the
 * nearest of those. https://www.w3.org/TR/png/
 */
export function encode(pixels: Uint8Array, width: number, height: number): Buffer {
  const all = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const counts = new Map<number, number>();
  for (let at = 0; at < all.length; ) {
    const colour = all[at] as number;
    let end = at + 1;
    while (end < all.length && all[end] === colour) end++;
    counts.set(colour, (counts.get(colour) ?? 0) + end - at);
    at = end;
  }
  const sorted = [...counts.keys()].sort(
    (one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0) || one - other,
  );
  const palette = sorted.slice(0, MOST);
  const places = new Map(palette.map((colour, place) => [colour, place]));
  for (const colour of sorted.slice(MOST)) places.set(colour, nearest(colour, palette));

  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0, from = 0, to = 0; y < height; y++) {
    to++;
    let last = -1;
    let place = 0;
    for (let x = 0; x < width; x++) {
      const colour = all[from++] as number;
      if (colour !== last) {
        last = colour;
        place = places.get(colour) as number;
      }
      rows[to++] = place;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, by palette.
  header.set([8, 3], 8);
  const colours = Buffer.from(palette.flatMap(colour => [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255]));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(rows, { level: 6, memLevel: 9 })),
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
