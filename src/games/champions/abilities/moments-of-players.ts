import { text } from '../../../kernel/index.js';
import { printed } from '../card.js';
import type { Playing } from '../events.js';
import type { Look } from '../look/index.js';
import { traitName } from '../printed.js';
import { isAtAlly } from '../rules/combat/attacked.js';
import { moment } from './making.js';
import { yourHeroAttacks } from './moments.js';

/** What players' cards wait for, besides what enemies do. */

/** A minion has engaged you. */
export const youEngageMinion = moment('engage', text('when-you-engage'), (look, { seat }) => seat === look.me);

/** An enemy begins an attack against you. */
export const enemyAttacksYou = moment(
  'enemy attack',
  text('when-enemy-attacks-you'),
  (look, event) => event.seat === look.me && !isAtAlly(event),
);

/** Your turn has begun. */
export const yourTurnBegins = moment('turn begin', text('when-your-turn-begins'), (look, { seat }) => seat === look.me);

/** Your hero makes a basic thwart. */
export const yourBasicThwart = moment(
  'thwart',
  text('when-your-basic-thwart'),
  (look, { basic, character }) => basic && look.you.isHero && look.you.is(character),
);

/** Your hero has attacked, and defeated a minion. */
export const yourAttackDefeatsMinion = moment(
  'attack',
  text('when-your-attack-defeats-minion'),
  (look, event) =>
    yourHeroAttacks.holds(look, event) && event.defeated.some(({ card }) => look.cards.kindOf(card) === 'minion'),
);

/** Your hero would be defeated. */
export const yourHeroWouldBeDefeated = moment(
  'defeat',
  text('when-your-hero-would-be-defeated'),
  (look, { target }) => look.you.isHero && look.you.is(target),
  { would: true },
);

/** This card would be defeated. */
export const thisWouldBeDefeated = moment(
  'defeat',
  text('when-this-would-be-defeated'),
  (look, { target }) => look.self.is(target),
  { would: true },
);

const isYourEvent = (look: Look, { seat, card }: Playing, traits: readonly string[]): boolean => {
  const played = look.cards.byId(card);
  return seat === look.me && played.kind === 'event' && traits.some(trait => printed(played, trait));
};

/** You play an event with one of these traits, or have played it. */
export const youPlayEvent = (...traits: readonly string[]) =>
  moment(
    'play',
    text('when-you-play-traits', {
      traits: traits
        .map(trait => text('name', { name: traitName(trait) }))
        .reduce((said, next) => text('trait-list', { said, next })),
    }),
    (look, event) => isYourEvent(look, event, traits),
  );

/** A boost card is turned up while the villain attacks. */
export const boostTurnedUp = moment(
  'boost',
  text('when-boost-turned-up'),
  (look, { activation }) => activation.type === 'enemy attack' && activation.enemy === look.table.villain.id,
);

/** Your hero has attacked an enemy: an attack that found none to aim at was no attack on one. */
export const yourHeroAttacksEnemy = moment(
  'attack',
  text('when-your-hero-attacks-enemy'),
  (look, event) => yourHeroAttacks.holds(look, event) && event.targets.length > 0,
);

/** Your hero has attacked the enemy that this card is attached to. */
export const yourHeroAttacksHost = moment(
  'attack',
  text('when-your-hero-attacks-host'),
  (look, event) => yourHeroAttacks.holds(look, event) && event.targets.some(target => look.self.isOn(target)),
);
