import { DiscordAPIError, type RepliableInteraction } from 'discord.js';
import { type CardView, hashOf, text } from '../../kernel/index.js';
import type { Look } from '../../matches/matches.js';
import { handPicture, type Theme } from '../../pictures/index.js';
import type { House } from '../house.js';
import { readPreferences } from '../people/settings.js';
import { describeHand } from '../render/describe.js';
import { fileOf, imageOf, mayAttach, type Sketch } from '../render/pictures.js';
import { matchTranslator } from '../render/translators.js';
import { type Body, show } from '../reply/reply.js';
import { type MenuOptions, menu } from './menu.js';

/** A message that is gone, or that can be changed no more. */
const GONE = new Set<string | number>([10008, 10015, 10062, 50027]);

/** For each private message, by its match and person, the newest click on it: an older click's picture comes too late. */
const newest = new Map<string, string>();

/**
 * Shows a player their menu. A picture of their hand that is in the message already stays there, and one that was drawn
 * before comes with the menu; one that is yet to be drawn follows, and nobody waits for it.
 */
export async function showMenu(
  interaction: RepliableInteraction,
  house: House,
  look: Look,
  options: Omit<MenuOptions, 'locale'> = {},
): Promise<void> {
  const { user, locale } = interaction;
  const { body, hand } = await menu(house, look, user.id, { locale, ...options });
  const { pictures: theme } = readPreferences(look.stored[user.id] ?? {});
  const fresh = !interaction.replied && !interaction.deferred;
  if (theme === 'words' || hand.length === 0 || !fresh || !mayAttach(interaction.appPermissions))
    return show(interaction, body);
  const name = nameOf(hand, theme, locale);
  const kept = keptIn(interaction, name);
  if (kept !== null) return show(interaction, { ...withHand(body, name), attachments: [kept] });
  const sketch = handSketch(look, hand, { name, theme, locale });
  const ready = house.renderer.finished(sketch.picture);
  if (ready !== null) return show(interaction, { ...withHand(body, name), files: [fileOf({ ...sketch, png: ready })] });
  const place = `${look.match.id}|${user.id}`;
  newest.set(place, interaction.id);
  try {
    await show(interaction, body);
    const png = await house.renderer.draw(sketch.picture, true);
    if (png === null || newest.get(place) !== interaction.id) return;
    await interaction.editReply({ embeds: withHand(body, name).embeds ?? [], files: [fileOf({ ...sketch, png })] });
  } catch (error) {
    if (!(error instanceof DiscordAPIError) || !GONE.has(error.code)) throw error;
  } finally {
    if (newest.get(place) === interaction.id) newest.delete(place);
  }
}

/** The name of a hand's file tells what is on it, so that a message can be asked whether it has it. */
const nameOf = (hand: readonly CardView[], theme: Theme, locale: string): string =>
  `hand-${hashOf(JSON.parse(JSON.stringify([hand, theme, locale]))).slice(0, 12)}.png`;

function keptIn(interaction: RepliableInteraction, name: string): { id: string; filename: string } | null {
  if (!interaction.isMessageComponent()) return null;
  const file = interaction.message.attachments.find(one => one.name === name);
  return file === undefined ? null : { id: file.id, filename: name };
}

/** The menu with the picture of the hand above the hand in words. */
function withHand(body: Body, name: string): Body {
  const embeds = body.embeds ?? [];
  return { ...body, embeds: [...embeds.slice(0, -1), { image: imageOf({ name }) }, ...embeds.slice(-1)] };
}

/** The picture of a hand yet to be drawn, with what it says. */
function handSketch(
  { match, game }: Look,
  hand: readonly CardView[],
  { name, theme, locale }: { name: string; theme: Theme; locale: string },
): Sketch {
  const say = matchTranslator(match, locale);
  return {
    name,
    picture: handPicture(hand, { say: say.plain, theme, cards: game.cards }),
    description: describeHand(hand, say, say.plain(text('hand-title'))),
  };
}
