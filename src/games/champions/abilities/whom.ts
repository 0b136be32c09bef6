import type { Modifier, Stat, Whom } from '../behaviour.js';
import { isEnemy } from '../look/index.js';

export const itself: Whom = (look, subject) => look.self.is(subject.id);
export const itsHost: Whom = (look, subject) => look.self.isOn(subject.id);
export const yourIdentity: Whom = (look, subject) => look.you.is(subject.id);
/** An alter-ego has no hero. */
export const yourHero: Whom = (look, subject) => look.you.is(subject.id) && look.you.isHero;
export const theVillain: Whom = (look, subject) => look.cards.of(subject).kind === 'villain';
export const anyEnemy: Whom = (look, subject) => isEnemy(look.cards.of(subject));
export const anyMinion: Whom = (look, subject) => look.cards.of(subject).kind === 'minion';
export const anyAlly: Whom = (look, subject) => look.cards.of(subject).kind === 'ally';
export const withTrait =
  (trait: string, of: Whom): Whom =>
  (look, subject) =>
    of(look, subject) && look.values.hasTrait(subject, trait);
/** Facedown Drones and minions that print the trait. */
export const anyDrone: Whom = withTrait('Drone', anyMinion);
export const facedownDrone: Whom = (_look, subject) => subject.facedown;

/** A number that is different for some cards. */
export const adds = (stat: Stat, by: Modifier['by'], of: Whom): Modifier => ({ stat, by, of });
