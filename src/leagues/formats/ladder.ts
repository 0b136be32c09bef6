import { active, type Field, type Table, type Tabled } from '../field.js';
import { climbed, effort, swift } from '../standings/breaks.js';
import { duplicate } from './duplicate.js';
import type { Format } from './format.js';

/** How many villains a ladder has; one if it has no list of its own. */
const heightOf = ({ plan }: Field): number => plan.ladder?.length ?? 1;

/** Tables of partners that stay together: a table that beats a villain meets the next one, the others the same again. */
export const ladder: Format = {
  takes: ['table', 'rounds'],
  together: true,
  climbs: true,
  ranks: 'tables',
  breaks: [climbed, swift, effort],
  swaps: ({ rounds }) => rounds.length === 1,
  rounds: field => field.plan.rounds ?? heightOf(field),
  pair(field, draw) {
    const last = field.rounds.at(-1);
    if (last === undefined) return duplicate.pair(field, draw)?.map(table => ({ ...table, rung: 0 })) ?? null;
    if (field.rounds.length >= (field.plan.rounds ?? heightOf(field))) return null;
    const tables = last.tables.flatMap(table => nextOf(field, table));
    return tables.length === 0 ? null : tables;
  },
};

/** A table in the next round: none once it has beaten the last villain, or too few are left there. */
function nextOf(field: Field, { n, players, result, rung = 0 }: Table): Tabled[] {
  const there = new Set(active(field));
  const staying = players.filter(player => there.has(player));
  const next = result?.feat?.won === true ? rung + 1 : rung;
  return next >= heightOf(field) || staying.length < field.plan.seats.min ? [] : [{ n, players: staying, rung: next }];
}
