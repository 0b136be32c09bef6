import { type ChatInputCommandInteraction, PermissionFlagsBits } from 'discord.js';
import { LeagueRefused } from '../../leagues/refused.js';
import type { House } from '../house.js';
import { readSettings } from '../settings.js';
import { hasRole } from '../starting.js';

/** Leagues are run by those with the hosts' role of the server, and those who may manage its events. @throws LeagueRefused for others */
export async function onlyHosts(interaction: ChatInputCommandInteraction, house: House): Promise<void> {
  if (interaction.memberPermissions?.has(PermissionFlagsBits.ManageEvents) === true) return;
  const { hosts } = readSettings(await house.store.guildSettings(interaction.guildId as string));
  if (hosts === null || !hasRole(interaction, hosts)) throw new LeagueRefused('league-not-host');
}
