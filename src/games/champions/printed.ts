import { type PrintedName, type Text, text } from '../../kernel/index.js';

// Names as they are printed in English. Languages of the published game have their own in `words/names`.

export const cardName = (name: string): PrintedName => ({ name, of: 'card' });
export const traitName = (name: string): PrintedName => ({ name, of: 'trait' });
export const abilityName = (name: string): PrintedName => ({ name, of: 'ability' });

/** Printed traits in a row. */
export const traitsSaid = (traits: readonly string[]): Text =>
  traits
    .map(trait => text('name', { name: traitName(trait) }))
    .reduce((said, next) => text('cost-list', { said, next }));
