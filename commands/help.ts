import { defineCommand } from '../src/discord/define/command.js';
import { helpBody } from '../src/discord/help/help.js';
import { tell } from '../src/discord/reply/reply.js';

/** `/help`: what this is, three ways to begin, and all there is to read about it. */
export const command = defineCommand({
  name: 'help',
  run: (interaction, _options, house) => tell(interaction, helpBody(interaction, house, null)),
});
