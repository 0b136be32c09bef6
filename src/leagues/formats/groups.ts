import { active, type Field, nightSeed, seeded, starters } from '../field.js';
import { type Break, games, inOrder, lot, matchWins } from '../standings/breaks.js';
import { openings } from './bracket.js';
import { type Format, numbered } from './format.js';
import { circle, meetings, roundRobin } from './round-robin.js';
import { single } from './single.js';
import { staged } from './staged.js';

/** Players in a group, as near as it goes, where the host does not say how many go on. */
const GROUP = 4;
/** A group is never smaller, where there are enough players for that. */
const LEAST = 3;
/** So many of each group go on. */
const FIRST = 2;

function groupCount(field: Field): number {
  const players = starters(field).length;
  const wanted = field.plan.cut == null ? Math.round(players / GROUP) : Math.floor(field.plan.cut / FIRST);
  return Math.max(1, Math.min(wanted, Math.floor(players / LEAST)));
}

/** The groups of a night, dealt out to and fro so that the best seeds are spread. */
export function groupsOf(field: Field, seed = nightSeed(field, '')): string[][] {
  const count = groupCount(field);
  const groups: string[][] = Array.from({ length: count }, () => []);
  for (const [at, player] of seeded(field, seed).entries()) {
    const [row, place] = [Math.floor(at / count), at % count];
    groups[row % 2 === 0 ? place : count - 1 - place]?.push(player);
  }
  return groups;
}

/** The place in one's group; groups are round robins and ranked as such. */
const groupPlace: Break = {
  id: 'group-place',
  shown: 'least',
  of(field) {
    const places = new Map(
      groupsOf(field).flatMap(group => {
        const within = { ...field, entries: field.entries.filter(({ player }) => group.includes(player)) };
        return inOrder(within, roundRobin.breaks).map(({ player, place }) => [player, place] as const);
      }),
    );
    return player => -(places.get(player) ?? places.size);
  },
};

/** Round robins side by side. */
const groupStage: Format = {
  takes: ['best-of', 'undo', 'time', 'seeding'],
  breaks: [groupPlace, matchWins, games, lot],
  rounds: field => Math.max(...groupsOf(field).map(({ length }) => circle(length))),
  pair(field, { seed }) {
    const there = new Set(active(field));
    if (there.size < 2) return null;
    const turn = field.rounds.length;
    const tables = groupsOf(field, nightSeed(field, seed)).flatMap(group =>
      turn < circle(group.length) ? meetings(group, { field, turn, there }) : [],
    );
    // The last rounds are those of the largest groups; nobody may be left there.
    if (tables.length === 0) return null;
    return numbered(tables.sort((one, other) => other.players.length - one.players.length));
  },
};

/**
 * Players of the same group do not meet at once, where that can be avoided by giving some another seed close by. A bye
 * moves only where nothing else helps.
 */
function apart(field: Field, players: readonly string[]): string[] {
  const seeds = [...players];
  const dealt = groupsOf(field);
  const isPlayed = ([, lower]: Opening): boolean => lower < seeds.length;
  const pairs = openings(seeds.length).filter(isPlayed);
  const byes = openings(seeds.length).filter(opening => !isPlayed(opening));
  const isSame = ([one, other]: Opening): boolean =>
    dealt.some(group => group.includes(seeds[one] as string) && group.includes(seeds[other] as string));
  const swap = (one: number, other: number): void => {
    [seeds[one], seeds[other]] = [seeds[other] as string, seeds[one] as string];
  };
  for (const pair of pairs) {
    // What helped others may have helped these as well.
    if (!isSame(pair)) continue;
    const others = pairs.filter(other => other !== pair);
    const changes = [...nearest(pair, others, 1), ...nearest(pair, byes, 0)];
    for (const { one, other, at } of changes) {
      swap(one, other);
      if (!isSame(pair) && !(isPlayed(at) && isSame(at))) break;
      swap(one, other);
    }
  }
  return seeds;
}

type Opening = readonly [number, number];

/** The seeds of a side of an opening and of others, the nearest first. */
const nearest = (opening: Opening, others: readonly Opening[], side: 0 | 1) =>
  others
    .map(at => ({ one: opening[side], other: at[side], at }))
    .sort((a, b) => Math.abs(a.other - a.one) - Math.abs(b.other - b.one));

/** Groups in which everybody meets everybody, then single elimination among the first two of each. */
export const groups = staged({
  takes: [...groupStage.takes, 'cut'],
  one: groupStage,
  two: single,
  cut: field => FIRST * groupCount(field),
  seeds: apart,
});
