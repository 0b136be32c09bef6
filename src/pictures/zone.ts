import { type Link, text, type Zone } from '../kernel/index.js';
import { backBlock, type CardOptions, cardBlock } from './card.js';
import { nameOf, stretchesOf } from './chain.js';
import { type Block, flow, levelled, stack } from './draw/shapes.js';
import { beside, type Pen, sign, written } from './draw/words.js';
import { type IconName, iconOf } from './icons/index.js';
import { iconSize, space, type } from './style.js';

const NONE = text('zone-none');
const TOP = text('zone-top');
/** Cards of a zone that are drawn; "and n more" stands for the others. */
export const MOST_CARDS = 40;
const ARROW = 40;
const TOP_WIDTH = 400;

/** How the cards of a row stand: in lines that are about equally full, and very many in short ones. */
function columnsOf(count: number): { columns: number; lines: number } {
  if (count <= 2) return { columns: 2, lines: 2 };
  if (count === 3 || count === 5 || count === 6) return { columns: 3, lines: 3 };
  if (count <= 12) return { columns: 4, lines: 3 };
  return { columns: 3, lines: 1 };
}

const cell = (room: number, columns: number): number => (room - (columns - 1) * space.gap) / columns;

/** The heading of a zone: its icon, its name, how many cards it holds. */
function heading(pen: Pen, zone: Zone, room: number): Block {
  const words = pen.say(zone.title);
  const count = zone.count === 0 ? pen.say(NONE) : String(zone.count);
  const number = written(count, room, 1, { size: type.small, weight: 'bold', fill: pen.colours.ink });
  const icon = iconFor(zone);
  const signs = icon === null ? [] : [sign(icon, iconSize.small - 4, pen.colours.soft)];
  const left = room - number.width - space.tight * 2 - signs.length * iconSize.small;
  const name = written(words, left, 1, { size: type.small, fill: pen.colours.soft });
  return beside([...signs, name, number], space.tight, `${words} ${count}`);
}

function iconFor(zone: Zone): IconName | null {
  return iconOf(zone.id) ?? (zone.kind === 'pile' ? 'deck' : zone.kind === 'hand' ? 'hand' : null);
}

/** Whether a zone is told by its heading and at most one card. */
export const isShort = (zone: Zone): boolean => zone.kind === 'pile' || zone.cards.length === 0;

/** A pile, a hidden hand or an empty row: its heading, and of a pile the top card where it is face up. */
export function shortZone(pen: Pen, zone: Zone, room: number): Block {
  const top = zone.kind === 'pile' ? zone.cards[0] : undefined;
  const hidden = top === undefined && zone.count > 0 ? [backBlock(pen, 28)] : [];
  const head = beside([...hidden, heading(pen, zone, room - hidden.length * (28 + space.gap))], space.tight);
  if (top === undefined) return head;
  const over = written(pen.say(TOP), room, 1, { size: type.small, fill: pen.colours.soft });
  const card = cardBlock(pen, top, { width: Math.min(room, TOP_WIDTH), lines: 1, facts: false });
  return flow([head, over, card], room, space.gap, space.tight);
}

/** A row, a hand that may be seen, or a chain: its heading, and its cards below. */
export function longZone(pen: Pen, zone: Zone, room: number): Block {
  const shown = zone.cards.slice(0, MOST_CARDS);
  const left = zone.cards.length - shown.length;
  const rest = left > 0 ? [written(pen.say(text('more-cards', { n: left })), room, 1, { fill: pen.colours.ink })] : [];
  const cards = zone.kind === 'chain' ? chainBlock(pen, { ...zone, cards: shown }, room) : grid(pen, shown, room);
  return stack([heading(pen, zone, room), cards, ...rest], space.tight);
}

/** Cards in lines of equal columns; the cards of a line are equally high. */
function grid(pen: Pen, cards: Zone['cards'], room: number): Block {
  const { columns, lines } = columnsOf(cards.length);
  const options: CardOptions = { width: cell(room, columns), lines, facts: true };
  const makers = cards.map(card => (least: number) => cardBlock(pen, card, { ...options, least }));
  return flow(levelled(makers, columns), room + 1, space.gap);
}

/** A chain: each stretch in lines from left to right with arrows between; a branch says where it comes from. */
function chainBlock(pen: Pen, zone: Zone, room: number): Block {
  const { stretches, others } = stretchesOf(zone);
  const byKey = new Map(zone.cards.map(card => [card.key, card] as const));
  const wordsOf = (link: Link): string => {
    const to = byKey.get(link.to);
    const label = link.label === undefined ? '' : ` (${pen.say(link.label)})`;
    return `→ ${to === undefined ? '' : pen.say(nameOf(to))}${label}`;
  };
  const width = cell(room - 2 * ARROW - 2 * space.gap, 3);
  const options: CardOptions = { width, lines: 2, facts: true };
  const blocks = stretches.map(({ cards, links, from }) => {
    const told = from === null ? [] : [branch(pen, from, byKey.get(from.from), wordsOf(from), room)];
    const parts = cards.flatMap((card, index): Block[] => {
      const more = others.filter(link => link.from === card.key);
      const block = cardBlock(pen, card, options);
      const joined =
        more.length === 0
          ? block
          : stack(
              [
                block,
                ...more.map(link => written(wordsOf(link), width, 2, { size: type.small, fill: pen.colours.soft })),
              ],
              space.tight,
            );
      const link = links[index - 1];
      return link === undefined ? [joined] : [arrow(pen, link, wordsOf(link), width), joined];
    });
    return stack([...told, flow(parts, room, space.gap)], space.tight);
  });
  return stack(blocks, space.gap);
}

/** The arrow between two neighbours of a chain, its label above it. */
function arrow(pen: Pen, link: Link, says: string, room: number): Block {
  const { soft } = pen.colours;
  const shaft: Block = {
    width: ARROW - space.gap,
    height: 24,
    shapes: [
      {
        kind: 'stroke',
        path: `M2 12H${ARROW - space.gap - 2}M${ARROW - space.gap - 12} 3L${ARROW - space.gap - 2} 12L${ARROW - space.gap - 12} 21`,
        stroke: soft,
        strokeWidth: 4,
      },
    ],
  };
  if (link.label === undefined) return { ...shaft, says };
  const label = written(pen.say(link.label), room, 2, { size: type.small, fill: soft });
  return { ...stack([{ ...label }, shaft], 2), says };
}

/** The beginning of a branch: from which card it goes, and by what. */
function branch(pen: Pen, link: Link, host: Zone['cards'][number] | undefined, says: string, room: number): Block {
  const label = link.label === undefined ? '' : ` (${pen.say(link.label)})`;
  const words = `${host === undefined ? '' : pen.say(nameOf(host))}${label}`;
  const icon = sign('attached', iconSize.small, pen.colours.soft);
  const name = written(words, room - 100, 1, { size: type.small, fill: pen.colours.soft });
  return beside([icon, name, arrow(pen, { from: link.from, to: link.to }, '', room)], space.tight, says);
}
