import {
  type CardEntry,
  type CardIndex,
  type CardView,
  type Scene,
  type Seat,
  type Text,
  text,
} from '../kernel/index.js';
import { calledOf, wordingOf } from '../locales/index.js';
import { between, cardBlock } from './card.js';
import { type Detail, details } from './detail.js';
import { at, type Block, flow, levelled, stack } from './draw/shapes.js';
import { beside, fits, type Pen, written } from './draw/words.js';
import { type FaceOptions, faceBlock, linesTaken, roomOn } from './face.js';
import { hasMark } from './facts.js';
import { ROOM } from './masthead.js';
import { page } from './page.js';
import type { Picture } from './picture.js';
import { HIGHEST, palettes, space, type Theme, type } from './style.js';
import { backTile } from './tile.js';

export interface HandOptions {
  say(text: Text): string;
  readonly theme: Theme;
  /** For our own wording of the cards. */
  readonly cards?: Pick<CardIndex, 'get'>;
  /** Keeps how cards look: most of a hand looks as it did before. */
  readonly faces?: Faces;
}

/** The faces of a card that are known, by their size. `of` is all else that they hang on, besides the other options. */
export type Faces = (of: string) => Map<string, Block>;

/** Cards that are drawn; "and n more" stands for the others. */
const MOST = 24;
/** A larger hand is a list. */
const SPREAD = 12;
const ACROSS = 3;
const FACE_WIDTH = 520;
/** Lines the wording of a card may have in a hand, and where one card is looked up. */
const LINES = 7;
/** Lines its name may have: where there isn't room even for names alone, long ones are cut. */
const NAMES = [4, 2, 1] as const;
/** How much higher than its neighbours a card that is playable now stands. */
const LIFT = 18;

/** The cards a seat holds, as its scene shows them to it. */
export const handOf = (scene: Scene, seat: Seat): readonly CardView[] =>
  (scene.panels.find(panel => panel.seat === seat)?.zones ?? [])
    .filter(zone => zone.kind === 'hand')
    .flatMap(zone => zone.cards);

/**
 * A hand, spread out in lines that are as equal as can be, each in the middle: what can be played now stands out of its
 * line, with a thick border and its mark. Where there isn't room for all that they do, cards of a shorter line are wider,
 * and lines of cards whose wording is long leave it to the gist, or cut it, as little as may be.
 */
export function handPicture(hand: readonly CardView[], { say, theme, cards, faces = madeNow }: HandOptions): Picture {
  const pen: Pen = { say, colours: palettes[theme] };
  const shown = hand.slice(0, MOST);
  const left = hand.length - shown.length;
  const title = written(`${say(text('hand-title'))} (${hand.length})`, ROOM, 1, {
    size: type.title,
    weight: 'display',
    fill: pen.colours.ink,
  });
  const rest = left > 0 ? [written(say(text('more-cards', { n: left })), ROOM, 1, { fill: pen.colours.ink })] : [];
  const whole = (body: Block): Picture => page(pen.colours, stack([title, body, ...rest], space.gap));
  if (shown.length > SPREAD) return whole(listed(pen, shown));
  const held = shown.map(card => heldFrom(card, faces));
  const drawing = { pen, cards };
  if (areWhole(drawing, held)) {
    const even = whole(
      spread(
        rowsIn(drawing, held, false),
        shown.map(() => LINES),
      ),
    );
    if (even.height <= HIGHEST) return even;
  }
  const rows = rowsIn(drawing, held, true);
  for (const names of NAMES) {
    const picture = fitting(rows.length, lines => whole(spread(rows, lines, names)));
    if (picture !== null) return picture;
  }
  return whole(spread(rows, [], 1));
}

/** As much as there is room for: of the lines that have most, one has less, again and again, and in the end each what is left. */
function fitting(rows: number, drawn: (lines: readonly number[]) => Picture): Picture | null {
  const lines = Array.from({ length: rows }, () => LINES);
  if (drawn(lines.map(() => 0)).height > HIGHEST) return null;
  let picture = drawn(lines);
  while (picture.height > HIGHEST) {
    const most = Math.max(...lines);
    lines[lines.lastIndexOf(most)] = most - 1;
    picture = drawn(lines);
  }
  // What taking more from one than was needed has left goes to whichever has use for it.
  for (let row = 0; row < rows; row++)
    for (let more = (lines[row] ?? 0) + 1; more <= LINES; more++) {
      const fuller = drawn(lines.with(row, more));
      if (fuller.height > HIGHEST) break;
      lines[row] = more;
      picture = fuller;
    }
  return picture;
}

/** One card to look up. */
export function cardPicture(entry: CardEntry, { say, theme }: Omit<HandOptions, 'cards'>): Picture {
  const pen: Pen = { say, colours: palettes[theme] };
  const { emblem } = entry;
  const view: CardView = {
    card: entry.id,
    title: entry.title,
    facts: entry.facts,
    ...(emblem !== undefined && { emblem }),
  };
  const face = faceBlock(pen, view, { width: FACE_WIDTH, wording: wordingOf(entry), lines: 14 });
  return page(pen.colours, face, FACE_WIDTH + 2 * space.edge);
}

/** How many cards each line of a hand has: 5 are 3 and 2. */
export function linesOf(count: number): number[] {
  const lines = Math.ceil(count / ACROSS);
  return Array.from({ length: lines }, (_, at) => Math.ceil((count - at) / lines));
}

/** A line of cards, by how many lines their wordings and names may have. */
type Row = (lines: number, names: (typeof NAMES)[number]) => Block;

/** What the cards of a hand are drawn with. */
interface Drawing {
  readonly pen: Pen;
  readonly cards: HandOptions['cards'];
}

/** A card, with its faces that are known. */
interface Held {
  readonly card: CardView;
  readonly faces: Map<string, Block>;
}

const madeNow: Faces = () => new Map();

function heldFrom(card: CardView, faces: Faces): Held {
  const { key: _, ...look } = card;
  return { card, faces: faces(JSON.stringify(look)) };
}

/** What a card does. */
function effectOf({ cards }: Drawing, { card: { card } }: Held): Text | null {
  const entry = card === null ? undefined : cards?.get(card);
  return entry === undefined ? null : wordingOf(entry);
}

/** Cards of a line that others are as wide as: one alone is no wider than two. */
const mostIn = (counts: readonly number[]): number => Math.max(2, ...counts);

const widthOf = (across: number): number => Math.floor((ROOM - (across - 1) * space.gap) / across);

/** Whether all cards of a hand can be equally wide, with nothing cut of what they do. */
function areWhole(drawing: Drawing, hand: readonly Held[]): boolean {
  const room = roomOn(widthOf(mostIn(linesOf(hand.length))));
  return hand.every(held => {
    const wording = effectOf(drawing, held);
    return wording === null || fits(drawing.pen.say(wording), room, LINES);
  });
}

/** The lines of a hand. `isWide`: each is as wide as the picture; otherwise all cards are equally wide. */
function rowsIn(drawing: Drawing, hand: readonly Held[], isWide: boolean): Row[] {
  const counts = linesOf(hand.length);
  const most = mostIn(counts);
  let from = 0;
  return counts.map(count => {
    const inLine = hand.slice(from, from + count);
    from += count;
    const width = widthOf(isWide ? count : most);
    const laid = new Map<string, Block>();
    const needed = Math.max(...inLine.map(held => linesTaken(drawing.pen, effectOf(drawing, held), width, LINES)));
    return (most, names) => {
      const lines = Math.min(most, needed);
      const of = `${lines} ${names}`;
      const row = laid.get(of) ?? rowBlock(drawing, inLine, { width, lines, names });
      laid.set(of, row);
      return row;
    };
  });
}

/** Lines of cards one below the other, by how many lines of wording each has. */
const spread = (rows: readonly Row[], lines: readonly number[], names: (typeof NAMES)[number] = 4): Block =>
  stack(
    rows.map((row, at) => row(lines[at] ?? 0, names)),
    space.gap,
  );

/** Cards side by side, all as high as the highest; what may be played stands out above the others. */
function rowBlock(drawing: Drawing, inLine: readonly Held[], size: Omit<Size, 'least'>): Block {
  const makers = inLine.map(held => (least: number) => faceOf(drawing, held, { ...size, least }));
  const faces = levelled(makers, inLine.length);
  const least = Math.max(...faces.map(({ height }) => height));
  const lift = inLine.some(({ card }) => hasMark(card, 'playable')) ? LIFT : 0;
  const blocks = inLine.map(({ card }, place) => {
    const face = faces[place] as Block;
    return { width: size.width, height: least + lift, shapes: [at(0, hasMark(card, 'playable') ? 0 : lift, face)] };
  });
  const row = beside(blocks, space.gap, undefined, 'top');
  return { width: ROOM, height: row.height, shapes: [at((ROOM - row.width) / 2, 0, row)] };
}

type Size = Omit<FaceOptions, 'wording' | 'gist'>;

/** A card in that size, from what is kept or made now. */
function faceOf(drawing: Drawing, { card, faces }: Held, size: Size): Block {
  const { width, least, lines, names } = size;
  const of = `${width} ${least} ${lines} ${names}`;
  const face = faces.get(of) ?? made(drawing, card, size);
  faces.set(of, face);
  return face;
}

/** Very many cards: two columns of names and numbers. */
function listed(pen: Pen, hand: readonly CardView[]): Block {
  const detail = details.find(({ flat }) => flat) as Detail;
  const width = (ROOM - space.gap) / 2;
  const blocks = hand.map(card => cardBlock(pen, card, { width, detail, effectOf: () => null }));
  return flow(blocks, ROOM, space.gap, between);
}

function made({ pen, cards }: Drawing, card: CardView, options: Size): Block {
  if (card.card === null)
    return beside(
      [
        backTile(pen, 60),
        written(pen.say(calledOf(card)), options.width - 60 - space.gap, 3, { fill: pen.colours.ink }),
      ],
      space.gap,
    );
  const entry = cards?.get(card.card);
  return faceBlock(pen, card, {
    ...options,
    wording: entry === undefined ? null : wordingOf(entry),
    gist: entry?.gist,
  });
}
