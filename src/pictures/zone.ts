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
/** Room for an arrow of a chain and what stands on it. */
const ARROW = 96;
const SHAFT = 30;
const TOP_WIDTH = 400;
const BACK = 28;

/** How the cards of a row stand: in lines that are about equally full, and very many in short ones. */
function columnsOf(count: number): { columns: number; lines: number } {
  if (count <= 2) return { columns: 2, lines: 2 };
  if (count === 3 || count === 5 || count === 6) return { columns: 3, lines: 3 };
  if (count <= 12) return { columns: 4, lines: 3 };
  return { columns: 3, lines: 1 };
}

const cell = (room: number, columns: number): number => (room - (columns - 1) * space.gap) / columns;

/** The heading of a zone: its icon, its name, how many cards it holds. */
function heading(pen: Pen, zone: Zone, room: number, withIcon = true): Block {
  const words = pen.say(zone.title);
  const count = zone.count === 0 ? pen.say(NONE) : String(zone.count);
  const number = written(count, room, 1, { size: type.small, weight: 'bold', fill: pen.colours.ink });
  const icon = withIcon ? iconFor(zone) : null;
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
  // A pile nobody looks into shows the back of its cards instead of an icon.
  const backs = top === undefined && zone.kind === 'pile' && zone.count > 0 ? [backBlock(pen, BACK)] : [];
  const head = heading(pen, zone, room - backs.length * (BACK + space.gap), backs.length === 0);
  if (top === undefined) return beside([...backs, head], space.tight);
  const over = written(pen.say(TOP), room, 1, { size: type.small, fill: pen.colours.soft });
  const card = cardBlock(pen, top, { width: Math.min(room, TOP_WIDTH), lines: 1, facts: false });
  return flow([head, over, card], room, space.gap, space.tight);
}

/** A row, a hand that may be seen, or a chain: its heading, and its cards below, in `columns` where that is given. */
export function longZone(pen: Pen, zone: Zone, room: number, columns?: number): Block {
  const shown = zone.cards.slice(0, MOST_CARDS);
  const left = zone.cards.length - shown.length;
  const rest = left > 0 ? [written(pen.say(text('more-cards', { n: left })), room, 1, { fill: pen.colours.ink })] : [];
  const cards =
    zone.kind === 'chain' ? chainBlock(pen, { ...zone, cards: shown }, room) : grid(pen, shown, room, columns);
  return stack([heading(pen, zone, room), cards, ...rest], space.tight);
}

/** Cards in lines of equal columns; the cards of a line are equally high. */
function grid(pen: Pen, cards: Zone['cards'], room: number, fixed?: number): Block {
  const { columns, lines } = fixed === undefined ? columnsOf(cards.length) : { columns: fixed, lines: 3 };
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
  const width = cell(room - 2 * (ARROW + space.gap), 3);
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
      return link === undefined ? [joined] : [arrow(pen, link, wordsOf(link)), joined];
    });
    return stack([...told, flow(parts, room, space.gap)], space.tight);
  });
  return stack(blocks, space.gap);
}

/** The arrow between two neighbours of a chain, its label above it. */
function arrow(pen: Pen, link: Link, says: string): Block {
  const { soft } = pen.colours;
  const shaft: Block = {
    width: SHAFT,
    height: 24,
    shapes: [
      {
        kind: 'stroke',
        path: `M2 12H${SHAFT - 2}M${SHAFT - 12} 3L${SHAFT - 2} 12L${SHAFT - 12} 21`,
        stroke: soft,
        strokeWidth: 4,
      },
    ],
  };
  if (link.label === undefined) return { ...shaft, says };
  const label = written(pen.say(link.label), ARROW, 2, { size: type.small, fill: soft });
  return { ...stack([label, shaft], 2), says };
}

/** The beginning of a branch: from which card it goes, and by what. */
function branch(pen: Pen, link: Link, host: Zone['cards'][number] | undefined, says: string, room: number): Block {
  const label = link.label === undefined ? '' : ` (${pen.say(link.label)})`;
  const words = `${host === undefined ? '' : pen.say(nameOf(host))}${label}`;
  const icon = sign('attached', iconSize.small, pen.colours.soft);
  const name = written(words, room - 100, 1, { size: type.small, fill: pen.colours.soft });
  return beside([icon, name, arrow(pen, { from: link.from, to: link.to }, '')], space.tight, says);
}
