import { action, defineCommand } from '../src/discord/define/command.js';
import { exportData } from '../src/discord/people/export.js';
import { askToForget } from '../src/discord/people/forget.js';

/** `/privacy export | delete`: what is stored about a person, for them to have and to end. */
export const command = defineCommand({
  name: 'privacy',
  subcommands: {
    export: action({ run: (interaction, _options, house) => exportData(interaction, house) }),
    delete: action({ run: (interaction, _options, house) => askToForget(interaction, house) }),
  },
});
