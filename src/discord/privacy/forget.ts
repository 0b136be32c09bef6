import { ButtonStyle, type ChatInputCommandInteraction } from 'discord.js';
import { text } from '../../kernel/index.js';
import { bidFarewell } from '../../matches/farewell.js';
import { type ClickHandler, nameOf } from '../click.js';
import type { House } from '../house.js';
import { openMatches } from '../my-match.js';
import { button, rowsOf } from '../render/components.js';
import { encodeId } from '../render/custom-id.js';
import { show, tell } from '../reply.js';
import { houseVoice } from '../voice.js';

const idOf = (arg: string): string => encodeId({ verb: 'forget', match: 'me', prompt: 0, arg });

/** Deleting is asked back once, with what it means: it cannot be undone. */
export async function askToForget(interaction: ChatInputCommandInteraction, house: House): Promise<void> {
  const say = houseVoice(interaction.locale);
  const open = await openMatches(house, interaction.user.id);
  const decks = await house.shelf.of(interaction.user.id);
  const really = button(idOf('yes'), say.plain(text('button-forget-me')), 'aside');
  await tell(interaction, {
    content: say(text('ask-forget', { decks: decks.length, matches: open.length })),
    components: rowsOf([
      button(idOf('no'), say.plain(text('button-keep-me')), 'choice'),
      { ...really, style: ButtonStyle.Danger } as typeof really,
    ]),
  });
}

const forget: ClickHandler = async (interaction, { arg }, house) => {
  const { user, member, locale } = interaction;
  const say = houseVoice(locale);
  if (arg === 'yes') {
    await house.leagues.farewell(user.id);
    await bidFarewell(house, { id: user.id, name: nameOf(user, member) });
    // Everybody's numbers are counted anew without their name; nobody waits for that.
    void house.counting.catchUp().catch((error: unknown) => house.log.error({ err: error }, 'counting failed'));
  }
  await show(interaction, { content: say(text(arg === 'yes' ? 'note-forgotten' : 'note-kept')), components: [] });
};

export const privacyClicks: Readonly<Record<string, ClickHandler>> = { forget };
