import { nearest } from '../kernel/index.js';
import { BadInput, type Command, readArgs, wholeNumber } from './command.js';
import { fromCopy } from './database.js';
import { choosing, described, line, openMatches, STATES, type State } from './open-matches.js';

/** As many as are listed unless more are asked for. */
const LISTED = 200;

export const { run }: Command = {
  async run(args) {
    const flags = {
      ...choosing,
      json: { type: 'boolean' },
      data: { type: 'string' },
      limit: { type: 'string' },
    } as const;
    const { positionals, values } = readArgs('matches', args, ['playing|waiting|halted?'], flags);
    const [named] = positionals;
    const limit = wholeNumber('--limit', values.limit, LISTED);
    const states = named === undefined ? (Object.keys(STATES) as State[]) : [stateOf(named)];
    const found = await fromCopy('matches', values.data, store => openMatches(store, values, { states }));
    const shown = found.slice(0, limit).map(described);
    const more = found.length - shown.length;
    return {
      json: { open: found.length, matches: shown },
      text:
        found.length === 0
          ? 'No open matches.'
          : [...shown.map(line), ...(more === 0 ? [] : [`… and ${more} more: --limit ${found.length}`])].join('\n'),
    };
  },
};

function stateOf(named: string): State {
  if (Object.hasOwn(STATES, named)) return named as State;
  throw new BadInput(`matches: "${named}" is no state of an open match${nearest(named, Object.keys(STATES))}`);
}
