import { text } from '../../../kernel/index.js';
import type { Whom } from '../behaviour.js';
import type { Kind } from '../card.js';
import { isEnemy, isFriendly, isIdentity, type Look } from '../look/index.js';
import { cardName, traitName } from '../printed.js';
import type { InPlay } from '../state.js';
import { meant, meantOne } from './meant.js';

/** Cards in play that are meant, seen from the card that says so. */

/** Those among them that have a trait. */
const meantWith = (name: string, fits: Whom['fits'], trait: string): Whom =>
  meantOne(name, (look, subject) => fits(look, subject) && look.values.hasTrait(subject, trait), {
    trait: traitName(trait),
  });

const isA =
  (kind: Kind): Whom['fits'] =>
  (look, subject) =>
    look.cards.of(subject).kind === kind;

/** All in play that are meant, oldest first. */
export const allOf = (look: Look, whom: Whom): InPlay[] => look.table.all.filter(one => whom.fits(look, one));

// -- this card and its host
export const itself: Whom = meant('this', (look, subject) => look.self.is(subject.id));
export const itsHost: Whom = meant('host', (look, subject) => look.self.isOn(subject.id));

// -- yours
export const you: Whom = meant('you', (look, subject) => look.you.is(subject.id));
/** The same by its other name: what is stunned, healed, or exhausted. */
export const yourIdentity: Whom = meant('identity', you.fits);
/** An alter-ego has no hero. */
export const yourHero: Whom = meant('your-hero', (look, subject) => look.you.is(subject.id) && look.you.isHero);
export const yourAlterEgo: Whom = meant('your-alter-ego', (look, { id }) => look.you.is(id) && !look.you.isHero);
const yours =
  (fits: Whom['fits']): Whom['fits'] =>
  (look, subject) =>
    subject.controller === look.me && fits(look, subject);
const isFriend: Whom['fits'] = (look, subject) => isFriendly(look.cards.of(subject));
export const yourCharacters: Whom = meantOne('your-character', yours(isFriend));
export const yourAllies: Whom = meantOne('your-ally', yours(isA('ally')));
export const yourUpgrades: Whom = meantOne('your-upgrade', yours(isA('upgrade')));
export const yourUpgradesWith = (trait: string): Whom => meantWith('your-upgrade-with', yourUpgrades.fits, trait);
export const yourSupports: Whom = meantOne('your-support', yours(isA('support')));
export const yourUpgradesAndSupports: Whom = meantOne(
  'your-upgrade-or-support',
  (look, subject) => yourUpgrades.fits(look, subject) || yourSupports.fits(look, subject),
);
export const yourCharactersWith = (trait: string): Whom => meantWith('your-character-with', yourCharacters.fits, trait);
/** Of whatever type. */
export const yourCardsWith = (trait: string): Whom =>
  meantWith(
    'your-card-with',
    yours(() => true),
    trait,
  );
/** A card of yours by its printed id. */
export const yourCopyOf = (id: string): Whom => {
  const says = text('card', { card: { card: id } });
  return { says, one: says, unit: says, fits: yours((_look, { card, facedown }) => card === id && !facedown) };
};

// -- characters
export const anyCharacter: Whom = meantOne(
  'character',
  (look, subject) => anyEnemy.fits(look, subject) || friendly.fits(look, subject),
);
export const friendly: Whom = meantOne('friendly', isFriend);
/** Stunned heroes, alter-egos and allies. */
export const stunnedFriends: Whom = meantOne(
  'stunned-friend',
  (look, subject) => isFriend(look, subject) && subject.statuses.includes('stunned'),
);
export const anyHero: Whom = meantOne('hero', isA('hero'));
export const anyAlly: Whom = meantOne('ally', isA('ally'));
export const anyIdentity: Whom = meantOne('any-identity', (look, subject) => isIdentity(look.cards.of(subject)));
/** The identity that goes by one of its two names now, under anybody's control. */
export const identityNamed = (one: string, other: string): Whom =>
  meant(
    'either-named',
    (look, subject) => anyIdentity.fits(look, subject) && [one, other].includes(look.cards.of(subject).name),
    { one: cardName(one), other: cardName(other) },
  );
/** Each player's identity, in either form. */
export const eachIdentity: Whom = meant('each-player', (look, subject) =>
  look.players.inOrder.some(seat => look.players.identityOf(seat).id === subject.id),
);

// -- enemies
/** Of several, the active one. */
export const theVillain: Whom = meant(
  'villain',
  (look, subject) => look.cards.of(subject).kind === 'villain' && look.table.isActive(subject),
);
export const anyEnemy: Whom = meantOne('enemy', (look, subject) => isEnemy(look.cards.of(subject)));
export const anyMinion: Whom = meantOne('minion', isA('minion'));
export const minionsWith = (trait: string): Whom => meantWith('minion-with', anyMinion.fits, trait);
export const enemiesWith = (trait: string): Whom => meantWith('enemy-with', anyEnemy.fits, trait);
const beforeYou =
  (fits: Whom['fits']): Whom['fits'] =>
  (look, subject) =>
    fits(look, subject) && subject.engaged === look.me;
export const minionsBeforeYou: Whom = meantOne('minion-before-you', beforeYou(anyMinion.fits));
/** Minions with a trait that are engaged with you. */
export const minionsEngagedWithYou = (trait: string): Whom => meantWith('minion-engaged', minionsBeforeYou.fits, trait);
/** The villain, and the minions engaged with you. */
export const yourEnemies: Whom = meant(
  'your-enemies',
  (look, subject) => theVillain.fits(look, subject) || minionsBeforeYou.fits(look, subject),
);
/** Facedown Drones and minions that print the trait. */
export const anyDrone: Whom = minionsWith('Drone');
export const dronesBeforeYou: Whom = meantOne('drone-before-you', beforeYou(anyDrone.fits));
export const facedownDrone: Whom = meantOne('facedown-drone', (_look, subject) => subject.facedown);

// -- schemes
export const theMainScheme: Whom = meant('main-scheme', isA('main_scheme'));
export const anySideScheme: Whom = meantOne('side-scheme', isA('side_scheme'));

// -- of a kind, and with a trait
export const supportsWith = (trait: string, whose: 'yours' | 'all' = 'all'): Whom =>
  whose === 'yours'
    ? meantWith('your-support-with', yourSupports.fits, trait)
    : meantWith('support-with', isA('support'), trait);
export const alliesAndSupportsWith = (trait: string): Whom => {
  const supports = supportsWith(trait);
  return meantOne(
    'ally-or-support-with',
    (look, subject) => anyAlly.fits(look, subject) || supports.fits(look, subject),
    { trait: traitName(trait) },
  );
};
/** Cards of whatever type. */
export const cardsWith = (trait: string): Whom => meantWith('card-with', () => true, trait);
