import type { OccurrenceOf } from '../events.js';
import type { Look } from '../look/index.js';

/** The villain attacks you. */
export const villainAttacksYou = (look: Look, event: OccurrenceOf<'enemy attack'>): boolean =>
  event.seat === look.me && look.table.villain.id === event.enemy;

/** This enemy attacks, or has attacked. */
export const thisAttacks = (look: Look, event: OccurrenceOf<'enemy attack'>): boolean => look.self.is(event.enemy);

/** This enemy has attacked you. Of a player whom that has eliminated it wants nothing any more. */
export const thisAttackedYou = (look: Look, event: OccurrenceOf<'enemy attack'>): boolean =>
  thisAttacks(look, event) && !look.you.isEliminated;

/** The enemy that this card is attached to attacks, or has attacked. */
export const hostAttacks = (look: Look, event: OccurrenceOf<'enemy attack'>): boolean => look.self.isOn(event.enemy);

/** This enemy schemes, or has schemed. */
export const thisSchemes = (look: Look, event: OccurrenceOf<'scheme'>): boolean => look.self.is(event.enemy);

/** The enemy that this card is attached to schemes, or has schemed. */
export const hostSchemes = (look: Look, event: OccurrenceOf<'scheme'>): boolean => look.self.isOn(event.enemy);

/** Your hero has defended. */
export const yourHeroDefended = (look: Look, event: OccurrenceOf<'enemy attack'>): boolean =>
  event.defender !== null && look.you.is(event.defender) && look.you.isHero;

/** Your hero has attacked: basic, or by an event or upgrade. */
export const yourHeroAttacked = (look: Look, event: OccurrenceOf<'attack'>): boolean =>
  look.you.isHero && look.you.is(event.character);

/** This ally has attacked. */
export const thisAllyAttacked = (look: Look, event: OccurrenceOf<'attack'>): boolean => look.self.is(event.character);

/** This card has entered play. */
export const thisEnters = (look: Look, event: OccurrenceOf<'enter'>): boolean => look.self.is(event.target);

/** You have defeated a minion: your identity, its events and upgrades; allies and supports where the profile says so. */
export const youDefeatedMinion = (look: Look, { kind, by }: OccurrenceOf<'defeat'>): boolean =>
  kind === 'minion' && by?.by === look.me && (by.identity || !look.table.profile.youMeansIdentity);

/** A card is being revealed from the encounter deck (CH-C12). */
export const revealedFromDeck = (_look: Look, { fromDeck }: OccurrenceOf<'reveal'>): boolean => fromDeck;

/** A treachery is being revealed from the encounter deck, and nobody has cancelled its When Revealed yet. */
export const treacheryRevealed = (look: Look, { card, fromDeck, cancelled }: OccurrenceOf<'reveal'>): boolean =>
  fromDeck && !cancelled && look.cards.kindOf(card) === 'treachery';
