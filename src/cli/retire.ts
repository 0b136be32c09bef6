import { Lobby } from '../matches/lobby/lobby.js';
import { NONE } from '../matches/lobby/quotas.js';
import { isInNight } from '../matches/lobby/terms.js';
import { Matches } from '../matches/matches.js';
import { rulesVersion } from '../matches/version.js';
import type { MatchRow, Store } from '../store/port.js';
import { BadInput, type Command, type Report, readArgs } from './command.js';
import { fromCopy, withDatabase } from './database.js';
import { type Choice, choiceOf, choosing, described, line, openMatches } from './open-matches.js';

interface Plan {
  readonly closing: readonly MatchRow[];
  /** Tables of league nights: those belong to their night. */
  readonly kept: number;
}

export const run: Command = async (args, house) => {
  const { guild, idle } = choosing;
  const { values } = readArgs('retire', args, [], { guild, idle, data: 'string', yes: 'boolean' });
  if (values.guild === undefined && values.idle === undefined)
    throw new BadInput('retire: which matches? Name --idle DAYS, --guild ID, or both');
  const choice = choiceOf(values, house);
  if (values.yes !== true) return told(await fromCopy('retire', values.data, store => planned(store, choice)), false);
  return withDatabase('retire', values.data, async store => {
    const plan = await planned(store, choice);
    const lobby = lobbyOn(store);
    const closing: MatchRow[] = [];
    // On a server a bot may run beside us: what has been played at since stays.
    for (const match of plan.closing) if (await lobby.retire(match)) closing.push(match);
    return told({ ...plan, closing }, true);
  });
};

async function planned(store: Store, choice: Choice): Promise<Plan> {
  const found = await openMatches(store, choice);
  const closing = found.filter(match => !isInNight(match));
  return { closing, kept: found.length - closing.length };
}

/** Tables as the bot has them, with nobody who watches: one that runs hears of it, any other shows it when it starts. */
function lobbyOn(store: Store): Lobby {
  const deps = {
    store,
    now: Date.now,
    version: rulesVersion(),
    notify: () => undefined,
    poke: () => undefined,
    pace: 0,
  };
  return new Lobby({ ...deps, matches: new Matches(deps), quotas: NONE });
}

function told({ closing, kept }: Plan, isDone: boolean): Report {
  const matches = closing.map(described);
  const left = kept === 0 ? [] : [`Left to the hosts of league nights: ${kept}.`];
  const lines = matches.map(line);
  const end = isDone
    ? `${matches.length} closed: nothing counts, and boards say so once the bot runs.`
    : `${matches.length} would be closed, and count for nothing. To close them, add --yes; stop the bot first, unless its database is on PostgreSQL.`;
  return { json: { matches, kept, closed: isDone }, text: [...lines, ...left, end].join('\n') };
}
