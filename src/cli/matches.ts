import { nearest } from '../kernel/index.js';
import { BadInput, type Command, readArgs, wholeNumber } from './command.js';
import { fromCopy } from './database.js';
import {
  choiceOf,
  choosing,
  described,
  LISTED,
  line,
  openMatches,
  STATES,
  type State,
  someOf,
} from './open-matches.js';

export const run: Command = async (args, house) => {
  const flags = { ...choosing, data: 'string', limit: 'string' } as const;
  const { positionals, values } = readArgs('matches', args, ['playing|waiting|halted?'], flags);
  const [named] = positionals;
  const limit = wholeNumber('--limit', values.limit, LISTED);
  const states = named === undefined ? (Object.keys(STATES) as State[]) : [stateOf(named)];
  const choice = choiceOf(values, house);
  const found = await fromCopy('matches', values.data, store => openMatches(store, choice, { states }));
  const shown = found.slice(0, limit).map(described);
  return {
    json: { open: found.length, matches: shown },
    text: found.length === 0 ? 'No open matches.' : someOf(found.length, shown.map(line)),
  };
};

function stateOf(named: string): State {
  if (Object.hasOwn(STATES, named)) return named as State;
  throw new BadInput(`matches: "${named}" is no state of an open match${nearest(named, Object.keys(STATES))}`);
}
