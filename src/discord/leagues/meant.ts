import type { AutocompleteInteraction, ChatInputCommandInteraction } from 'discord.js';
import type { Night } from '../../leagues/night.js';
import { LeagueRefused } from '../../leagues/refused.js';
import type { NightRow } from '../../store/port.js';
import type { Choice } from '../command.js';
import type { House } from '../house.js';
import { matching } from '../matching.js';
import { meant } from '../named.js';

/** Nights of a server that are offered, those that are not over first. */
const OFFERED = 50;

/** Subcommands that make sense for a night that is over, too. */
const AFTERWARDS = new Set(['pairings', 'standings', 'correct']);

async function nightsFor(house: House, guild: string, what: string): Promise<NightRow[]> {
  const open = await house.leagues.nights({ guild, status: 'open', limit: OFFERED });
  if (!AFTERWARDS.has(what)) return open;
  return [...open, ...(await house.leagues.nights({ guild, status: 'over', limit: OFFERED }))];
}

/** Names that several nights share are told apart by their days. */
function choicesOf(rows: readonly NightRow[]): Choice[] {
  return rows.map(({ id, name, createdAt }) => {
    const several = rows.filter(other => other.name === name).length > 1;
    return { name: several ? `${name} (${new Date(createdAt).toISOString().slice(0, 10)})` : name, value: id };
  });
}

/** The night of an option; where it is left out, the only one that it could be, or the newest. @throws LeagueRefused */
export async function nightMeant({ options, guildId }: ChatInputCommandInteraction, house: House): Promise<Night> {
  const what = options.getSubcommand();
  const rows = await nightsFor(house, guildId as string, what);
  const typed = options.getString('league');
  const id = typed === null ? onlyOf(rows) : meant(typed, choicesOf(rows));
  const row = rows.find(one => one.id === id);
  if (row === undefined) throw new LeagueRefused('league-unknown');
  return house.leagues.night(row.id);
}

function onlyOf(rows: readonly NightRow[]): string | undefined {
  const open = rows.filter(({ status }) => status === 'open');
  if (open.length > 1) throw new LeagueRefused('league-which');
  return (open[0] ?? rows[0])?.id;
}

export async function completeNight(interaction: AutocompleteInteraction, house: House): Promise<Choice[]> {
  const rows = await nightsFor(house, interaction.guildId as string, interaction.options.getSubcommand());
  return matching(interaction.options.getFocused(), choicesOf(rows));
}

/** As `nightMeant`, while something else is still being typed; null where it is not clear. */
export async function nightTyped({ options, guildId }: AutocompleteInteraction, house: House): Promise<Night | null> {
  const rows = await nightsFor(house, guildId as string, options.getSubcommand());
  const typed = options.getString('league');
  const id = typed === null ? (rows.length === 1 ? rows[0]?.id : undefined) : meant(typed, choicesOf(rows));
  const row = rows.find(one => one.id === id);
  return row === undefined ? null : house.leagues.night(row.id);
}
