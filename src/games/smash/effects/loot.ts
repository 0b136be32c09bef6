import { z } from 'zod';
import { type Play, text } from '../../../kernel/index.js';
import { chooseHero, standingsOf } from '../rules/ask.js';
import { rivalsOf } from '../rules/heroes.js';
import type { Match, Standing } from '../rules/match.js';
import type { Source } from '../rules/source.js';
import { activeOf, counts } from '../rules/targets.js';
import { dropLoot, handSize, widen } from '../rules/zones.js';
import { type Instance, placesOf } from '../state.js';
import { asking, named, word } from './effect.js';
import { teamsMeant } from './teams.js';

const WEIGHT = 2.5;
/** Discards a rival's Loot, or takes it for one's own hero where it fits and none is there; also from a hero that is safe from the card (SM-C25). */
export const loot = word('loot', { how: z.enum(['destroy', 'steal']) }, ({ how }) => ({
  says: text(`says-loot-${how}`),
  *run(match, by) {
    const { seat, card, spared = [] } = by;
    const owners = withLoot(match, by).filter(owner => !spared.includes(owner.seat));
    const from = yield* chooseHero(asking(by, 'hero', text(`ask-loot-${how}`, named(by))), owners);
    const found = from?.place.loot;
    if (from === null || found === null || found === undefined) return;
    match.dealer.effect(card);
    const onto = how === 'steal' ? yield* chooseTaker(match, by, found) : null;
    if (onto === null) return dropLoot(match, from.place, { card });
    const before = handSize(match, seat);
    from.place.loot = null;
    onto.place.loot = found;
    match.dealer.log({
      id: 'log-steals',
      args: { who: { seat }, what: { card: found.card }, card: { card: onto.place.hero.card } },
      why: { card },
    });
    widen(match, seat, before);
  },
  able: (match, by) => (withLoot(match, by).length > 0 ? null : text('unable-loot')),
  weight: (match, by) =>
    (teamsMeant(match, by, 'rivals').some(seat => placesOf(match.team(seat)).some(place => place.loot !== null))
      ? WEIGHT
      : 0) * (how === 'steal' ? 1.5 : 1),
  touches: true,
}));

const withLoot = (match: Match, { seat }: Source): Standing[] =>
  standingsOf(match, rivalsOf(match, seat)).filter(({ place }) => place.loot !== null);

/** One's own active hero that gets it: none while the team has another (SM-11). */
function chooseTaker(match: Match, by: Source, found: Instance): Play<Standing | null> {
  const { seat } = by;
  const team = match.team(seat);
  const { type } = match.cardOf('loot', found);
  const takers = placesOf(team).some(place => place.loot !== null)
    ? []
    : activeOf(team).filter(place => counts(match, place, type));
  return chooseHero(
    asking(by, 'hero', text('ask-equip', { card: { card: found.card } })),
    takers.map(place => ({ seat, place })),
  );
}
