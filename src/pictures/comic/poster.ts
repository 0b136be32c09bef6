import {
  type Blow,
  type Drama,
  decidingBlow,
  type Ending,
  endingOf,
  type Figure,
  isDrawn,
  type LogEntry,
  type MatchFacts,
  type Outcome,
  type Seat,
  type Text,
  text,
  winners,
} from '../../kernel/index.js';
import { at, type Block, filling, silent, stack } from '../draw/shapes.js';
import { type Pen, written } from '../draw/words.js';
import { ROOM } from '../masthead.js';
import { page } from '../page.js';
import type { Picture } from '../picture.js';
import { ink, palettes, space, type Tone, tones, type } from '../style.js';
import { type Face, faceOf } from '../tile.js';
import { captionBlock, facesShapes, groundShapes } from './art.js';
import { type ComicOptions, faceIn, initialsOfSeat } from './moment.js';

/** A match that is over, with the game's rules for telling it. */
export interface Finished {
  readonly outcome: Outcome;
  readonly log: readonly LogEntry[];
  readonly facts: MatchFacts;
  readonly drama: Drama;
}

const HEIGHT = 1000;
const FACES = { y: 410, most: 350 };

const MOODS: Readonly<Record<Ending, Tone>> = {
  won: tones.yellow,
  drawn: tones.steel,
  conceded: tones.sky,
  'together-won': tones.green,
  'together-lost': tones.night,
};

/** The end of a match as a poster: who won, large, the blow that decided it, and three numbers. */
export function posterPicture(finished: Finished, { say, theme, cards }: ComicOptions): Picture {
  const { outcome, log, facts, drama } = finished;
  const pen: Pen = { say, colours: palettes[theme] };
  const ending = endingOf(outcome, drama);
  const mood = MOODS[ending];
  const headline = say(headlineOf(outcome));
  const letters = fitted(headline, ROOM - 60, mood.ink);
  const blow = decidingBlow(log, drama, outcome);
  const captions = [outcome.reason, ...(blow === null ? [] : [blow.words])].map(words =>
    captionBlock(pen, say(words), ROOM - 60, 2),
  );
  const told = stack(captions, space.gap);
  const figures = figuresBlock(pen, drama.figures(facts));
  const foot = stack([told, figures], space.gap * 2);
  return page(pen.colours, {
    width: ROOM,
    height: HEIGHT,
    shapes: [
      ...groundShapes(pen, ROOM, HEIGHT, mood, FACES.y),
      at((ROOM - letters.width) / 2, 36, letters),
      ...facesShapes(pen, facesOf(pen, ending, finished, blow, cards), ROOM, FACES.y, FACES.most),
      at(30, HEIGHT - foot.height - 30, foot),
    ],
  });
}

/** Who has won, in a few words. */
export function headlineOf(outcome: Outcome): Text {
  if (outcome.together !== undefined) return text(`poster-together-${outcome.together}`);
  if (isDrawn(outcome)) return text('poster-drawn');
  return text('poster-won', { who: { list: winners(outcome).map(seat => ({ seat })) } });
}

/** A headline as large as it fits on one line. */
export function fitted(words: string, room: number, fill: string): Block {
  for (let size = 150; ; size -= 10) {
    const block = written(words, Number.POSITIVE_INFINITY, 1, { size, weight: 'display', fill });
    if (block.width <= room) return block;
    if (size <= type.huge) return written(words, room, 2, { size, weight: 'display', fill });
  }
}

/** Who is shown: the winners, by the character whose blow decided it; both sides of a draw; of a defeat, who brought it about. */
function facesOf(
  pen: Pen,
  ending: Ending,
  { outcome, log, drama, facts }: Finished,
  blow: Blow | null,
  cards: ComicOptions['cards'],
): Face[] {
  if (ending === 'together-lost') {
    const villain = log.findLast(({ id, args }) => drama.lines[id]?.kind === 'stage' && args?.card !== undefined)?.args
      ?.card;
    const card = typeof villain === 'object' && 'card' in villain ? villain.card : (blow?.card ?? null);
    return [faceIn(pen, card, cards) ?? { sign: 'defeated', initials: '', tone: tones.red }];
  }
  const seats = ending === 'drawn' ? [...outcome.places.keys()] : winners(outcome);
  const { card = null, seat: striker = null } = blow?.by ?? {};
  const struck = card === null ? undefined : cards.get(card);
  return seats.map(seat =>
    struck?.emblem !== undefined && (striker ?? seat) === seat
      ? faceOf(pen, struck)
      : faceOfPlayer(pen, facts, seat, cards),
  );
}

/** A player's face where no blow tells: that of the character whose cards they played most; who played none has their initials. */
function faceOfPlayer(pen: Pen, { cards: played }: MatchFacts, seat: Seat, cards: ComicOptions['cards']): Face {
  const counts = new Map<string, { card: string; times: number }>();
  for (const [card, { played: times }] of Object.entries(played)) {
    const emblem = cards.get(card)?.emblem;
    if (emblem === undefined) continue;
    const one = counts.get(emblem) ?? { card, times: 0 };
    counts.set(emblem, { card: one.card, times: one.times + (times[seat] ?? 0) });
  }
  const most = [...counts.values()]
    .filter(({ times }) => times > 0)
    .sort((one, other) => other.times - one.times || (one.card < other.card ? -1 : 1))[0];
  const entry = most === undefined ? undefined : cards.get(most.card);
  return entry === undefined ? initialsOfSeat(pen, seat) : faceOf(pen, entry);
}

/** Numbers side by side, each with what it counts. */
function figuresBlock(pen: Pen, figures: readonly Figure[]): Block {
  const { card, outline, ink: black, soft } = pen.colours;
  const width = (ROOM - 60 - (figures.length - 1) * space.gap) / figures.length;
  const height = 160;
  const boxes = figures.map(({ label, value }, index) => {
    const number = written(String(value), width - 20, 1, { size: type.giant, weight: 'display', fill: black });
    const words = written(pen.say(label), width - 20, 1, { weight: 'bold', fill: soft });
    const block: Block = {
      width,
      height,
      shapes: [
        filling(width, height, { radius: 8, fill: card, stroke: outline, strokeWidth: ink.card }),
        at((width - number.width) / 2, 4, silent(number)),
        at((width - words.width) / 2, height - words.height - 6, silent(words)),
      ],
    };
    return { ...at(index * (width + space.gap), 0, block), says: `${pen.say(label)} ${value}` };
  });
  return { width: ROOM - 60, height, shapes: boxes };
}
