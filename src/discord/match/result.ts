import { bold } from 'discord.js';
import { type Text, text, winners } from '../../kernel/index.js';
import type { Look } from '../../matches/matches.js';
import { sentence } from '../render/sentence.js';
import type { Translator } from '../render/translator.js';

/**
 * Who has won, and why; nothing while nobody has. Partners have won or lost as one. A board tells everybody; to a `reader`, a
 * menu says so where it was them.
 */
export function resultOf(
  { match, table }: Pick<Look, 'match' | 'table'>,
  reader?: string,
): { readonly result: Text; readonly reason: Text } | null {
  const outcome = table?.outcome ?? match.outcome;
  if (outcome == null) return null;
  const { together, reason } = outcome;
  if (together !== undefined)
    return { result: text(reader === undefined ? `board-together-${together}` : `menu-${together}`), reason };
  const [winner, ...others] = winners(outcome);
  if (winner === undefined || others.length > 0) return { result: text('board-drawn'), reason };
  // Somebody on both sides is told which of them it was.
  const seats = match.seats.filter(({ player }) => player === reader);
  const isTheirs = reader !== undefined && seats.length === 1 && seats[0]?.seat === winner;
  return { result: isTheirs ? text('menu-won') : text('board-won', { who: { seat: winner } }), reason };
}

/** Who has won, as a line for everybody; none while nobody has. */
export function wonLines(look: Pick<Look, 'match' | 'table'>, say: Translator): string[] {
  const end = resultOf(look);
  return end === null ? [] : [bold(sentence(say(end.result)))];
}
