import type { CardView, Fact, Text } from '../kernel/index.js';
import { stateBlocks } from './card.js';
import { at, type Block, filling, flow, type Shape, silent, stack, told } from './draw/shapes.js';
import { type Pen, sign, written } from './draw/words.js';
import { cornerOf, factBlock, factWords, hasMark, iconsOf, kindFactOf } from './facts.js';
import { toneOf } from './icons/index.js';
import { iconSize, ink, mixed, space, tones, type } from './style.js';
import { type Face, faceOf, faceShapes } from './tile.js';

export interface FaceOptions {
  readonly width: number;
  /** Our own wording of what the card does; null when it does nothing special. */
  readonly wording: Text | null;
  /** Lines the wording may have, and the name: no card's has more than four. */
  readonly lines: number;
  readonly names?: 1 | 4;
  /** At least this high. */
  readonly least?: number;
}

const BAND = 92;
/** The face at the right of the band. */
const FACE = 78;

/** A card as one holds it: its number, kinds and emblem on a band of its colour, its name, what it does, its other numbers at the foot. */
export function faceBlock(pen: Pen, card: CardView, options: FaceOptions): Block {
  const { ink: black, soft } = pen.colours;
  const room = options.width - 2 * space.inset;
  const facts = card.facts ?? [];
  const name = written(pen.say(card.title), room, options.names ?? 4, {
    size: type.name,
    weight: 'display',
    fill: black,
  });
  const does =
    options.wording === null || options.lines === 0
      ? []
      : [written(pen.say(options.wording), room, options.lines, { fill: soft })];
  const onBand = new Set([cornerOf(facts), kindFactOf(facts)]);
  const rest = facts.filter(fact => !onBand.has(fact));
  const [signs, words] = [rest.filter(isDrawn), rest.filter(fact => !isDrawn(fact))];
  const foot = flow(
    [...signs.map(fact => factBlock(pen, card, fact, room)), ...stateBlocks(pen, card, room)],
    room,
    space.gap,
    space.tight,
  );
  const upper = stack([name, ...does], space.tight);
  // The border of a playable card is in the way of the band.
  const edge = hasMark(card, 'playable') ? PLAYABLE / 2 : 0;
  const gap = foot.height > 0 ? space.gap : 0;
  const needed = BAND + space.gap + upper.height + gap + foot.height + space.inset;
  const height = Math.max(options.least ?? 0, needed);
  return {
    width: options.width,
    height,
    shapes: [
      ...ground(pen, card, options.width, height),
      at(edge, edge, { width: 0, height: 0, shapes: band(pen, card, facts, options.width - 2 * edge) }),
      at(space.inset, BAND + space.gap - 2, upper),
      at(space.inset, height - space.inset - foot.height, foot),
      at(0, 0, told(...words.flatMap(fact => factWords(pen, card, fact)))),
    ],
  };
}

const isDrawn = (fact: Fact): boolean => iconsOf(fact).length > 0;

/** The band: the number in the corner, the kinds beside it, the emblem large at the right. */
function band(pen: Pen, card: CardView, facts: readonly Fact[], width: number): Shape[] {
  const face = faceOf(pen, card);
  const number = cornerOf(facts);
  const kinds = kindFactOf(facts);
  const { card: ground, ink: black, outline } = pen.colours;
  const shapes: Shape[] = [];
  let isCovered = false;
  let x = 12;
  if (number !== undefined) {
    const value = written(String(number.sign?.value), width / 3, 1, {
      size: type.huge,
      weight: 'display',
      fill: black,
    });
    const across = Math.max(64, value.width + 20);
    const box = filling(across, 68, { radius: 12, fill: ground, stroke: outline, strokeWidth: ink.card });
    const block = { width: across, height: 68, shapes: [box, at((across - value.width) / 2, 1, silent(value))] };
    shapes.push({ ...at(x, 12, block), says: pen.say(number) });
    x += across + 10;
  }
  if (kinds !== undefined) {
    const icons = iconsOf(kinds);
    const tiles = icons.map((icon, index): Shape => {
      const tone = tones[toneOf(icon) ?? 'steel'];
      const left = index * (iconSize.big + 6);
      const look = { radius: 8, fill: tone.fill, stroke: outline, strokeWidth: ink.fine };
      const box = filling(iconSize.big, iconSize.big, look);
      const drawn = sign(icon, iconSize.big - 14, tone.ink);
      return at(left, 0, { width: iconSize.big, height: iconSize.big, shapes: [box, at(7, 7, drawn)] });
    });
    const most = (room: number): number => Math.max(1, Math.floor((room + 6) / (iconSize.big + 6)));
    const room = width - x - 12;
    // A face that only repeats a kind gives way to the kinds where there isn't room for both.
    isCovered = face.sign !== null && card.emblem === undefined && tiles.length > most(room - FACE);
    const shown = tiles.slice(0, most(isCovered ? room : room - FACE));
    const [says] = factWords(pen, card, kinds);
    const block = { width: shown.length * (iconSize.big + 6), height: iconSize.big, shapes: shown };
    shapes.push(at(x, (BAND - iconSize.big) / 2, { ...block, ...(says !== undefined && { says }) }));
  }
  return [...bandGround(pen, face, width), ...(isCovered ? [] : [faceOnBand(face, width)]), ...shapes];
}

function faceOnBand(face: Face, width: number): Shape {
  const block = { width: FACE, height: FACE, shapes: faceShapes(face, FACE) };
  return { ...at(width - FACE - 10, (BAND - FACE) / 2, block), says: '' };
}

function bandGround(pen: Pen, face: Face, width: number): Shape[] {
  const { outline } = pen.colours;
  return [
    filling(width, BAND, { radius: space.radius, fill: face.tone.fill, stroke: outline, strokeWidth: ink.card }),
    {
      kind: 'dots',
      x: 4,
      y: BAND / 2,
      width: width - 8,
      height: BAND / 2 - 4,
      fill: mixed(face.tone.fill, face.tone.ink, 0.14),
    },
  ];
}

/** The card itself; one that is playable now has a thick border. */
function ground(pen: Pen, card: CardView, width: number, height: number): Shape[] {
  const { colours } = pen;
  const playable = hasMark(card, 'playable');
  return [
    filling(width, height, {
      radius: space.radius,
      fill: colours.card,
      stroke: playable ? colours.playable.fill : colours.outline,
      strokeWidth: playable ? PLAYABLE : ink.card,
    }),
  ];
}

/** How thick the border of a playable card is. */
export const PLAYABLE = 10;
