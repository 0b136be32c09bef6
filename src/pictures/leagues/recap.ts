import type { Moment, Text } from '../../kernel/index.js';
import { captionBlock, facesShapes, groundShapes } from '../comic/art.js';
import { type ComicOptions, momentBlock } from '../comic/moment.js';
import { fitted } from '../comic/poster.js';
import { at, type Block, silent, stack } from '../draw/shapes.js';
import type { Pen } from '../draw/words.js';
import { ROOM } from '../masthead.js';
import { page } from '../page.js';
import type { Picture } from '../picture.js';
import { palettes, space, type Tone, tones } from '../style.js';
import { faceOfSeat } from '../tile.js';

/** A turning point with the words of its match: each table has its own names. */
export interface RecapMoment {
  readonly moment: Moment;
  readonly title: string;
  say(text: Text): string;
}

/** A league night that is over, in words that are said already. */
export interface RecapStory {
  readonly title: string;
  /** Who won, as a headline. */
  readonly headline: string;
  /** By name; nobody where the night has no winner. */
  readonly winners: readonly string[];
  readonly moments: readonly RecapMoment[];
  /** The luckiest draw, in a sentence; null where there was none. */
  readonly lucky: string | null;
}

const BANNER = 400;
const MOMENT = 222;
/** Faces side by side that are still seen on a phone. */
const FACES = 4;

/** A league night as a poster: who won, the best moments of its tables, and the luckiest draw. */
export function recapPicture(story: RecapStory, options: ComicOptions): Picture {
  const pen: Pen = { say: options.say, colours: palettes[options.theme] };
  const panels = story.moments.map(({ moment, title, say }) =>
    momentBlock({ ...pen, say }, moment, options.cards, {
      width: ROOM,
      height: MOMENT,
      large: false,
      title,
      grows: true,
    }),
  );
  const lucky = story.lucky === null ? [] : [captionBlock(pen, story.lucky, ROOM, 2)];
  return page(pen.colours, stack([banner(pen, story), ...panels, ...lucky], space.gap));
}

/** The night's name, its winners' faces, and who won, large. */
function banner(pen: Pen, { title, headline, winners }: RecapStory): Block {
  const mood: Tone = winners.length === 0 ? tones.steel : tones.yellow;
  const letters = fitted(headline, ROOM - 60, mood.ink);
  const name = captionBlock(pen, title, ROOM - 60, 1);
  const top = name.height + 16;
  const bottom = BANNER - letters.height - 16;
  const faces = winners.slice(0, FACES).map((winner, seat) => faceOfSeat(winner, seat));
  const middle = (top + bottom) / 2;
  return {
    width: ROOM,
    height: BANNER,
    says: `${title}. ${headline}`,
    shapes: [
      ...groundShapes(pen, ROOM, BANNER, mood, middle),
      ...facesShapes(pen, faces, ROOM, middle, bottom - top - 16),
      at(16, 12, silent(name)),
      at((ROOM - letters.width) / 2, bottom, silent(letters)),
    ],
  };
}
