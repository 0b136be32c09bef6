import { hash } from '../../kernel/index.js';
import { type Feat, type Field, nightSeed, sat, type Table, tablesOf } from '../field.js';
import { gameWins, matchShareWon, opponentsGameWins, opponentsMatchWins } from './percent.js';
import { type Criterion, type Ranked, ranked } from './rank.js';
import { fateOf, matchPoints, placePoints, winsOf, worthOf } from './score.js';

/** How the value of a tiebreaker is shown beside a name; `least` is better the smaller it is, `hidden` ones are only explained. */
export type Shown = 'number' | 'share' | 'yes' | 'least' | 'hidden';

/** Something that puts players in order, more being better. Words `league-break-<id>`, and `league-column-<id>` where it is shown. */
export interface Break {
  readonly id: string;
  readonly shown: Shown;
  /** How much somebody has of it in a field, among those who are tied until here. */
  of(field: Field): Criterion;
}

/** Everybody in a field, put in order by one tiebreaker after the other. */
export const inOrder = (field: Field, breaks: readonly Break[]): Ranked[] =>
  ranked(
    field.entries.map(({ player }) => player),
    breaks.map(one => one.of(field)),
  );

/** A tiebreaker that looks at everybody alone. */
const each = (id: string, shown: Shown, of: (field: Field, player: string) => number): Break => ({
  id,
  shown,
  of: field => player => of(field, player),
});

export const points = each('points', 'number', matchPoints);
export const opponentsMatches = each('opponents-matches', 'share', opponentsMatchWins);
export const matchWins = each('matches', 'share', matchShareWon);
export const games = each('games', 'share', gameWins);
export const opponentsGames = each('opponents-games', 'share', opponentsGameWins);

export const headToHead: Break = {
  id: 'head-to-head',
  shown: 'number',
  of: field => (player, tied) =>
    sumOver(field, player, table => {
      if (!table.players.some(other => other !== player && tied.includes(other))) return 0;
      return worthOf(fateOf(field, table, player));
    }),
};

/** A number of 48 bits that the night's seed gives to everybody. */
export const lot = each('lot', 'hidden', (field, player) => {
  // By when they came, not by name: it is the same when somebody is forgotten.
  const number = field.entries.findIndex(entry => entry.player === player) + 1;
  return Number.parseInt(hash(`lot ${nightSeed(field, '')} ${number}`).slice(0, 12), 16);
});

export const placesPoints = each('place-points', 'number', placePoints);
export const firsts = each('firsts', 'number', winsOf);

export const aheadOf: Break = {
  id: 'ahead-of',
  shown: 'number',
  of: field => (player, tied) =>
    sumOver(field, player, ({ players, result }) => {
      const mine = result?.places[players.indexOf(player)] ?? Number.POSITIVE_INFINITY;
      return players.filter((other, at) => tied.includes(other) && mine < (result?.places[at] ?? 0)).length;
    }),
};

/** What tables did together, added up for somebody; null for a table that they were not at. */
const feats = (id: string, shown: Shown, of: (feat: Feat | null) => number): Break =>
  each(id, shown, (field, player) => sumOver(field, player, table => of(featOf(table, player))));

const wins = (feat: Feat | null): number => (feat?.won === true ? 1 : 0);

export const beaten = feats('beaten', 'yes', wins);

export const pace = feats('pace', 'least', feat => {
  if (feat === null) return Number.NEGATIVE_INFINITY;
  return feat.won ? -feat.rounds : feat.rounds;
});

/** Villains beaten on a ladder. */
export const climbed = feats('climbed', 'number', wins);

/** Rounds of the matches that were won. */
export const swift = feats('swift', 'least', feat => (feat?.won === true ? -feat.rounds : 0));

export const effort = feats('effort', 'number', feat => feat?.effort ?? 0);

/** What a table did, for somebody who was there; null for who was not. */
const featOf = (table: Table, player: string): Feat | null =>
  sat(table, player) ? (table.result?.feat ?? null) : null;

const sumOver = (field: Field, player: string, of: (table: Table) => number): number =>
  tablesOf(field).reduce((sum, table) => sum + (table.players.includes(player) ? of(table) : 0), 0);
