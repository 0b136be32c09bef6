import { LRUCache } from 'lru-cache';
import { type CardView, hashOf, text } from '../../kernel/index.js';
import type { Look } from '../../matches/matches.js';
import { type Faces, handPicture, type Picture, type Theme } from '../../pictures/index.js';
import { readPreferences } from '../people/settings.js';
import { describeHand } from '../render/describe.js';
import type { Sketch } from '../render/pictures.js';
import { matchTranslator } from '../render/translators.js';
import type { View } from './show.js';

/** What is known of a hand's picture before it's laid out again. */
type Known = Pick<Picture, 'width' | 'height'> & Pick<Sketch, 'description'>;

/** Of hands that were shown lately, by match and name: most clicks leave a hand as it is. */
const known = new LRUCache<string, Known>({ max: 2000 });

/** How single cards looked there lately: after most answers a hand has the same cards but one. */
const faces = new LRUCache<string, ReturnType<Faces>>({ max: 200 });

/** The picture of a hand, where one is wanted and may be shown. */
export function sketchFor(
  look: Look,
  person: string,
  hand: readonly CardView[],
  { locale, words, pictures }: Pick<View, 'locale' | 'words' | 'pictures'>,
): Sketch | null {
  const { pictures: theme } = readPreferences(look.stored[person] ?? {});
  if (words === true || theme === 'words' || hand.length === 0 || !pictures) return null;
  return handSketch(look, hand, { theme, locale });
}

/** The name of a hand's file tells what is on it, so that a message can be asked whether it has it. */
const nameOf = (hand: readonly CardView[], theme: Theme, locale: string): string =>
  `hand-${hashOf([hand, theme, locale]).slice(0, 12)}.png`;

/** The picture of a hand, with what it says. It's laid out only where its size is not known yet, or it has to be drawn. */
function handSketch(
  { match, game }: Look,
  hand: readonly CardView[],
  { theme, locale }: { theme: Theme; locale: string },
): Sketch {
  const name = nameOf(hand, theme, locale);
  const id = `${match.id} ${name}`;
  const say = matchTranslator(match, locale);
  const kept: Faces = of => {
    const place = `${match.id} ${theme} ${locale} ${of}`;
    const known = faces.get(place) ?? new Map();
    faces.set(place, known);
    return known;
  };
  let laid: Picture | undefined;
  const layOut = (): Picture => {
    laid ??= handPicture(hand, { say: say.plain, theme, cards: game.cards, faces: kept });
    return laid;
  };
  const describe = (): string => describeHand(hand, say, say.plain(text('hand-title')));
  const { width, height, description } = known.get(id) ?? { ...sizeOf(layOut()), description: describe() };
  known.set(id, { width, height, description });
  const picture = {
    id,
    width,
    height,
    get svg() {
      return layOut().svg;
    },
  };
  return { name, picture, description };
}

const sizeOf = ({ width, height }: Picture): Pick<Picture, 'width' | 'height'> => ({ width, height });
