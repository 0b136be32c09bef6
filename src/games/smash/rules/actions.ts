import type { Seat } from '../../../kernel/index.js';
import { unlike } from '../../../tabletop/index.js';
import type { CardOf } from '../card.js';
import { canChange, type Effect } from '../effects/effect.js';
import type { Instance, Place } from '../state.js';
import { livesOf } from '../state.js';
import { isLast } from './heroes.js';
import type { Match } from './match.js';
import { powerSource, type Source, storySource, superSource } from './source.js';
import { activeOf, hasSecond, hasTarget, lootable } from './targets.js';

/** The eight actions of a turn, and the use of a Loot. */
export const DOINGS = ['smash', 'power', 'story', 'super', 'team-up', 'loot', 'use', 'retire', 'discard'] as const;
export type Doing = (typeof DOINGS)[number];

/** One legal action. What is still open (whom, with whom) is asked when it is performed. */
export interface Act {
  readonly key: string;
  readonly does: Doing;
  /** The card it is about. */
  readonly card: string;
  /** The card in hand that is played. */
  readonly instance: Instance | undefined;
  /** The hero that does it, by instance. */
  readonly place: number | undefined;
  /** The printed id of that hero, for its label. */
  readonly hero: string | undefined;
}

/** What a hero does, where a card is about something else than the hero: by that card. */
const byHero = (does: Doing, { hero }: Place, { card }: Instance = hero): Act => ({
  key: `${does}.h${hero.id}`,
  does,
  card,
  instance: undefined,
  place: hero.id,
  hero: hero.card,
});

/** What a card of the hand does, with a hero or by itself. */
const byCard = (does: Doing, instance: Instance, place: Place | null = null): Act => ({
  key: place === null ? `${does}.c${instance.id}` : `${does}.c${instance.id}.h${place.hero.id}`,
  does,
  card: instance.card,
  instance,
  place: place?.hero.id,
  hero: place?.hero.card,
});

/** Everything a team may do now, in the order of the rules. Discarding comes last: it is what is left (SM-8). */
export function actions(match: Match, seat: Seat): Act[] {
  const team = match.team(seat);
  const hand = unlike(team.hand);
  const fighters = fightersOf(match, seat);
  const found: Act[] = [];
  for (const place of team.places) if (place !== null) ofHero(match, seat, place, found);
  for (const instance of hand) ofCard(match, seat, instance, fighters, found);
  const acts: Act[] = [];
  for (const doing of DOINGS) for (const act of found) if (act.does === doing) acts.push(act);
  for (const instance of hand) acts.push(byCard('discard', instance));
  return acts;
}

/** A hero's own actions: its power, the use of its Loot, and leaving when stunned. */
function ofHero(match: Match, seat: Seat, place: Place, acts: Act[]): void {
  const { stunned, loot } = place;
  if (stunned) {
    // The last hero may not leave (SM-9).
    if (!isLast(match, seat)) acts.push(byHero('retire', place));
    return;
  }
  const { power } = match.hero(place);
  if (power !== null && match.isReady(seat, place) && isOpen(match, powerSource(seat, place), power))
    acts.push(byHero('power', place));
  if (loot === null) return;
  const { use } = match.cardOf('loot', loot);
  if (use !== null && isOpen(match, powerSource(seat, place, loot), use)) acts.push(byHero('use', place, loot));
}

/** Whether an effect may be chosen: it can change something, and cannot end its own player's team. */
const isOpen = (match: Match, source: Source, effect: Effect): boolean =>
  canChange(match, source, effect) && !couldEndOwn(match, source, effect);

/** What a card of the hand may do now, beside being discarded: added to `acts`. */
export function ofCard(
  match: Match,
  seat: Seat,
  instance: Instance,
  fighters: readonly Place[],
  acts: Act[] = [],
): readonly Act[] {
  const card = match.card(instance);
  switch (card.kind) {
    case 'smash':
      for (const place of fighters) acts.push(byCard('smash', instance, place));
      break;
    case 'team-up':
      for (const place of fighters)
        if (hasSecond(match, seat, place, card)) acts.push(byCard('team-up', instance, place));
      break;
    case 'story':
      if (!couldEndOwn(match, storySource(seat, card.id), card.does)) acts.push(byCard('story', instance));
      break;
    case 'super':
      for (const place of match.team(seat).places)
        if (place !== null && isSuperOf(match, seat, card, place)) acts.push(byCard('super', instance, place));
      break;
    case 'loot':
      if (card.stays) for (const place of lootable(match, seat, card)) acts.push(byCard('loot', instance, place));
      break;
    case 'hero':
      break;
  }
  return acts;
}

/** The heroes of a team that could attack somebody with a card of its hand. */
export const fightersOf = (match: Match, seat: Seat): Place[] =>
  activeOf(match.team(seat)).filter(place => hasTarget(match, seat, place, WITH_CARD));
const WITH_CARD = { withCard: true };

/** Whether a Super belongs to a hero, and may be played. */
const isSuperOf = (match: Match, seat: Seat, card: CardOf<'super'>, place: Place): boolean =>
  place.hero.card === card.hero && !couldEndOwn(match, superSource(seat, card.id, place), card.does);

/** Whether an effect could take every hero off its own player's team (SM-6). Told from what it does at worst. */
export function couldEndOwn(match: Match, source: Source, effect: Effect | null): boolean {
  const losses = effect?.losses?.(match, source) ?? 0;
  // A team that may do anything has a hero to lose.
  return losses > 0 && losses >= livesOf(match.state, match.team(source.seat));
}
