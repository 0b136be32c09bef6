import type { ChatInputCommandInteraction } from 'discord.js';
import { oneLine } from '../../kernel/index.js';
import { entrantOf } from '../../leagues/night.js';
import { LeagueRefused } from '../../leagues/refused.js';
import { action } from '../define/command.js';
import { matching } from '../define/matching.js';
import { words } from '../define/options.js';
import { guildOf } from '../define/requires.js';
import type { House } from '../house.js';
import { houseTranslator } from '../render/translators.js';
import { exhibit } from '../reply/exhibit.js';
import { nightTranslator } from './bodies.js';
import { roundExhibit, seasonExhibit, standingsExhibit } from './exhibits.js';
import { leagueOption, nightMeant, onNight } from './find-night.js';
import { nameIn } from './names.js';

// Who meets whom, and how everybody stands: for all to read, also when the night is over.

export const pairings = onNight({
  which: 'begun',
  async run(interaction, night, house) {
    const round = night.rounds.at(-1);
    if (round === undefined) throw new LeagueRefused('league-not-begun');
    await exhibit(interaction, house, roundExhibit(night, round, nightTranslator(night, interaction.locale)));
  },
});

/** The seasons of a server. */
export const seasonOption = words({
  async suggest({ typed, interaction, house }) {
    const rows = await house.leagues.nights({ guild: guildOf(interaction), limit: 200 });
    const names = [...new Set(rows.flatMap(({ season }) => season ?? []))];
    return matching(
      typed,
      names.map(name => ({ name, value: name })),
    );
  },
});

export const standings = action({
  options: { season: seasonOption, league: leagueOption('begun') },
  async run(interaction, { season: typed, league }, house) {
    const season = seasonMeant(typed);
    if (season !== null) return seasonStandings(interaction, house, season);
    const night = await nightMeant(interaction, house, 'begun', league);
    if (night.rounds.length === 0) throw new LeagueRefused('league-not-begun');
    await exhibit(interaction, house, standingsExhibit(night, nightTranslator(night, interaction.locale)));
  },
});

/** The season that somebody typed; null where they typed none. */
export const seasonMeant = (typed: string | null): string | null => (typed === null ? null : oneLine(typed));

async function seasonStandings(interaction: ChatInputCommandInteraction, house: House, season: string): Promise<void> {
  const guild = guildOf(interaction);
  const table = await house.leagues.season(guild, season);
  if (table.length === 0) throw new LeagueRefused('league-no-season', { season });
  const rows = await house.leagues.nights({ guild, season });
  const nights = await Promise.all(rows.map(({ id }) => house.leagues.night(id)));
  const say = houseTranslator(interaction.locale);
  const nameOf = (player: string): string => {
    const night = nights.find(one => entrantOf(one, player) !== undefined);
    return night === undefined ? player : nameIn(night, player, say);
  };
  await exhibit(interaction, house, seasonExhibit(season, table, nameOf, say));
}
