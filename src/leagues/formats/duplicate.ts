import { active } from '../field.js';
import { cut, sizes } from '../pairing/grouping.js';
import { beaten, effort, pace } from '../standings/breaks.js';
import { type Format, numbered } from './format.js';

/** One round in which every table faces the same cards; the tables are ranked. */
export const duplicate: Format = {
  takes: ['table', 'next-villain'],
  together: true,
  ranks: 'tables',
  breaks: [beaten, pace, effort],
  swaps: () => true,
  rounds: () => 1,
  pair(field, { random }) {
    const players = active(field);
    if (field.rounds.length > 0 || players.length === 0) return null;
    const order = random.shuffle([...players]);
    const { tables } = sizes(players.length, field.plan.tableSize, field.plan.seats);
    return numbered(cut(order, tables).map(seated => ({ players: seated })));
  },
};
