import type { Seat } from '../../../kernel/index.js';
import { unlike } from '../../../tabletop/index.js';
import type { CardOf } from '../card.js';
import { canChange, type Effect } from '../effects/effect.js';
import type { Instance, Place } from '../state.js';
import { livesOf, placesOf } from '../state.js';
import { isLast } from './heroes.js';
import type { Match } from './match.js';
import { powerSource, type Source, storySource, superSource, useSource } from './source.js';
import { activeOf, hasTarget, lootable, secondsFor } from './targets.js';

/** The eight actions of a turn, and the use of a Loot. */
export const DOINGS = ['smash', 'power', 'story', 'super', 'team-up', 'loot', 'use', 'retire', 'discard'] as const;
export type Doing = (typeof DOINGS)[number];

const RANK = Object.fromEntries(DOINGS.map((doing, at) => [doing, at])) as Readonly<Record<Doing, number>>;

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
  const hand = unlike(team.hand);
  const fighters = fightersOf(match, seat);
  const acts: Act[] = [];
  for (const place of placesOf(team)) for (const act of ofHero(match, seat, place)) acts.push(act);
  for (const instance of hand) for (const act of ofCard(match, seat, instance, fighters)) acts.push(act);
  acts.sort((one, other) => RANK[one.does] - RANK[other.does]);
  for (const instance of hand)
    acts.push({ key: `discard.c${instance.id}`, does: 'discard', card: instance.card, instance });
  return acts;
}

/** A hero's own actions: its power, the use of its Loot, and leaving when stunned. */
function ofHero(match: Match, seat: Seat, place: Place): Act[] {
  const { hero, stunned, loot } = place;
  const by = { place: hero.id, hero: hero.card };
  // The last hero may not leave (SM-9).
  if (stunned)
    return isLast(match, seat) ? [] : [{ key: `retire.h${hero.id}`, does: 'retire', card: hero.card, ...by }];
  const acts: Act[] = [];
  const { power } = match.hero(place);
  const own = powerSource(seat, place);
  if (match.isReady(seat, place) && canChange(match, own, power) && !couldEndOwn(match, own, power))
    acts.push({ key: `power.h${hero.id}`, does: 'power', card: hero.card, ...by });
  if (loot === null) return acts;
  const { use } = match.cardOf('loot', loot);
  const source = useSource(seat, place, loot);
  if (canChange(match, source, use) && !couldEndOwn(match, source, use))
    acts.push({ key: `use.h${hero.id}`, does: 'use', card: loot.card, ...by });
  return acts;
}

export function ofCard(match: Match, seat: Seat, instance: Instance, fighters: readonly Place[]): Act[] {
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
      return fighters.map(place => act('smash', place));
    case 'team-up':
      return fighters
        .filter(place => secondsFor(match, seat, place, card).length > 0)
        .map(place => act('team-up', place));
    case 'story':
      return couldEndOwn(match, storySource(seat, card.id), card.does) ? [] : [act('story')];
    case 'super':
      return ofSuper(match, seat, card).map(place => act('super', place));
    case 'loot':
      return card.stays ? lootable(match, seat, card).map(place => act('loot', place)) : [];
    case 'hero':
      return [];
  }
}

/** The heroes of a team that could attack somebody with a card of its hand. */
export const fightersOf = (match: Match, seat: Seat): Place[] =>
  activeOf(match.team(seat)).filter(place => hasTarget(match, seat, place, { withCard: true }));

/** The hero that a Super belongs to, where it stands on the table and the Super may be played. */
const ofSuper = (match: Match, seat: Seat, card: CardOf<'super'>): Place[] =>
  placesOf(match.team(seat))
    .filter(place => place.hero.card === card.hero)
    .filter(place => !couldEndOwn(match, superSource(seat, card.id, place), card.does));

/** Whether an effect could take every hero off its own player's team (SM-6). Told from what it does at worst. */
export function couldEndOwn(match: Match, source: Source, effect: Effect | null): boolean {
  const losses = effect?.losses?.(match, source) ?? 0;
  return losses >= livesOf(match.state, match.team(source.seat));
}
