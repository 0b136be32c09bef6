import { active, type Field, type Result, starters, type Table } from '../field.js';
import type { Break } from '../standings/breaks.js';
import { matchPoints, winsOf } from '../standings/score.js';
import { type Format, numbered } from './format.js';
import { swiss } from './swiss.js';

/** Players of a team. */
const TEAM = 2;

/** What a board is worth to a team: all of it to who won, shared in a draw. */
const BOARD = 1;

/** Swiss for teams of two: each player meets one of the other team, and what both have won is the team's score. */
export const teams: Format = {
  takes: ['rounds', 'best-of', 'undo', 'time', 'team'],
  ranks: 'teams',
  breaks: swiss.breaks.map(ofTeams),
  worth: (field, player) => matchPoints(asTeams(field), captainIn(field, player)),
  wins: (field, player) => winsOf(asTeams(field), captainIn(field, player)),
  rounds: field => swiss.rounds(asTeams(field)),
  pair(field, draw) {
    const there = new Set(active(field));
    const all = teamsOf(field);
    const membersOf = (captain: string): string[] =>
      (all.find(([first]) => first === captain) ?? []).filter(player => there.has(player));
    const met = swiss.pair(asTeams(field), draw);
    if (met === null) return null;
    const boards = met.flatMap(({ players: [one = '', other] }) => {
      const [here, opposite] = [membersOf(one), draw.random.shuffle(other === undefined ? [] : membersOf(other))];
      return Array.from({ length: Math.max(here.length, opposite.length) }, (_, at) => {
        const both = [here[at], opposite[at]].filter(player => player !== undefined);
        // First seats go to both teams alike.
        return { players: at % 2 === 0 ? both : both.reverse() };
      });
    });
    return numbered(boards);
  },
};

/** The teams of a night, in the order in which they came; two by two where nobody has said who plays with whom. */
export function teamsOf(field: Field): readonly (readonly string[])[] {
  if (field.teams != null) return field.teams;
  const players = starters(field);
  return Array.from({ length: Math.ceil(players.length / TEAM) }, (_, at) => players.slice(TEAM * at, TEAM * (at + 1)));
}

/** Who plays with whom, from what they have said: the same name is a team, and the others are put together as they came. */
export function teamsFrom(players: readonly { readonly player: string; readonly team?: string | null }[]): string[][] {
  const named = new Map<string, string[]>();
  const alone: string[] = [];
  for (const { player, team } of players) {
    if (team == null) alone.push(player);
    else named.set(team, [...(named.get(team) ?? []), player]);
  }
  const known = [...named.values()].map(team => [...team, ...alone.splice(0, TEAM - team.length)]);
  while (alone.length > 0) known.push(alone.splice(0, TEAM));
  return known;
}

/** Whether nobody else fits into a team. */
export const isFull = (members: number): boolean => members >= TEAM;

/** By player, the first of their team. */
const captainsIn = (field: Field): ReadonlyMap<string, string> =>
  new Map(teamsOf(field).flatMap(team => team.map(player => [player, team[0] as string] as const)));

/** The first of somebody's team. */
export const captainIn = (field: Field, player: string): string => captainsIn(field).get(player) ?? player;

/** A night as its teams play it, each under the id of its first member. */
function asTeams(field: Field): Field {
  const all = teamsOf(field);
  const captains = captainsIn(field);
  return {
    plan: { ...field.plan, seats: { min: 2, max: 2 } },
    entries: all.map(team => {
      const left = field.entries.filter(({ player }) => team.includes(player)).map(({ until }) => until);
      const isGone = left.every(until => until !== null);
      return { player: team[0] as string, from: 1, until: isGone ? Math.max(...left.map(Number)) : null };
    }),
    rounds: field.rounds.map(round => ({ ...round, tables: meetingsIn(round.tables, captains) })),
  };
}

/** The tables of a round, those of two teams together as one. */
function meetingsIn(tables: readonly Table[], captains: ReadonlyMap<string, string>): Table[] {
  const teamsAt = ({ players }: Table): string[] => players.flatMap(player => captains.get(player) ?? []);
  const opponents = new Map<string, string>();
  for (const [one, other] of tables.map(teamsAt))
    if (one !== undefined && other !== undefined) opponents.set(one, other).set(other, one);
  const met = new Map<string, string[]>();
  for (const captain of tables.flatMap(teamsAt)) {
    const other = opponents.get(captain);
    if (other === undefined) met.set(captain, [captain]);
    else if (!met.has(other)) met.set(captain, [captain, other]);
  }
  return [...met.values()].map((players, at) => {
    const boards = tables.filter(table => teamsAt(table).some(captain => players.includes(captain)));
    return { n: at + 1, players, result: scoreOf(players, boards, captains) };
  });
}

/** What came of two teams' meeting by its boards; null while one of them is open. */
function scoreOf(
  teams: readonly string[],
  boards: readonly Table[],
  captains: ReadonlyMap<string, string>,
): Result | null {
  if (teams.length === 1) return { places: [1] };
  const wins = teams.map(() => 0);
  for (const { players, result } of boards) {
    if (result === null) return null;
    const first = players.filter((_, at) => result.places[at] === 1);
    for (const player of first) {
      const team = teams.indexOf(captains.get(player) ?? '');
      wins[team] = (wins[team] ?? 0) + BOARD / first.length;
    }
  }
  const isEmpty = wins.every(one => one === 0);
  return { places: wins.map(mine => (isEmpty ? null : 1 + wins.filter(other => other > mine).length)), wins };
}

/** A tiebreaker of teams, for each of their members. */
function ofTeams(one: Break): Break {
  return {
    ...one,
    id: `team-${one.id}`,
    of(field) {
      const captains = captainsIn(field);
      const captainOf = (player: string): string => captains.get(player) ?? player;
      const criterion = one.of(asTeams(field));
      return (player, tied) => criterion(captainOf(player), [...new Set(tied.map(captainOf))]);
    },
  };
}
