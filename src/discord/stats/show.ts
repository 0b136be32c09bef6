import type { APIEmbedField, ChatInputCommandInteraction } from 'discord.js';
import type { Chart } from '../../pictures/index.js';
import type { House } from '../house.js';
import { chartSketch } from '../render/charts.js';
import { clip } from '../render/escape.js';
import { pictured } from '../render/pictures.js';
import { houseTranslator } from '../render/translators.js';
import { exhibit } from '../reply/exhibit.js';
import { LIMITS } from '../reply/limits.js';

/** Numbers in words, lists of them below, and as charts where there are any and the person wants pictures. */
export async function showNumbers(
  interaction: ChatInputCommandInteraction,
  house: House,
  {
    title,
    lines,
    lists = [],
    charts = [],
  }: { title: string; lines: readonly string[]; lists?: readonly APIEmbedField[]; charts?: readonly Chart[] },
): Promise<void> {
  const embed = {
    title: clip(title, LIMITS.title),
    description: clip(lines.join('\n'), LIMITS.description),
    fields: [...lists],
  };
  await exhibit(interaction, house, {
    body: pictures => ({ embeds: pictured(embed, pictures) }),
    sketches: theme => chartSketch(charts, 'stats.png', houseTranslator(interaction.locale), theme),
  });
}
