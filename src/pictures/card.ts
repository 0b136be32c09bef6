import { type CardView, type Fact, type Meter, text } from '../kernel/index.js';
import { at, type Block, flow, type Group, type Shape, stack } from './draw/shapes.js';
import { beside, chip, type Pen, padded, sign, written } from './draw/words.js';
import { type IconName, iconOf, toneOf } from './icons/index.js';
import { iconSize, space, type Tone, tones, type } from './style.js';

export interface CardOptions {
  readonly width: number;
  /** Lines a title may have. */
  readonly lines: number;
  readonly facts: boolean;
  /** At least this high. */
  readonly least?: number;
}

const FACE_DOWN = text('face-down-card');
const UPSIDE_DOWN = text('upside-down');

/** A meter or counter in words, as it is written beside the picture too. */
export const meterWords = ({ say }: Pen, { label, value, max }: Meter): string =>
  `${say(label)} ${value}${max === undefined ? '' : `/${max}`}`;

/** The icons of a fact that are drawn. */
export const iconsOf = (fact: Fact): IconName[] => (fact.sign?.icons ?? []).map(iconOf).filter(icon => icon !== null);

/** The kinds a card is of: the icons of the first fact that has colours. */
export function kindOf(facts: readonly Fact[]): IconName[] {
  for (const fact of facts) {
    const kinds = fact.sign?.value === undefined ? iconsOf(fact).filter(icon => toneOf(icon) !== null) : [];
    if (kinds.length > 0) return kinds;
  }
  return [];
}

export function toneOfKind(pen: Pen, kind: IconName | undefined): Tone {
  const name = kind === undefined ? null : toneOf(kind);
  return name === null ? { fill: pen.colours.line, ink: pen.colours.ink } : tones[name];
}

/** Numbers that say what a card asks for or is worth as a whole: they stand in its corner, as on printed cards. */
const CORNERS: ReadonlySet<string> = new Set<IconName>(['level', 'cost', 'rating', 'power']);

/** The fact that stands in a card's corner. */
export const cornerOf = (facts: readonly Fact[]): Fact | undefined =>
  facts.find(({ sign: drawn }) => drawn?.value !== undefined && CORNERS.has(drawn.icons[0] ?? ''));

/** A fact as icons and its number; without an icon in its words. */
export function factBlock(pen: Pen, fact: Fact, room: number): Block {
  const words = pen.say(fact);
  const icons = iconsOf(fact);
  if (icons.length === 0) return chip(pen, words, { room });
  const value = fact.sign?.value;
  const [first, ...others] = icons.map(icon => coloured(pen, icon));
  const number =
    value === undefined
      ? []
      : [written(String(value), room, 1, { size: type.number, weight: 'bold', fill: pen.colours.ink })];
  return beside([...(first === undefined ? [] : [first]), ...number, ...others], space.tight, words);
}

/** Icons of a kind lie on its colour, others stand by themselves. */
function coloured(pen: Pen, icon: IconName): Block {
  const tone = toneOf(icon);
  if (tone === null) return sign(icon, iconSize.body, pen.colours.soft);
  const { fill, ink } = tones[tone];
  return padded(sign(icon, iconSize.small - 4, ink), { x: 4, y: 4 }, { fill, radius: 8 });
}

/** A number in the corner of a card, on the colour of its kind. */
function corner(pen: Pen, fact: Fact, tone: Tone): Block {
  const number = written(String(fact.sign?.value), 90, 1, { size: type.number, weight: 'bold', fill: tone.ink });
  return padded({ ...number, says: pen.say(fact) }, { x: 10, y: 1 }, { fill: tone.fill, radius: 9 });
}

/** What a card is in at the moment: marks and counters. */
export function stateBlocks(pen: Pen, card: CardView, room: number): Block[] {
  const { say, colours } = pen;
  return [
    ...(card.upsideDown === true ? [chip(pen, say(UPSIDE_DOWN), { icon: 'upside-down', room })] : []),
    ...(card.marks ?? []).map(mark =>
      chip(pen, say(mark.words), { icon: mark.id, room, ...(mark.id === 'playable' && { tone: colours.playable }) }),
    ),
    ...(card.counters ?? []).map(counter =>
      chip(pen, meterWords(pen, counter), { icon: counter.id, value: numberOf(counter), room }),
    ),
  ];
}

export const numberOf = ({ value, max }: Meter): string => `${value}${max === undefined ? '' : `/${max}`}`;

/** A card on the table: its title and numbers, its state, and within it what is attached to it. As high as it needs. */
export function cardBlock(pen: Pen, card: CardView, options: CardOptions): Block {
  const room = options.width - 2 * space.inset;
  const facts = options.facts ? (card.facts ?? []) : [];
  const inner = [head(pen, card, facts, room, options.lines)];
  // A back has no corner: all that is known of a card that lies face down stands below it.
  const inCorner = card.card === null ? undefined : cornerOf(facts);
  const rest = facts.filter(fact => fact !== inCorner).map(fact => factBlock(pen, fact, room));
  if (rest.length > 0) inner.push(flow(rest, room, space.gap, space.tight));
  const states = stateBlocks(pen, card, room);
  if (states.length > 0) inner.push(flow(states, room, space.tight));
  for (const { attached: _, ...one } of attachedTo(card))
    inner.push(cardBlock(pen, one, { ...options, width: room, least: 0 }));
  const body = stack(inner, space.tight);
  return onCard(pen, card, facts, {
    ...body,
    width: options.width,
    height: Math.max(options.least ?? 0, body.height + 2 * space.inset - 4),
  });
}

/** All that is attached to a card, and what is attached to that: drawn within the card, one below the other. */
const attachedTo = (card: CardView): CardView[] => (card.attached ?? []).flatMap(one => [one, ...attachedTo(one)]);

/** The corner's number, then the title beside it. */
function head(pen: Pen, card: CardView, facts: readonly Fact[], room: number, lines: number): Block {
  if (card.card === null)
    return beside([backBlock(pen, 40), title(pen, pen.say(FACE_DOWN), room - 40 - space.gap, 2)], space.gap);
  const number = cornerOf(facts);
  const left = number === undefined ? undefined : corner(pen, number, toneOfKind(pen, kindOf(facts)[0]));
  const name = title(pen, pen.say(card.title), room - (left === undefined ? 0 : left.width + space.gap - 4), lines);
  if (left === undefined) return name;
  return {
    width: room,
    height: Math.max(left.height, name.height),
    shapes: [at(0, 0, left), at(left.width + space.gap - 4, Math.max(0, (left.height - 33) / 2), name)],
  };
}

const title = (pen: Pen, words: string, room: number, lines: number): Block =>
  written(words, room, lines, { size: type.body, weight: 'bold', fill: pen.colours.ink });

/** The ground of a card: a strip in the colours of its kinds on the left; playable ones have a thick border. */
function onCard(pen: Pen, card: CardView, facts: readonly Fact[], { width, height, shapes }: Block): Block {
  const playable = (card.marks ?? []).some(mark => mark.id === 'playable');
  const kinds = kindOf(facts);
  const { colours } = pen;
  const strip = kinds.map(
    (kind, index): Shape => ({
      kind: 'box',
      x: 0,
      y: (index * height) / kinds.length,
      width: 6,
      height: height / kinds.length,
      fill: toneOfKind(pen, kind).fill,
    }),
  );
  const inside: Group = {
    kind: 'group',
    x: space.inset,
    y: space.inset - 2,
    width: width - 2 * space.inset,
    height: height - 2 * space.inset + 4,
    shapes,
  };
  return {
    width,
    height,
    shapes: [
      {
        kind: 'box',
        x: 0,
        y: 0,
        width,
        height,
        radius: 6,
        fill: colours.card,
        stroke: playable ? colours.playable.fill : colours.line,
        strokeWidth: playable ? 5 : 1.5,
      },
      ...strip,
      inside,
    ],
  };
}

/** The back of a card, `width` wide. */
export function backBlock(pen: Pen, width: number): Block {
  const { fill, ink } = pen.colours.back;
  const height = Math.round(width * 1.4);
  const [x, y] = [width / 2, height / 2];
  const lozenge = (across: number): string =>
    `M${x} ${y - across * 1.3}L${x + across} ${y}L${x} ${y + across * 1.3}L${x - across} ${y}z`;
  return {
    width,
    height,
    shapes: [
      { kind: 'box', x: 0, y: 0, width, height, radius: width / 8, fill, stroke: ink, strokeWidth: 2 },
      { kind: 'stroke', path: lozenge(width * 0.34), stroke: ink, strokeWidth: 2 },
      { kind: 'stroke', path: lozenge(width * 0.18), fill: ink },
    ],
  };
}
