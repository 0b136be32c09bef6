import { Chance } from '../../kernel/index.js';
import { active, type Field, nightSeed, starters, tablesOf } from '../field.js';
import { games, headToHead, lot, opponentsMatches, points } from '../standings/breaks.js';
import { type Format, numbered } from './format.js';

/** Everybody meets everybody once. Players who would meet nobody, or somebody who has left, have a bye. */
export const roundRobin: Format = {
  takes: ['best-of', 'undo', 'time'],
  breaks: [points, headToHead, games, opponentsMatches, lot],
  rounds: field => circle(starters(field).length),
  pair(field, { seed }) {
    const entrants = starters(field);
    const there = new Set(active(field));
    const turn = field.rounds.length;
    if (turn >= circle(entrants.length) || there.size < 2) return null;
    const order = new Chance(nightSeed(field, seed)).stream('order').shuffle([...entrants]);
    return numbered(
      meetings(order, { field, turn, there }).sort((one, other) => other.players.length - one.players.length),
    );
  },
};

/** Rounds in which so many meet each other once. */
export const circle = (players: number): number => (players % 2 === 0 ? players - 1 : players);

/** By how much somebody has had the first seat more often than the second. */
const ahead = (field: Field, player: string): number =>
  tablesOf(field).reduce((sum, { players: [one, other] }) => {
    if (one === undefined || other === undefined) return sum;
    return sum + (one === player ? 1 : other === player ? -1 : 0);
  }, 0);

/** Who meets whom in a turn, from 0, by the circle method: one stays, the others go round. Only those who are there. */
export function meetings(
  players: readonly string[],
  { field, turn, there }: { readonly field: Field; readonly turn: number; readonly there: ReadonlySet<string> },
): { players: string[] }[] {
  const [fixed = null, ...ring] = players.length % 2 === 0 ? players : [...players, null];
  const turned = [fixed, ...ring.slice(turn), ...ring.slice(0, turn)];
  return turned.slice(0, turned.length / 2).flatMap((one, at) => {
    const met = [one, turned[turned.length - 1 - at] ?? null].filter(
      (player): player is string => player !== null && there.has(player),
    );
    if (met.length === 0) return [];
    // The first seat goes to who has had it less often.
    const [mine = 0, theirs = 0] = met.map(player => ahead(field, player));
    const isTurned = mine === theirs ? (turn + at) % 2 !== 0 : mine > theirs;
    return [{ players: isTurned ? met.reverse() : met }];
  });
}
