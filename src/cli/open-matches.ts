import type { MatchRow, MatchStatus, Store } from '../store/port.js';
import { findGame, type House, snowflake, wholeNumber } from './command.js';
import { howMany } from './how-many.js';

/** As many as are listed unless more are asked for. */
export const LISTED = 200;

const DAY = 24 * 60 * 60 * 1000;

/** What is not over, by what an operator calls it: tables that are played at, that wait for people, that the rules cannot run. */
export const STATES = {
  playing: ['playing'],
  waiting: ['inviting', 'choosing'],
  halted: ['halted'],
} as const satisfies Readonly<Record<string, readonly MatchStatus[]>>;

export type State = keyof typeof STATES;

/** Options that choose among open matches. */
export const choosing = {
  guild: 'string',
  player: 'string',
  game: 'string',
  idle: 'string',
} as const;

type Written = { readonly [K in keyof typeof choosing]?: string | undefined };

/** Which open matches are meant. What is left out chooses all. */
export interface Choice {
  readonly guild?: string;
  readonly player?: string;
  readonly game?: string;
  /** Days. */
  readonly idle?: number;
}

/** What these options choose. @throws BadInput */
export const choiceOf = ({ guild, player, game, idle }: Written, house: House): Choice => ({
  ...(guild !== undefined && { guild: snowflake('--guild', guild) }),
  ...(player !== undefined && { player: snowflake('--player', player) }),
  ...(game !== undefined && { game: findGame(game, house, '--game').id }),
  ...(idle !== undefined && { idle: wholeNumber('--idle', idle, 0) }),
});

/** Open matches that are chosen, those nobody has touched for longest first. */
export async function openMatches(
  store: Pick<Store, 'matchesOf'>,
  { game, idle, ...where }: Choice,
  {
    states = Object.keys(STATES) as State[],
    now = Date.now(),
  }: { readonly states?: readonly State[]; readonly now?: number } = {},
): Promise<MatchRow[]> {
  const since = idle === undefined ? Number.POSITIVE_INFINITY : now - idle * DAY;
  const status = states.flatMap(state => STATES[state]);
  const found = await store.matchesOf({ status, ...where });
  return found.filter(match => (game === undefined || match.game === game) && match.updatedAt <= since).reverse();
}

/** What may be told of an open match to somebody who runs the bot: nothing of decks, secrets and words that were added. */
export const described = ({
  id,
  game,
  ruleset,
  status,
  guild,
  channel,
  host,
  seats,
  moves,
  createdAt,
  updatedAt,
}: MatchRow) => ({
  match: id,
  game,
  ruleset,
  status,
  guild,
  channel,
  host,
  players: seats.flatMap(({ player }) => player ?? []),
  free: seats.filter(({ player }) => player === null).length,
  moves,
  created: new Date(createdAt).toISOString(),
  touched: new Date(updatedAt).toISOString(),
});

/** A list that may have been cut, and how all of it is seen. */
export const someOf = (all: number, lines: readonly string[]): string =>
  [...lines, ...(all === lines.length ? [] : [`… and ${all - lines.length} more: --limit ${all}`])].join('\n');

export const line = ({
  match,
  game,
  status,
  guild,
  players,
  free,
  moves,
  touched,
}: ReturnType<typeof described>): string =>
  [
    match,
    status,
    game,
    guild ?? 'direct messages',
    [...players, ...(free === 0 ? [] : [`${free} free`])].join(', '),
    howMany(moves, 'move'),
    `touched ${touched}`,
  ].join('  ');
