import { isBye } from './field.js';
import { formatOf } from './formats/index.js';
import { teamsOf } from './formats/teams.js';
import type { Night } from './night.js';
import { entrantOf } from './night.js';
import { LeagueRefused } from './refused.js';
import { standings } from './standings/standings.js';

/** What can be taken along of a night. */
export const EXPORTS = ['standings', 'pairings', 'decks'] as const;
export type ExportId = (typeof EXPORTS)[number];

/** A table with the same columns in each row: nothing in it that is not public. */
export interface Exported {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number | boolean)[])[];
}

/** @throws LeagueRefused for what there is not (yet), or is not to be seen */
export function exported(night: Night, what: ExportId): Exported {
  if (what === 'decks') return decks(night);
  if (night.rounds.length === 0) throw new LeagueRefused('league-not-begun');
  return what === 'standings' ? table(night) : pairings(night);
}

const nameOf = (night: Night, player: string): string => entrantOf(night, player)?.name ?? player;

function table(night: Night): Exported {
  const { breaks, ranks } = formatOf(night.plan);
  const all = ranks === 'teams' ? teamsOf(night) : null;
  return {
    columns: [
      ...['place', 'player', 'name', 'won', 'drawn', 'lost', 'byes', 'left'],
      ...(all === null ? [] : ['team']),
      ...breaks.map(({ id }) => id),
    ],
    rows: standings(night).map(({ place, player, won, drawn, lost, byes, out, values }) => [
      ...[place, player, nameOf(night, player), won, drawn, lost, byes, out],
      ...(all === null ? [] : [all.findIndex(team => team.includes(player)) + 1]),
      ...values.map(({ value }) => (Number.isFinite(value) ? value : '')),
    ]),
  };
}

function pairings(night: Night): Exported {
  return {
    columns: ['round', 'seed', 'table', 'player', 'name', 'place', 'wins', 'bye', 'settled', 'match'],
    rows: night.rounds.flatMap(({ n, seed, tables }) =>
      tables.flatMap(one =>
        one.players.map((player, at) => [
          ...[n, seed, one.n, player, nameOf(night, player)],
          one.result?.places[at] ?? '',
          one.result?.wins?.[at] ?? '',
          isBye(night, one),
          one.settled ?? '',
          one.matches.at(-1)?.id ?? '',
        ]),
      ),
    ),
  };
}

/** Whether the decks that were named at sign-up may be seen now: never before the start, and where lists are closed not before the end. */
export function listsAreOpen({ plan, phase }: Pick<Night, 'plan' | 'phase'>): boolean {
  if (!plan.deckLock) return false;
  return phase === 'over' || (plan.lists === 'open' && phase === 'running');
}

function decks(night: Night): Exported {
  if (!night.plan.deckLock) throw new LeagueRefused('league-no-lists');
  if (!listsAreOpen(night)) throw new LeagueRefused('league-lists-closed', { lists: night.plan.lists });
  // Only of those who have played: whoever merely waited for a place has shown nothing.
  const played = night.entries.map(({ player }) => player);
  return {
    columns: ['player', 'name', 'deck', 'copies', 'card'],
    rows: night.entrants
      .filter(({ player }) => played.includes(player))
      .flatMap(({ player, name, deck }) =>
        Object.entries(deck?.cards ?? {}).map(([card, copies]) => [player, name, deck?.name ?? '', copies, card]),
      ),
  };
}
