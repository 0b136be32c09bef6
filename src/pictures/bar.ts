import type { Mark, Meter } from '../kernel/index.js';
import { at, type Block, type Shape, silent } from './draw/shapes.js';
import { beside, type Pen, sign, written } from './draw/words.js';
import { hasMark, meterWords, numberOf } from './facts.js';
import { iconOf } from './icons/index.js';
import { iconSize, ink, space, type } from './style.js';
import { widthOf } from './type/measure.js';

const HEIGHT = 46;
const TRACK = 30;
const STEPS = 24;
/** A shorter bar shows nothing. */
const LEAST = 40;
/** Sizes of its number, the first that it fits in. */
const SIZES = [type.title, type.number, type.body];

/** How near something is to its end, by the marks of the card it stands on; without any, what it is a bar of. */
function fillOf({ colours }: Pen, meter: Meter, marks: readonly Mark[]): string {
  if (hasMark({ marks }, 'critical')) return colours.danger;
  if (hasMark({ marks }, 'nearing')) return colours.warning;
  return iconOf(meter.id) === 'health' ? colours.playable.fill : colours.calm;
}

/** A number with an end as a bar that fills: its icon, the bar, the number. Says its words. */
export function barBlock(pen: Pen, meter: Meter, room: number, marks: readonly Mark[] = []): Block {
  const { chip, outline, soft, ink: black } = pen.colours;
  const icon = iconOf(meter.id);
  const words = meterWords(pen, meter);
  const label =
    icon === null ? written(pen.say(meter.label), room / 3, 1, { fill: soft }) : sign(icon, iconSize.body, soft);
  const value = numberOf(meter);
  const from = label.width + space.tight + 4;
  const size = SIZES.find(one => widthOf(value, one, 'display') <= room - from) ?? type.body;
  const number = written(value, room, 1, { size, weight: 'display', fill: black });
  const width = room - from - number.width - space.gap;
  // Where both have no room, the number is what is read.
  if (width < LEAST)
    return { ...beside(number.width <= room - from ? [label, number] : [number], 10, words), width: room };
  const { max = 0 } = meter;
  const full = max <= 0 ? 0 : (width * Math.max(0, Math.min(meter.value, max))) / max;
  const y = (HEIGHT - TRACK) / 2;
  const box = (across: number, fill: string, stroke = false): Shape => ({
    kind: 'box',
    x: from,
    y,
    width: across,
    height: TRACK,
    radius: 6,
    fill,
    ...(stroke && { stroke: outline, strokeWidth: ink.card }),
  });
  // Steps can be counted, as far as they are wide enough to be seen.
  const steps = Number.isInteger(max) && max > 1 && max <= STEPS ? max : 0;
  const cuts = Array.from({ length: Math.max(0, steps - 1) }, (_, step) => from + (width * (step + 1)) / steps);
  const path = cuts.map(x => `M${Math.round(x)} ${y + 3}v${TRACK - 6}`).join('');
  return {
    width: room,
    height: HEIGHT,
    says: words,
    shapes: [
      at(0, (HEIGHT - label.height) / 2, silent(label)),
      box(width, chip, true),
      ...(full > 0 ? [box(full, fillOf(pen, meter, marks))] : []),
      ...(path === '' ? [] : [{ kind: 'stroke' as const, path, stroke: outline, strokeWidth: 2 }]),
      at(room - number.width, (HEIGHT - number.height) / 2, silent(number)),
    ],
  };
}
