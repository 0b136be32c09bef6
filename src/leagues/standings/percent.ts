import { type Field, isBye, type Table, tablesOf } from '../field.js';
import { DRAW, fateOf, WIN, worthOf } from './score.js';

/** In millionths, so that the same share is the same number however it was come by. */
const MILLION = 1_000_000;
const millionths = (share: number): number => Math.round(share * MILLION);

/** Nobody counts as weaker than this to those who met them: a bad day of theirs is not their opponents' fault. */
const FLOOR = 1 / 3;

/** Tables that were played or lost for not being there; a bye is neither. */
const met = (field: Field, player: string): Table[] =>
  tablesOf(field).filter(table => table.players.includes(player) && !isBye(field, table) && table.result !== null);

/** Share of match points that somebody has got of those they played for. */
function matchShare(field: Field, player: string): number {
  const fates = met(field, player).map(table => fateOf(field, table, player));
  const got = fates.reduce((sum, fate) => sum + worthOf(fate), 0);
  return fates.length === 0 ? 0 : got / (WIN * fates.length);
}

/** Share of single matches that somebody has won, where several decide a table; a draw is a third of one. */
function gameShare(field: Field, player: string): number {
  let [got, played] = [0, 0];
  for (const table of met(field, player)) {
    const wins = table.result?.wins;
    if (wins === undefined) {
      const fate = fateOf(field, table, player);
      got += fate === 'won' ? 1 : fate === 'drawn' ? DRAW / WIN : 0;
      played++;
    } else {
      got += wins[table.players.indexOf(player)] ?? 0;
      played += wins.reduce((sum, one) => sum + one, 0);
    }
  }
  return played === 0 ? 0 : got / played;
}

function ofOpponents(field: Field, player: string, share: typeof matchShare): number {
  const opponents = met(field, player).flatMap(({ players }) => players.filter(other => other !== player));
  const sum = opponents.reduce((all, other) => all + Math.max(FLOOR, share(field, other)), 0);
  return opponents.length === 0 ? FLOOR : sum / opponents.length;
}

export const matchShareWon = (field: Field, player: string): number => millionths(matchShare(field, player));
export const gameWins = (field: Field, player: string): number => millionths(gameShare(field, player));
export const opponentsMatchWins = (field: Field, player: string): number =>
  millionths(ofOpponents(field, player, matchShare));
export const opponentsGameWins = (field: Field, player: string): number =>
  millionths(ofOpponents(field, player, gameShare));
