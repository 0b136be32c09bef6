import { BadInput, type Command, type House, houseFor, type Terminal } from './cli/command.js';
import { COMMANDS, type CommandName, unknownCommand } from './cli/commands.js';
import { PositionError } from './kernel/index.js';

/** Each command's code, loaded only when it is asked for: a start stays quick. */
const load: Readonly<Record<CommandName, () => Promise<{ readonly run: Command }>>> = {
  cards: () => import('./cli/cards.js'),
  decks: () => import('./cli/decks.js'),
  deck: () => import('./cli/deck.js'),
  set: () => import('./cli/set.js'),
  quests: () => import('./cli/quests.js'),
  play: () => import('./cli/play.js'),
  simulate: () => import('./cli/simulate.js'),
  train: () => import('./cli/train.js'),
  verify: () => import('./cli/verify.js'),
  bench: () => import('./cli/bench.js'),
  stats: () => import('./cli/stats.js'),
  bundle: () => import('./cli/bundle.js'),
  backup: () => import('./cli/backup.js'),
  archive: () => import('./cli/archive.js'),
  move: () => import('./cli/move.js'),
  due: () => import('./cli/due.js'),
  matches: () => import('./cli/matches.js'),
  people: () => import('./cli/people.js'),
  retire: () => import('./cli/retire.js'),
  help: () => import('./cli/help.js'),
};

const terminal: Terminal = {
  get input() {
    return process.stdin.setEncoding('utf8');
  },
  out: text => void process.stdout.write(text),
  err: text => void process.stderr.write(text),
  progress: text => void process.stderr.write(text),
};

/** Asking for help, before or after a command's name, means the command `help`. */
const HELP: readonly string[] = ['--help', '-h'];
function towardsHelp(argv: readonly string[]): readonly string[] {
  if (!argv.some(word => HELP.includes(word))) return argv;
  const [name, ...others] = argv.filter(word => !HELP.includes(word));
  if (name === undefined || name === 'help') return ['help', ...others];
  return ['help', name, ...others.filter(word => word === '--json')];
}

/**
 * Runs one command and returns its exit code: 0 for success, 1 where something was checked and found wrong (or we have
 * failed), 2 for bad input.
 */
export async function main(argv: readonly string[], output: Terminal = terminal, house?: House): Promise<number> {
  // A reader may stop reading: that is no failure.
  if (output === terminal)
    process.stdout.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(0);
      throw error;
    });
  try {
    const [name = 'help', ...args] = towardsHelp(argv);
    const entry = COMMANDS.find(command => command.name === name);
    if (entry === undefined) throw unknownCommand(name);
    const { run } = await load[entry.name]();
    // Elsewhere a word that is a game's name may be that of a file or a folder.
    const words = entry.usage.includes('GAME') ? args : [];
    const report = await run(args, house ?? (await houseFor(words)), output);
    if (report === null) return 0;
    output.out(args.includes('--json') ? `${JSON.stringify(report.json)}\n` : `${report.text}\n`);
    return report.exit ?? 0;
  } catch (error) {
    if (error instanceof BadInput || error instanceof PositionError) {
      const { problemSaid } = await import('./cli/words.js');
      const { path, problem } = error;
      const line = `${path === '' ? '' : `${path}: `}${problemSaid(problem)}`;
      output.err(`longbox: ${line.replace(/\s*\n\s*/g, ' ')}\n`);
      return 2;
    }
    output.err(`longbox: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    return 1;
  }
}
