import { text } from '../../../kernel/index.js';
import type { Resource, When, Whom } from '../behaviour.js';
import type { Game } from '../effect/index.js';
import type { Look } from '../look/index.js';
import { traitName } from '../printed.js';
import type { Status } from '../state.js';
import { when } from './making.js';
import { allOf, yourUpgrades } from './whom.js';

/** Your identity has a trait. */
export const youAre = (trait: string): When<Look> =>
  when(text('if-you-are', { trait: traitName(trait) }), look => look.you.has(trait));

export const youAreAlterEgo: When<Look> = when(text('if-alter-ego'), look => !look.you.isHero);

/** A card of that printed id is in play. */
export const inPlay = (id: string): When<Look> =>
  when(text('if-in-play', { card: { card: id } }), look => look.table.copyOf(id) !== undefined);

/** No card of that printed id is in play. */
export const notInPlay = (id: string): When<Look> =>
  when(text('if-not-in-play', { card: { card: id } }), look => look.table.copyOf(id) === undefined);

/** Such a card is in play. */
export const anyInPlay = (whom: Whom): When<Look> =>
  when(text('if-any', { whom: whom.one ?? whom.says }), look => allOf(look, whom).length > 0);

/** No such card is in play. */
export const noneInPlay = (whom: Whom): When<Look> =>
  when(text('if-none', { whom: whom.one ?? whom.says }), look => allOf(look, whom).length === 0);

/** This card has found no place. */
export const thisIsNotInPlay: When<Look> = when(text('if-no-host'), look => look.self.here === undefined);

/** As much damage lies on this card. */
export const damageHere = (least: number): When<Look> =>
  when(text('if-damage-here', { least }), look => (look.self.here?.damage ?? 0) >= least);

/** One of those that are meant has such a status card. */
export const has = (status: Status, of: Whom): When =>
  when<Game>(text('if-has', { whom: of.says, status: text(`mark-${status}`) }), game =>
    allOf(game, of).some(one => game.status.has(one, status)),
  );

/** You have no upgrades. */
export const withoutUpgrades: When<Look> = when(text('if-no-upgrades'), look => allOf(look, yourUpgrades).length === 0);

// -- of the use under way

/** The cost was paid with a resource of that type. */
export const paidWith = (type: Resource): When =>
  when<Game>(text('if-paid-with', { type: text(`resource-${type}`) }), game => game.use.paidWith(type), {
    late: true,
  });

/** Of a Special: it is the last one of its sequence. */
export const isLastStep: When = when<Game>(text('if-last-step'), game => game.use.final, { late: true });

/** Nobody defends against the attack under way, or the defender has left play. */
export const undefended: When = when<Game>(text('if-undefended'), game => {
  const attack = game.use.event;
  if (attack?.type !== 'enemy attack') return false;
  return attack.defender === null || game.table.find(attack.defender) === undefined;
});

/** The attack that has just been made dealt damage. */
export const itDealtDamage: When = when<Game>(
  text('if-dealt-damage'),
  (_game, event) => event?.type === 'enemy attack' && event.dealt > 0,
);
