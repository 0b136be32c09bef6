import { at } from '../draw/shapes.js';
import { svgOf } from '../draw/svg.js';
import type { Picture } from '../picture.js';
import { tones } from '../style.js';
import { type IconName, toneOf } from './index.js';

/** What Discord asks of an emoji. */
const SIZE = 128;
/** Icons without a colour of their own have to be seen in dark and in light chats. */
const NEUTRAL = { fill: '#5b6785', ink: '#ffffff' };

/** An icon by itself, on the colour of its kind: for use as an emoji. */
export function iconPicture(icon: IconName): Picture {
  const tone = toneOf(icon);
  const { fill, ink } = tone === null ? NEUTRAL : tones[tone];
  const inset = 18;
  const shapes = [
    { kind: 'box' as const, x: 0, y: 0, width: SIZE, height: SIZE, fill },
    { kind: 'sign' as const, x: inset, y: inset, icon, size: SIZE - 2 * inset, fill: ink },
  ];
  const block = { width: SIZE, height: SIZE, shapes };
  return { svg: svgOf({ ...block, shapes: [at(0, 0, block)] }, fill), width: SIZE, height: SIZE };
}
