import { active, byesOf, Meetings } from '../field.js';
import { grouped, sizes } from '../pairing/grouping.js';
import { aheadOf, firsts, lot, placesPoints } from '../standings/breaks.js';
import { placePoints } from '../standings/score.js';
import { type Format, numbered } from './format.js';

/** Rounds of a night whose host has not said how many. */
const ROUNDS = 3;

/** Tables of several, new ones each round; every place at a table is worth points. */
export const points: Format = {
  takes: ['rounds', 'table', 'late', 'undo', 'time'],
  breaks: [placesPoints, firsts, aheadOf, lot],
  worth: placePoints,
  swaps: () => true,
  rounds: field => field.plan.rounds ?? ROUNDS,
  pair(field, { random }) {
    const players = active(field);
    if (field.rounds.length >= (points.rounds(field) ?? 0) || players.length < 2) return null;
    const meetings = new Meetings(field);
    const of = (player: string): number => placePoints(field, player);
    const { tables, byes } = sizes(players.length, field.plan.tableSize, field.plan.seats);
    // Those without a table: who has had fewest byes, then fewest points, then chance.
    const last = random
      .shuffle([...players])
      .sort((one, other) => byesOf(field, one) - byesOf(field, other) || of(one) - of(other))
      .slice(0, byes);
    const seated = players.filter(player => !last.includes(player));
    const groups = grouped(seated, tables, { meetings: (one, other) => meetings.of(one, other), points: of }, random);
    return numbered([
      ...groups.map(group => ({ players: random.shuffle(group) })),
      ...last.map(player => ({ players: [player] })),
    ]);
  },
};
