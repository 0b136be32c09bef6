import type { Meter, Scene } from '../kernel/index.js';
import { dialBlock } from './dial.js';
import { at, type Block, stack } from './draw/shapes.js';
import { type Pen, padded, written } from './draw/words.js';
import { ink, space, type, WIDTH } from './style.js';

export const ROOM = WIDTH - 2 * space.edge;

/** What is played, and where it stands; in the middle the dial of a number that belongs to both sides. */
export function mastheadBlock(pen: Pen, scene: Scene, dial?: Meter): Block {
  const middle = dial === undefined ? null : dialBlock(pen, dial);
  const side = middle === null ? ROOM : (ROOM - middle.width) / 2 - space.gap;
  const name = written(pen.say(scene.title), middle === null ? ROOM : side, middle === null ? 1 : 3, {
    size: type.huge,
    weight: 'display',
    fill: pen.colours.ink,
  });
  const captions = captionsBlock(pen, scene, middle === null ? ROOM : side, middle === null ? 2 : 4);
  if (middle !== null) {
    const height = Math.max(middle.height, name.height, captions.height);
    const within = (x: number, block: Block) => at(x, (height - block.height) / 2, block);
    return {
      width: ROOM,
      height,
      shapes: [within(0, name), within((ROOM - middle.width) / 2, middle), within(ROOM - captions.width, captions)],
    };
  }
  const left = ROOM - name.width - space.gap * 2;
  const oneLine = captionsBlock(pen, scene, left, 1);
  const wide = captions.width > left || captions.height !== oneLine.height;
  if (wide || name.width > ROOM / 2) return stack([name, captions], space.tight);
  const height = Math.max(name.height, oneLine.height);
  return {
    width: ROOM,
    height,
    shapes: [at(0, (height - name.height) / 2, name), at(ROOM - oneLine.width, (height - oneLine.height) / 2, oneLine)],
  };
}

/** The boxes of a narrator: where the match stands, and how it ended. */
function captionsBlock(pen: Pen, scene: Scene, room: number, lines: number): Block {
  const { caption, outline, playable } = pen.colours;
  const box = (words: string, { fill, ink: letters }: { fill: string; ink: string }): Block =>
    padded(
      written(words, room - 28, lines, { weight: 'bold', fill: letters }),
      { x: 12, y: 6 },
      { fill, stroke: outline, strokeWidth: ink.card, radius: 3 },
    );
  return stack(
    [
      box(pen.say(scene.status), caption),
      ...(scene.result === undefined ? [] : [box(pen.say(scene.result), playable)]),
    ],
    space.tight,
  );
}
