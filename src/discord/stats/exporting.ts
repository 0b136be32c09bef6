import type { ChatInputCommandInteraction } from 'discord.js';
import { text } from '../../kernel/index.js';
import type { House } from '../house.js';
import { csvOf } from '../render/csv.js';
import { textFile } from '../render/files.js';
import { houseTranslator } from '../render/translators.js';
import { tell } from '../reply/reply.js';

/** Every match of one's own that is over, as a table. */
export async function exportResults(interaction: ChatInputCommandInteraction, house: House): Promise<void> {
  const say = houseTranslator(interaction.locale);
  const results = await house.numbers.results(interaction.user.id);
  if (results.length === 0) return tell(interaction, say(text('stats-none-yet', { sides: 'apart' })));
  const rows = results.map(row => [
    row.match,
    new Date(row.at).toISOString(),
    row.guild ?? '',
    row.game,
    row.ruleset,
    row.place ?? '',
    row.won,
    row.facts.turns,
    row.quest?.id ?? '',
    ...(row.facts.first === undefined ? [''] : [row.facts.first === row.seat]),
    JSON.stringify(row.facts.seats[row.seat] ?? {}),
  ]);
  const head = ['match', 'ended', 'server', 'game', 'ruleset', 'place', 'won', 'turns', 'quest', 'first', 'counts'];
  const file = textFile('longbox-results.csv', csvOf(head, rows), say.plain(text('stats-file')));
  await tell(interaction, { content: say(text('stats-exported', { n: results.length })), files: [file] });
}
