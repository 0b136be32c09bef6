import { type Arg, text } from '../../../kernel/index.js';
import type { Whom } from '../behaviour.js';
import { isEnemy, isFriendly, isIdentity, isUpgrade, type Look } from '../look/index.js';
import { cardName, traitName } from '../printed.js';
import type { InPlay } from '../state.js';

/** Cards in play that are meant, seen from the card that says so. */

const named = (name: string, fits: Whom['fits'], args: Record<string, Arg> = {}): Whom => ({
  says: text(`whom-${name}`, args),
  one: null,
  unit: null,
  fits,
});

/** The same, where somebody may have to choose one of them. */
const kindOf = (name: string, fits: Whom['fits'], args: Record<string, Arg> = {}): Whom => ({
  ...named(name, fits, args),
  one: text(`whom-${name}.one`, args),
  unit: text(`whom-${name}.unit`, args),
});

/** All in play that are meant, oldest first. */
export const allOf = (look: Look, whom: Whom): InPlay[] => look.table.all.filter(one => whom.fits(look, one));

// -- this card and its host
export const itself: Whom = named('this', (look, subject) => look.self.is(subject.id));
export const itsHost: Whom = named('host', (look, subject) => look.self.isOn(subject.id));

// -- yours
export const you: Whom = named('you', (look, subject) => look.you.is(subject.id));
/** The same by its other name: what is stunned, healed, or exhausted. */
export const yourIdentity: Whom = named('identity', you.fits);
/** An alter-ego has no hero. */
export const yourHero: Whom = named('your-hero', (look, subject) => look.you.is(subject.id) && look.you.isHero);
const isYours = (look: Look, subject: InPlay): boolean => subject.controller === look.me;
export const yourCharacters: Whom = kindOf(
  'your-character',
  (look, subject) => isYours(look, subject) && isFriendly(look.cards.of(subject)),
);
export const yourAllies: Whom = kindOf(
  'your-ally',
  (look, subject) => isYours(look, subject) && look.cards.of(subject).kind === 'ally',
);
export const yourUpgrades: Whom = kindOf(
  'your-upgrade',
  (look, subject) => isYours(look, subject) && isUpgrade(look.cards.of(subject)),
);
export const yourUpgradesWith = (trait: string): Whom =>
  kindOf(
    'your-upgrade-with',
    (look, subject) => yourUpgrades.fits(look, subject) && look.values.hasTrait(subject, trait),
    { trait: traitName(trait) },
  );
export const yourSupports: Whom = kindOf(
  'your-support',
  (look, subject) => isYours(look, subject) && isSupport(look, subject),
);
export const yourUpgradesAndSupports: Whom = kindOf(
  'your-upgrade-or-support',
  (look, subject) => yourUpgrades.fits(look, subject) || yourSupports.fits(look, subject),
);
const isSupport = (look: Look, subject: InPlay): boolean => look.cards.of(subject).kind === 'support';

// -- characters
export const anyCharacter: Whom = kindOf(
  'character',
  (look, subject) => anyEnemy.fits(look, subject) || friendly.fits(look, subject),
);
export const friendly: Whom = kindOf('friendly', (look, subject) => isFriendly(look.cards.of(subject)));
export const anyHero: Whom = kindOf('hero', (look, subject) => look.cards.of(subject).kind === 'hero');
export const anyAlly: Whom = kindOf('ally', (look, subject) => look.cards.of(subject).kind === 'ally');

// -- enemies
/** Of several, the active one. */
export const theVillain: Whom = named(
  'villain',
  (look, subject) => look.cards.of(subject).kind === 'villain' && look.table.isActive(subject),
);
export const anyEnemy: Whom = kindOf('enemy', (look, subject) => isEnemy(look.cards.of(subject)));
export const anyMinion: Whom = kindOf('minion', (look, subject) => look.cards.of(subject).kind === 'minion');
export const minionsWith = (trait: string): Whom =>
  kindOf('minion-with', (look, subject) => anyMinion.fits(look, subject) && look.values.hasTrait(subject, trait), {
    trait: traitName(trait),
  });
export const enemiesWith = (trait: string): Whom =>
  kindOf('enemy-with', (look, subject) => anyEnemy.fits(look, subject) && look.values.hasTrait(subject, trait), {
    trait: traitName(trait),
  });
/** The villain, and the minions engaged with you. */
export const yourEnemies: Whom = named(
  'your-enemies',
  (look, subject) => theVillain.fits(look, subject) || (anyMinion.fits(look, subject) && subject.engaged === look.me),
);
/** Facedown Drones and minions that print the trait. */
export const anyDrone: Whom = minionsWith('Drone');
export const dronesBeforeYou: Whom = kindOf(
  'drone-before-you',
  (look, subject) => anyDrone.fits(look, subject) && subject.engaged === look.me,
);
export const facedownDrone: Whom = kindOf('facedown-drone', (_look, subject) => subject.facedown);

// -- schemes
export const theMainScheme: Whom = named(
  'main-scheme',
  (look, subject) => look.cards.of(subject).kind === 'main_scheme',
);
export const anySideScheme: Whom = kindOf(
  'side-scheme',
  (look, subject) => look.cards.of(subject).kind === 'side_scheme',
);

// -- of a kind, and with a trait
export const anyIdentity: Whom = kindOf('any-identity', (look, subject) => isIdentity(look.cards.of(subject)));
/** The identity that goes by one of its two names now, under anybody's control. */
export const identityNamed = (one: string, other: string): Whom =>
  named(
    'either-named',
    (look, subject) => anyIdentity.fits(look, subject) && [one, other].includes(look.cards.of(subject).name),
    { one: cardName(one), other: cardName(other) },
  );
export const yourAlterEgo: Whom = named(
  'your-alter-ego',
  (look, subject) => look.you.is(subject.id) && !look.you.isHero,
);
export const yourCharactersWith = (trait: string): Whom =>
  kindOf(
    'your-character-with',
    (look, subject) => yourCharacters.fits(look, subject) && look.values.hasTrait(subject, trait),
    { trait: traitName(trait) },
  );
export const supportsWith = (trait: string, whose: 'yours' | 'all' = 'all'): Whom =>
  kindOf(
    whose === 'yours' ? 'your-support-with' : 'support-with',
    (look, subject) =>
      isSupport(look, subject) && (whose === 'all' || isYours(look, subject)) && look.values.hasTrait(subject, trait),
    { trait: traitName(trait) },
  );
export const alliesAndSupportsWith = (trait: string): Whom =>
  kindOf(
    'ally-or-support-with',
    (look, subject) => anyAlly.fits(look, subject) || supportsWith(trait).fits(look, subject),
    {
      trait: traitName(trait),
    },
  );
/** Cards of whatever type. */
export const cardsWith = (trait: string): Whom =>
  kindOf('card-with', (look, subject) => look.values.hasTrait(subject, trait), { trait: traitName(trait) });
export const minionsBeforeYou: Whom = kindOf(
  'minion-before-you',
  (look, subject) => anyMinion.fits(look, subject) && subject.engaged === look.me,
);
/** A card of yours by its printed id. */
export const yourCopyOf = (id: string): Whom => {
  const says = text('card', { card: { card: id } });
  return {
    says,
    one: says,
    unit: says,
    fits: (look, subject) => isYours(look, subject) && subject.card === id && !subject.facedown,
  };
};
