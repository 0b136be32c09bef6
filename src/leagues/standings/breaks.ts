import { hash } from '../../kernel/index.js';
import { type Feat, type Field, nightSeed, sat, type Table, tablesOf } from '../field.js';
import { gameWins, matchShareWon, opponentsGameWins, opponentsMatchWins } from './percent.js';
import { type Ranked, ranked } from './rank.js';
import { DRAW, fateOf, fatesOf, matchPoints, placePoints, WIN } from './score.js';

/** How the value of a tiebreaker is shown beside a name; `least` is better the smaller it is, `hidden` ones are only explained. */
export type Shown = 'number' | 'share' | 'yes' | 'least' | 'hidden';

/** Something that puts players in order, more being better. Words `league-break-<id>`, and `league-column-<id>` where it is shown. */
export interface Break {
  readonly id: string;
  readonly shown: Shown;
  /** Among those who are tied until here. */
  of(field: Field, player: string, tied: readonly string[]): number;
}

/** Everybody in a field, put in order by one tiebreaker after the other. */
export const inOrder = (field: Field, breaks: readonly Break[]): Ranked[] =>
  ranked(
    field.entries.map(({ player }) => player),
    breaks.map(
      one =>
        (player, tied): number =>
          one.of(field, player, tied),
    ),
  );

export const points: Break = { id: 'points', shown: 'number', of: matchPoints };
export const opponentsMatches: Break = { id: 'opponents-matches', shown: 'share', of: opponentsMatchWins };
export const matchWins: Break = { id: 'matches', shown: 'share', of: matchShareWon };
export const games: Break = { id: 'games', shown: 'share', of: gameWins };
export const opponentsGames: Break = { id: 'opponents-games', shown: 'share', of: opponentsGameWins };

export const headToHead: Break = {
  id: 'head-to-head',
  shown: 'number',
  of: (field, player, tied) =>
    sumOver(field, player, table => {
      if (!table.players.some(other => other !== player && tied.includes(other))) return 0;
      const fate = fateOf(field, table, player);
      return fate === 'won' ? WIN : fate === 'drawn' ? DRAW : 0;
    }),
};

/** A number of 48 bits that the night's seed gives to everybody. */
export const lot: Break = {
  id: 'lot',
  shown: 'hidden',
  of: (field, player) => {
    // By when they came, not by name: it is the same when somebody is forgotten.
    const number = field.entries.findIndex(entry => entry.player === player) + 1;
    return Number.parseInt(hash(`lot ${nightSeed(field, '')} ${number}`).slice(0, 12), 16);
  },
};

export const placesPoints: Break = { id: 'place-points', shown: 'number', of: placePoints };
export const firsts: Break = { id: 'firsts', shown: 'number', of: (field, player) => fatesOf(field, player).won };

export const aheadOf: Break = {
  id: 'ahead-of',
  shown: 'number',
  of: (field, player, tied) =>
    sumOver(field, player, ({ players, result }) => {
      const mine = result?.places[players.indexOf(player)] ?? Number.POSITIVE_INFINITY;
      return players.filter((other, at) => tied.includes(other) && mine < (result?.places[at] ?? 0)).length;
    }),
};

export const beaten: Break = {
  id: 'beaten',
  shown: 'yes',
  of: (field, player) => sumOver(field, player, table => (featOf(table, player)?.won === true ? 1 : 0)),
};

export const pace: Break = {
  id: 'pace',
  shown: 'least',
  of: (field, player) =>
    sumOver(field, player, table => {
      const feat = featOf(table, player);
      if (feat === null) return Number.NEGATIVE_INFINITY;
      return feat.won ? -feat.rounds : feat.rounds;
    }),
};

export const effort: Break = {
  id: 'effort',
  shown: 'number',
  of: (field, player) => sumOver(field, player, table => featOf(table, player)?.effort ?? 0),
};

/** What a table did, for somebody who was there; null for who was not. */
const featOf = (table: Table, player: string): Feat | null =>
  sat(table, player) ? (table.result?.feat ?? null) : null;

const sumOver = (field: Field, player: string, of: (table: Table) => number): number =>
  tablesOf(field).reduce((sum, table) => sum + (table.players.includes(player) ? of(table) : 0), 0);
