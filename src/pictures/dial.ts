import type { Meter } from '../kernel/index.js';
import { at, type Block, type Shape, silent } from './draw/shapes.js';
import { type Pen, written } from './draw/words.js';
import { meterWords } from './facts.js';
import { type } from './style.js';

const RADIUS = 112;
const THICK = 26;
const WIDE = 2 * RADIUS + THICK + 12;
const HIGH = RADIUS + THICK / 2 + 44;
/** More steps than these could not be told apart. */
const STEPS = 24;

const round = (value: number): number => Math.round(value * 10) / 10;

/** A number with an end as half a dial, step by step, its value large in the middle. Says its words. */
export function dialBlock(pen: Pen, meter: Meter): Block {
  const { colours } = pen;
  const { value, max = 0 } = meter;
  const [x, y] = [WIDE / 2, RADIUS + THICK / 2 + 6];
  const steps = Math.min(STEPS, Math.max(1, max));
  const full = max <= 0 ? 0 : (Math.max(0, Math.min(value, max)) * steps) / max;
  const point = (part: number): string => {
    const angle = Math.PI * (1 - part);
    return `${round(x + RADIUS * Math.cos(angle))} ${round(y - RADIUS * Math.sin(angle))}`;
  };
  const arc = (from: number, to: number): string => `M${point(from)}A${RADIUS} ${RADIUS} 0 0 1 ${point(to)}`;
  const gap = 0.006;
  const path = (from: number, to: number): string =>
    Array.from({ length: to - from }, (_, step) =>
      arc((from + step) / steps + gap, (from + step + 1) / steps - gap),
    ).join('');
  const lit = Math.round(full);
  const part = (d: string, stroke: string, strokeWidth: number): Shape[] =>
    d === '' ? [] : [{ kind: 'stroke', path: d, stroke, strokeWidth, butt: true }];
  const number = written(String(value), RADIUS * 1.4, 1, {
    size: type.giant,
    weight: 'display',
    fill: colours.ink,
  });
  const label = written(pen.say(meter.label), WIDE, 1, { weight: 'display', fill: colours.soft });
  return {
    width: WIDE,
    height: HIGH,
    says: meterWords(pen, meter),
    shapes: [
      ...part(arc(0, 1), colours.outline, THICK + 10),
      ...part(path(0, lit), colours.warning, THICK),
      ...part(path(lit, steps), colours.chip, THICK),
      at(x - number.width / 2, y - number.height + 12, silent(number)),
      at(x - label.width / 2, HIGH - label.height + 4, silent(label)),
    ],
  };
}
