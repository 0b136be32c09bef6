import type { RatingKey, Tally, TallyKey } from './counts-port.js';

/** A key as a name, to find a tally by. */
export const tallyName = ({ guild, game, player, kind, facet, value }: TallyKey): string =>
  JSON.stringify([guild, game, player, kind, facet, value]);

/** The same for ratings. */
export const ratingName = ({ guild, game, player }: RatingKey): string => JSON.stringify([guild, game, player]);

/** A tally with another of its key added to it, or subtracted. Written out: that is several times faster than by names. */
export const combined = (one: Tally, other: Tally, sign: 1 | -1): Tally => ({
  ...one,
  games: one.games + sign * other.games,
  wins: one.wins + sign * other.wins,
  draws: one.draws + sign * other.draws,
  turns: one.turns + sign * other.turns,
  span: one.span + sign * other.span,
  times: one.times + sign * other.times,
  expected: one.expected + sign * other.expected,
  streak: one.streak + sign * other.streak,
  longest: one.longest + sign * other.longest,
});
