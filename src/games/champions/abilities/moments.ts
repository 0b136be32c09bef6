import { text } from '../../../kernel/index.js';
import type { Moments, When } from '../behaviour.js';
import type { Moment } from '../events.js';
import type { Look } from '../look/index.js';
import { isAtAlly } from '../rules/combat/attacked.js';
import { moment } from './making.js';

/** What interrupts and responses wait for. */

/** Only where something else is so as well. */
export const onlyWhile = <T extends Moment>(waitsFor: Moments<T>, condition: When<Look>): Moments<T> => ({
  ...waitsFor,
  says: text('when-while', { when: waitsFor.says, condition: condition.says }),
  holds: (look, event) => waitsFor.holds(look, event) && condition.holds(look, event),
});

// -- enemies that attack and scheme

/** The villain begins an attack against you. */
export const villainAttacksYou = moment(
  'enemy attack',
  text('when-villain-attacks-you'),
  (look, event) => event.seat === look.me && look.table.villain.id === event.enemy && !isAtAlly(event),
);

/** The villain has attacked you: by now that is the defending player, where there is one. */
export const villainAttackedYou = moment(
  'enemy attack',
  text('when-villain-attacks-you'),
  (look, event) =>
    (event.defending ?? event.seat) === look.me && look.table.villain.id === event.enemy && !isAtAlly(event),
);

/** This enemy attacks, or has attacked. */
export const thisAttacks = moment('enemy attack', text('when-this-attacks'), (look, event) =>
  look.self.is(event.enemy),
);

/** This enemy attacks you, or has attacked you. Of a player whom that has eliminated it wants nothing any more. */
export const thisAttacksYou = moment(
  'enemy attack',
  text('when-this-attacks-you'),
  (look, event) => look.self.is(event.enemy) && !look.you.isEliminated && !isAtAlly(event),
);

/** The enemy that this card is attached to attacks, or has attacked. */
export const hostAttacks = moment('enemy attack', text('when-host-attacks'), (look, event) =>
  look.self.isOn(event.enemy),
);

/** It would attack: this comes before everything else, and may stop it. */
export const hostWouldAttack: Moments<'enemy attack'> = {
  ...hostAttacks,
  says: text('when-host-would-attack'),
  would: true,
};

/** The enemy that this card is attached to has damaged somebody by its attack. */
export const hostDamages = moment(
  'enemy attack',
  text('when-host-damages'),
  (look, event) => look.self.isOn(event.enemy) && event.damaged.length > 0,
);

/** This enemy schemes, or has schemed. */
export const thisSchemes = moment('scheme', text('when-this-schemes'), (look, event) => look.self.is(event.enemy));

/** The enemy that this card is attached to schemes, or has schemed. */
export const hostSchemes = moment('scheme', text('when-host-schemes'), (look, event) => look.self.isOn(event.enemy));

/** The villain schemes. */
export const villainSchemes = moment(
  'scheme',
  text('when-villain-schemes'),
  (look, { enemy }) => look.table.villain.id === enemy,
);

// -- you and yours

/** Your hero has defended. */
export const yourHeroDefends = moment(
  'enemy attack',
  text('when-your-hero-defends'),
  (look, { defender }) => defender !== null && look.you.is(defender) && look.you.isHero,
);

/** Your hero has attacked: basic, or by an event or upgrade. */
export const yourHeroAttacks = moment(
  'attack',
  text('when-your-hero-attacks'),
  (look, { character }) => look.you.isHero && look.you.is(character),
);

/** Your hero has made a basic attack. */
export const yourBasicAttack = moment(
  'attack',
  text('when-your-basic-attack'),
  (look, event) => event.basic && yourHeroAttacks.holds(look, event),
);

/** Your hero has defeated an enemy by an attack. */
export const yourAttackDefeats = moment(
  'attack',
  text('when-your-attack-defeats'),
  (look, event) => yourHeroAttacks.holds(look, event) && event.defeated.length > 0,
);

/** This ally has attacked. */
export const thisAllyAttacks = moment('attack', text('when-this-attacks'), (look, { character }) =>
  look.self.is(character),
);

/** This ally has attacked, and defeated a minion. */
export const thisAllyDefeatsMinion = moment(
  'attack',
  text('when-this-defeats-minion'),
  (look, event) =>
    thisAllyAttacks.holds(look, event) && event.defeated.some(({ card }) => look.cards.kindOf(card) === 'minion'),
);

/** This ally has thwarted. */
export const thisThwarts = moment('thwart', text('when-this-thwarts'), (look, { character }) =>
  look.self.is(character),
);

/** You have changed to this form. */
export const toThisForm = moment(
  'form',
  text('when-to-this-form'),
  (look, { seat, to }) => seat === look.me && (to === 'hero') === look.you.isHero,
);

/** You have defeated a minion: your identity, its events and upgrades; allies and supports where the profile says so. */
export const youDefeatMinion = moment(
  'defeat',
  text('when-you-defeat-minion'),
  (look, { kind, by }) =>
    kind === 'minion' && by?.by === look.me && (by.identity || !look.table.profile.youMeansIdentity),
);

// -- damage and threat

/** You would take damage. */
export const youWouldTakeDamage = moment('damage', text('when-you-would-take-damage'), (look, { target }) =>
  look.you.is(target),
);

/** You would take damage from an attack. */
export const attackWouldDamageYou = moment(
  'damage',
  text('when-attack-would-damage-you'),
  (look, { target, attack }) => look.you.is(target) && attack !== null,
);

/** Damage would be dealt to the character that this card is attached to. */
export const hostWouldBeDealtDamage = moment(
  'deal',
  text('when-host-would-be-dealt-damage'),
  (look, { target }) => look.self.isOn(target),
  { would: true },
);

/** The character that this card is attached to has taken damage. */
export const hostTakesDamage = moment('damage', text('when-host-takes-damage'), (look, { target }) =>
  look.self.isOn(target),
);

/** Threat would be placed on a scheme. */
export const threatWouldBePlaced = moment('threat', text('when-threat-would-be-placed'), () => true, { would: true });

/** Step one of the villain phase has placed threat on this scheme. */
export const stepOneThreatHere = moment(
  'threat',
  text('when-step-one-threat-here'),
  (look, { scheme, stepOne }) => stepOne && look.self.is(scheme),
);

// -- cards that come and go

/** This card has entered play. */
export const thisEnters = moment('enter', text('when-this-enters'), (look, { target }) => look.self.is(target));

/** A minion has entered play. */
export const minionEnters = moment('enter', text('when-minion-enters'), (_look, { kind }) => kind === 'minion');

/** This card has been played. */
export const thisIsPlayed = moment('play', text('when-this-is-played'), (look, { target }) => look.self.is(target));

/** This card is defeated. */
export const thisIsDefeated = moment('defeat', text('when-this-is-defeated'), (look, { target }) =>
  look.self.is(target),
);

/** The character that this card is attached to is defeated. */
export const hostIsDefeated = moment('defeat', text('when-host-is-defeated'), (look, { target }) =>
  look.self.isOn(target),
);

/** It would be defeated: this may keep it alive. */
export const hostWouldBeDefeated: Moments<'defeat'> = {
  ...hostIsDefeated,
  says: text('when-host-would-be-defeated'),
  would: true,
};

/** A card is being revealed from the encounter deck (CH-C12). */
export const revealedFromDeck = moment('reveal', text('when-revealed-from-deck'), (_look, { fromDeck }) => fromDeck);

/** A treachery is being revealed from the encounter deck, and nobody has cancelled its When Revealed yet. */
export const treacheryRevealed = moment(
  'reveal',
  text('when-treachery-revealed'),
  (look, { card, fromDeck, cancelled }) => fromDeck && !cancelled && look.cards.kindOf(card) === 'treachery',
);

// -- the course of the game

export const roundEnds = moment('round end', text('when-round-ends'), () => true);
