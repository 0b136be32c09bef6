import { expect } from 'vitest';
import { isBye } from '../../src/leagues/field.js';
import { decision, isKnockout } from '../../src/leagues/formats/bracket.js';
import { teamsOf } from '../../src/leagues/formats/teams.js';
import type { Night, NightTable } from '../../src/leagues/night.js';
import { standings } from '../../src/leagues/standings/standings.js';

type Sums = Record<'won' | 'drawn' | 'lost' | 'byes', number>;

/** What the standings of a night say, held against its results: table by table, and without any of their own sums. */
export function recount(night: Night): void {
  const table = standings(night);
  expect(table.map(({ player }) => player).sort()).toEqual(night.entries.map(({ player }) => player).sort());
  const places = table.map(({ place }) => place);
  expect(places).toEqual([...places].sort((one, other) => one - other));
  for (const { player, won, drawn, lost, byes, values } of table) {
    const all = tablesOf(night, player);
    expect({ player, won, drawn, lost, byes }).toEqual({ player, ...sumsOf(night, player, all) });
    const value = (id: string): number | undefined => values.find(one => one.id === id)?.value;
    const early = all.filter(one => !isKnockout(one));
    const sums = sumsOf(night, player, early);
    if (value('points') !== undefined) expect(value('points')).toBe(3 * (sums.won + sums.byes) + sums.drawn);
    if (value('team-points') !== undefined) expect(value('team-points')).toBe(teamPoints(night, player));
    if (value('place-points') !== undefined)
      expect(value('place-points')).toBeCloseTo(early.reduce((sum, one) => sum + worth(night, one, player), 0));
  }
  checkBracket(
    night,
    places,
    table.map(({ player }) => player),
  );
}

/** Of the team of somebody: 3 for more wins than the other team in a round, or for a bye, and 1 for as many. */
function teamPoints(night: Night, player: string): number {
  const team = teamsOf(night).find(members => members.includes(player)) ?? [];
  return night.rounds.reduce((sum, { tables }) => {
    const mine = tables.filter(({ players }) => players.some(one => team.includes(one)));
    const others = mine.flatMap(({ players }) => players).filter(one => !team.includes(one));
    const there = tables.filter(({ players }) =>
      players.some(one => team.includes(one) || isOfTeam(night, one, others)),
    );
    if (mine.length === 0 || there.some(({ result }) => result === null)) return sum;
    if (others.length === 0) return sum + 3;
    const wins = (own: boolean): number =>
      there.reduce((all, { players, result }) => {
        const first = players.filter((_, at) => result?.places[at] === 1);
        return all + first.filter(one => team.includes(one) === own).length / (first.length || 1);
      }, 0);
    if (wins(true) === 0 && wins(false) === 0) return sum;
    return sum + (wins(true) > wins(false) ? 3 : wins(true) === wins(false) ? 1 : 0);
  }, 0);
}

const isOfTeam = (night: Night, player: string, others: readonly string[]): boolean =>
  teamsOf(night).some(team => team.includes(player) && team.some(one => others.includes(one)));

const tablesOf = ({ rounds }: Night, player: string): NightTable[] =>
  rounds.flatMap(({ tables }) => tables.filter(({ players }) => players.includes(player)));

function sumsOf(night: Night, player: string, tables: readonly NightTable[]): Sums {
  const sums: Sums = { won: 0, drawn: 0, lost: 0, byes: 0 };
  for (const table of tables) {
    const { players, result } = table;
    if (isBye(night, table)) sums.byes++;
    else if (result !== null) {
      const first = result.places.filter(place => place === 1).length;
      const isFirst = result.places[players.indexOf(player)] === 1;
      if (!isFirst || result.feat?.won === false) sums.lost++;
      else if (result.feat === undefined && first > 1 && first === players.length) sums.drawn++;
      else sums.won++;
    }
  }
  return sums;
}

/** A full table's first place is worth its seats; those who share places share what they are worth. */
function worth(night: Night, table: NightTable, player: string): number {
  const full = night.plan.tableSize;
  if (isBye(night, table)) return full;
  const places = table.result?.places ?? [];
  const mine = places[table.players.indexOf(player)];
  if (mine == null) return 0;
  const better = places.filter(place => place !== null && place < mine).length;
  const shared = places.filter(place => place === mine).length;
  const steps = Array.from({ length: shared }, (_, at) => full - better - at);
  return Math.max(0, steps.reduce((sum, step) => sum + step, 0) / shared);
}

/** The loser of a table in a bracket never ranks above its winner, unless the winner has left since. */
function checkBracket(night: Night, places: readonly number[], order: readonly string[]): void {
  const last = night.rounds.flatMap(({ tables }) => tables).findLast(isKnockout);
  if (last === undefined || last.result === null || last.players.length < 2) return;
  if (night.rounds.at(-1)?.tables.length !== 1) return;
  const { winner = null, loser = null } = decision(last) ?? {};
  if (winner === null || loser === null || night.entries.some(one => one.player === winner && one.until !== null))
    return;
  const placeOf = (player: string): number => places[order.indexOf(player)] as number;
  expect(placeOf(winner)).toBeLessThanOrEqual(placeOf(loser));
  // Nobody has won beside them.
  if (night.phase === 'over' && night.ended?.by === null) expect(places.filter(place => place === 1)).toHaveLength(1);
}
