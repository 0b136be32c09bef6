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

/**
 * Players stand in it under their names; their ids, by which pairings can be drawn again, only where somebody wants them.
 * @throws LeagueRefused for what there is not (yet), or is not to be seen
 */
export function exported(night: Night, what: ExportId, ids = false): Exported {
  const { columns, rows } = whole(night, what);
  const at = columns.indexOf('player');
  return ids ? { columns, rows } : { columns: columns.toSpliced(at, 1), rows: rows.map(row => row.toSpliced(at, 1)) };
}

function whole(night: Night, what: ExportId): Exported {
  if (what === 'decks') return decks(night);
  if (night.rounds.length === 0) throw new LeagueRefused('league-not-begun');
  return what === 'standings' ? table(night) : pairings(night);
}

/** What players are called, so that no two are called the same. */
function namesIn({ entrants }: Night): (player: string) => string {
  const names = new Map<string, string>();
  const taken = new Set(entrants.map(({ name }) => name));
  for (const [at, { player, name }] of entrants.entries()) {
    if (entrants.findIndex(other => other.name === name) === at) {
      names.set(player, name);
      continue;
    }
    let n = 2;
    while (taken.has(`${name} (${n})`)) n++;
    names.set(player, `${name} (${n})`);
    taken.add(`${name} (${n})`);
  }
  return player => names.get(player) ?? player;
}

/** Teams as their members have named them, else by their numbers. */
const teamOf = (night: Night, all: readonly (readonly string[])[], player: string): string | number => {
  const at = all.findIndex(team => team.includes(player));
  return (all[at] ?? []).map(one => entrantOf(night, one)?.team).find(name => name !== undefined) ?? at + 1;
};

function table(night: Night): Exported {
  const nameOf = namesIn(night);
  const { breaks, ranks } = formatOf(night.plan);
  const all = ranks === 'teams' ? teamsOf(night) : null;
  return {
    columns: [
      ...['place', 'player', 'name', 'won', 'drawn', 'lost', 'byes', 'left'],
      ...(all === null ? [] : ['team']),
      ...breaks.map(({ id }) => id),
    ],
    rows: standings(night).map(({ place, player, won, drawn, lost, byes, out, values }) => [
      ...[place, player, nameOf(player), won, drawn, lost, byes, out],
      ...(all === null ? [] : [teamOf(night, all, player)]),
      ...values.map(({ value }) => (Number.isFinite(value) ? value : '')),
    ]),
  };
}

function pairings(night: Night): Exported {
  const nameOf = namesIn(night);
  return {
    columns: ['round', 'seed', 'table', 'player', 'name', 'place', 'wins', 'bye', 'settled', 'match'],
    rows: night.rounds.flatMap(({ n, seed, tables }) =>
      tables.flatMap(one =>
        one.players.map((player, at) => [
          ...[n, seed, one.n, player, nameOf(player)],
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
  // Only of players who have played: those who merely waited for a place have shown nothing.
  const played = night.entries.map(({ player }) => player);
  const nameOf = namesIn(night);
  return {
    columns: ['player', 'name', 'deck', 'copies', 'card'],
    rows: night.entrants
      .filter(({ player }) => played.includes(player))
      .flatMap(({ player, deck }) =>
        Object.entries(deck?.cards ?? {}).map(([card, copies]) => [
          player,
          nameOf(player),
          deck?.name ?? '',
          copies,
          card,
        ]),
      ),
  };
}
