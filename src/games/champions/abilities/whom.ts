import type { Modifier, Stat, Whom } from '../behaviour.js';
import { isEnemy } from '../look.js';

export const itself: Whom = (look, subject) => look.isThis(subject.id);
export const itsHost: Whom = (look, subject) => look.isHost(subject.id);
export const yourIdentity: Whom = (look, subject) => look.isYou(subject.id);
/** An alter-ego has no hero. */
export const yourHero: Whom = (look, subject) => look.isYou(subject.id) && look.isHero;
export const theVillain: Whom = (look, subject) => look.card(subject).kind === 'villain';
export const anyEnemy: Whom = (look, subject) => isEnemy(look.card(subject));
export const anyMinion: Whom = (look, subject) => look.card(subject).kind === 'minion';
export const anyAlly: Whom = (look, subject) => look.card(subject).kind === 'ally';
export const withTrait =
  (trait: string, of: Whom): Whom =>
  (look, subject) =>
    of(look, subject) && look.has(subject, trait);
/** Facedown Drones and minions that print the trait. */
export const anyDrone: Whom = withTrait('Drone', anyMinion);
export const facedownDrone: Whom = (_look, subject) => subject.facedown;

/** A number that is different for some cards. */
export const adds = (stat: Stat, by: Modifier['by'], of: Whom): Modifier => ({ stat, by, of });
