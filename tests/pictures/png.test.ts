import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encode } from '../../src/pictures/renderer/png.js';

type Colour = readonly [red: number, green: number, blue: number];

const WIDE = 64;
const GROUND: Colour = [10, 20, 30];
const INK: Colour = [250, 240, 230];
const RARE: Colour = [200, 30, 30];

/** A picture of 64 pixels a side by the colour of each. */
function drawn(colourAt: (x: number, y: number) => Colour): Uint8Array {
  const pixels = new Uint8Array(WIDE * WIDE * 4);
  for (let at = 0; at < WIDE * WIDE; at++) pixels.set([...colourAt(at % WIDE, Math.floor(at / WIDE)), 255], at * 4);
  return pixels;
}

const named = (...colours: Colour[]): Set<number> =>
  new Set(colours.map(colour => Buffer.from([...colour, 255]).readUInt32LE(0)));

/** What a viewer sees in a PNG: its colours, row by row. */
function seen(png: Buffer): string[][] {
  const part = (kind: string): Buffer => {
    const from = png.indexOf(kind, 0, 'latin1');
    return png.subarray(from + 4, from + 4 + png.readUInt32BE(from - 4));
  };
  const palette = part('PLTE');
  const rows = inflateSync(part('IDAT'));
  return Array.from({ length: WIDE }, (_, y) =>
    Array.from({ length: WIDE }, (_, x) => {
      const place = rows[y * (WIDE + 1) + 1 + x] as number;
      return palette.subarray(place * 3, place * 3 + 3).join(' ');
    }),
  );
}

/** Letters, as it were: stripes of ink with a soft edge on each side. */
const stripes = (x: number): Colour => {
  const step = x % 8;
  const part = step < 3 ? 0 : step === 3 ? 0.31 : step === 7 ? 0.74 : 1;
  return GROUND.map((from, at) => Math.round(from + ((INK[at] as number) - from) * part)) as unknown as Colour;
};

test('the colours of a drawing stay as they are, also where there is little of them', () => {
  const rare = drawn((x, y) => (x === 5 && y === 5 ? RARE : stripes(x)));
  const rows = seen(encode(rare, WIDE, WIDE, named(GROUND, INK, RARE)));
  expect(rows[5]?.[5]).toBe(RARE.join(' '));
  expect(rows[9]?.[0]).toBe(GROUND.join(' '));
  expect(rows[9]?.[4]).toBe(INK.join(' '));
});

test('what lies between two colours becomes a step between those two', () => {
  const rows = seen(encode(drawn(stripes), WIDE, WIDE, named(GROUND, INK, [70, 75, 90])));
  const between = (part: number): string =>
    GROUND.map((from, at) => Math.round(from + ((INK[at] as number) - from) * part)).join(' ');
  expect(rows[9]?.[3]).toBe(between(0.25));
  expect(rows[9]?.[7]).toBe(between(0.75));
});

test('a colour that nobody named but that fills much of a picture stays', () => {
  const rows = seen(
    encode(
      drawn((_, y) => (y < 40 ? GROUND : INK)),
      WIDE,
      WIDE,
    ),
  );
  expect(rows[1]?.[1]).toBe(GROUND.join(' '));
});

test('a picture of nothing but blends is still a picture', () => {
  const png = encode(
    drawn((x, y) => [x * 4, y * 4, (x * y) & 255]),
    WIDE,
    WIDE,
  );
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(seen(png)).toHaveLength(WIDE);
  expect(png.readUInt32BE(png.indexOf('PLTE') - 4) / 3).toBeLessThanOrEqual(256);
});
