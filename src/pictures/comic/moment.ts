import { type CardIndex, type Moment, type MomentKind, type Seat, type Text, text } from '../../kernel/index.js';
import { labelled } from '../../locales/index.js';
import { at, type Block, silent } from '../draw/shapes.js';
import type { Pen } from '../draw/words.js';
import { page } from '../page.js';
import type { Picture } from '../picture.js';
import { palettes, space, type Theme, tones, WIDTH } from '../style.js';
import { badgeBlock, type Face, faceOf, faceOfSeat } from '../tile.js';
import { captionBlock, groundShapes, moodOf, soundBlock } from './art.js';

export interface ComicOptions {
  say(text: Text): string;
  readonly theme: Theme;
  readonly cards: Pick<CardIndex, 'get'>;
}

/** The sound of each kind of turning point: always the same for what happened. */
const SOUNDS: Readonly<Record<MomentKind, Text>> = {
  strike: text('sound-strike'),
  stopped: text('sound-stopped'),
  misfire: text('sound-misfire'),
  fall: text('sound-fall'),
  rise: text('sound-rise'),
  stage: text('sound-stage'),
  out: text('sound-out'),
};

const PANEL = { width: WIDTH - 2 * space.edge, height: 600 };

/** A big moment as a picture of one panel. */
export function momentPicture(moment: Moment, { say, theme, cards }: ComicOptions): Picture {
  const pen: Pen = { say, colours: palettes[theme] };
  return page(pen.colours, momentBlock(pen, moment, cards, { ...PANEL, large: true }));
}

/** The face of a card; null where there is none. */
export function faceIn(pen: Pen, card: string | null, cards: ComicOptions['cards']): Face | null {
  const entry = card === null ? undefined : cards.get(card);
  return entry === undefined ? null : faceOf(pen, entry);
}

/** The face of a player for whom no card stands: a name. */
export const initialsOfSeat = (pen: Pen, seat: Seat): Face =>
  faceOfSeat(pen.say(text('poster-name', { who: { seat } })), seat);

const NOBODY: Face = { sign: 'turn', initials: '', tone: tones.steel };

/** Whose face a moment has: that of its card, else of its player. */
const faceAt = (pen: Pen, { card, seat }: Moment, cards: ComicOptions['cards']): Face =>
  faceIn(pen, card, cards) ?? (seat === null ? NOBODY : initialsOfSeat(pen, seat));

/** Room above the caption, for the face and the sound, where a panel may grow with what it tells. */
const SEEN = 130;

/** Between a face and its sound, which never lies on it. */
const BESIDE = 8;

/** A turning point: who, how it sounded, and what the log says. It says the log's line. */
export function momentBlock(
  pen: Pen,
  moment: Moment,
  cards: ComicOptions['cards'],
  {
    width,
    height: least,
    large,
    title,
    grows = false,
  }: { width: number; height: number; large: boolean; title?: string; grows?: boolean },
): Block {
  const mood = moodOf(moment.kind);
  const words = pen.say(moment.words);
  const caption = captionBlock(pen, words, width - 32, large ? 3 : 4);
  const height = grows ? Math.max(least, SEEN + caption.height + 24) : least;
  const free = height - caption.height - 24;
  const middle = free / 2 + (large ? 0 : 14);
  const face = faceAt(pen, moment, cards);
  const sound = soundBlock(pen, pen.say(SOUNDS[moment.kind]), large ? 96 : 52);
  const above = title === undefined ? [] : [at(12, 12, silent(captionBlock(pen, title, width / 2, 1)))];
  const burst = width - sound.width - (large ? 40 : 8);
  const seen = Math.min(large ? 320 : 170, free * 0.8, burst - 2 * BESIDE);
  // In the middle of its part of the panel, as far as the sound leaves it free.
  const left = Math.min((width * (large ? 0.9 : 0.84) - seen) / 2, burst - BESIDE - seen);
  return {
    width,
    height,
    says: title === undefined ? words : labelled(pen.say, title, words),
    shapes: [
      ...groundShapes(pen, width, height, mood, middle),
      at(left, middle - seen / 2, silent(badgeBlock(pen, face, seen))),
      at(burst, large ? 30 : 10, silent(sound)),
      ...above,
      at((width - caption.width) / 2, height - caption.height - 16, silent(caption)),
    ],
  };
}
