import {
  type APIButtonComponent,
  type APIComponentInContainer,
  type APIContainerComponent,
  ComponentType,
} from 'discord.js';
import { drawable, widthOf, wrap } from '../../pictures/index.js';

// How high a menu stands on a phone 390 px wide: Discord tells no bot, so its own rules of layout are followed.

/** Width inside a container, in pixels. */
const WIDTH = 281;
const GAP = 8;
/** Name of the bot above the container, its edges, and who sees it below. */
const FRAME = 112;
const LETTERS = 16;
const SMALL = 13;
const LINE = 22;
const SMALL_LINE = 18.2;
const BETWEEN = 4;
const BUTTON = { letters: 14, high: 36, edges: 32, emoji: 28, least: 60 } as const;
const SELECT = 40;
const RULE = 5;

/** A picture in the container: its proportions count. */
interface Shape {
  readonly width: number;
  readonly height: number;
}

/** Pixels that a message with this container takes on a phone 390 px wide, about. */
export function heightOnPhone({ components }: APIContainerComponent, picture: Shape | null): number {
  const parts = components.map(one => heightOf(one, picture));
  return FRAME + parts.reduce((sum, part) => sum + part, 0) + GAP * (parts.length - 1);
}

function heightOf(one: APIComponentInContainer, picture: Shape | null): number {
  switch (one.type) {
    case ComponentType.TextDisplay:
      return textHeight(one.content, WIDTH);
    case ComponentType.Separator:
      return RULE;
    case ComponentType.MediaGallery:
      return picture === null ? 0 : (WIDTH * picture.height) / picture.width;
    case ComponentType.Section: {
      const beside = one.accessory.type === ComponentType.Button ? buttonWidth(one.accessory) : BUTTON.least;
      const words = one.components.map(({ content }) => content).join('\n');
      return Math.max(BUTTON.high, textHeight(words, WIDTH - beside - 2 * GAP));
    }
    case ComponentType.ActionRow: {
      const buttons = one.components.flatMap(part => (part.type === ComponentType.Button ? [part] : []));
      return buttons.length === 0 ? SELECT : rowHeight(buttons);
    }
    default:
      return 0;
  }
}

const SUBTEXT = '-# ';

/** Lines of one size stand closer together than lines of two. */
function textHeight(content: string, room: number): number {
  return content.split('\n').reduce((sum, said, at) => {
    const isSmall = said.startsWith(SUBTEXT);
    const words = drawable(said.slice(isSmall ? SUBTEXT.length : 0).replace(/\*\*|\\(?=\W)/g, ''));
    const weight = said.includes('**') ? 'bold' : 'regular';
    const lines = wrap(words, room, 99, isSmall ? SMALL : LETTERS, weight).length;
    return sum + lines * (isSmall ? SMALL_LINE : LINE) + (isSmall && at > 0 ? BETWEEN : 0);
  }, 0);
}

const buttonWidth = (button: APIButtonComponent): number =>
  Math.max(
    BUTTON.least,
    BUTTON.edges +
      ('emoji' in button && button.emoji !== undefined ? BUTTON.emoji : 0) +
      widthOf(drawable('label' in button ? (button.label ?? '') : ''), BUTTON.letters, 'regular') * 1.08,
  );

/** Buttons side by side, as many as there is room for. */
function rowHeight(buttons: readonly APIButtonComponent[]): number {
  let lines = 1;
  let taken = 0;
  for (const button of buttons) {
    const width = Math.min(WIDTH, buttonWidth(button));
    if (taken > 0 && taken + width > WIDTH) {
      lines++;
      taken = 0;
    }
    taken += width + GAP;
  }
  return lines * BUTTON.high + (lines - 1) * GAP;
}
