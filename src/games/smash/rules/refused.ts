import { type Option, type Seat, type Text, text } from '../../../kernel/index.js';
import { optionOf, unlike } from '../../../tabletop/index.js';
import { type Effect, reasonAgainst } from '../effects/effect.js';
import { type Instance, type Place, placesOf } from '../state.js';
import { couldEndOwn, type Doing, fightersOf, ofCard } from './actions.js';
import type { Match } from './match.js';
import { powerSource, type Source } from './source.js';
import { activeOf, hasSecond, whyNotLootable } from './targets.js';

/** Cards in hand that cannot be played now, and powers that cannot be used, each with its reason. */
export function refusedActions(match: Match, seat: Seat): Option[] {
  const team = match.team(seat);
  const fighters = fightersOf(match, seat);
  const cards = unlike(team.hand)
    .filter(instance => ofCard(match, seat, instance, fighters).length === 0)
    .map(instance => ({ ...optionOf(instance), why: whyNot(match, seat, instance) }));
  return [...cards, ...activeOf(team).flatMap(place => refusedPowers(match, seat, place))];
}

/** An active hero's power and the use of its Loot, where they cannot be used now. */
function refusedPowers(match: Match, seat: Seat, place: Place): Option[] {
  const { hero, loot } = place;
  const { power } = match.hero(place);
  const refused = (doing: Doing, { card }: Instance, why: Text | null): Option[] => {
    const label = text(`act-${doing}`, { card: { card }, hero: { card: hero.card } });
    return why === null ? [] : [{ key: `${doing}.h${hero.id}`, label, card, why }];
  };
  return [
    ...refused(
      'power',
      hero,
      power !== null && !match.isReady(seat, place)
        ? text('why-not-ready')
        : whyUnable(match, powerSource(seat, place), power),
    ),
    ...(loot === null
      ? []
      : refused('use', loot, whyUnable(match, powerSource(seat, place, loot), match.cardOf('loot', loot).use))),
  ];
}

function whyUnable(match: Match, source: Source, effect: Effect | null): Text | null {
  if (effect === null) return null;
  const reason = reasonAgainst(match, source, effect);
  return reason ?? (couldEndOwn(match, source, effect) ? text('why-own-loss') : null);
}

function whyNot(match: Match, seat: Seat, instance: Instance): Text {
  const team = match.team(seat);
  const card = match.card(instance);
  if (card.kind === 'super')
    return text(placesOf(team).some(({ hero }) => hero.card === card.hero) ? 'why-own-loss' : 'why-super', {
      hero: { card: card.hero },
    });
  if (card.kind === 'story') return text('why-own-loss');
  if (card.kind === 'loot') {
    if (!card.stays) return text('why-reaction');
    return whyNotLootable(match, seat);
  }
  const active = activeOf(team);
  if (active.length === 0) return text('why-all-stunned');
  if (card.kind !== 'team-up') return text('why-smash');
  return active.some(place => hasSecond(match, seat, place, card))
    ? text('unable-attack')
    : text('why-team-up', { types: match.state.teamUpTypes });
}
