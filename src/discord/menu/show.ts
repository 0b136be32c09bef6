import {
  type APIComponentInContainer,
  type APIContainerComponent,
  type APIUnfurledMediaItem,
  ComponentType,
  DiscordAPIError,
  type RepliableInteraction,
} from 'discord.js';
import { type CardView, hashOf, text } from '../../kernel/index.js';
import type { Look } from '../../matches/matches.js';
import { handPicture, type Theme } from '../../pictures/index.js';
import type { House } from '../house.js';
import { readPreferences } from '../people/settings.js';
import { describeHand } from '../render/describe.js';
import { fileOf, mayAttach, type Sketch } from '../render/pictures.js';
import { matchTranslator } from '../render/translators.js';
import { carefully, show } from '../reply/reply.js';
import { follow, overtake } from './following.js';
import { type MenuOptions, menu } from './menu.js';

/** A message that is gone, or that can be changed no more. */
const GONE = new Set<string | number>([10008, 10015, 10062, 50027]);

/**
 * Shows a player their menu. A picture of their hand that is in the message already stays there, and one that was drawn
 * before comes with the menu; one that is yet to be drawn follows, and nobody waits for it.
 */
export async function showMenu(
  interaction: RepliableInteraction,
  house: House,
  look: Look,
  options: Omit<MenuOptions, 'locale'> & { readonly words?: boolean } = {},
): Promise<void> {
  const { user, locale } = interaction;
  await overtake(look.match.id, user.id, interaction.id);
  const { words = false, ...shown } = options;
  const { body, hand } = await menu(house, look, user.id, { locale, ...shown });
  const { pictures: theme } = readPreferences(look.stored[user.id] ?? {});
  const fresh = !interaction.replied && !interaction.deferred;
  if (words || theme === 'words' || hand.length === 0 || !fresh || !mayAttach(interaction.appPermissions))
    return show(interaction, body());
  const sketch = handSketch(look, hand, { theme, locale });
  const kept = keptIn(interaction, sketch.name);
  if (kept !== null) return show(interaction, { ...body(sketch), attachments: [kept] });
  const ready = house.renderer.finished(sketch.picture);
  if (ready !== null) return show(interaction, { ...body(sketch), files: [fileOf({ ...sketch, png: ready })] });
  try {
    await show(interaction, body());
    const png = await house.renderer.draw(sketch.picture, true);
    if (png === null) return;
    const drawn = { ...body(sketch), files: [fileOf({ ...sketch, png })] };
    await follow(look.match.id, user.id, interaction.id, () =>
      carefully(drawn, careful => interaction.editReply(careful)),
    );
  } catch (error) {
    if (!(error instanceof DiscordAPIError) || !GONE.has(error.code)) throw error;
  }
}

/** The name of a hand's file tells what is on it, so that a message can be asked whether it has it. */
const nameOf = (hand: readonly CardView[], theme: Theme, locale: string): string =>
  `hand-${hashOf(JSON.parse(JSON.stringify([hand, theme, locale]))).slice(0, 12)}.png`;

/** Where the message shows that file already. Files that a layout shows are found in its components. */
function keptIn(interaction: RepliableInteraction, name: string): { id: string; filename: string } | null {
  if (!interaction.isMessageComponent()) return null;
  const { components } = interaction.message.toJSON() as { components?: readonly APIComponentInContainer[] };
  const id = mediaIn(components ?? []).find(({ url }) => new URL(url).pathname.endsWith(`/${name}`))?.attachment_id;
  return id === undefined ? null : { id, filename: name };
}

const mediaIn = (list: readonly (APIComponentInContainer | APIContainerComponent)[]): APIUnfurledMediaItem[] =>
  list.flatMap(one => {
    if (one.type === ComponentType.Container) return mediaIn(one.components);
    return one.type === ComponentType.MediaGallery ? one.items.map(({ media }) => media) : [];
  });

/** The picture of a hand yet to be drawn, with what it says. */
function handSketch(
  { match, game }: Look,
  hand: readonly CardView[],
  { theme, locale }: { theme: Theme; locale: string },
): Sketch {
  const say = matchTranslator(match, locale);
  return {
    name: nameOf(hand, theme, locale),
    picture: handPicture(hand, { say: say.plain, theme, cards: game.cards }),
    description: describeHand(hand, say, say.plain(text('hand-title'))),
  };
}
