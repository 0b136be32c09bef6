import type { CardView, Fact, Meter } from '../kernel/index.js';
import { isCalled } from '../locales/index.js';
import { type Block, told } from './draw/shapes.js';
import { beside, type Pen, padded, sign, written } from './draw/words.js';
import { type IconName, iconOf, toneOf } from './icons/index.js';
import { iconSize, ink, space, type Tone, tones, type } from './style.js';

/** A meter or counter in words, as it is written beside the picture too. */
export const meterWords = ({ say }: Pen, { label, value, max }: Meter): string =>
  `${say(label)} ${value}${max === undefined ? '' : `/${max}`}`;

export const numberOf = ({ value, max }: Meter): string => `${value}${max === undefined ? '' : `/${max}`}`;

export const hasMark = ({ marks = [] }: Pick<CardView, 'marks'>, id: string): boolean =>
  marks.some(mark => mark.id === id);

/** The icons of a fact that are drawn. */
export const iconsOf = (fact: Fact): IconName[] => (fact.sign?.icons ?? []).map(iconOf).filter(icon => icon !== null);

/** The fact that says of what kinds a card is: the first whose icons have colours, and no number. */
export const kindFactOf = (facts: readonly Fact[]): Fact | undefined =>
  facts.find(fact => fact.sign?.value === undefined && iconsOf(fact).some(icon => toneOf(icon) !== null));

/** The kinds a card is of: the icons of the first fact that has colours. */
export function kindOf(facts: readonly Fact[]): IconName[] {
  const fact = kindFactOf(facts);
  return fact === undefined ? [] : iconsOf(fact).filter(icon => toneOf(icon) !== null);
}

/** Numbers that say what a card asks for or is worth as a whole: they stand in its corner, as on printed cards. */
const CORNERS: ReadonlySet<string> = new Set<IconName>(['level', 'cost', 'rating', 'power']);

/** The fact that stands in a card's corner. */
export const cornerOf = (facts: readonly Fact[]): Fact | undefined =>
  facts.find(({ sign: drawn }) => drawn?.value !== undefined && CORNERS.has(drawn.icons[0] ?? ''));

/** What a fact adds to what its card is called: nothing, where that says it. */
export const factWords = ({ say }: Pen, card: CardView, fact: Fact): string[] =>
  isCalled(card, fact, say) ? [] : [say(fact)];

/** A fact as icons and its number; without an icon it is told and not drawn. */
export function factBlock(pen: Pen, card: CardView, fact: Fact, room: number, size: number = iconSize.body): Block {
  const words = factWords(pen, card, fact);
  const icons = iconsOf(fact);
  if (icons.length === 0) return told(...words);
  const value = fact.sign?.value;
  const [first, ...others] = icons.map(icon => coloured(pen, icon, size));
  const number =
    value === undefined
      ? []
      : [written(String(value), room, 1, { size: type.number, weight: 'display', fill: pen.colours.ink })];
  return beside([...(first === undefined ? [] : [first]), ...number, ...others], 4, words[0]);
}

/** Icons of a kind lie on its colour, others stand by themselves. */
function coloured(pen: Pen, icon: IconName, size: number): Block {
  const tone = toneOf(icon);
  if (tone === null) return sign(icon, size, pen.colours.soft);
  const { fill, ink: drawn } = tones[tone];
  const ground = { fill, stroke: pen.colours.outline, strokeWidth: ink.fine, radius: 8 };
  return padded(sign(icon, size - 8, drawn), { x: 4, y: 4 }, ground);
}

/** A number that lies on a card: a round token with its icon. */
export function tokenBlock(pen: Pen, meter: Meter, room: number, tone?: Tone): Block {
  const words = meterWords(pen, meter);
  const icon = iconOf(meter.id);
  const { fill, ink: drawn } = tone ?? { fill: pen.colours.chip, ink: pen.colours.ink };
  const ground = { fill, stroke: pen.colours.outline, strokeWidth: ink.fine, radius: 21 };
  if (icon === null)
    return padded({ ...written(words, room - 24, 1, { fill: drawn }), says: words }, { x: 10, y: 0 }, ground);
  const number = (size: number): Block => written(numberOf(meter), room, 1, { size, weight: 'display', fill: drawn });
  const drawing = sign(icon, iconSize.small, drawn);
  const token = (size: number, x: number): Block =>
    padded(beside([drawing, number(size)], 4, words), { x, y: 0 }, ground);
  // A number is smaller before it has no room: it is never cut.
  const usual = token(type.number, 10);
  return usual.width <= room ? usual : token(type.body, 6);
}

/** That a card may be played now, as a tick: its border and its place say so too. */
export function tickBlock(pen: Pen, words: string): Block {
  const { playable, outline } = pen.colours;
  const ground = { fill: playable.fill, stroke: outline, strokeWidth: ink.fine, radius: 8 };
  return { ...padded(sign('playable', iconSize.small, playable.ink), { x: 8, y: 5 }, ground), says: words };
}

/** The sign of a state alone, where its word would leave a name no room; null where nothing is drawn for it. */
export function badgeOf(pen: Pen, words: string, icon: string, tone: Tone): Block | null {
  const drawn = iconOf(icon);
  if (drawn === null) return null;
  const ground = { fill: tone.fill, stroke: pen.colours.outline, strokeWidth: ink.fine, radius: 4 };
  return { ...padded(sign(drawn, iconSize.small, tone.ink), { x: 8, y: 5 }, ground), says: words };
}

/** A state of a card as a ribbon across it. */
export function ribbonBlock(pen: Pen, words: string, icon: string, room: number, tone: Tone): Block {
  const drawn = iconOf(icon);
  const signs = drawn === null ? [] : [sign(drawn, iconSize.small, tone.ink)];
  const left = room - 2 * space.tight - 12 - signs.length * (iconSize.small + 4);
  const label = written(words, left, 1, { weight: 'bold', fill: tone.ink });
  const ground = { fill: tone.fill, stroke: pen.colours.outline, strokeWidth: ink.fine, radius: 4 };
  return padded(beside([...signs, label], 4, words), { x: 8, y: 0 }, ground);
}
