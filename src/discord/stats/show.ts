import type { ChatInputCommandInteraction } from 'discord.js';
import { type Chart, chartPicture, describeCharts } from '../../pictures/index.js';
import type { House } from '../house.js';
import { LIMITS } from '../limits.js';
import { fileOf, imageOf, lookedUp } from '../pictures.js';
import { clip } from '../render/escape.js';
import { tell } from '../reply.js';

/** Numbers in words, and as charts where there are any and the person wants pictures. */
export async function showNumbers(
  interaction: ChatInputCommandInteraction,
  house: House,
  { title, lines, charts = [] }: { title: string; lines: readonly string[]; charts?: readonly Chart[] },
): Promise<void> {
  const shown =
    charts.length === 0
      ? null
      : await lookedUp(interaction, house, theme => ({
          picture: chartPicture(charts, theme),
          name: 'stats.png',
          description: describeCharts(charts),
        }));
  const embed = { title: clip(title, LIMITS.title), description: clip(lines.join('\n'), LIMITS.description) };
  await tell(interaction, {
    embeds: [shown === null ? embed : { ...embed, image: imageOf(shown) }],
    ...(shown !== null && { files: [fileOf(shown)] }),
  });
}
