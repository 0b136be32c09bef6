import type { RepliableInteraction } from 'discord.js';
import { text } from '../../kernel/index.js';
import { EXPORTS, type Exported, type ExportId, exported } from '../../leagues/exporting.js';
import type { Night } from '../../leagues/night.js';
import { defineClick } from '../define/click.js';
import { oneOf, required, titled, yesNo } from '../define/options.js';
import { csvOf } from '../render/csv.js';
import { fileName, textFile } from '../render/files.js';
import { tell } from '../reply/reply.js';
import { nightTranslator, playedOn } from './bodies.js';
import { onNight } from './find-night.js';
import { titleOf } from './names.js';

const FILES = ['csv', 'json'] as const;
type FileKind = (typeof FILES)[number];

/** Standings, pairings or deck lists of a night as a file. */
export const exportNight = onNight({
  which: 'begun',
  options: {
    what: required(oneOf(titled('league-export', EXPORTS))),
    file: oneOf(titled('league-file', FILES)),
    ids: yesNo(),
  },
  run: (interaction, night, _house, { what, file, ids }) =>
    sendFile(interaction, night, what, file ?? 'csv', ids ?? false),
});

/** The deck lists of a night, under its message. */
export const listsClick = defineClick({
  verb: 'llist',
  subject: 'night',
  run: async (interaction, { night }, house) => sendFile(interaction, await house.leagues.night(night), 'decks', 'csv'),
});

async function sendFile(
  interaction: RepliableInteraction,
  night: Night,
  what: ExportId,
  kind: FileKind,
  ids = false,
): Promise<void> {
  const say = nightTranslator(night, interaction.locale);
  const { columns, rows } = titledCards(night, exported(night, what, ids));
  const written = kind === 'csv' ? csvOf(columns, rows) : jsonOf(night, what, { columns, rows });
  const said = text(`league-exported-${what}`, { name: titleOf(night) });
  const name = `${fileName(titleOf(night), 'night')}-${what}.${kind}`;
  await tell(interaction, { content: say(said), files: [textFile(name, written, say.plain(said))] });
}

/** A row for each, under the names of its columns. */
function jsonOf({ id, plan }: Night, what: ExportId, { columns, rows }: Exported): string {
  const { name, number, season, game, ruleset, format } = plan;
  const entries = rows.map(row => Object.fromEntries(columns.map((column, at) => [column, row[at]])));
  return `${JSON.stringify({ night: id, name, number, season, game, ruleset, format, [what]: entries }, null, 2)}\n`;
}

/** Beside the printed id of a card its title. */
function titledCards({ plan }: Night, { columns, rows }: Exported): Exported {
  const at = columns.indexOf('card');
  if (at < 0) return { columns, rows };
  const game = playedOn({ plan });
  const say = nightTranslator({ plan }, 'en');
  const title = (id: string): string => {
    const entry = game.cards.get(id);
    return entry === undefined ? '' : say.plain(entry.title);
  };
  return { columns: [...columns, 'title'], rows: rows.map(row => [...row, title(String(row[at]))]) };
}
