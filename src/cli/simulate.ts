import { availableParallelism } from 'node:os';
import type { Game } from '../kernel/index.js';
import { BadInput, type Command, findGame, type House, named, readArgs, seatsInWords, wholeNumber } from './command.js';
import { howMany } from './how-many.js';
import { legalDecks, readyDeck, rulesetOption } from './rules.js';
import { withSet } from './sets.js';
import { ableCards, builtDeck, type Plan, RANDOM } from './simulate/plan.js';
import { readPlayers } from './simulate/players.js';
import { progress } from './simulate/progress.js';
import { reportInWords } from './simulate/report/words.js';
import { simulateStepwise } from './simulate/run.js';
import type { Tally } from './simulate/tally.js';
import { Thread } from './simulate/thread.js';
import { varietiesOf } from './simulate/variety.js';

export const run: Command = async (args, house, terminal) => {
  const plan = readPlan(args, house);
  const threads = plan.jobs === 1 ? [] : Array.from({ length: Math.min(plan.jobs, plan.matches) }, () => new Thread());
  const stopping = new AbortController();
  const stop = (): void => stopping.abort();
  // A second Ctrl+C ends the process as it would without this.
  process.once('SIGINT', stop);
  const told =
    terminal.progress === undefined ? { onMatch: () => undefined } : progress(plan.matches, terminal.progress);
  const running = { threads, stop: stopping.signal, ...told };
  const tally = await simulateStepwise(plan, running).finally(() => process.off('SIGINT', stop));
  if (stopping.signal.aborted) {
    terminal.progress?.(`longbox: stopped after ${tally.matches} of ${howMany(plan.matches, 'match', 'matches')}\n`);
    return { json: tally, text: inWords(tally), exit: INTERRUPTED };
  }
  return { json: tally, text: inWords(tally), exit: tally.failures.length === 0 ? 0 : 1 };
};

/** The exit code of a program that was ended by Ctrl+C. */
const INTERRUPTED = 130;

const flags = {
  matches: 'string',
  seed: 'string',
  seats: 'string',
  decks: 'string',
  players: 'string',
  ruleset: 'string',
  nodes: 'string',
  unseen: 'string',
  rotate: 'boolean',
  report: 'boolean',
  set: 'string',
  check: 'boolean',
  jobs: 'string',
} as const;

/** @throws BadInput */
export function readPlan(args: readonly string[], house: House): Plan {
  const { values, positionals } = readArgs('simulate', args, ['GAME'], flags);
  const jobs = readJobs(values.jobs);
  if (jobs > 1 && values.set === '-')
    throw new BadInput('--set: threads cannot share standard input: name a file, or leave out --jobs');
  const game = withSet(findGame(positionals[0] as string, house), values.set, house);
  const options = rulesetOption(game, values.ruleset);
  const unseen = readUnseen(game, values.unseen);
  const fresh = values.decks === FRESH;
  if (fresh && game.decks.build === undefined) throw new BadInput(`--decks: ${game.id} builds no random decks`);
  const named = (fresh ? undefined : values.decks)
    ?.split(',')
    .map(id =>
      id.startsWith(RANDOM) ? builtDeck({ game, options }, id, unseen) : readyDeck(game, id.trim(), '--decks'),
    );
  for (const deck of named ?? [])
    if (game.decks.check(deck, options).length > 0)
      throw new BadInput(
        `--decks: "${deck.id}" may not be played by this ruleset: ${legalDecks(game, options)
          .map(({ id }) => id)
          .join(', ')} may`,
      );
  const decks = named ?? legalDecks(game, options);
  if (decks.length === 0) throw new BadInput(`${game.id} has no ready-made deck for this ruleset yet`);
  const seats = wholeNumber('--seats', values.seats, game.seats.min);
  if (seats < game.seats.min || seats > game.seats.max)
    throw new BadInput(`--seats: ${game.id} is played by ${seatsInWords(game)}, not by ${seats}`);
  const varieties = !game.partners
    ? []
    : varietiesOf(game, {
        ...(values.ruleset !== undefined && { ruleset: values.ruleset, options }),
        ...(values.seats !== undefined && { seats }),
      });
  return {
    args,
    jobs,
    game,
    options,
    ruleset: values.ruleset,
    matches: wholeNumber('--matches', values.matches, 100),
    seed: values.seed ?? 'longbox',
    seats,
    decks,
    chosen: named !== undefined,
    rotates: values.rotate === true,
    fresh,
    report: values.report === true,
    set: values.set,
    players: readPlayers(game, values.players ?? 'random', '--players'),
    ...(values.nodes !== undefined && { nodes: wholeNumber('--nodes', values.nodes, 0, 0) }),
    check: values.check === true,
    unseen,
    varieties,
  };
}

/** Random decks, others in each match. */
const FRESH = 'random';

function readJobs(value: string | undefined): number {
  const cores = availableParallelism();
  if (value === 'all') return cores;
  const jobs = wholeNumber('--jobs', value, 1);
  if (jobs > cores)
    throw new BadInput(
      `--jobs: this machine has ${howMany(cores, 'core')}, so it is ${cores === 1 ? '1' : `1 to ${cores}`} or all, not ${jobs}`,
    );
  return jobs;
}

function readUnseen(game: Game, list: string | undefined): Set<string> {
  if (list === undefined) return new Set(ableCards(game));
  if (list === 'none') return new Set();
  return new Set(list.split(',').map(id => named(game.cards.all, id, 'card', '--unseen').id));
}

const counted = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([what, count]) => `${what} ${count}`)
    .join(', ');

/** Ends that are nobody's alone. */
const ENDS: Readonly<Record<string, string>> = { draw: 'drawn', won: 'won', lost: 'lost' };

function inWords({
  matches,
  decisions,
  seconds,
  decisionsPerSecond,
  outcomes,
  ends,
  wins,
  hash,
  unreached,
  failures,
  report,
}: Tally): string {
  const won = Object.entries(outcomes).map(([who, count]) =>
    who in ENDS ? `${count} ${ENDS[who]}` : `${count} won by seat ${who}`,
  );
  return [
    `${howMany(matches, 'match', 'matches')} in ${seconds} s: ${howMany(decisions, 'decision')}, ${decisionsPerSecond} a second`,
    won.join(', '),
    `ended by ${counted(ends)}`,
    ...(Object.keys(wins).length === 0 ? [] : [`won by deck: ${counted(wins)}`]),
    `hash ${hash}`,
    unreached.length === 0 ? 'every ability in the decks took effect' : `never took effect: ${unreached.join(', ')}`,
    ...(report === undefined ? [] : reportInWords(report)),
    ...failures.map(({ error, command }) => `FAILED: ${error}\n  ${command}`),
  ].join('\n');
}
