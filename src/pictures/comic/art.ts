import type { MomentKind } from '../../kernel/index.js';
import { starPath } from '../clash.js';
import { at, type Block, type Shape, silent, tilted } from '../draw/shapes.js';
import { type Pen, padded, written } from '../draw/words.js';
import { ink, mixed, type Tone, type ToneName, tones, type } from '../style.js';
import { badgeBlock, type Face } from '../tile.js';

/** The colour of each kind of turning point. */
const MOODS: Readonly<Record<MomentKind, ToneName>> = {
  strike: 'red',
  stopped: 'sky',
  misfire: 'purple',
  fall: 'night',
  rise: 'green',
  stage: 'yellow',
  out: 'night',
};

export const moodOf = (kind: MomentKind): Tone => tones[MOODS[kind]];

const RAYS = 14;

/** Rays out of a middle, to the edges of a box and no further. */
function raysPath(width: number, height: number, x: number, y: number): string {
  const edge = (angle: number): string => {
    const [across, down] = [Math.cos(angle), Math.sin(angle)];
    const far = Math.min(
      across > 0 ? (width - x) / across : across < 0 ? -x / across : Number.POSITIVE_INFINITY,
      down > 0 ? (height - y) / down : down < 0 ? -y / down : Number.POSITIVE_INFINITY,
    );
    return `${Math.round(x + across * far)} ${Math.round(y + down * far)}`;
  };
  return Array.from({ length: RAYS }, (_, ray) => {
    const angle = (2 * Math.PI * ray) / RAYS + 0.1;
    return `M${Math.round(x)} ${Math.round(y)}L${edge(angle)}L${edge(angle + Math.PI / RAYS)}z`;
  }).join('');
}

/** The ground of a comic panel: its colour, rays from where it happens, and shade in dots at the foot. */
export function groundShapes({ colours }: Pen, width: number, height: number, tone: Tone, y: number): Shape[] {
  const inner = ink.panel;
  const foot = Math.round(height * 0.62);
  return [
    {
      kind: 'box',
      x: inner / 2,
      y: inner / 2,
      width: width - inner,
      height: height - inner,
      radius: 4,
      fill: tone.fill,
      stroke: colours.outline,
      strokeWidth: inner,
    },
    at(inner, inner, {
      width,
      height,
      shapes: [
        {
          kind: 'stroke',
          path: raysPath(width - 2 * inner, height - 2 * inner, width / 2 - inner, y - inner),
          fill: mixed(tone.fill, tone.ink, 0.12),
        },
        {
          kind: 'dots',
          x: 0,
          y: foot,
          width: width - 2 * inner,
          height: height - 2 * inner - foot,
          fill: mixed(tone.fill, tone.ink, 0.25),
        },
      ],
    }),
  ];
}

/** Faces side by side, as large as there is room for; their middle stands at `y`. */
export function facesShapes(pen: Pen, faces: readonly Face[], width: number, y: number, most: number): Shape[] {
  const size = Math.min(most, (width - 80) / Math.max(1, faces.length) - 16);
  const all = faces.length * size + (faces.length - 1) * 16;
  return faces.map((face, index) =>
    at((width - all) / 2 + index * (size + 16), y - size / 2, silent(badgeBlock(pen, face, size))),
  );
}

/** A sound word in a burst, leaning a little. */
export function soundBlock(pen: Pen, words: string, size: number): Block {
  const { caption, outline } = pen.colours;
  const letters = written(words, 900, 1, { size, weight: 'display', fill: caption.ink });
  const [width, height] = [letters.width + size * 1.5, letters.height + size * 0.9];
  const path = burstPath(width, height);
  const block: Block = {
    width,
    height,
    shapes: [
      { kind: 'stroke', path, stroke: outline, strokeWidth: ink.card, fill: caption.fill },
      at((width - letters.width) / 2, (height - letters.height) / 2, silent(letters)),
    ],
  };
  return tilted(block, -8);
}

/** A star as wide and high as a box. */
function burstPath(width: number, height: number): string {
  const round = starPath(0, 0, 1000, 760, 13);
  return round.replace(/(-?\d+) (-?\d+)/g, (_, x: string, y: string) => {
    const [across, down] = [Number(x) / 1000, Number(y) / 1000];
    return `${Math.round(width / 2 + (across * width) / 2)} ${Math.round(height / 2 + (down * height) / 2)}`;
  });
}

/** What a narrator says, in a box. */
export function captionBlock(pen: Pen, words: string, room: number, lines: number): Block {
  const { caption, outline } = pen.colours;
  return padded(
    written(words, room - 32, lines, { size: type.body, weight: 'bold', fill: caption.ink }),
    { x: 14, y: 6 },
    { fill: caption.fill, stroke: outline, strokeWidth: ink.card, radius: 3 },
  );
}
