import { type Seat, type Text, text, winners } from '../../kernel/index.js';
import type { Look } from '../../matches/matches.js';

/** Who has won, and why; nothing while nobody has. Partners have won or lost as one: a menu says so to them, a board about them. */
export function resultOf(
  { match, table }: Pick<Look, 'match' | 'table'>,
  on: 'board' | 'menu' = 'board',
): { readonly result: Text; readonly reason: Text } | null {
  const outcome = table?.outcome ?? match.outcome;
  if (outcome == null) return null;
  if (outcome.together !== undefined)
    return { result: text(`${on}-together-${outcome.together}`), reason: outcome.reason };
  const won = winners(outcome);
  const result = won.length === 1 ? text('board-won', { who: { seat: won[0] as Seat } }) : text('board-drawn');
  return { result, reason: outcome.reason };
}
