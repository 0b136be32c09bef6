import type { ChatInputCommandInteraction } from 'discord.js';
import { z } from 'zod';
import { text } from '../../kernel/index.js';
import type { Person } from '../../matches/matches.js';
import { defineClick } from '../define/click.js';
import { personOf } from '../define/people.js';
import type { House } from '../house.js';
import { button, rowsOf } from '../render/components.js';
import { encodeId } from '../render/custom-id.js';
import { houseTranslator } from '../render/translators.js';
import { promising, show, tell } from '../reply/reply.js';

const idOf = (arg: string): string => encodeId({ verb: 'forget', subject: 'me', arg });

/** Deleting is asked back once, with what it means: it cannot be undone. */
export async function askToForget(interaction: ChatInputCommandInteraction, house: House): Promise<void> {
  const say = houseTranslator(interaction.locale);
  const open = await house.directory.of(interaction.user.id, 'open');
  const decks = await house.decks.of(interaction.user.id);
  await tell(interaction, {
    content: say(text('ask-forget', { decks: decks.length, matches: open.length })),
    components: rowsOf([
      button(idOf('no'), say.plain(text('button-keep-me')), 'choice'),
      button(idOf('yes'), say.plain(text('button-forget-me')), 'danger'),
    ]),
  });
}

/** What was answered to that. */
export const forgetClick = defineClick({
  verb: 'forget',
  subject: 'me',
  schema: { arg: z.enum(['yes', 'no']) },
  async run(interaction, { arg }, house) {
    const say = houseTranslator(interaction.locale);
    // All matches there are have to be looked through.
    if (arg === 'yes') await promising(interaction, bidFarewell(house, personOf(interaction)));
    await show(interaction, { content: say(text(arg === 'yes' ? 'note-forgotten' : 'note-kept')), components: [] });
  },
});

async function bidFarewell({ leagues, people }: House, person: Person): Promise<void> {
  await leagues.farewell(person.id);
  await people.bidFarewell(person);
}
