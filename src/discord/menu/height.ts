import {
  type APIActionRowComponent,
  type APIButtonComponent,
  type APIComponentInContainer,
  type APIComponentInMessageActionRow,
  type APIContainerComponent,
  ComponentType,
} from 'discord.js';
import { LRUCache } from 'lru-cache';
import { type Chat, drawable, widthOf, wrap } from '../../pictures/index.js';
import { PHONE } from './phone.js';

const { width: WIDTH, gap: GAP } = PHONE;

/** A picture in the container: its proportions count. */
interface Shape {
  readonly width: number;
  readonly height: number;
}

/** Pixels that a message with this container takes on a phone 390 px wide, about. */
export function heightOnPhone({ components }: APIContainerComponent, picture: Shape | null): number {
  const parts = components.map(one => heightOf(one, picture));
  return PHONE.frame + parts.reduce((sum, part) => sum + part, 0) + GAP * (parts.length - 1);
}

function heightOf(one: APIComponentInContainer, picture: Shape | null): number {
  switch (one.type) {
    case ComponentType.TextDisplay:
      return textHeight(one.content, WIDTH);
    case ComponentType.Separator:
      return PHONE.rule;
    case ComponentType.MediaGallery:
      return picture === null ? 0 : (WIDTH * picture.height) / picture.width;
    case ComponentType.Section: {
      const { high, least } = PHONE.button;
      const button = one.accessory.type === ComponentType.Button ? buttonWidth(one.accessory) : least;
      const words = one.components.map(({ content }) => content).join('\n');
      return Math.max(high, textHeight(words, WIDTH - button - PHONE.beside));
    }
    case ComponentType.ActionRow:
      return rowHeight(one);
    default:
      return 0;
  }
}

const SUBTEXT = '-# ';
/** More lines than a menu has. */
const LINES = 99;

/** How many lines words took lately, by the words and all that says how they are set. */
const known = new LRUCache<string, number>({ max: 3000 });

function linesOf(words: string, room: number, letters: number, weight: Chat): number {
  const set = `${room} ${letters} ${weight} ${words}`;
  const before = known.get(set);
  if (before !== undefined) return before;
  const lines = wrap(drawable(words), room, LINES, letters, weight).length;
  known.set(set, lines);
  return lines;
}

/** Lines of one size stand closer together than lines of two. */
function textHeight(content: string, room: number): number {
  const lines = content.split('\n').map(said => ({ said, isSmall: said.startsWith(SUBTEXT) }));
  return lines.reduce((sum, { said, isSmall }, at) => {
    const words = said.slice(isSmall ? SUBTEXT.length : 0).replace(/\*\*|\\(?=\W)/g, '');
    const { letters, high } = isSmall ? PHONE.small : PHONE.line;
    const apart = at > 0 && (isSmall || lines[at - 1]?.isSmall === true);
    const taken = linesOf(words, room, letters, said.startsWith('**') ? 'chat-bold' : 'chat') * high;
    return sum + taken + (apart ? PHONE.between : 0);
  }, 0);
}

function buttonWidth(button: APIButtonComponent): number {
  const { letters, edges, emoji, least } = PHONE.button;
  const label = 'label' in button ? (button.label ?? '') : '';
  const sign = 'emoji' in button && button.emoji !== undefined ? emoji : 0;
  return Math.max(least, edges + sign + widthOf(drawable(label), letters, 'chat-button'));
}

/** A list, or buttons side by side, as many as there is room for. */
function rowHeight({ components }: APIActionRowComponent<APIComponentInMessageActionRow>): number {
  let rows = 1;
  let taken = 0;
  for (const one of components) {
    if (one.type !== ComponentType.Button) {
      const named = 'placeholder' in one ? (one.placeholder ?? '') : '';
      const { edges, high } = PHONE.list;
      return high + PHONE.line.high * (linesOf(named, WIDTH - edges, PHONE.line.letters, 'chat') - 1);
    }
    const width = Math.min(WIDTH, buttonWidth(one));
    if (taken > 0 && taken + width > WIDTH) {
      rows++;
      taken = 0;
    }
    taken += width + GAP;
  }
  return rows * PHONE.button.high + (rows - 1) * GAP;
}
