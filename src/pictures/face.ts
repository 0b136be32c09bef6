import type { CardView, Fact, Text } from '../kernel/index.js';
import { stateBlocks } from './card.js';
import { at, type Block, filling, flow, type Shape, told as said, silent, stack } from './draw/shapes.js';
import { fits, type Pen, sign, written } from './draw/words.js';
import { cornerOf, factBlock, factWords, hasMark, iconsOf, kindFactOf, tickBlock } from './facts.js';
import { shorterOf } from './gist.js';
import { toneOf } from './icons/index.js';
import { iconSize, ink, mixed, space, tones, type } from './style.js';
import { type Face, faceOf, faceShapes } from './tile.js';
import { drawable } from './type/measure.js';

export interface FaceOptions {
  readonly width: number;
  /** Our own wording of what the card does; null when it does nothing special. */
  readonly wording: Text | null;
  /** What of it is told where there isn't room for all; left out where that is all of it. */
  readonly gist?: Text | null | undefined;
  /** Lines the wording may have, and the name: no card's has more than four. */
  readonly lines: number;
  readonly names?: 1 | 2 | 4;
  /** At least this high. */
  readonly least?: number;
}

const BAND = 92;
/** The face at the right of the band. */
const FACE = 78;

/** The room that a card of that width has for words. */
export const roomOn = (width: number): number => width - 2 * space.inset;

/** A card as one holds it: its number, kinds and emblem on a band of its colour, its name, what it does, its other numbers at the foot. */
export function faceBlock(pen: Pen, card: CardView, options: FaceOptions): Block {
  const { ink: black } = pen.colours;
  const room = roomOn(options.width);
  const facts = card.facts ?? [];
  const name = written(pen.say(card.title), room, options.names ?? 4, {
    size: type.name,
    weight: 'display',
    fill: black,
  });
  const does = effectBlock(pen, options, room);
  const edge = hasMark(card, 'playable') ? PLAYABLE / 2 : 0;
  const head = band(pen, card, facts, options.width - 2 * edge);
  // At the foot it would take a line of the wording's.
  const left = head.isTicked ? { ...card, marks: card.marks?.filter(({ id }) => id !== 'playable') ?? [] } : card;
  const onBand = new Set([cornerOf(facts), kindFactOf(facts)]);
  const rest = facts.filter(fact => !onBand.has(fact));
  const [signs, words] = [rest.filter(isDrawn), rest.filter(fact => !isDrawn(fact))];
  // Without a line for it, a mark at the foot says that it does something.
  const [told, atFoot] = options.lines === 0 ? [null, does] : [does, null];
  const foot = flow(
    [...signs.map(fact => factBlock(pen, card, fact, room)), ...stateBlocks(pen, left, room), ...listOf(atFoot)],
    room,
    space.gap,
    space.tight,
  );
  const upper = stack([name, ...listOf(told)], space.tight);
  const gap = foot.height > 0 ? space.gap : 0;
  const needed = BAND + space.gap + upper.height + gap + foot.height + space.inset;
  const height = Math.max(options.least ?? 0, needed);
  return {
    width: options.width,
    height,
    shapes: [
      ...ground(pen, card, options.width, height),
      at(edge, edge, { width: 0, height: 0, shapes: head.shapes }),
      at(space.inset, BAND + space.gap - 2, upper),
      at(space.inset, height - space.inset - foot.height, foot),
      at(0, 0, said(...words.flatMap(fact => factWords(pen, card, fact)))),
    ],
  };
}

/** What it does, as fully as it can be read whole in the lines there are; where even its gist is too long, that is cut. */
function effectBlock(pen: Pen, { wording, gist, lines }: FaceOptions, room: number): Block | null {
  if (wording === null) return null;
  const whole = pen.say(wording);
  const style = { fill: pen.colours.soft };
  const says = drawable(whole);
  if (lines === 0) return { ...written('…', room, 1, style), says };
  if (fits(whole, room, lines)) return written(whole, room, lines, style);
  const brief = gist == null ? whole : pen.say(gist);
  const told = brief !== whole && fits(brief, room, lines) ? brief : shorterOf(pen, brief);
  return { ...written(told, room, lines, style), says };
}

/** How many lines a wording takes on a card of that width, of so many at most. */
export const linesTaken = (pen: Pen, wording: Text | null, width: number, most: number): number =>
  wording === null ? 0 : written(pen.say(wording), roomOn(width), most, { fill: pen.colours.soft }).shapes.length;

const listOf = (block: Block | null): Block[] => (block === null ? [] : [block]);

const isDrawn = (fact: Fact): boolean => iconsOf(fact).length > 0;

/**
 * The band: the number in the corner, the kinds beside it, the emblem large at the right. Before that the tick of what
 * may be played, where there is room for it.
 */
function band(
  pen: Pen,
  card: CardView,
  facts: readonly Fact[],
  width: number,
): { readonly shapes: Shape[]; readonly isTicked: boolean } {
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
    x += block.width + 6;
  }
  const mark = card.marks?.find(({ id }) => id === 'playable');
  const tick = mark === undefined ? null : tickBlock(pen, pen.say(mark.words));
  const right = width - FACE - 16 - (tick?.width ?? 0);
  const isTicked = tick !== null && x <= right;
  if (isTicked) shapes.push(at(right, (BAND - tick.height) / 2, tick));
  const drawn = [...bandGround(pen, face, width), ...(isCovered ? [] : [faceOnBand(face, width)]), ...shapes];
  return { shapes: drawn, isTicked };
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
