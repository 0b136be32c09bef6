import { availableParallelism } from 'node:os';
import { nearest } from '../kernel/index.js';
import { anchors } from './bench/anchors/index.js';
import { commit } from './bench/commit.js';
import { benchmarks } from './bench/index.js';
import { opponents } from './bench/opponents/index.js';
import { table } from './bench/table.js';
import { BadInput, type Command, named, readArgs, wholeNumber } from './command.js';
import { howMany } from './how-many.js';

/** What else than speed is measured. */
const MEASURED = ['opponents', 'anchors'];

export const run: Command = async (args, house, terminal) => {
  if (args[0] === 'opponents') return opponents(args.slice(1), house);
  if (args[0] === 'anchors') return anchors(args.slice(1), house);
  const [word] = args;
  if (word !== undefined && !word.startsWith('-'))
    throw new BadInput(`bench: unknown word "${word}"${nearest(word, MEASURED)}; a benchmark is named with --only`);
  const { values } = readArgs('bench', args, [], { only: 'string', seconds: 'string', matches: 'string' });
  const only = values.only?.split(',') ?? benchmarks.filter(({ long }) => long !== true).map(({ id }) => id);
  for (const name of only) named(benchmarks, name, 'benchmark', 'bench');
  const seconds = wholeNumber('--seconds', values.seconds, 2);
  const matches = wholeNumber('--matches', values.matches, 100_000, 1000);
  const results = [];
  const warn = (line: string): void => terminal.err(`longbox: ${line}\n`);
  for (const { id, title, measure } of benchmarks) {
    if (!only.includes(id)) continue;
    terminal.progress?.(`longbox: measuring ${id}\n`);
    results.push({ id, title, results: await measure({ house, seconds, matches, warn }) });
  }
  const machine = {
    commit: commit(),
    node: process.version,
    platform: `${process.platform} ${process.arch}, ${howMany(availableParallelism(), 'core')}`,
  };
  return { json: { ...machine, benchmarks: results }, text: table(machine, results) };
};
