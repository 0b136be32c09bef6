import { type Option, type Seat, text } from '../../../kernel/index.js';
import type { Instance, Place } from '../state.js';
import { placesOf } from '../state.js';
import { cardOption } from './ask.js';
import { couldEndOwn } from './legal.js';
import type { Match } from './match.js';
import { activeOf, lootable, secondsFor, targetsOf } from './targets.js';

/** The eight actions of a turn, and the use of a Loot. */
export type Doing = 'smash' | 'power' | 'story' | 'super' | 'team-up' | 'loot' | 'use' | 'retire' | 'discard';

/** One legal action. What is still open (whom, with whom) is asked when it is performed. */
export interface Act {
  readonly key: string;
  readonly does: Doing;
  /** The card it is about. */
  readonly card: string;
  /** The card in hand that is played. */
  readonly instance?: Instance;
  /** The hero that does it, by instance. */
  readonly place?: number;
  /** The printed id of that hero, for its label. */
  readonly hero?: string;
}

/** Everything a team may do now, in the order of the rules. Discarding comes last: it is what is left (SM-8). */
export function actions(match: Match, seat: Seat): Act[] {
  const team = match.team(seat);
  const acts: Act[] = [];
  for (const place of placesOf(team)) acts.push(...ofHero(match, seat, place));
  for (const instance of team.hand) acts.push(...ofCard(match, seat, instance));
  for (const instance of team.hand)
    acts.push({ key: `discard.c${instance.id}`, does: 'discard', card: instance.card, instance });
  return acts;
}

/** A hero's own actions: its power, the use of its Loot, and leaving when stunned. */
function ofHero(match: Match, seat: Seat, place: Place): Act[] {
  const { hero, stunned, loot, readyAt } = place;
  const by = { place: hero.id, hero: hero.card };
  if (stunned) {
    const last = placesOf(match.team(seat)).length === 1 && match.team(seat).stack.length === 0;
    return last ? [] : [{ key: `retire.h${hero.id}`, does: 'retire', card: hero.card, ...by }];
  }
  const acts: Act[] = [];
  const { power } = match.hero(place);
  if (power !== undefined && readyAt <= match.team(seat).turns && !couldEndOwn(match, seat, power))
    acts.push({ key: `power.h${hero.id}`, does: 'power', card: hero.card, ...by });
  if (loot !== null) {
    const { use } = match.cardOf('loot', loot);
    if (use !== undefined && !couldEndOwn(match, seat, use))
      acts.push({ key: `use.h${hero.id}`, does: 'use', card: loot.card, ...by });
  }
  return acts;
}

function ofCard(match: Match, seat: Seat, instance: Instance): Act[] {
  const team = match.team(seat);
  const card = match.card(instance);
  const act = (does: Doing, place?: Place): Act => ({
    key: `${does}.c${instance.id}${place === undefined ? '' : `.h${place.hero.id}`}`,
    does,
    card: card.id,
    instance,
    ...(place !== undefined && { place: place.hero.id, hero: place.hero.card }),
  });
  switch (card.kind) {
    case 'smash':
      return activeOf(team)
        .filter(place => targetsOf(match, seat, place).length > 0)
        .map(place => act('smash', place));
    case 'team-up':
      return activeOf(team)
        .filter(place => secondsFor(match, seat, place, card).length > 0 && targetsOf(match, seat, place).length > 0)
        .map(place => act('team-up', place));
    case 'story':
      return couldEndOwn(match, seat, card.does) ? [] : [act('story')];
    case 'super': {
      const own = placesOf(team).find(place => place.hero.card === card.hero);
      return own === undefined || couldEndOwn(match, seat, card.does) ? [] : [act('super', own)];
    }
    case 'loot':
      return card.reaction === undefined ? lootable(match, seat, card).map(place => act('loot', place)) : [];
    case 'hero':
      return [];
  }
}

/** Cards in hand that cannot be played now, each with its reason. */
export const refusedActions = (match: Match, seat: Seat): Option[] =>
  match
    .team(seat)
    .hand.filter(instance => ofCard(match, seat, instance).length === 0)
    .map(instance => ({ ...cardOption(instance), why: text(`why-${match.card(instance).kind}`) }));
