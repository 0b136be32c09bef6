import { type Seat, type Text, text } from '../kernel/index.js';
import type { Look } from '../matches/matches.js';

/** Who has won, and why; nothing while nobody has. */
export function resultOf({
  match,
  table,
}: Pick<Look, 'match' | 'table'>): { readonly result: Text; readonly reason: Text } | null {
  const outcome = table?.outcome ?? match.outcome;
  if (outcome == null) return null;
  const won = outcome.places.flatMap((place, seat): Seat[] => (place === 1 ? [seat] : []));
  const result = won.length === 1 ? text('board-won', { who: { seat: won[0] as Seat } }) : text('board-drawn');
  return { result, reason: outcome.reason };
}
