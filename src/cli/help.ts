import { type Command, readArgs } from './command.js';
import { COMMANDS, unknownCommand } from './commands.js';

export const run: Command = (args, house) => {
  const [wanted] = readArgs('help', args, ['COMMAND?']).positionals;
  const shown = COMMANDS.filter(({ name }) => wanted === undefined || name === wanted);
  if (wanted !== undefined && shown.length === 0) throw unknownCommand(wanted);
  const games = house.games.map(game => game.id);
  const json = { commands: shown.map(({ name, usage, summary }) => ({ name, usage, summary })), games };
  const text = [
    `npm run --silent longbox -- ${wanted ?? 'COMMAND'}`,
    '',
    ...shown.flatMap(({ usage, summary }) => [...usage.split(' | ').map(way => `  ${way}`), `      ${summary}`]),
    '',
    'With --json, every command prints a single JSON document. For a file, - means standard input.',
    `GAME is ${games.join(', ')}. More in docs/cli.md.`,
  ];
  return { json, text: text.join('\n') };
};
