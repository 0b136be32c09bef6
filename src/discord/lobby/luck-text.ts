import { type Arg, type Seat, shortly, type Text, text } from '../../kernel/index.js';
import { fingerprintOf, isShared, luckIn, neededIn, takesLuck } from '../../matches/lobby/luck.js';
import { isRevealed, readTerms } from '../../matches/lobby/terms.js';
import type { MatchRow } from '../../store/port.js';

/** Who has added luck to a match, first to last, what came of it, and whose help is needed to choose cards all the same; null where nobody has. */
function luckOf(match: MatchRow): (Readonly<Record<'who' | 'n' | 'help', Arg>> & { fingerprint: string }) | null {
  const named = (seats: readonly Seat[]): Arg => ({ list: seats.map(seat => ({ seat })) });
  const who = luckIn(match.seats).map(({ seat }) => seat);
  const help = neededIn(match.seats);
  if (who.length === 0) return null;
  return { who: named(who), n: help.length, help: named(help), fingerprint: fingerprintOf(match) };
}

/** What a board says of its shuffle: the fingerprints, to be compared. What they are worth stands in full behind a button. */
export function shuffleLine(match: MatchRow): Text {
  if (readTerms(match.terms).lesson !== undefined) return text('shuffle-lesson');
  const promise = shortly(match.commitment);
  const luck = luckOf(match);
  return luck === null
    ? text('shuffle-line', { promise })
    : text('shuffle-line-luck', { promise, fingerprint: shortly(luck.fingerprint) });
}

/** The same in full. Once the secret may be told, it is in it too. */
export function shuffleTold(match: MatchRow): Text[] {
  if (readTerms(match.terms).lesson !== undefined) return [text('shuffle-told-lesson')];
  const { commitment, secret } = match;
  const luck = luckOf(match);
  const luckless = text(isShared(match) ? 'shuffle-told-shared' : 'shuffle-told-rests');
  const isOver = isRevealed(match);
  return [
    text('shuffle-told', { commitment }),
    // Words of many players take room: what they are checked by comes before them.
    ...(isOver ? [text('shuffle-secret', { secret })] : []),
    ...(luck === null ? [luckless] : [text('shuffle-told-luck', luck)]),
    ...(isOver ? luckIn(match.seats).map(({ seat, words }) => text('shuffle-words', { who: { seat }, words })) : []),
    ...(takesLuck(match) ? [text('shuffle-how')] : []),
  ];
}
