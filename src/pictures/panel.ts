import { type CardView, type Meter, type Panel, type Text, text, type Zone } from '../kernel/index.js';
import { barBlock } from './bar.js';
import { between, type CardOptions, cardBlock, toldCard } from './card.js';
import { linksIn } from './chain.js';
import type { Detail } from './detail.js';
import { at, type Block, filling, flow, type Shape, silent, stack, told } from './draw/shapes.js';
import { BASE, beside, heightOf, isAccented, type Pen, sign, written } from './draw/words.js';
import { tokenBlock } from './facts.js';
import { type IconName, iconOf } from './icons/index.js';
import { iconSize, ink, mixed, space, type } from './style.js';
import { backTile, badgeBlock, faceOf, faceOfSeat } from './tile.js';
import { drawable, widthOf } from './type/measure.js';

const TOP = text('zone-top');
/** Cards of a zone that are drawn; "and n more" stands for the others. */
export const MOST_CARDS = 40;
const BACK = 28;
const BADGE = 64;
const BAND = 52;
const CHIPS = 12;

export interface PanelOptions {
  readonly width: number;
  readonly detail: Detail;
  readonly turn: boolean;
  readonly effectOf: (card: CardView) => Text | null;
}

/** Whether a zone is told by a chip. */
const isShort = (zone: Zone): boolean => zone.kind === 'pile' || zone.cards.length === 0;

/** A panel with all that is on it, which may be made higher than it has to be. */
export interface PanelBlock extends Block {
  /** The same at least this high, beside a higher one. */
  stretched(least: number): Block;
}

/** The table, or one seat: its name on a band of its colour, its numbers and piles, then its cards in columns. */
export function panelBlock(pen: Pen, panel: Panel, options: PanelOptions): PanelBlock {
  const { width, turn } = options;
  const room = width - 2 * space.inset;
  const long = panel.zones.filter(zone => !isShort(zone));
  const cards = long.flatMap(zone => zone.cards);
  const own = new Set(cards.map(card => card.key));
  const onCards = panel.meters.filter(meter => meter.of !== undefined && own.has(meter.of));
  const free = panel.meters.filter(meter => !onCards.includes(meter));
  const chips = [
    ...free.filter(({ max }) => max === undefined).map(meter => tokenBlock(pen, meter, room)),
    ...panel.zones.filter(isShort).map(zone => shortZone(pen, zone)),
  ];
  const head = headBlock(pen, panel, cards, chips, room, turn);
  const bars = free.filter(({ max }) => max !== undefined).map(meter => barBlock(pen, meter, room));
  const columns = room > 700 ? options.detail.wide : options.detail.columns;
  const cell = (room - (columns - 1) * space.gap) / columns;
  const pieces = long.flatMap(zone =>
    zoneBlocks(pen, zone, cell, onCards, { ...options, badged: panel.seat !== undefined }, long.length > 1),
  );
  const body = stack([...bars, ...(pieces.length > 0 ? [spread(pieces, columns, cell)] : [])], space.gap - 2);
  const needed = head.height + (body.height > 0 ? space.gap + body.height : 0) + space.inset;
  const { colours } = pen;
  const ground = (height: number): Shape => ({
    kind: 'box',
    x: 3,
    y: 3,
    width: width - 6,
    height: height - 6,
    radius: 12,
    fill: colours.panel,
    stroke: turn ? colours.turn.fill : colours.outline,
    strokeWidth: ink.panel,
  });
  const inside = [at(space.inset, 0, head), at(space.inset, head.height + space.gap, body)];
  const drawn = (height: number): Block => ({ width, height, shapes: [ground(height), ...inside] });
  // Of a player who is out there is nothing to show but the name.
  const isEmpty = panel.zones.every(({ count }) => count === 0);
  return { ...drawn(needed), stretched: least => (isEmpty ? drawn(needed) : drawn(Math.max(least, needed))) };
}

/** The card that a panel is about. */
const leadOf = (cards: readonly CardView[]): CardView | undefined => cards.find(card => card.lead === true);

/** Sizes of a panel's name, the first that it fits in. */
const NAMES = [type.title, type.name, type.body];

/** The name of a panel beside its owner's badge, on a band of their colour; its numbers after or below it. */
function headBlock(
  pen: Pen,
  panel: Panel,
  cards: readonly CardView[],
  chips: readonly Block[],
  room: number,
  turn: boolean,
): Block {
  const name = pen.say(panel.title);
  const lead = leadOf(cards);
  const shown = lead ?? (panel.emblem === undefined ? undefined : panel);
  const face = panel.seat === undefined || shown === undefined ? faceOfSeat(name, panel.seat) : faceOf(pen, shown);
  const { fill, ink: letter } = face.tone;
  const from = panel.seat === undefined ? 12 : BADGE + 8;
  const flag = turn ? 46 : 0;
  const free = room - from - flag - 10;
  // A long name is smaller before it is cut, and one with accents so small that the band holds them.
  const sizes = isAccented(name) ? [] : NAMES;
  const size = sizes.find(one => widthOf(drawable(name), one, 'display') <= free) ?? type.body;
  const words = written(name, free, 1, { size, weight: 'display', fill: letter });
  // Names of neighbours stand on one line, whatever their size.
  const baseline = 10 + BAND / 2 + (BASE - 0.5) * heightOf(type.title);
  const least = from + words.width + flag + 14;
  const side = chipLines(chips, room);
  const oneLine = side.width > 0 && least + CHIPS + side.width <= room && side.height < BAND;
  const across = oneLine ? room - side.width - CHIPS : room;
  const after = from + words.width + 12;
  const dots: Shape[] =
    across - flag - after > 30
      ? [{ kind: 'dots', x: after, y: 12, width: across - after - 3, height: BAND - 4, fill: mixed(fill, letter, 0.2) }]
      : [];
  const band: Block = {
    width: across,
    height: BAND + 16,
    says: name,
    shapes: [
      { ...filling(across, BAND, { radius: 8, fill, stroke: pen.colours.outline, strokeWidth: ink.card }), y: 10 },
      ...dots,
      ...(panel.seat === undefined ? [] : [at(2, 6, silent(badgeBlock(pen, face, BADGE - 4)))]),
      at(from, baseline - BASE * words.height, silent(words)),
      ...(turn ? [at(across - 46, 18, turnFlag(pen))] : []),
    ],
  };
  if (side.width === 0) return band;
  if (oneLine)
    return {
      width: room,
      height: band.height,
      shapes: [at(0, 0, band), at(room - side.width, 10 + (BAND - side.height) / 2, side)],
    };
  return stack([band, side], 2);
}

/** Numbers and piles in as few lines as can be, closer together where that makes it one, and else in lines as equal as can be. */
function chipLines(chips: readonly Block[], room: number): Block {
  const close = flow(chips, room, space.tight, space.tight);
  const wide = flow(chips, room, CHIPS, space.tight);
  if (wide.height === close.height && close.height <= Math.max(0, ...chips.map(({ height }) => height))) return wide;
  if (close.height < wide.height) return close;
  let equal = wide;
  for (let across = room - CHIPS; across > 0; across -= CHIPS) {
    const narrower = flow(chips, across, CHIPS, space.tight);
    if (narrower.height > wide.height) break;
    equal = narrower;
  }
  return equal;
}

/** Who must act: an arrow on its own ground. */
function turnFlag({ colours }: Pen): Block {
  return {
    width: 36,
    height: 36,
    shapes: [
      filling(36, 36, { radius: 18, fill: colours.turn.fill, stroke: colours.outline, strokeWidth: ink.fine }),
      { kind: 'sign', x: 9, y: 8, icon: 'turn', size: 20, fill: colours.turn.ink },
    ],
  };
}

function iconFor(zone: Zone): IconName | null {
  return iconOf(zone.id) ?? (zone.kind === 'pile' ? 'deck' : zone.kind === 'hand' ? 'hand' : null);
}

/** A pile, a hidden hand or an empty row: its sign and how many cards it has. The top card is left to the words. */
function shortZone(pen: Pen, zone: Zone): Block {
  const words = pen.say(zone.title);
  const [top] = zone.kind === 'pile' ? zone.cards : [];
  const closed = top === undefined && zone.kind === 'pile' && zone.count > 0;
  const icon = iconFor(zone);
  // A pile with a sign of its own is told apart from a deck by it.
  const picture =
    closed && icon === 'deck'
      ? silent(backTile(pen, BACK))
      : icon === null
        ? written(words, 300, 1, { fill: pen.colours.soft })
        : sign(icon, iconSize.body, pen.colours.soft);
  const number = written(String(zone.count), 120, 1, { size: type.number, weight: 'display', fill: pen.colours.ink });
  const chip = beside([silent(picture), silent(number)], 6, `${words} ${zone.count}`);
  if (top === undefined) return chip;
  return beside([chip, told(pen.say(TOP)), toldCard(pen, top, false)], 0);
}

/** A row, a hand that may be seen, or a chain: its heading, and a block for each card. */
function zoneBlocks(
  pen: Pen,
  zone: Zone,
  width: number,
  meters: readonly Meter[],
  { detail, effectOf, badged }: PanelOptions & Pick<CardOptions, 'badged'>,
  several: boolean,
): Block[] {
  const shown = zone.cards.slice(0, MOST_CARDS);
  const left = zone.cards.length - shown.length;
  const links = zone.kind === 'chain' ? linksIn(pen, { ...zone, cards: shown }) : null;
  const order = links === null ? shown : links.map(({ card }) => card);
  const blocks = order.map((card, index) => {
    const link = links?.[index];
    const options: CardOptions = {
      width: width - (link === undefined ? 0 : link.depth * 24),
      detail,
      effectOf,
      meters: card.key === undefined ? [] : meters.filter(meter => meter.of === card.key),
      ...(card.lead === true && { lead: true, badged }),
      ...(link !== undefined && { links: link }),
    };
    const block = cardBlock(pen, card, options);
    return link === undefined || link.depth === 0 ? block : indented(block, link.depth * 24);
  });
  const rest = left > 0 ? [written(pen.say(text('more-cards', { n: left })), width, 1, { fill: pen.colours.ink })] : [];
  const [first, ...others] = [...blocks, ...rest] as [Block, ...Block[]];
  return [stack([heading(pen, zone, width, detail.headings && several && !shown[0]?.lead), first], 2), ...others];
}

const indented = (block: Block, by: number): Block => ({
  width: block.width + by,
  height: block.height,
  shapes: [at(by, 0, block)],
});

/** The heading of a zone: its name, how many cards it holds. */
function heading(pen: Pen, zone: Zone, room: number, drawn: boolean): Block {
  const words = pen.say(zone.title);
  const says = `${words} ${zone.count}`;
  if (!drawn) return told(says);
  const icon = iconFor(zone);
  const signs = icon === null ? [] : [sign(icon, iconSize.small, pen.colours.soft)];
  const name = written(words, room - 90, 1, { weight: 'display', fill: pen.colours.soft });
  const count = written(String(zone.count), 80, 1, { weight: 'display', fill: pen.colours.ink });
  return beside([...signs, silent(name), silent(count)], 8, says);
}

/** Blocks in columns, one after the other, so that the highest is as low as can be. */
function spread(blocks: readonly Block[], columns: number, width: number): Block {
  /** Fills columns up to a height. */
  const filled = (most: number): Block[][] => {
    const parts: Block[][] = [[]];
    let height = 0;
    for (const block of blocks) {
      const last = parts.at(-1) as Block[];
      const more = height + (last.length > 0 ? between : 0) + block.height;
      if (last.length > 0 && more > most) {
        parts.push([block]);
        height = block.height;
      } else {
        last.push(block);
        height = more;
      }
    }
    return parts;
  };
  let [low, high] = [0, blocks.reduce((sum, { height }) => sum + height + between, 0)];
  while (high - low > 1) {
    const middle = (low + high) / 2;
    if (filled(middle).length <= columns) high = middle;
    else low = middle;
  }
  const parts = filled(high).map(part => stack(part, between));
  return {
    width: columns * width + (columns - 1) * space.gap,
    height: Math.max(...parts.map(({ height }) => height)),
    shapes: parts.map((part, index) => at(index * (width + space.gap), 0, part)),
  };
}
