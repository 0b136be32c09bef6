import { z } from 'zod';
import { type Seat, type Text, text } from '../../../kernel/index.js';
import { TYPES } from '../printed.js';
import { standingsOf } from '../rules/ask.js';
import { isLast, rivalsOf } from '../rules/heroes.js';
import type { Match, Standing } from '../rules/match.js';
import type { Source } from '../rules/source.js';
import { seatsFrom } from '../state.js';
import type { Deed } from './deeds/deed.js';

/**
 * Heroes on the table. `pick`: `this` is the hero the card belongs to, `foe` the rival that it has just fought; `one` is
 * chosen by the player, `each` one per team by its owner.
 */
export const heroesSchema = z.strictObject({
  team: z.enum(['mine', 'rivals', 'all']).default('rivals'),
  pick: z.enum(['this', 'foe', 'one', 'each', 'all', 'random']).default('one'),
  state: z.enum(['active', 'stunned']).optional(),
  type: z.enum(TYPES).optional(),
  /** Leaves out the hero the card belongs to. */
  other: z.literal(true).optional(),
});
export type Heroes = z.output<typeof heroesSchema>;

/** Every hero that could be meant now. What it would not change is left out, and so is a choice that loses the game (SM-6). */
export function meant(match: Match, by: Source, deed: Deed, to: Heroes): Standing[] {
  const { pick, type, other } = to;
  const { wants, removes } = deed;
  const state = to.state ?? wants;
  return standingsOf(match, seatsMeant(match, by, to)).filter(hero => {
    const { seat, place } = hero;
    return (
      (pick !== 'this' || place.hero.id === by.hero) &&
      (pick !== 'foe' || place.hero.id === by.foe) &&
      (other !== true || place.hero.id !== by.hero) &&
      (state === undefined || (state === 'stunned') === place.stunned) &&
      (type === undefined || match.hero(place).type === type) &&
      !(removes === true && pick === 'one' && seat === by.seat && isLast(match, seat)) &&
      by.spared?.includes(seat) !== true &&
      deed.isDone?.(match, hero) !== true &&
      !isSafe(match, place, by)
    );
  });
}

function seatsMeant(match: Match, { seat }: Source, { team, pick }: Heroes): readonly Seat[] {
  if (pick === 'this') return [seat];
  if (pick === 'foe') return rivalsOf(match, seat);
  if (team === 'mine') return [seat];
  return team === 'rivals' ? rivalsOf(match, seat) : seatsFrom(match.state, seat);
}

/** Whether a hero is safe from what a card is. */
export const isSafe = (match: Match, place: Standing['place'], { as }: Source): boolean =>
  as !== undefined && match.passives(place).some(({ safe }) => safe === as);

/**
 * Those that it is done to whatever anybody chooses and however chance falls. A set may mean heroes that it changes
 * nothing for, such as stunned ones to stun: these are left out.
 */
export function surelyMeant(match: Match, by: Source, deed: Deed, to: Heroes): Standing[] {
  const able = meant(match, by, deed, to);
  const free = to.pick === 'each' ? new Set(able.map(({ seat }) => seat)).size : 1;
  const sure = to.pick === 'this' || to.pick === 'foe' || to.pick === 'all' || able.length === free;
  const { wants } = deed;
  return sure ? able.filter(({ place }) => wants === undefined || (wants === 'stunned') === place.stunned) : [];
}

/** Whose heroes they are: a phrase about their team says "your" of one's own. */
export const whoseSaid = ({ team, pick }: Heroes): 'mine' | 'theirs' =>
  pick === 'this' || (team === 'mine' && pick !== 'foe') ? 'mine' : 'theirs';

/** Heroes as a phrase names them. What only stunned or only active heroes can suffer need not say so. */
export function heroesSaid({ team, pick, state, type, other }: Heroes, { wants }: Deed): Text {
  if (pick === 'this' || pick === 'foe') return text(`heroes-${pick}`);
  // One of each team where only one team is meant.
  const how = pick === 'each' && team === 'mine' ? 'one' : pick;
  const which = {
    other: other === true ? 'other' : 'any',
    state: wants === undefined ? (state ?? 'any') : 'any',
    type: type ?? 'any',
  };
  return text(`heroes-${how}-${team}`, { which: text('which', which) });
}
