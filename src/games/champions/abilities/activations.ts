import { text } from '../../../kernel/index.js';
import { perform } from '../../../tabletop/index.js';
import type { Amount, Does, Event, Unit, When } from '../behaviour.js';
import type { Game } from '../effect/index.js';
import type { Look } from '../look/index.js';
import { cardName, traitName } from '../printed.js';
import { counting, effect, numberOf, unless, when } from './making.js';
import { allOf, minionsEngagedWithYou } from './whom.js';

/** Attacks and schemes of the villain with more to them, and boost cards. */

/** The villain attacks you with so much more ATK. */
export const villainAttacksWith = (bonus: Amount): Does =>
  effect(counting('says-villain-attacks-with', bonus), (game, event) =>
    game.activation.attack(game.table.villain, { bonus: numberOf(bonus, game, event) }),
  );

/** The villain schemes with so much more SCH. */
export const villainSchemesWith = (bonus: Amount): Does =>
  effect(counting('says-villain-schemes-with', bonus), (game, event) =>
    game.activation.scheme(game.table.villain, { bonus: numberOf(bonus, game, event) }),
  );

/** The villain attacks you, whatever your form; without a boost card where that is so. */
export const villainAttacksUnboosted = (unboosted: When<Look>): Does =>
  effect(text('says-villain-attacks-unboosted', { condition: unboosted.says }), game =>
    game.activation.attack(game.table.villain, { boost: !unboosted.holds(game, undefined) }),
  );

/** The enemy of a printed id attacks your hero; where no attack is made, something else. */
export const cardAttacksYou = (id: string, otherwise: Does): Does =>
  effect(text('says-enemy-attacks', { card: { card: id }, otherwise: otherwise.says }), function* (game, event) {
    const enemy = game.table.copyOf(id);
    const made = enemy === undefined || !game.you.isHero ? null : yield* game.activation.attack(enemy);
    if (made === null) yield* perform(otherwise, game, event);
  });

/** The villain is given a boost card face down, for when he next acts. */
export const givesBoostAhead: Does = effect(text('says-boost-ahead'), game => game.activation.giveBoostAhead());

/** A boost icon more. */
export const addsIcon: Does = effect(text('says-add-icon'), game => game.activation.addIcon());

// -- of the villain

/** The villain shows the face of that name. */
export const villainIs = (name: string): When<Look> =>
  when(text('if-villain-is', { name: cardName(name) }), look => look.cards.of(look.table.villain).name === name);

/** The number of the villain's stage, or a multiple of it. */
export const villainStage = (times = 1): Unit<Look> => ({
  says: text('count-villain-stage', { times }),
  of: look => times * look.table.villainStage,
});

/** A minion with a trait is engaged with you. */
export const engagedWith = (trait: string): When<Look> =>
  when(
    text('if-engaged-with', { trait: traitName(trait) }),
    look => allOf(look, minionsEngagedWithYou(trait)).length > 0,
  );

// -- of the attack or scheme that has just been made

const made = (says: string, of: (event: Event) => number) => (least: number) =>
  when<Game>(text(says, { least }), (_game, event) => of(event) >= least);

/** That much damage of it was taken (CH-C20). */
export const itDamaged = made('if-it-damaged', event =>
  event?.type === 'enemy attack' ? Object.values(event.taken).reduce((sum, taken) => sum + taken, 0) : 0,
);
/** It placed that much threat. */
export const itPlaced = made('if-it-placed', event => (event?.type === 'scheme' ? event.placed : 0));

/** Spends so many resources of any types. */
export const spendsAny = (count: number): Does =>
  effect(text('says-spend-any', { count }), game => game.resources.spend({ total: count, typed: {} }), {
    able: game => unless(game.resources.canSpend({ total: count, typed: {} }), text('why-resources')),
  });
