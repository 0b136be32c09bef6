import type { EmblemSign } from '../emblems/index.js';
import type { IconName } from '../icons/index.js';
import type { Weight } from '../type/letters.js';

/** A rectangle with round corners. */
export interface Box {
  readonly kind: 'box';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius?: number;
  readonly fill?: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
}

/** One line of text; `y` is its base line. */
export interface Line {
  readonly kind: 'line';
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size: number;
  readonly weight: Weight;
  readonly fill: string;
}

/** An icon or emblem, by its upper left corner. */
export interface Sign {
  readonly kind: 'sign';
  readonly x: number;
  readonly y: number;
  readonly icon: IconName | EmblemSign;
  readonly size: number;
  readonly fill: string;
}

/** Anything that has no words: lines between cards, patterns, curves of a chart. */
export interface Stroke {
  readonly kind: 'stroke';
  readonly path: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly fill?: string;
  /** Ends where the path ends, without round ends. */
  readonly butt?: true;
}

/** Dots of a halftone in a rectangle, for light and shade. */
export interface Dots {
  readonly kind: 'dots';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill: string;
}

/**
 * Shapes that belong together, in coordinates of their own. A group with `says` stands for those words, whatever is
 * drawn in it: an icon and a number, a name that had to be shortened.
 */
export interface Group {
  readonly kind: 'group';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly says?: string;
  /** Degrees by which all of it is turned about its middle. */
  readonly tilt?: number;
  readonly shapes: readonly Shape[];
}

export type Shape = Box | Line | Sign | Stroke | Dots | Group;

/** Shapes with the room they take. */
export interface Block {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
  readonly says?: string;
}

/** A box that fills so much room, from its upper left corner on. */
export const filling = (
  width: number,
  height: number,
  look: Pick<Box, 'radius' | 'fill' | 'stroke' | 'strokeWidth'>,
): Box => ({ kind: 'box', x: 0, y: 0, width, height, ...look });

/** A block put somewhere. */
export const at = (x: number, y: number, { width, height, shapes, says }: Block): Group => ({
  kind: 'group',
  x,
  y,
  width,
  height,
  shapes,
  ...(says !== undefined && { says }),
});

/** Blocks below each other. */
export function stack(blocks: readonly Block[], gap: number): Block {
  const shapes: Group[] = [];
  let y = 0;
  for (const block of blocks) {
    shapes.push(at(0, y, block));
    // What is only said needs no room.
    if (block.height > 0) y += block.height + gap;
  }
  return {
    width: Math.max(0, ...blocks.map(block => block.width)),
    height: Math.max(0, y - gap),
    shapes,
  };
}

/** Blocks one after the other, in as many lines as it takes; in a line they are centred on each other. */
export function flow(blocks: readonly Block[], room: number, gap: number, lineGap = gap): Block {
  const lines: { blocks: Block[]; width: number; height: number }[] = [];
  for (const block of blocks) {
    const last = lines.at(-1);
    // What is only said needs no room.
    if (last !== undefined && block.width === 0) last.blocks.unshift(block);
    else if (last !== undefined && last.width + gap + block.width <= room) {
      last.blocks.push(block);
      last.width += gap + block.width;
      last.height = Math.max(last.height, block.height);
    } else lines.push({ blocks: [block], width: block.width, height: block.height });
  }
  const rows = lines.map(({ blocks: inLine, width, height }): Block => {
    let x = 0;
    const shapes = inLine.map(block => {
      const placed = at(x, (height - block.height) / 2, block);
      if (block.width > 0) x += block.width + gap;
      return placed;
    });
    return { width, height, shapes };
  });
  return stack(rows, lineGap);
}

/** Blocks for lines of so many columns: each is made again as high as the highest of its line. */
export function levelled(makers: readonly ((least: number) => Block)[], columns: number): Block[] {
  const first = makers.map(make => make(0));
  return makers.map((make, index) => {
    const from = index - (index % columns);
    const least = Math.max(...first.slice(from, from + columns).map(block => block.height));
    const block = first[index] as Block;
    return block.height === least ? block : make(least);
  });
}

/** A block turned about its middle, with the room that this takes. */
export function tilted(block: Block, degrees: number): Block {
  const angle = (Math.abs(degrees) * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const width = Math.ceil(block.width * cosine + block.height * sine);
  const height = Math.ceil(block.width * sine + block.height * cosine);
  const [x, y] = [(width - block.width) / 2, (height - block.height) / 2];
  return { width, height, shapes: [{ ...at(x, y, block), tilt: degrees }] };
}

/** Words that a picture says without drawing them: there is no room for them, or a drawing says it better. */
export const told = (...words: readonly string[]): Block => ({
  width: 0,
  height: 0,
  shapes: words.map(says => ({ kind: 'group', x: 0, y: 0, width: 0, height: 0, says, shapes: [] })),
});

/** A block as part of something that says it already. */
export const silent = ({ width, height, shapes }: Block): Block => ({ width, height, shapes });
