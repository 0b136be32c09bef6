import { z } from 'zod';
import { text } from '../../../kernel/index.js';
import { type Condition, vocabulary, wordsOf } from '../../../tabletop/index.js';
import { TYPES } from '../printed.js';
import { rivalsOf } from '../rules/heroes.js';
import type { Match } from '../rules/match.js';
import type { Source } from '../rules/source.js';
import { activeOf, typeOf } from '../rules/targets.js';
import { placesOf } from '../state.js';

const word = wordsOf<Condition<Match, Source>, 'if'>('if');

/** This team has so many heroes in a state. */
const heroes = word(
  'heroes',
  { state: z.enum(['active', 'stunned']), least: z.int().min(1).max(5) },
  ({ state, least }) => ({
    says: text(`if-heroes-${state}`, { count: least }),
    holds: (match, { seat }) =>
      placesOf(match.team(seat)).filter(place => place.stunned === (state === 'stunned')).length >= least,
  }),
);

/** So many heroes of this team are among the defeated. */
const defeated = word('defeated', { least: z.int().min(1).max(8) }, ({ least }) => ({
  says: text('if-defeated', { count: least }),
  holds: (match, { seat }) => match.team(seat).defeated.length >= least,
}));

/** Another hero of this type is active on this team. */
const type = word('type', { type: z.enum(TYPES) }, ({ type: wanted }) => ({
  says: text('if-type', { type: text(`type-${wanted}`) }),
  holds: (match, { seat, hero }) =>
    activeOf(match.team(seat)).some(place => place.hero.id !== hero && typeOf(match, place) === wanted),
}));

/** A rival team has more heroes on the table than this one. */
const behind = word('behind', {}, () => ({
  says: text('if-behind'),
  holds(match, { seat }) {
    const mine = placesOf(match.team(seat)).length;
    return rivalsOf(match, seat).some(rival => placesOf(match.team(rival)).length > mine);
  },
}));

export const conditions = vocabulary('if', heroes, defeated, type, behind);
