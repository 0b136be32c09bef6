import { PermissionFlagsBits } from 'discord.js';
import { LeagueRefused } from '../../leagues/refused.js';
import { guildOf, type Right } from '../define/requires.js';
import { hasRole } from '../lobby/starting.js';

/** Leagues are run by those with the hosts' role of the server, and those who may manage its events. @throws LeagueRefused for others */
export const onlyHosts: Right = async (interaction, house) => {
  if (interaction.memberPermissions?.has(PermissionFlagsBits.ManageEvents) === true) return;
  const { hosts } = await house.servers.settings(guildOf(interaction));
  if (hosts === null || !hasRole(interaction, hosts)) throw new LeagueRefused('league-not-host');
};
