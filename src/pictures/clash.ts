import type { CardView, Mark, Zone } from '../kernel/index.js';
import { type CardOptions, cardBlock } from './card.js';
import { at, type Block, type Shape, silent, stack } from './draw/shapes.js';
import { type Pen, written } from './draw/words.js';
import { ROOM } from './masthead.js';
import { ink, space, type } from './style.js';

const BURST = 132;
const SHAFT = 120;

/** The mark of a card that says what it does to whom. */
const aimOf = (card: CardView): Mark | undefined => (card.marks ?? []).find(({ at: seat }) => seat !== undefined);

/** Whether all that lies in a zone is aimed at somebody. */
export const isClash = (zone: Zone): boolean => zone.cards.length > 0 && zone.cards.every(card => aimOf(card));

/** Attacks under way: each card with an arrow to the side it hits, and there a burst with its number. */
export function clashBlock(pen: Pen, zone: Zone, options: Omit<CardOptions, 'width'>): Block {
  const width = ROOM - BURST - SHAFT - 2 * space.gap;
  const heading = { width: 0, height: 0, shapes: [], says: `${pen.say(zone.title)} ${zone.count}` };
  const attacks = zone.cards.map(card => {
    const aim = aimOf(card) as Mark;
    const left = aim.at === 0;
    const plain = { ...card, marks: (card.marks ?? []).filter(mark => mark !== aim) };
    const block = cardBlock(pen, plain, { ...options, width });
    const words = written(pen.say(aim.words), width, 1, { weight: 'bold', fill: pen.colours.ink });
    const height = Math.max(block.height + words.height + space.tight, BURST);
    const start = left ? ROOM - width : 0;
    const y = height / 2;
    const [from, to] = left ? [start - space.gap, BURST] : [width + space.gap, ROOM - BURST];
    const number = burst(pen, left ? BURST / 2 : ROOM - BURST / 2, y, aim.value);
    const hit: Shape = {
      ...at(0, 0, {
        width: ROOM,
        height,
        shapes: [
          arrow(pen, from, to, y),
          ...number,
          at(left ? ROOM - words.width : 0, block.height + space.tight, silent(words)),
        ],
      }),
      says: pen.say(aim.words),
    };
    return { width: ROOM, height, shapes: [at(start, 0, block), hit] };
  });
  return stack([heading, ...attacks], space.tight);
}

/** Lines of speed that run towards a burst. */
function arrow({ colours }: Pen, from: number, to: number, y: number): Shape {
  const back = from < to ? -1 : 1;
  const tip = to + back * 6;
  const neck = tip + back * 44;
  const path = `M${from} ${y - 14}L${neck} ${y - 14}L${neck} ${y - 36}L${tip} ${y}L${neck} ${y + 36}L${neck} ${y + 14}L${from} ${y + 14}z`;
  return { kind: 'stroke', path, stroke: colours.outline, strokeWidth: ink.card, fill: colours.danger };
}

/** A star of so many points, as a path. */
export function starPath(x: number, y: number, outer: number, inner: number, points: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const angle = (Math.PI * index) / points - Math.PI / 2;
    const far = index % 2 === 0 ? outer : inner;
    return `${Math.round(x + far * Math.cos(angle))} ${Math.round(y + far * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}z`;
}

function burst(pen: Pen, x: number, y: number, value: number | undefined): Shape[] {
  const { caption, outline } = pen.colours;
  const number = written(value === undefined ? '!' : String(value), BURST, 1, {
    size: type.huge,
    weight: 'display',
    fill: caption.ink,
  });
  return [
    {
      kind: 'stroke',
      path: starPath(x, y, BURST / 2 - 3, BURST / 3.1, 12),
      stroke: outline,
      strokeWidth: ink.card,
      fill: caption.fill,
    },
    at(x - number.width / 2, y - number.height / 2, silent(number)),
  ];
}
