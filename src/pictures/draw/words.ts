import { LRUCache } from 'lru-cache';
import type { Text } from '../../kernel/index.js';
import type { EmblemSign } from '../emblems/index.js';
import type { IconName } from '../icons/index.js';
import { type Palette, type } from '../style.js';
import type { Weight } from '../type/letters.js';
import { drawable, shortened, widthOf, wrap } from '../type/measure.js';
import { at, type Block, filling, type Shape, silent } from './shapes.js';

/** What every drawing needs: a voice without any markup, and the colours. */
export interface Pen {
  say(text: Text): string;
  readonly colours: Palette;
}

export interface Style {
  readonly size?: number;
  readonly weight?: Weight;
  readonly fill: string;
}

/** How far the base line is below the top of its line, as a part of its height. */
export const BASE = 0.82;
/** How high a line is. */
export const heightOf = (size: number): number => Math.ceil(size * type.line);

/** Whether capitals of the display face have an accent over them, which reaches beyond their line by a sixth of their size. */
export const isAccented = (words: string): boolean => /[\u0300-\u0314]/.test(words.normalize('NFD'));

/** Names, numbers and sentences come again and again, on every board of a match and in every layout that is tried. */
const kept = new LRUCache<string, Block>({ max: 10_000 });

/** Words in at most `most` lines. What is cut is still said whole. */
export function written(words: string, room: number, most: number, style: Style): Block {
  const { size = type.body, weight = 'regular', fill } = style;
  const key = `${room}|${most}|${size}|${weight}|${fill}|${words}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const block = setInLines(words, room, most, { size, weight, fill });
  kept.set(key, block);
  return block;
}

function setInLines(words: string, room: number, most: number, { size, weight, fill }: Required<Style>): Block {
  const whole = drawable(words);
  const lines = most === 1 ? [shortened(whole, room, size, weight)] : wrap(whole, room, most, size, weight);
  const height = heightOf(size);
  return {
    width: Math.max(0, ...lines.map(line => widthOf(line, size, weight))),
    height: Math.max(1, lines.length) * height,
    shapes: lines.map((text, at) => ({
      kind: 'line',
      x: 0,
      y: at * height + height * BASE,
      text,
      size,
      weight,
      fill,
    })),
    says: whole,
  };
}

/** Whether words are whole in so many lines. */
export function fits(words: string, room: number, most: number, size: number = type.body): boolean {
  const whole = drawable(words);
  return (
    widthOf(whole, size, 'regular') <= room * most && !wrap(whole, room, most, size, 'regular').at(-1)?.endsWith('…')
  );
}

/** Blocks side by side, as one thing that says `says`; without it, each says its own. */
export function beside(blocks: readonly Block[], gap: number, says?: string, on: 'middle' | 'top' = 'middle'): Block {
  const height = Math.max(0, ...blocks.map(block => block.height));
  const shapes: Shape[] = [];
  let x = 0;
  for (const block of blocks) {
    shapes.push(at(x, on === 'top' ? 0 : (height - block.height) / 2, says === undefined ? block : silent(block)));
    x += block.width + gap;
  }
  return { width: Math.max(0, x - gap), height, shapes, ...(says !== undefined && { says: drawable(says) }) };
}

export const sign = (icon: IconName | EmblemSign, size: number, fill: string): Block => ({
  width: size,
  height: size,
  shapes: [{ kind: 'sign', x: 0, y: 0, icon, size, fill }],
});

/** A block on a ground of its own. */
export function padded(
  block: Block,
  sides: { x: number; y: number },
  ground: { fill: string; stroke?: string; strokeWidth?: number; radius?: number },
): Block {
  const [width, height] = [block.width + 2 * sides.x, block.height + 2 * sides.y];
  return {
    width,
    height,
    shapes: [
      filling(width, height, { radius: Math.min(10, height / 2), ...ground }),
      at(sides.x, sides.y, silent(block)),
    ],
    ...(block.says !== undefined && { says: block.says }),
  };
}
