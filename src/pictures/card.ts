import { type CardView, type Fact, type Link, type Meter, type Text, text } from '../kernel/index.js';
import { calledOf } from '../locales/index.js';
import { barBlock } from './bar.js';
import type { Detail } from './detail.js';
import { at, type Block, filling, flow, type Shape, silent, stack, told } from './draw/shapes.js';
import { beside, fits, type Pen, sign, written } from './draw/words.js';
import {
  badgeOf,
  cornerOf,
  factBlock,
  factWords,
  hasMark,
  iconsOf,
  kindOf,
  meterWords,
  ribbonBlock,
  tickBlock,
  tokenBlock,
} from './facts.js';
import { gistsOf } from './gist.js';
import { toneOf } from './icons/index.js';
import { iconSize, ink, space, tones, type } from './style.js';
import { tileBlock } from './tile.js';
import { drawable, widthOf } from './type/measure.js';

const UPSIDE_DOWN = text('upside-down');
const PAD = 8;
const EDGE = 8;
/** The least room of a name beside a state. */
const NAME = 50;

export interface CardOptions {
  readonly width: number;
  readonly detail: Detail;
  /** Our own wording of what a card does, where it is told. */
  readonly effectOf: (card: CardView) => Text | null;
  /** Meters of the panel that are about this card: they become bars on it. */
  readonly meters?: readonly Meter[];
  /** The card leads its panel: it is drawn larger. */
  readonly lead?: boolean;
  /** Its face is on the band of its panel: where its name needs the room, it stands without its tile. */
  readonly badged?: boolean;
  /** How it hangs together with others of a chain. */
  readonly links?: { readonly before: Link | null; readonly says: readonly string[] };
}

/** All that is attached to a card, and what is attached to that. */
const attachedTo = (card: CardView): CardView[] => (card.attached ?? []).flatMap(one => [one, ...attachedTo(one)]);

/** How a card's state is drawn. */
interface StateOptions {
  /** Meters that are bars on the card. */
  readonly bars?: readonly Meter[];
  /** States are signs without words. */
  readonly isBare?: boolean;
  /** Its tile shows by itself that it is exhausted. */
  readonly isTilted?: boolean;
}

/** A card's state as ribbons and tokens, in the order in which the words tell it. */
export function stateBlocks(
  pen: Pen,
  card: CardView,
  room: number,
  { bars = [], isBare = false, isTilted = false }: StateOptions = {},
): Block[] {
  const { colours } = pen;
  const quiet = { fill: colours.chip, ink: colours.ink };
  const ribbon = (words: string, icon: string): Block => {
    if (icon === 'exhausted' && isTilted) return told(drawable(words));
    return (isBare ? badgeOf(pen, words, icon, quiet) : null) ?? ribbonBlock(pen, words, icon, room, quiet);
  };
  return [
    ...(card.upsideDown === true ? [ribbon(pen.say(UPSIDE_DOWN), 'upside-down')] : []),
    ...(card.marks ?? []).map(({ id, words }) =>
      id === 'playable' ? tickBlock(pen, pen.say(words)) : ribbon(pen.say(words), id),
    ),
    ...(card.counters ?? []).map(counter =>
      // A bar shows the same number.
      bars.some(({ value }) => value === counter.value)
        ? told(meterWords(pen, counter))
        : tokenBlock(pen, counter, room),
    ),
  ];
}

/** What a card is, in words alone: its name, facts and state, and the same of all that is attached to it. */
export function toldCard(pen: Pen, card: CardView, facts: boolean): Block {
  const one = (it: CardView): string[] => [
    pen.say(calledOf(it)),
    ...(facts ? (it.facts ?? []).flatMap(fact => factWords(pen, it, fact)) : []),
    ...(it.upsideDown === true ? [pen.say(UPSIDE_DOWN)] : []),
    ...(it.marks ?? []).map(({ words }) => pen.say(words)),
    ...(it.counters ?? []).map(counter => meterWords(pen, counter)),
  ];
  return told(...[card, ...attachedTo(card)].flatMap(one));
}

/** A card in play: its tile, and beside it its name, its numbers and state, and what it does. What is attached stands below. */
export function cardBlock(pen: Pen, card: CardView, options: CardOptions): Block {
  const facts = card.facts ?? [];
  const { width } = options;
  const bars = options.meters ?? [];
  const tile = tileBlock(pen, card, options.lead === true ? options.detail.leadTile : options.detail.tile);
  const head = headIn(pen, card, options, tile);
  const { from, room, words, name, state, side } = head;
  const high = Math.max(name.height, side?.height ?? 0);
  const lower = stack(
    [
      ...(side === null ? [state] : []),
      ...bars.map(meter => barBlock(pen, meter, room, card.marks)),
      ...effectLines(pen, card, room, options),
      ...attachedTo(card).map(one => attachedBlock(pen, one, room)),
    ].filter(({ shapes }) => shapes.length > 0),
    4,
  );
  const needed = high + (lower.height > 0 ? 2 + lower.height : 0);
  const inner = Math.max(head.tile?.height ?? 0, needed);
  const height = inner + 2 * PAD;
  const top = PAD + (inner - needed) / 2;
  const corner = cornerOf(facts);
  const hidden = told(
    ...(corner === undefined ? [] : [pen.say(corner)]),
    ...words.flatMap(fact => factWords(pen, card, fact)),
    ...(options.links?.says ?? []),
  );
  // The tile and the name are one: a picture of the card and what it is called.
  const named: Shape = {
    ...at(0, 0, {
      width,
      height,
      shapes: [
        ...(head.tile === null ? [] : [at(EDGE + PAD, PAD + (inner - head.tile.height) / 2, head.tile)]),
        at(from, top + (high - name.height) / 2, silent(name)),
      ],
    }),
    says: pen.say(calledOf(card)),
  };
  return {
    width,
    height,
    shapes: [
      ...ground(pen, card, width, height),
      named,
      ...(side === null ? [] : [at(from + room - side.width, top + (high - side.height) / 2, side)]),
      at(from, top + high + 2, lower),
      at(0, 0, hidden),
    ],
  };
}

/** Where a name would be cut, its tile goes if its face is on the band of its panel, and then the words of its state. */
function headIn(pen: Pen, card: CardView, options: CardOptions, tile: Block) {
  const usual = headOf(pen, card, options, tile);
  if (!usual.isCut) return usual;
  const least = options.badged === true ? null : tile;
  const wider = headOf(pen, card, options, least);
  // Where numbers are drawn, they go first: a barer level of detail is tried.
  return wider.isCut && !options.detail.facts ? headOf(pen, card, options, least, true) : wider;
}

/** The first line of a card in play beside its tile: its name, and its numbers after it or below. */
function headOf(pen: Pen, card: CardView, options: CardOptions, tile: Block | null, isBare = false) {
  const { width, detail } = options;
  const from = EDGE + PAD + (tile === null ? 0 : tile.width + 12);
  const room = width - from - PAD - 4;
  const { drawn, words } = sorted(card.facts ?? [], detail.facts);
  // Beside its name there is room for a part of the line.
  const aside = detail.flat ? room * 0.62 : room;
  const numbers = [
    ...drawn.map(fact => factBlock(pen, card, fact, room)),
    ...stateBlocks(pen, card, aside, {
      isBare,
      isTilted: isBare && tile !== null,
      ...(options.meters !== undefined && { bars: options.meters }),
    }),
  ];
  // Numbers stand after the name where both have room in one line, or there is to be but one.
  const state = flowed(fitting(numbers, aside), aside);
  const whole = nameLine(pen, card, room, options);
  const side = detail.flat || whole.width + state.width + 12 <= room ? state : null;
  const left = side === null || side.width === 0 ? room : room - side.width - 12;
  return {
    tile,
    from,
    room,
    words,
    state,
    side,
    name: left === room ? whole : nameLine(pen, card, left, options),
    isCut: detail.flat && nameWidth(pen, card, type.body) > left,
  };
}

const nameWidth = (pen: Pen, card: CardView, size: number): number =>
  widthOf(drawable(pen.say(calledOf(card))), size, 'display');

/** What a block says, where it cannot be drawn. */
const wordsIn = ({ says, shapes }: Block): string[] =>
  says !== undefined ? [says] : shapes.flatMap(shape => (shape.kind === 'group' ? wordsIn(shape) : []));

/** Blocks that have room; of others there are only the words. */
const fitting = (blocks: readonly Block[], room: number): Block[] =>
  blocks.map(block => (block.width <= room ? block : told(...wordsIn(block))));

const flowed = (blocks: readonly Block[], room: number): Block => flow(blocks, room, 8, 4);

/** The facts that are drawn beside a card's name, and those that are left to the words. The corner's is on the tile. */
function sorted(facts: readonly Fact[], all: boolean): { drawn: Fact[]; words: Fact[] } {
  const corner = cornerOf(facts);
  const rest = facts.filter(fact => fact !== corner);
  const seen = (fact: Fact): boolean => all && iconsOf(fact).length > 0;
  return { drawn: rest.filter(seen), words: rest.filter(fact => !seen(fact)) };
}

function nameLine(pen: Pen, card: CardView, room: number, { lead, detail, links }: CardOptions): Block {
  const usual = lead === true ? type.title : detail.flat ? type.body : type.name;
  const link = links?.before;
  const arrow = link === undefined || link === null ? [] : [sign('right-side', iconSize.small - 6, pen.colours.soft)];
  const left = room - arrow.length * iconSize.small;
  // A name on one line is rather smaller than cut.
  const size = detail.flat ? ([usual, type.name].find(one => nameWidth(pen, card, one) <= left) ?? type.body) : usual;
  const name = written(pen.say(calledOf(card)), left, detail.flat ? 1 : lead === true ? 2 : detail.names, {
    size,
    weight: 'display',
    fill: pen.colours.ink,
  });
  return arrow.length === 0 ? silent(name) : beside([...arrow, silent(name)], 4);
}

/** What a card in play does, as fully as it can be read whole in the lines there are. */
function effectLines(pen: Pen, card: CardView, room: number, { detail, effectOf }: CardOptions): Block[] {
  if (detail.effect === 0 || card.card === null) return [];
  const effect = effectOf(card);
  if (effect === null) return [];
  const words = pen.say(effect);
  const gists = gistsOf(pen, words);
  const lines = (gist: string): Block => written(gist, room, detail.effect, { fill: pen.colours.soft });
  const fitting = gists.find(gist => fits(gist, room, detail.effect));
  const shortest = gists.at(-1);
  if (fitting === undefined && (shortest === undefined || !detail.cuts)) return [told(drawable(words))];
  return [{ ...lines(fitting ?? shortest ?? ''), says: drawable(words) }];
}

/** What is attached to a card: a clip, its name and state; its facts are left to the words. */
function attachedBlock(pen: Pen, card: CardView, room: number): Block {
  const clip = sign('attached', iconSize.small, pen.colours.soft);
  const whole = room - iconSize.small - 8;
  // Where its name has next to no room, its state is left to the words.
  const aside = Math.min(room * 0.6, whole - NAME - 8);
  const states = flowed(fitting(stateBlocks(pen, card, aside), aside), aside);
  const left = whole - (states.width > 0 ? states.width + 8 : 0);
  const name = written(pen.say(calledOf(card)), left, 1, { weight: 'display', fill: pen.colours.ink });
  const facts = told(...(card.facts ?? []).flatMap(fact => factWords(pen, card, fact)));
  const line = beside([clip, name, ...(states.width > 0 ? [states] : [])], 8);
  return { ...line, shapes: [...line.shapes, at(0, 0, facts)] };
}

/** The ground of a card: an edge in the colours of its kinds; a thick border where it may be played now. */
function ground(pen: Pen, card: CardView, width: number, height: number): Shape[] {
  const { colours } = pen;
  const playable = hasMark(card, 'playable');
  const kinds = card.card === null ? [] : kindOf(card.facts ?? []);
  const edges = kinds.map(
    (kind, index): Shape => ({
      kind: 'box',
      x: ink.card / 2,
      y: 2 + (index * (height - 4)) / kinds.length,
      width: EDGE,
      height: (height - 4) / kinds.length,
      fill: tones[toneOf(kind) ?? 'steel'].fill,
    }),
  );
  return [
    filling(width, height, {
      radius: 10,
      fill: colours.card,
      stroke: playable ? colours.playable.fill : colours.outline,
      strokeWidth: playable ? ink.panel + 1 : ink.card,
    }),
    ...edges,
  ];
}

/** Space between cards. */
export const between = space.tight + 2;
