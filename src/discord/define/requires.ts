import { type Interaction, PermissionFlagsBits } from 'discord.js';
import { text } from '../../kernel/index.js';
import type { House } from '../house.js';
import { Misused } from './misused.js';

/** Something that has to be so before somebody may go on. @throws Denied where it is not */
export type Right = (interaction: Interaction, house: House) => void | Promise<void>;

/** What a command or a click asks for, before its handler or a suggestion hears of it. */
export interface Requires {
  /** Works in servers alone. */
  readonly server?: boolean;
  /** A permission of Discord's. A command that names one is shown to nobody else, unless a server decides otherwise. */
  readonly member?: keyof typeof PermissionFlagsBits;
  readonly rights?: readonly Right[];
}

/** For what makes no sense in direct messages. */
export const SERVER: Requires = { server: true };

/** What both ask for. */
export const both = (one: Requires, other: Requires): Requires => ({
  ...one,
  ...other,
  rights: [...(one.rights ?? []), ...(other.rights ?? [])],
});

/** The one place where commands, suggestions and clicks are let through. @throws Denied for whom they are not for */
export async function admit(
  { server, member, rights = [] }: Requires,
  interaction: Interaction,
  house: House,
): Promise<void> {
  if (server === true && !interaction.inGuild()) throw new Misused('server-only');
  if (member !== undefined && interaction.memberPermissions?.has(PermissionFlagsBits[member]) !== true)
    throw new Misused('not-allowed', { permission: text(`permission-${member}`) });
  for (const right of rights) await right(interaction, house);
}

/** The server of what requires one. */
export function guildOf({ guildId }: Pick<Interaction, 'guildId'>): string {
  if (guildId === null) throw new Misused('server-only');
  return guildId;
}
