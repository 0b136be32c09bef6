import { at, type Block, type Shape, stack } from '../draw/shapes.js';
import { type Pen, sign } from '../draw/words.js';
import { toneOf } from '../icons/index.js';
import { iconSize, space, tones } from '../style.js';
import type { Bar } from './chart.js';
import { BAR, centred, HEIGHT, LABELS, small } from './parts.js';
import { numberWords, valueWords } from './values.js';

/** Upright bars, each with its number above and its label below. */
export function columns({ say, colours }: Pen, bars: readonly Bar[], room: number): Block {
  const most = Math.max(1, ...bars.map(bar => bar.value));
  const step = room / Math.max(1, bars.length);
  const across = Math.min(90, step - space.gap);
  const shapes = bars.map(({ label, value }, index): Shape => {
    const high = (value / most) * (HEIGHT - 80);
    const middle = index * step + step / 2;
    const top = HEIGHT - 36 - high;
    const number = small(numberWords(value, say), step - 4, colours.ink);
    const name = small(label, step - 4, colours.soft);
    const parts: Shape[] = [
      {
        kind: 'box',
        x: middle - across / 2,
        y: top,
        width: across,
        height: Math.max(2, high),
        radius: 4,
        fill: tones.sky.fill,
      },
      centred(middle, top - number.height, { ...number }),
      centred(middle, HEIGHT - 32, { ...name }),
    ];
    return at(0, 0, { width: room, height: HEIGHT, shapes: parts, says: valueWords({ label, value }, say) });
  });
  return { width: room, height: HEIGHT, shapes };
}

/** Lying bars, each with its icon and label before it and its number after. */
export function rows({ say, colours }: Pen, bars: readonly Bar[], room: number): Block {
  const most = Math.max(1, ...bars.map(bar => bar.value));
  const lines = bars.map(({ label, value, icon }): Block => {
    const tone = icon === undefined ? null : toneOf(icon);
    const signs = icon === undefined ? [] : [at(0, 2, sign(icon, iconSize.small, colours.soft))];
    const from = icon === undefined ? 0 : iconSize.small + space.tight;
    const length = Math.max(3, (value / most) * (room - LABELS - 70));
    const name = small(label, LABELS - from - space.gap, colours.soft);
    const number = small(numberWords(value, say), 66, colours.ink);
    return {
      width: room,
      height: BAR,
      says: valueWords({ label, value }, say),
      shapes: [
        ...signs,
        at(from, 2, name),
        {
          kind: 'box',
          x: LABELS,
          y: 4,
          width: length,
          height: BAR - 8,
          radius: 4,
          fill: tones[tone ?? 'sky'].fill,
          stroke: colours.line,
          strokeWidth: 1.5,
        },
        at(LABELS + length + space.gap, 2, number),
      ],
    };
  });
  return stack(lines, space.tight);
}
