import { at, type Block, type Shape } from '../draw/shapes.js';
import { type Pen, written } from '../draw/words.js';
import { print, space } from '../style.js';
import type { Point } from './chart.js';
import { HEIGHT, round, small } from './parts.js';
import { ticks } from './scale.js';
import { numberWords } from './values.js';

/** A curve over time, with round numbers at its left and its last value written out. */
export function line({ say, colours }: Pen, points: readonly Point[], room: number): Block {
  if (points.length === 0) return { width: room, height: 1, shapes: [] };
  const values = points.map(point => point.value);
  const marks = ticks(Math.min(...values), Math.max(...values));
  const [least = 0, most = 1] = [marks[0], marks.at(-1)];
  const [left, right, top, bottom] = [90, room - 100, 20, HEIGHT - 50];
  const y = (value: number): number => bottom - ((value - least) / (most - least || 1)) * (bottom - top);
  const x = (index: number): number =>
    left + (points.length === 1 ? 0 : (index / (points.length - 1)) * (right - left));
  const grid = marks.flatMap((value): Shape[] => {
    const label = small(numberWords(value, say), left - space.gap, colours.soft);
    return [
      { kind: 'stroke', path: `M${left} ${round(y(value))}H${right}`, stroke: colours.line, strokeWidth: 1 },
      at(left - space.gap - label.width, y(value) - label.height / 2, label),
    ];
  });
  const path = points
    .map(({ value }, index) => `${index === 0 ? 'M' : 'L'}${round(x(index))} ${round(y(value))}`)
    .join('');
  const last = points.at(-1) as Point;
  const now = written(numberWords(last.value, say), 96, 1, { size: print.small, weight: 'bold', fill: colours.ink });
  const ends = points.length === 1 ? [last] : [points[0] as Point, last];
  const [first, second] = ends.map(({ label }) => small(label, (right - left) / 2 - space.gap, colours.soft));
  return {
    width: room,
    height: HEIGHT,
    shapes: [
      ...grid,
      { kind: 'stroke', path, stroke: colours.turn.fill, strokeWidth: 5 },
      {
        kind: 'box',
        x: x(points.length - 1) - 7,
        y: y(last.value) - 7,
        width: 14,
        height: 14,
        radius: 7,
        fill: colours.turn.fill,
      },
      at(right + space.gap, y(last.value) - now.height / 2, now),
      ...(first === undefined ? [] : [at(left, bottom + 18, first)]),
      ...(second === undefined ? [] : [at(right - second.width, bottom + 18, second)]),
    ],
  };
}
