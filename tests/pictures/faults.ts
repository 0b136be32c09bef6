import { LEAST_SHOWN, SHOWN, WIDTH } from '../../src/pictures/style.js';
import type { Read, Rect } from './read.js';

const HAIR = 0.6;
const isWithin = (inner: Rect, { width, height }: Read): boolean =>
  inner.x >= -HAIR &&
  inner.y >= -HAIR &&
  inner.x + inner.width <= width + HAIR &&
  inner.y + inner.height <= height + HAIR;
const overlap = (one: Rect, other: Rect): boolean =>
  one.x + HAIR < other.x + other.width &&
  other.x + HAIR < one.x + one.width &&
  one.y + HAIR < other.y + other.height &&
  other.y + HAIR < one.y + one.height;
/** Two boxes stand beside each other, or one in the other. */
const nested = (one: Rect, other: Rect): boolean => {
  const [outer, inner] = one.width * one.height >= other.width * other.height ? [one, other] : [other, one];
  return (
    inner.x >= outer.x - 8 &&
    inner.y >= outer.y - 8 &&
    inner.x + inner.width <= outer.x + outer.width + 8 &&
    inner.y + inner.height <= outer.y + outer.height + 8
  );
};

/** Tables, brackets and charts are read with time: they have smaller type. */
export const PRINT = { least: 10, shown: 390 };

/** What is wrong with a picture: outside it, too small for a phone, or on top of something else. */
export function faults(picture: Read, { least = LEAST_SHOWN, shown = SHOWN } = {}): string[] {
  const found: string[] = [];
  for (const box of [...picture.boxes, ...picture.texts])
    if (!isWithin(box, picture)) found.push(`outside: ${JSON.stringify(box)}`);
  for (const [at, one] of picture.texts.entries()) {
    if ((one.size * shown) / WIDTH < least) found.push(`too small: ${one.text}`);
    for (const other of picture.texts.slice(at + 1))
      if (overlap(one, other)) found.push(`"${one.text}" lies on "${other.text}"`);
  }
  for (const [at, one] of picture.boxes.entries())
    for (const other of picture.boxes.slice(at + 1))
      if (overlap(one, other) && !nested(one, other))
        found.push(`${JSON.stringify(one)} cuts ${JSON.stringify(other)}`);
  for (const line of picture.lines) {
    if (!isWithin(line, picture)) found.push(`outside: ${JSON.stringify(line)}`);
    for (const text of picture.texts) if (overlap(line, text)) found.push(`a line lies on "${text.text}"`);
    for (const box of picture.boxes)
      if (overlap(line, box) && !nested(line, box)) found.push(`a line cuts ${JSON.stringify(box)}`);
  }
  return [...found, ...picture.tilted.flatMap(inner => faults(inner, { least, shown }))];
}

/** The panels of a picture: boxes that lie in no other. */
const panelsOf = ({ boxes }: Read): Rect[] =>
  boxes.filter(box => !boxes.some(other => other !== box && isInside(box, other)));
const isInside = (inner: Rect, outer: Rect): boolean =>
  inner.x >= outer.x - HAIR &&
  inner.y >= outer.y - HAIR &&
  inner.x + inner.width <= outer.x + outer.width + HAIR &&
  inner.y + inner.height <= outer.y + outer.height + HAIR;

/** What stands in no panel of a picture that has nothing but panels. */
export function strays(picture: Read): string[] {
  const panels = panelsOf(picture);
  return [...picture.boxes, ...picture.texts, ...picture.lines]
    .filter(one => !panels.some(panel => isInside(one, panel)))
    .map(one => `in no panel: ${JSON.stringify(one)}`);
}
