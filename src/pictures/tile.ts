import type { CardView, Seat } from '../kernel/index.js';
import { at, type Block, filling, type Shape, silent, tilted } from './draw/shapes.js';
import { isAccented, type Pen, written } from './draw/words.js';
import { emblemOf, emblemTone, initialsOf, seatTone, signOf, spareTone } from './emblems/index.js';
import { cornerOf, hasMark, kindOf } from './facts.js';
import { toneOf } from './icons/index.js';
import { halftone, ink, mixed, TILT, type Tone, tones, type } from './style.js';
import { widthOf } from './type/measure.js';

/** Whose face a tile or badge has: what is drawn on it, and its colour. */
export interface Face {
  readonly sign: Extract<Shape, { kind: 'sign' }>['icon'] | null;
  /** Stand for the sign where there is none. */
  readonly initials: string;
  readonly tone: Tone;
}

/** The face of a card: the emblem of whose card it is, else the first sign of its kind, else initials. */
export function faceOf(pen: Pen, card: Pick<CardView, 'title' | 'emblem' | 'facts'>): Face {
  const emblem = card.emblem === undefined ? null : emblemOf(card.emblem);
  const name = card.emblem ?? pen.say(card.title);
  if (emblem !== null) return { sign: signOf(emblem), initials: '', tone: tones[emblemTone(emblem)] };
  const [kind] = kindOf(card.facts ?? []);
  const tone = kind === undefined ? null : toneOf(kind);
  if (kind !== undefined && card.emblem === undefined)
    return { sign: kind, initials: '', tone: tones[tone ?? spareTone(name)] };
  return { sign: null, initials: initialsOf(name), tone: tones[tone ?? spareTone(name)] };
}

/** The face of a seat by its name alone, in the colour of its place; that of the table has the colour of none. */
export const faceOfSeat = (name: string, seat: Seat | undefined): Face => ({
  sign: null,
  initials: initialsOf(name),
  tone: tones[seat === undefined ? 'night' : seatTone(seat)],
});

/** How high a tile of some width is: like a card. */
const tall = (width: number): number => Math.round(width * 1.3);

/** What is drawn on a tile or badge: its sign as large as may be, or initials. */
function drawnOn({ sign, initials, tone }: Face, width: number, height: number, faint = false): Shape[] {
  if (sign !== null) {
    const size = Math.min(width, height) * 0.78;
    const [x, y] = [(width - size) / 2, (height - size) / 2];
    return [{ kind: 'sign', x, y, icon: sign, size, fill: faint ? mixed(tone.fill, tone.ink, 0.55) : tone.ink }];
  }
  const size = Math.max(type.body, Math.round(width * 0.56));
  // On a very small tile there is room for one letter.
  const drawn = widthOf(initials, size, 'display') <= width - 4 ? initials : initials.slice(0, 1);
  const letters = written(drawn, width - 4, 1, { size, weight: 'display', fill: tone.ink });
  const y = (height - letters.height) / 2 + (isAccented(drawn) ? size / 7 : 2);
  return [at((width - letters.width) / 2, y, silent(letters))];
}

/** A face by itself, on a ground that is there already. */
export const faceShapes = (face: Face, size: number): Shape[] => drawnOn(face, size, size);

/** Dots of a halftone over the lower part of a box, for shade. */
const shade = (width: number, height: number, { fill, ink: over }: Tone): Shape => {
  const from = Math.ceil((height * 0.5) / halftone.step) * halftone.step;
  return { kind: 'dots', x: 3, y: from, width: width - 6, height: height - from - 3, fill: mixed(fill, over, 0.16) };
};

/**
 * A small card that shows at a glance whose it is and what it is in: upright, or turned and dimmed when it is exhausted.
 * It says nothing but the number in its corner: the caller says its name.
 */
export function tileBlock(pen: Pen, card: CardView, usual: number): Block {
  const exhausted = hasMark(card, 'exhausted');
  const height = tall(usual);
  if (card.card === null) return turnedBy(backTile(pen, usual, height), exhausted);
  const face = faceOf(pen, card);
  const { outline, chip } = pen.colours;
  const fill = exhausted ? chip : face.tone.fill;
  const drawn = exhausted ? { ...face, tone: { fill, ink: pen.colours.ink } } : face;
  const fact = cornerOf(card.facts ?? []);
  const corner = fact === undefined ? null : cornerBlock(pen, String(fact.sign?.value));
  const below = corner === null ? 0 : CORNER - 4;
  // Two numbers make a very small tile wider.
  const width = Math.max(usual, Math.ceil(corner?.width ?? 0));
  const shapes: Shape[] = [
    filling(width, height, { radius: 9, fill, stroke: outline, strokeWidth: ink.card }),
    shade(width, height, drawn.tone),
    // On a very small card there is room for its number alone.
    ...(height - below < CORNER
      ? []
      : [at(0, below, { width, height, shapes: drawnOn(drawn, width, height - below, exhausted) })]),
    ...(corner === null ? [] : [at(0, 0, corner)]),
  ];
  return turnedBy({ width, height, shapes }, exhausted);
}

const turnedBy = (tile: Block, exhausted: boolean): Block => (exhausted ? tilted(tile, TILT) : tile);

/** How high the number in the corner of a tile stands. */
const CORNER = 38;
/** No number is wider. */
const WIDEST = 120;

/** The number of a card in its upper left corner. */
function cornerBlock(pen: Pen, number: string): Block {
  const { card, ink: black, outline } = pen.colours;
  const value = written(number, WIDEST, 1, { size: type.body, weight: 'display', fill: black });
  const width = Math.max(36, value.width + 12);
  return {
    width,
    height: CORNER,
    shapes: [
      filling(width, CORNER, { radius: 9, fill: card, stroke: outline, strokeWidth: ink.fine }),
      at((width - value.width) / 2, 0, silent(value)),
    ],
  };
}

/** A round badge with somebody's face. */
export function badgeBlock(pen: Pen, face: Face, size: number): Block {
  return {
    width: size,
    height: size,
    shapes: [
      filling(size, size, {
        radius: size / 2,
        fill: face.tone.fill,
        stroke: pen.colours.outline,
        strokeWidth: ink.card,
      }),
      ...faceShapes(face, size),
    ],
  };
}

/** The back of a card. */
export function backTile(pen: Pen, width: number, height = tall(width)): Block {
  const { fill, ink: light } = pen.colours.back;
  const [x, y] = [width / 2, height / 2];
  const lozenge = (across: number): string =>
    `M${x} ${y - across * 1.3}L${x + across} ${y}L${x} ${y + across * 1.3}L${x - across} ${y}z`;
  return {
    width,
    height,
    shapes: [
      filling(width, height, { radius: width / 8, fill, stroke: pen.colours.outline, strokeWidth: ink.fine }),
      { kind: 'stroke', path: lozenge(width * 0.34), stroke: light, strokeWidth: 2 },
      { kind: 'stroke', path: lozenge(width * 0.18), fill: light },
    ],
  };
}
