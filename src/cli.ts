import { BadInput, type Command, type House, houseFor } from './cli/command.js';
import { COMMANDS, type CommandName } from './cli/commands.js';
import { PositionError } from './kernel/index.js';
import { nearest } from './locales/nearest.js';

/** Each command's code, loaded only when it is asked for: a start stays quick. */
const load: Readonly<Record<CommandName, () => Promise<Command>>> = {
  cards: () => import('./cli/cards.js'),
  decks: () => import('./cli/decks.js'),
  deck: () => import('./cli/deck.js'),
  set: () => import('./cli/set.js'),
  quests: () => import('./cli/quests.js'),
  play: () => import('./cli/play.js'),
  simulate: () => import('./cli/simulate.js'),
  verify: () => import('./cli/verify.js'),
  bench: () => import('./cli/bench.js'),
  stats: () => import('./cli/stats.js'),
  bundle: () => import('./cli/bundle.js'),
  backup: () => import('./cli/backup.js'),
  help: () => import('./cli/help.js'),
};

/** Where a command's words go. */
export interface Output {
  out(text: string): void;
  err(text: string): void;
}

const terminal: Output = {
  out: text => void process.stdout.write(text),
  err: text => void process.stderr.write(text),
};

/**
 * Runs one command and returns its exit code: 0 for success, 1 where something was checked and found wrong (or we have
 * failed), 2 for bad input.
 */
export async function main(argv: readonly string[], output: Output = terminal, house?: House): Promise<number> {
  // Whoever reads may stop reading: that is no failure.
  if (output === terminal)
    process.stdout.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(0);
      throw error;
    });
  try {
    const [name = 'help', ...args] = argv[0] === '--help' || argv[0] === '-h' ? ['help', ...argv.slice(1)] : argv;
    const entry = COMMANDS.find(command => command.name === name);
    if (entry === undefined)
      throw new BadInput(
        `unknown command "${name}"${nearest(
          name,
          COMMANDS.map(command => command.name),
        )}`,
      );
    const { run } = await load[entry.name]();
    const report = await run(args, house ?? (await houseFor(args)));
    output.out(args.includes('--json') ? `${JSON.stringify(report.json)}\n` : `${report.text}\n`);
    return report.exit ?? 0;
  } catch (error) {
    if (error instanceof BadInput || error instanceof PositionError) {
      output.err(`longbox: ${error.message.replace(/\s*\n\s*/g, ' ')}\n`);
      return 2;
    }
    output.err(`longbox: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    return 1;
  }
}
