import type { Card, Effect, Heroes, Teams } from './card.js';
import type { Match, Standing } from './rules/match.js';
import { holds, meant, type Source, teamsMeant } from './rules/meant.js';
import { placesOf } from './state.js';

/** What heroes and cards are roughly worth to a practice player, in the worth of one card of the hand. */
const WORTH = { stun: 4, finish: 7, defeat: 8, revive: 4.5, card: 1, summon: 2.5, back: 2.5, turn: 3.5, loot: 2.5 };

/** What effects would be worth to their player as the table stands. */
export const worthOf = (match: Match, source: Source, effects: readonly Effect[] = []): number =>
  effects.reduce((sum, effect) => sum + worth(match, source, effect), 0);

function worth(match: Match, source: Source, effect: Effect): number {
  const team = match.team(source.seat);
  switch (effect.do) {
    case 'stun':
    case 'defeat':
    case 'revive':
    case 'shield':
    case 'swap':
      return onHeroes(match, source, effect.do, effect.to);
    case 'attack':
      return WORTH.stun * (effect.sure === true ? 1 : 0.6) + (effect.fatal === true ? 2 : 0);
    case 'draw':
      return effect.count * share(match, source, effect.who) * WORTH.card;
    case 'discard':
      return -effect.count * share(match, source, effect.who) * WORTH.card * (effect.kind === undefined ? 0.8 : 0.5);
    case 'take':
      return team.discard.length > 0 ? 1.3 * WORTH.card : 0;
    case 'look':
      return 0.3 + effect.discard * WORTH.card;
    case 'loot':
      return lootWorth(match, source) * (effect.how === 'steal' ? 1.5 : 1);
    case 'summon':
      return Math.min(effect.count, team.stack.length) * WORTH.summon;
    case 'return':
      return Math.min(effect.count, team.defeated.length) * WORTH.back;
    case 'leave':
      return -5;
    case 'fresh hand':
      return share(match, source, effect.who) * 0.8;
    case 'again':
      return match.state.extra ? 0 : WORTH.turn;
    case 'skip':
      return rivalsWhoCouldMiss(match, source) ? WORTH.turn : 0;
    case 'flip':
      return (worthOf(match, source, effect.heads) + worthOf(match, source, effect.tails)) / 2;
    case 'when':
      return holds(match, source, effect.is) ? worthOf(match, source, effect.does) : 0;
    case 'choose':
      return Math.max(...effect.of.map(way => worthOf(match, source, way)));
  }
}

const rivalsWhoCouldMiss = (match: Match, source: Source): boolean =>
  teamsMeant(match, source, 'rivals').some(seat => match.team(seat).missing === 'none');

/** How much of what happens to teams is good for one's own: less the more rivals get it as well. */
function share(match: Match, source: Source, who: Teams): number {
  const seats = teamsMeant(match, source, who);
  const mine = seats.includes(source.seat) ? 1 : 0;
  return who === 'rival' ? -1 : mine - 0.6 * (seats.length - mine);
}

function onHeroes(
  match: Match,
  source: Source,
  deed: 'stun' | 'defeat' | 'revive' | 'shield' | 'swap',
  to: Heroes,
): number {
  const worths = meant(match, source, deed, to).map(standing => heroWorth(match, source, deed, standing));
  if (worths.length === 0) return 0;
  const sum = worths.reduce((total, one) => total + one, 0);
  if (to.pick === 'one') return Math.max(...worths);
  if (to.pick === 'random') return sum / worths.length;
  return to.pick === 'each' ? sum / 2 : sum;
}

/** What doing something to one hero is worth: good when a rival's suffers, bad when one's own does. */
export function heroWorth(
  match: Match,
  { seat }: Pick<Source, 'seat'>,
  deed: 'stun' | 'defeat' | 'revive' | 'shield' | 'swap',
  { seat: owner, place }: Standing,
): number {
  const good = owner === seat ? -1 : 1;
  const able = heroValue(match.hero(place)) + (place.loot === null ? 0 : 1);
  switch (deed) {
    case 'stun':
      return good * (WORTH.stun + able);
    case 'defeat':
      return good * ((place.stunned ? WORTH.finish : WORTH.defeat + able) + threat(match, owner));
    case 'revive':
      return -good * (WORTH.revive + able);
    case 'shield':
      return -good * (place.stunned ? 2 : 1);
    case 'swap':
      return good * (place.stunned ? -3 : 0.7 * able);
  }
}

/** A team with many heroes left is the one to beat; one with a single hero is about to fall. */
export function threat(match: Match, seat: number): number {
  const { stack, places } = match.team(seat);
  const left = stack.length + places.filter(place => place !== null).length;
  return left === 1 ? 2 : left / 6;
}

const heroValue = ({
  power,
  passive,
  triggers,
}: {
  power?: unknown;
  passive: readonly unknown[];
  triggers: readonly unknown[];
}): number => (power === undefined ? 0 : 1.2) + 0.4 * passive.length + 0.4 * triggers.length;

const lootWorth = (match: Match, source: Source): number =>
  teamsMeant(match, source, 'rivals').some(seat => placesOf(match.team(seat)).some(({ loot }) => loot !== null))
    ? WORTH.loot
    : 0;

/** What a card is worth keeping in the hand for. */
export function keepWorth(match: Match, seat: number, card: Card): number {
  const { places, stack } = match.team(seat);
  switch (card.kind) {
    case 'smash':
      return 3;
    case 'team-up':
      return 4;
    case 'super': {
      const hero = places.find(place => place?.hero.card === card.hero);
      if (hero !== undefined && hero !== null) return hero.stunned ? 6 : 4;
      return stack.some(instance => instance.card === card.hero) ? 1.5 : 0;
    }
    case 'story':
      return 2.5;
    case 'loot':
      return places.some(place => place !== null && match.hero(place).type === card.type) ? 2.2 : 0.5;
    case 'hero':
      return 0;
  }
}
