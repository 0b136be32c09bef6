import { defineCommand } from '../src/discord/define/command.js';
import { SERVER } from '../src/discord/define/requires.js';
import { check, list, load, remove } from '../src/discord/sets/commands.js';

/** `/set`: cards that a server has brought. For those who manage it. */
export const command = defineCommand({
  name: 'set',
  requires: { ...SERVER, member: 'ManageGuild' },
  subcommands: { load, list, remove, check },
});
