import {
  type CardEntry,
  type CardIndex,
  type CardView,
  type Scene,
  type Seat,
  type Text,
  text,
} from '../kernel/index.js';
import { wordingOf } from '../locales/index.js';
import { backBlock } from './card.js';
import { at, type Block, flow, levelled, stack } from './draw/shapes.js';
import { svgOf } from './draw/svg.js';
import { beside, type Pen, written } from './draw/words.js';
import { faceBlock } from './face.js';
import type { Picture } from './picture.js';
import { palettes, space, type Theme, type, WIDTH } from './style.js';

export interface HandOptions {
  say(text: Text): string;
  readonly theme: Theme;
  /** For our own wording of the cards. */
  readonly cards?: Pick<CardIndex, 'get'>;
}

/** Cards that are drawn; "and n more" stands for the others. */
const MOST = 24;
const FACE_WIDTH = 520;
/** How much higher than its neighbours a card that is playable now stands. */
const LIFT = 16;

/** The cards a seat holds, as its scene shows them to it. */
export const handOf = (scene: Scene, seat: Seat): readonly CardView[] =>
  (scene.panels.find(panel => panel.seat === seat)?.zones ?? [])
    .filter(zone => zone.kind === 'hand')
    .flatMap(zone => zone.cards);

/** A hand, spread out: what can be played now stands out of the line, with a thick border and its mark. */
export function handPicture(hand: readonly CardView[], { say, theme, cards }: HandOptions): Picture {
  const pen: Pen = { say, colours: palettes[theme] };
  const room = WIDTH - 2 * space.edge;
  const shown = hand.slice(0, MOST);
  const columns = shown.length <= 3 ? 3 : 4;
  const width = (room - (columns - 1) * space.gap) / columns;
  const makers = shown.map(card => (least: number) => held(pen, card, { width, least }, cards));
  const lines = levelled(makers, columns).map((face, index) => lifted(face, isPlayable(shown[index])));
  const left = hand.length - shown.length;
  const title = written(`${say(text('hand-title'))} (${hand.length})`, room, 1, {
    size: type.title,
    weight: 'bold',
    fill: pen.colours.ink,
  });
  const rest = left > 0 ? [written(say(text('more-cards', { n: left })), room, 1, { fill: pen.colours.ink })] : [];
  const body = stack([title, flow(lines, room + 1, space.gap), ...rest], space.gap);
  return picture(pen, WIDTH, body);
}

/** One card to look up. */
export function cardPicture(entry: CardEntry, { say, theme }: Omit<HandOptions, 'cards'>): Picture {
  const pen: Pen = { say, colours: palettes[theme] };
  const view: CardView = { card: entry.id, title: entry.title, facts: entry.facts };
  const face = faceBlock(pen, view, { width: FACE_WIDTH, wording: wordingOf(entry), lines: 14 });
  return picture(pen, FACE_WIDTH + 2 * space.edge, face);
}

const isPlayable = (card: CardView | undefined): boolean => (card?.marks ?? []).some(mark => mark.id === 'playable');

function held(
  pen: Pen,
  card: CardView,
  { width, least }: { width: number; least: number },
  cards: HandOptions['cards'],
): Block {
  if (card.card === null)
    return beside(
      [
        backBlock(pen, 60),
        written(pen.say(text('face-down-card')), width - 60 - space.gap, 3, { fill: pen.colours.ink }),
      ],
      space.gap,
    );
  const entry = cards?.get(card.card);
  return faceBlock(pen, card, { width, least, wording: entry === undefined ? null : wordingOf(entry), lines: 7 });
}

const lifted = (face: Block, up: boolean): Block => ({
  width: face.width,
  height: face.height + LIFT,
  shapes: [at(0, up ? 0 : LIFT, face)],
});

function picture(pen: Pen, width: number, body: Block): Picture {
  const height = Math.ceil(body.height + 2 * space.edge);
  return { svg: svgOf({ width, height, shapes: [at(space.edge, space.edge, body)] }, pen.colours.page), width, height };
}
