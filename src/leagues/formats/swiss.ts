import { active, byesOf, Meetings, starters } from '../field.js';
import { cheapest } from '../pairing/matching.js';
import { games, headToHead, lot, opponentsGames, opponentsMatches, points } from '../standings/breaks.js';
import { matchPoints } from '../standings/score.js';
import { type Format, numbered } from './format.js';

/**
 * Each round, people meet who stand alike and have not met. At odd numbers somebody has a bye: nobody has a second one
 * while others have had none, and among those it goes to the lowest, by lot where several are.
 */
export const swiss: Format = {
  takes: ['rounds', 'best-of', 'late', 'undo', 'time'],
  breaks: [points, opponentsMatches, games, opponentsGames, headToHead, lot],
  swaps: () => true,
  rounds: field => field.plan.rounds ?? Math.max(1, Math.ceil(Math.log2(starters(field).length))),
  pair(field, { random }) {
    const players = active(field);
    if (field.rounds.length >= (swiss.rounds(field) ?? 0) || players.length < 2) return null;
    const meetings = new Meetings(field);
    const scores = new Map(players.map(player => [player, matchPoints(field, player)]));
    const of = (player: string): number => scores.get(player) ?? 0;
    const fewest = Math.min(...players.map(player => byesOf(field, player)));
    const steps = [...new Set(scores.values())].sort((one, other) => one - other);
    const places: (string | null)[] = players.length % 2 === 0 ? players : [...players, null];
    const mates = cheapest(
      places.length,
      (a, b) => {
        const [one, other] = [places[a] as string, places[b] ?? null];
        if (other === null)
          return { byes: byesOf(field, one) - fewest, meetings: 0, above: steps.indexOf(of(one)), gap: 0 };
        return { byes: 0, meetings: meetings.of(one, other), above: 0, gap: of(one) - of(other) };
      },
      random,
    );
    const tables = places.flatMap((one, at) => {
      const mate = mates[at] as number;
      const other = places[mate] ?? null;
      if (one === null || mate < at) return [];
      if (other === null) return [{ players: [one] }];
      // Who comes first at a table has the first seat.
      return [{ players: random.shuffle([one, other]) }];
    });
    const height = ({ players: at }: { players: string[] }): number => Math.max(...at.map(of));
    const byes = tables.filter(table => table.players.length === 1);
    const others = tables.filter(table => table.players.length > 1).sort((one, other) => height(other) - height(one));
    return numbered([...others, ...byes]);
  },
};
