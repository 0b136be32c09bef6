import { type Command, readArgs } from './command.js';
import { COMMANDS } from './commands.js';

export const { run }: Command = {
  run(args, house) {
    readArgs('help', args, [], { json: { type: 'boolean' } });
    const games = house.games.map(game => game.id);
    const json = { commands: COMMANDS.map(({ name, usage, summary }) => ({ name, usage, summary })), games };
    const text = [
      'npm run --silent longbox -- COMMAND',
      '',
      ...COMMANDS.flatMap(({ usage, summary }) => [`  ${usage}`, `      ${summary}`]),
      '',
      'Every command takes --json and then prints one JSON document. A file named - is standard input.',
      `GAME is ${games.join(', ')}. More in docs/cli.md.`,
    ];
    return { json, text: text.join('\n') };
  },
};
