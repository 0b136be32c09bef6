import { hash } from '../../kernel/index.js';
import { type Feat, type Field, isBye, nightSeed, type Table, tablesOf } from '../field.js';
import { decision } from '../formats/bracket.js';
import type { FormatId } from '../plan.js';
import { gameWins, opponentsGameWins, opponentsMatchWins } from './percent.js';
import { type Criterion, ranked } from './rank.js';
import { type Fates, fateOf, fatesOf, matchPoints, placePoints, WIN } from './score.js';

/** What breaks ties, from first to last; words `league-break-<id>`. */
export const BREAKS = {
  points: 'number',
  'opponents-matches': 'share',
  games: 'share',
  'opponents-games': 'share',
  'head-to-head': 'number',
  lot: 'hidden',
  'place-points': 'number',
  firsts: 'number',
  'ahead-of': 'number',
  stage: 'hidden',
  beaten: 'yes',
  pace: 'rounds',
  effort: 'number',
} as const;
export type BreakId = keyof typeof BREAKS;

export interface Standing extends Fates {
  readonly player: string;
  /** Those who are equal in everything share one. */
  readonly place: number;
  /** What the order comes from, by what breaks ties in this format. */
  readonly values: readonly { readonly id: BreakId; readonly value: number }[];
  /** Has been at a table, or had a bye. */
  readonly came: boolean;
  /** Has left. */
  readonly out: boolean;
}

/** Whether somebody has won anything: who is first of those who have not is no winner. */
export const hasWon = ({ won, byes }: Fates): boolean => won + byes > 0;

/** What decides the order in each format, from first to last. */
const ORDER: Readonly<Record<FormatId, readonly BreakId[]>> = {
  swiss: ['points', 'opponents-matches', 'games', 'opponents-games', 'head-to-head', 'lot'],
  'round-robin': ['points', 'head-to-head', 'games', 'opponents-matches', 'lot'],
  single: ['stage'],
  double: ['stage'],
  points: ['place-points', 'firsts', 'ahead-of', 'lot'],
  duplicate: ['beaten', 'pace', 'effort'],
};

export const breaksOf = (format: FormatId): readonly BreakId[] => ORDER[format];

/** How everybody stands: from what has happened, and nothing else. */
export function standings(field: Field): Standing[] {
  const ids = breaksOf(field.plan.format);
  const criteria = ids.map(
    (id): Criterion =>
      (player, tied) =>
        MEASURES[id](field, player, tied),
  );
  const gone = new Set(field.entries.filter(({ until }) => until !== null).map(({ player }) => player));
  return ranked(
    field.entries.map(({ player }) => player),
    criteria,
  ).map(({ player, place, values }) => ({
    player,
    place,
    ...fatesOf(field, player),
    values: ids.map((id, at) => ({ id, value: values[at] as number })),
    came: tablesOf(field).some(table => (isBye(field, table) ? table.players.includes(player) : sat(table, player))),
    out: gone.has(player),
  }));
}

/** Whether somebody was there at a table that is done. */
const sat = ({ players, result }: Table, player: string): boolean =>
  players.includes(player) && result?.places[players.indexOf(player)] != null;

type Measure = (field: Field, player: string, tied: readonly string[]) => number;

const MEASURES: Readonly<Record<BreakId, Measure>> = {
  points: matchPoints,
  'opponents-matches': opponentsMatchWins,
  games: gameWins,
  'opponents-games': opponentsGameWins,
  'head-to-head': (field, player, tied) =>
    sumOver(field, player, table => {
      if (!table.players.some(other => other !== player && tied.includes(other))) return 0;
      const fate = fateOf(field, table, player);
      return fate === 'won' ? WIN : fate === 'drawn' ? 1 : 0;
    }),
  // A number of 48 bits that the night's seed gives to everybody.
  lot: (field, player) => {
    // By when they came, not by name: it is the same when somebody is forgotten.
    const number = field.entries.findIndex(entry => entry.player === player) + 1;
    return Number.parseInt(hash(`lot ${nightSeed(field, '')} ${number}`).slice(0, 12), 16);
  },
  'place-points': placePoints,
  firsts: (field, player) => fatesOf(field, player).won,
  'ahead-of': (field, player, tied) =>
    sumOver(field, player, ({ players, result }) => {
      const mine = result?.places[players.indexOf(player)] ?? Number.POSITIVE_INFINITY;
      return players.filter((other, at) => tied.includes(other) && mine < (result?.places[at] ?? 0)).length;
    }),
  stage,
  beaten: (field, player) => sumOver(field, player, table => (featOf(table, player)?.won === true ? 1 : 0)),
  pace: (field, player) =>
    sumOver(field, player, table => {
      const feat = featOf(table, player);
      if (feat === null) return Number.NEGATIVE_INFINITY;
      return feat.won ? -feat.rounds : feat.rounds;
    }),
  effort: (field, player) => sumOver(field, player, table => featOf(table, player)?.effort ?? 0),
};

/** What a table did, for somebody who was there; null for who was not. */
const featOf = (table: Table, player: string): Feat | null =>
  sat(table, player) ? (table.result?.feat ?? null) : null;

const sumOver = (field: Field, player: string, of: (table: Table) => number): number =>
  tablesOf(field).reduce((sum, table) => sum + (table.players.includes(player) ? of(table) : 0), 0);

/** The round after which somebody was out of a bracket; beyond all rounds for who is still in it. */
function stage(field: Field, player: string): number {
  let lives = field.plan.format === 'double' ? 2 : 1;
  for (const { n, tables } of field.rounds)
    for (const table of tables) {
      if (!table.players.includes(player) || isBye(field, table)) continue;
      const decided = decision(table);
      if (decided === null || decided.winner === player) continue;
      // From where nobody has won nobody goes on, however many lives they have.
      if (decided.winner === null || --lives === 0) return n;
    }
  const { until = null } = field.entries.find(entry => entry.player === player) ?? {};
  return until ?? field.rounds.length + 1;
}
