import { type Arg, type Seat, type Change as SharedChange, text, type Why } from '../../../kernel/index.js';
import { type Effect as Shared, wordsOf } from '../../../tabletop/index.js';
import type { Match } from '../rules/match.js';
import type { Instance } from '../state.js';

/** The SPECIAL card that does something, and whose it is. */
export interface By {
  readonly seat: Seat;
  readonly instance: Instance;
}

/** How many cards or counters a player has somewhere, before and after. */
export interface Change extends SharedChange {
  readonly seat: Seat;
  readonly zone: 'hand' | 'reserve' | 'venture';
}

/** What a SPECIAL card does at a moment. */
export interface Effect extends Shared<Match, By> {
  changes?(match: Match, by: By): readonly Change[];
}

/** A word for it. */
export const word = wordsOf<Effect, 'do'>('do');

export function change(match: Match, seat: Seat, zone: Change['zone'], by: number): Change {
  const before = match.player(seat)[zone].length;
  return { what: text(`change-${zone}`, { who: { seat } }), seat, zone, before, after: before + by };
}

/** The card, for a question and for the reason of a log line. */
export const named = ({ instance }: By): { card: Arg } => ({ card: { card: instance.card } });
export const because = ({ instance }: By): Why => ({ card: instance.card });

/** Says what a card has done, and that it is why. `who`: whose deed it is, where that is not its player. */
export const tell = (match: Match, by: By, id: string, args: Readonly<Record<string, Arg>>, who = by.seat): void =>
  match.dealer.log({ id, args: { who: { seat: who }, ...args }, why: because(by) });

/** Notes that a card has done something. */
export const took = ({ dealer }: Match, { instance }: By): void => dealer.effect(instance.card);
