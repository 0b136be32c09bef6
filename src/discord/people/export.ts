import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { AttachmentBuilder, type ChatInputCommandInteraction } from 'discord.js';
import { text } from '../../kernel/index.js';
import type { House } from '../house.js';
import { houseTranslator } from '../render/translators.js';
import { promising, tell } from '../reply/reply.js';

const NAME = 'longbox-my-data.json';
/** Discord takes no more than 10 MB at a time; that is some four thousand matches. */
const MOST = 8_000_000;

/** All that is stored about a person, as a file for them alone. Of others there is only the seat they sat at. */
export async function exportData(interaction: ChatInputCommandInteraction, house: House): Promise<void> {
  const say = houseTranslator(interaction.locale);
  const data = await promising(interaction, dataOf(house, interaction.user.id));
  const description = say.plain(text('privacy-file'));
  const file =
    data.length > MOST
      ? new AttachmentBuilder(await promisify(gzip)(data), { name: `${NAME}.gz`, description })
      : new AttachmentBuilder(data, { name: NAME, description });
  await tell(interaction, { content: say(text('privacy-exported')), files: [file] });
}

const dataOf = async (house: House, person: string): Promise<Buffer> =>
  Buffer.from(await linesOf(await house.people.storedAbout(person)));

/** JSON with a line for each thing in a list. Others have their turn after each list. */
export async function linesOf(data: object): Promise<string> {
  const parts: string[] = [];
  for (const [name, value] of Object.entries(data)) {
    const told = Array.isArray(value)
      ? `[${value.map(one => `\n    ${JSON.stringify(one)}`).join(',')}\n  ]`
      : JSON.stringify(value);
    parts.push(`\n  ${JSON.stringify(name)}: ${told}`);
    await setImmediate();
  }
  return `{${parts.join(',')}\n}\n`;
}
