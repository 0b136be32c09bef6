import type { ChatInputCommandInteraction } from 'discord.js';
import type { Which } from '../../matches/lobby/directory.js';
import type { MatchRow } from '../../store/port.js';
import { type Action, action } from '../define/command.js';
import type { Options, Values } from '../define/options.js';
import type { House } from '../house.js';
import { matchMeant, matchOption } from './find-match.js';

interface OnMatch<O extends Options> {
  /** Which matches are meant where none is named. */
  readonly which?: Which;
  /** Whether a command in a thread never reaches a match of another place: for what cannot be undone. */
  readonly strict?: boolean;
  readonly options?: O;
  run(interaction: ChatInputCommandInteraction, match: MatchRow, house: House, options: Values<O>): Promise<void>;
}

/** A subcommand about one match. */
export function onMatch<const O extends Options = Record<never, never>>({
  which = 'open',
  strict = false,
  options,
  run,
}: OnMatch<O>): Action {
  return action({
    options: { ...(options ?? {}), match: matchOption(which) },
    async run(interaction, values, house) {
      const match = await matchMeant(interaction, house, which, values.match, { strict });
      await run(interaction, match, house, values as unknown as Values<O>);
    },
  });
}
