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
import { beside, type Pen, written } from './draw/words.js';
import { type FaceOptions, faceBlock } from './face.js';
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
/** How much higher than its neighbours a card that is playable now stands. */
const LIFT = 18;

/** The cards a seat holds, as its scene shows them to it. */
export const handOf = (scene: Scene, seat: Seat): readonly CardView[] =>
  (scene.panels.find(panel => panel.seat === seat)?.zones ?? [])
    .filter(zone => zone.kind === 'hand')
    .flatMap(zone => zone.cards);

/**
 * A hand, spread out in lines that are as equal as can be, each in the middle: what can be played now stands out of its
 * line, with a thick border and its mark. The more cards, the less is written of what each does. Where there isn't room
 * for all of that, cards of a shorter line are wider, so that more of it is.
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
  const fitting = (lines: number, isWide: boolean): Picture | null => {
    const picture = whole(spread({ pen, cards }, held, { lines, isWide }));
    return picture.height <= HIGHEST ? picture : null;
  };
  const even = fitting(LINES, false);
  if (even !== null) return even;
  for (let lines = LINES; lines >= 0; lines--) {
    const picture = fitting(lines, true);
    if (picture !== null) return picture;
  }
  return whole(spread({ pen, cards }, held, { lines: 0, names: 1, isWide: true }));
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

/** How many lines the names and wordings of a hand have. */
type Lines = Pick<FaceOptions, 'lines' | 'names'>;

/** `isWide`: each line of cards is as wide as the picture; otherwise all cards are equally wide. */
type Spread = Lines & { readonly isWide: boolean };

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

function spread(drawing: Drawing, hand: readonly Held[], { isWide, ...lines }: Spread): Block {
  const most = Math.max(2, ...linesOf(hand.length));
  let from = 0;
  const rows = linesOf(hand.length).map(count => {
    const inLine = hand.slice(from, from + count);
    from += count;
    const across = isWide ? count : most;
    const width = Math.floor((ROOM - (across - 1) * space.gap) / across);
    const makers = inLine.map(held => (least: number) => faceOf(drawing, held, { width, least, ...lines }));
    const faces = levelled(makers, count);
    const least = Math.max(...faces.map(({ height }) => height));
    const lift = inLine.some(({ card }) => hasMark(card, 'playable')) ? LIFT : 0;
    const blocks = inLine.map(({ card }, place) => {
      const face = faces[place] as Block;
      return { width, height: least + lift, shapes: [at(0, hasMark(card, 'playable') ? 0 : lift, face)] };
    });
    const row = beside(blocks, space.gap, undefined, 'top');
    return { width: ROOM, height: row.height, shapes: [at((ROOM - row.width) / 2, 0, row)] };
  });
  return stack(rows, space.gap);
}

type Size = Omit<FaceOptions, 'wording'>;

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
  return faceBlock(pen, card, { ...options, wording: entry === undefined ? null : wordingOf(entry) });
}
