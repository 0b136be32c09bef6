import { type Moment, type Outcome, type Text, text } from '../../kernel/index.js';
import { at, type Block, flow, silent, stack } from '../draw/shapes.js';
import { type Pen, written } from '../draw/words.js';
import { ROOM } from '../masthead.js';
import { page } from '../page.js';
import type { Picture } from '../picture.js';
import { HIGHEST, palettes, space, tones, type } from '../style.js';
import { captionBlock, groundShapes, soundBlock } from './art.js';
import { type ComicOptions, momentBlock } from './moment.js';
import { headlineOf } from './poster.js';

export interface Story {
  readonly title: Text;
  /** The turning points, as `storyOf` finds them. */
  readonly moments: readonly Moment[];
  readonly outcome: Outcome;
}

/** A match as a comic strip: a panel for each of its turning points, two in a line, and who won and why. */
export function storyPicture({ title, moments, outcome }: Story, { say, theme, cards }: ComicOptions): Picture {
  const pen: Pen = { say, colours: palettes[theme] };
  const head = written(say(title), ROOM, 1, { size: type.huge, weight: 'display', fill: pen.colours.ink });
  const lines = Math.ceil((moments.length + 1) / 2);
  const height = Math.floor((HIGHEST - 2 * space.edge - head.height - lines * space.gap) / Math.max(3, lines));
  const half = (ROOM - space.gap) / 2;
  // Where the seats play together, their turns are rounds.
  const part = outcome.together === undefined ? 'turn' : 'round';
  // The end has a line of its own where the others are even in number.
  const panels = moments.map(moment =>
    momentBlock(pen, moment, cards, {
      width: half,
      height,
      large: false,
      title: say(text(`story-${part}`, { n: moment.turn })),
    }),
  );
  const end = endBlock(pen, outcome, moments.length % 2 === 0 ? ROOM : half, height);
  return page(pen.colours, stack([head, flow([...panels, end], ROOM + 1, space.gap)], space.gap));
}

function endBlock(pen: Pen, outcome: Outcome, width: number, height: number): Block {
  const lost = outcome.together === 'lost';
  const told = [headlineOf(outcome), outcome.reason].map(words => captionBlock(pen, pen.say(words), width - 32, 3));
  const captions = stack(told, space.tight);
  const big = soundBlock(pen, pen.say(text(lost ? 'story-lost' : 'story-end')), 72);
  const free = height - captions.height - 24;
  return {
    width,
    height,
    shapes: [
      ...groundShapes(pen, width, height, lost ? tones.night : tones.yellow, free / 2),
      at((width - big.width) / 2, (free - big.height) / 2 + 8, silent(big)),
      at((width - captions.width) / 2, height - captions.height - 16, captions),
    ],
  };
}
