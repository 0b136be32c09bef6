import { type Arg, type Seat, type Text, text, winners } from '../../kernel/index.js';
import { decksOf, type Look } from '../../matches/matches.js';
import { standing } from '../../matches/play/table.js';
import { sealOf } from '../../matches/record/transcript.js';
import type { MatchRow, Store } from '../../store/port.js';

/** Who has won, and why; nothing while nobody has. Partners have won or lost as one. */
export function resultOf({
  match,
  table,
}: Pick<Look, 'match' | 'table'>): { readonly result: Text; readonly reason: Text } | null {
  const outcome = table?.outcome ?? match.outcome;
  if (outcome == null) return null;
  if (outcome.together !== undefined)
    return { result: text(`board-together-${outcome.together}`), reason: outcome.reason };
  const won = winners(outcome);
  const result = won.length === 1 ? text('board-won', { who: { seat: won[0] as Seat } }) : text('board-drawn');
  return { result, reason: outcome.reason };
}

/** What is worth telling of a match that is over, and what could be played next; nothing where its game has nothing to say. */
export async function reportOf(store: Pick<Store, 'log'>, { match, table, game }: Look): Promise<Text[]> {
  if (table === null || match.status !== 'over' || game.report === undefined) return [];
  const log = standing(await store.log(match.id, 0, match.lines));
  const told = game.report(table.state, game.facts(log, decksOf(match)));
  const next = game.scenarios?.next(match.options, match.outcome?.together === 'won');
  if (next === undefined) return [...told];
  const { villain, mode } = next;
  return [...told, text('board-next', { villain: villain.title as Arg, mode: mode.title as Arg })];
}

/** What seals a match that is over; null before. */
export async function sealFor(store: Pick<Store, 'history'>, { id, status }: MatchRow): Promise<string | null> {
  const history = status === 'over' ? await store.history(id) : null;
  return history === null ? null : sealOf(history.match, history.moves);
}
