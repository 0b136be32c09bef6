import { defineCommand } from '../src/discord/define/command.js';
import { check, list, load, remove } from '../src/discord/sets/commands.js';
import { BY_MANAGERS } from '../src/discord/sets/removing.js';

/** `/set`: cards that a server has brought. For those who manage it. */
export const command = defineCommand({
  name: 'set',
  requires: BY_MANAGERS,
  subcommands: { load, list, remove, check },
});
