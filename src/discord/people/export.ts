import { AttachmentBuilder, type ChatInputCommandInteraction } from 'discord.js';
import { text } from '../../kernel/index.js';
import type { House } from '../house.js';
import { houseTranslator } from '../render/translators.js';
import { tell } from '../reply/reply.js';

/** All that is stored about a person, as a file for them alone. Of others there is only the seat they sat at. */
export async function exportData(interaction: ChatInputCommandInteraction, house: House): Promise<void> {
  const say = houseTranslator(interaction.locale);
  const data = await house.people.storedAbout(interaction.user.id);
  const file = new AttachmentBuilder(Buffer.from(`${JSON.stringify(data, null, 2)}\n`), {
    name: 'longbox-my-data.json',
    description: say.plain(text('privacy-file')),
  });
  await tell(interaction, { content: say(text('privacy-exported')), files: [file] });
}
