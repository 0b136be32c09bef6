import { at, type Block, type Shape } from '../draw/shapes.js';
import { written } from '../draw/words.js';
import { print } from '../style.js';

/** How high an upright chart is, and a line of a lying one; the room of the labels before those. */
export const HEIGHT = 260;
export const BAR = 34;
export const LABELS = 300;

export const small = (words: string, room: number, fill: string): Block =>
  written(words, room, 1, { size: print.small, fill });

/** A block whose middle stands at `x`. */
export const centred = (x: number, y: number, block: Block): Shape => at(x - block.width / 2, y, block);

/** For paths: tenths of a pixel are fine enough. */
export const round = (value: number): number => Math.round(value * 10) / 10;
