import type { ChatInputCommandInteraction } from 'discord.js';
import type { Click } from '../define/people.js';
import type { House } from '../house.js';
import { readPreferences } from '../people/settings.js';
import { drawnAll, type Exhibit, fileOf, type Shown, sketchesFor } from '../render/pictures.js';
import { amend, type Body, post } from './reply.js';

/** Milliseconds an answer waits for its pictures; Discord waits three seconds for the answer. */
const SOON = 1500;

/**
 * Shows somebody alone what they ask for, with its pictures in the colours they have chosen. Where the pictures aren't ready soon
 * enough, the words come first and the pictures follow.
 */
export async function exhibit(
  interaction: ChatInputCommandInteraction | Click,
  { renderer, people }: Pick<House, 'renderer' | 'people'>,
  { body, sketches }: Exhibit,
): Promise<void> {
  const { pictures: theme } = readPreferences(await people.chosenBy(interaction.user.id));
  const drawn = drawnAll(sketchesFor(theme, interaction, sketches), picture => renderer.draw(picture, true));
  const said = (shown: readonly Shown[]): Body => ({ ...body(shown), files: shown.map(fileOf) });
  const soon = await Promise.race([drawn, new Promise<null>(done => setTimeout(done, SOON, null).unref())]);
  const message = await post(interaction, said(soon ?? []));
  const late = soon === null ? await drawn : null;
  if (late !== null) await amend(interaction, message, said(late));
}
