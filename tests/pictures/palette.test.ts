import { describe, expect, test } from 'vitest';
import { palettes, tones } from '../../src/pictures/style.js';

type Colour = readonly [number, number, number];

/** Linear light of a colour such as `#1b2c3d`. */
const light = (hex: string): Colour =>
  [1, 3, 5].map(at => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as unknown as Colour;

/** https://www.w3.org/TR/WCAG21/#dfn-contrast-ratio */
function contrast(one: string, other: string): number {
  const [bright = 0, dark = 0] = [one, other]
    .map(light)
    .map(([red, green, blue]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue)
    .sort((first, second) => second - first);
  return (bright + 0.05) / (dark + 0.05);
}

/** How dichromats see linear light: Machado, Oliveira, Fernandes (2009), severity 1. */
const BLINDNESS = {
  'everyone else': [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;

const seen = (colour: Colour, matrix: readonly number[]): Colour =>
  [0, 3, 6].map(row =>
    Math.max(
      0,
      Math.min(
        1,
        colour.reduce((sum, value, at) => sum + value * (matrix[row + at] as number), 0),
      ),
    ),
  ) as unknown as Colour;

/** CIE Lab of linear light, white D65. */
function lab([red, green, blue]: Colour): Colour {
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
  const y = f(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = f((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
const apart = (one: Colour, other: Colour): number =>
  Math.hypot(...one.map((value, at) => value - (other[at] as number)));

describe.each(['dark', 'light'] as const)('the %s palette', theme => {
  const p = palettes[theme];
  test.each([
    ['ink', p.ink, [p.page, p.panel, p.card, p.chip]],
    ['soft ink', p.soft, [p.page, p.panel, p.card]],
    ['turn', p.turn.ink, [p.turn.fill]],
    ['playable', p.playable.ink, [p.playable.fill]],
    ['back', p.back.ink, [p.back.fill]],
    ['a kind without colour', p.ink, [p.line]],
  ] as const)('%s can be read on all it is written on', (_, ink, grounds) => {
    for (const ground of grounds) expect(contrast(ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  });

  test('borders that mean something stand out from what is around them', () => {
    expect(contrast(p.turn.fill, p.page)).toBeGreaterThanOrEqual(3);
    expect(contrast(p.turn.fill, p.panel)).toBeGreaterThanOrEqual(3);
    expect(contrast(p.playable.fill, p.page)).toBeGreaterThanOrEqual(3);
    expect(contrast(p.playable.fill, p.card)).toBeGreaterThanOrEqual(3);
  });
});

describe('the colours of kinds', () => {
  test.each(Object.entries(tones))('%s carries its icon readably', (_, { fill, ink }) => {
    expect(contrast(ink, fill)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(Object.entries(BLINDNESS))('can be told apart with %s', (_, matrix) => {
    const all = Object.entries(tones).map(([name, { fill }]) => ({ name, colour: lab(seen(light(fill), matrix)) }));
    const close = all.flatMap((one, at) =>
      all
        .slice(at + 1)
        .map(other => ({ pair: `${one.name} and ${other.name}`, far: apart(one.colour, other.colour) }))
        .filter(({ far }) => far < 12),
    );
    expect(close).toEqual([]);
  });
});
