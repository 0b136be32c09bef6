import type { Ability, Trigger, Window } from './behaviour.js';
import type { Whole } from './card.js';

/** An ability with all its fields, in one order, as cards have theirs. */
export const whole = (ability: Ability): Whole<Ability> => ({
  type: ability.type,
  forced: ability.forced,
  form: ability.form,
  label: ability.label,
  name: ability.name,
  when: ability.when,
  declares: ability.declares,
  spend: ability.spend,
  costs: ability.costs,
  limit: ability.limit,
  each: ability.each,
  does: ability.does,
  swaps: ability.swaps,
  foreseen: ability.foreseen,
});

function windowOf({ type, when }: Ability): Window | null {
  if (type === 'response') return 'after';
  if (type !== 'interrupt') return null;
  return when?.would === true ? 'would' : 'when';
}

/** An ability in its place among those of a card, by the card's printed id. */
export const triggerOf = (card: string, ability: Ability, index: number): Trigger => ({
  window: windowOf(ability),
  index,
  counted: `${card}.${index}`,
  ability,
});
