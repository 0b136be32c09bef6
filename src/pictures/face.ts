import type { CardView, Fact, Text } from '../kernel/index.js';
import { cornerOf, factBlock, iconsOf, kindOf, stateBlocks, toneOfKind } from './card.js';
import { at, type Block, flow, type Shape, stack } from './draw/shapes.js';
import { beside, type Pen, sign, written } from './draw/words.js';
import { iconSize, space, type } from './style.js';

export interface FaceOptions {
  readonly width: number;
  /** Our own wording of what the card does; null when it does nothing special. */
  readonly wording: Text | null;
  /** Lines the wording may have. */
  readonly lines: number;
  /** At least this high. */
  readonly least?: number;
}

const BAND = 60;
const EDGE = 4;

/** A card as one holds it: its number and kinds on top, its name, what it does, its other numbers at the foot. */
export function faceBlock(pen: Pen, card: CardView, options: FaceOptions): Block {
  const { ink, soft } = pen.colours;
  const room = options.width - 2 * space.inset;
  const facts = card.facts ?? [];
  const name = written(pen.say(card.title), room, 3, { weight: 'bold', fill: ink });
  const does =
    options.wording === null
      ? []
      : [written(pen.say(options.wording), room, options.lines, { size: type.small, fill: soft })];
  const top = new Set(topFacts(facts));
  const rest = facts.filter(fact => !top.has(fact)).map(fact => factBlock(pen, fact, room));
  const states = stateBlocks(pen, card, room);
  const foot = [
    ...(rest.length > 0 ? [flow(rest, room, space.gap, space.tight)] : []),
    ...(states.length > 0 ? [flow(states, room, space.tight)] : []),
  ];
  const [upper, lower] = [stack([name, ...does], space.tight), stack(foot, space.tight)];
  const gap = foot.length > 0 ? space.gap : 0;
  const needed = BAND + space.gap + upper.height + gap + lower.height + space.inset;
  const height = Math.max(options.least ?? 0, needed);
  return {
    width: options.width,
    height,
    shapes: [
      ...ground(pen, card, facts, options.width, height),
      at(space.inset, 0, bandBlock(pen, facts, room)),
      at(space.inset, BAND + space.gap, upper),
      at(space.inset, height - space.inset - lower.height, lower),
    ],
  };
}

/** What stands on the band: the number in the corner, and the fact that names the kinds. */
function topFacts(facts: readonly Fact[]): Fact[] {
  const kinds = kindOf(facts);
  const named = facts.find(fact => kinds.length > 0 && iconsOf(fact)[0] === kinds[0] && fact.sign?.value === undefined);
  return [cornerOf(facts), named].filter(fact => fact !== undefined);
}

function bandBlock(pen: Pen, facts: readonly Fact[], room: number): Block {
  const [number, kinds] = [cornerOf(facts), topFacts(facts).find(fact => fact !== cornerOf(facts))];
  const tone = toneOfKind(pen, kindOf(facts)[0]);
  const last = toneOfKind(pen, kindOf(facts).at(-1));
  const shapes: Shape[] = [];
  if (number !== undefined) {
    const value = written(String(number.sign?.value), room / 2, 1, { size: type.huge, weight: 'bold', fill: tone.ink });
    const [icon] = iconsOf(number);
    const signs = icon === undefined ? [] : [sign(icon, iconSize.small, tone.ink)];
    const block = beside([value, ...signs], space.tight, pen.say(number));
    shapes.push(at(0, (BAND - block.height) / 2, block));
  }
  if (kinds !== undefined) {
    const icons = iconsOf(kinds).map((icon, index) => sign(icon, iconSize.big, (index === 0 ? tone : last).ink));
    const block = beside(icons, space.gap, pen.say(kinds));
    shapes.push(at(room - block.width, (BAND - block.height) / 2, block));
  }
  return { width: room, height: BAND, shapes };
}

/** The card itself: a band in the colours of its kinds, and their first icon large and faint behind the words. */
function ground(pen: Pen, card: CardView, facts: readonly Fact[], width: number, height: number): Shape[] {
  const { colours } = pen;
  const playable = (card.marks ?? []).some(mark => mark.id === 'playable');
  const kinds = kindOf(facts);
  const tones = kinds.length === 0 ? [toneOfKind(pen, undefined)] : kinds.map(kind => toneOfKind(pen, kind));
  const part = (width - 2 * EDGE) / tones.length;
  const [first] = kinds;
  const mark = Math.min(width * 0.62, height - BAND - 40);
  return [
    {
      kind: 'box',
      x: 0,
      y: 0,
      width,
      height,
      radius: space.radius,
      fill: colours.card,
      stroke: playable ? colours.playable.fill : colours.line,
      strokeWidth: playable ? 7 : 2,
    },
    ...tones.map(
      (tone, index): Shape => ({
        kind: 'box',
        x: EDGE + index * part,
        y: EDGE,
        width: part,
        height: BAND - EDGE,
        fill: tone.fill,
      }),
    ),
    ...(first === undefined
      ? []
      : [
          {
            kind: 'sign' as const,
            x: (width - mark) / 2,
            y: BAND + (height - BAND - mark) / 2,
            icon: first,
            size: mark,
            fill: colours.line,
            opacity: 0.16,
          },
        ]),
  ];
}
