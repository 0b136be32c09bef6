import { onceFor } from '../../../../tabletop/index.js';
import { type Card, marksOf } from '../../card.js';
import type { ChampionsState, InPlay } from '../../state.js';

/** Whether a card in play counts as one whose text box is blank. */
export function isBlank({ lasting }: ChampionsState, { id }: InPlay): boolean {
  for (const { blank, of } of lasting) if (blank === true && 'card' in of && of.card === id) return true;
  return false;
}

/** A card with a blank text box: its title, type, traits and numbers are still there. */
export const blankOf = onceFor((card: Card): Card => {
  const empty: Card = {
    ...card,
    says: null,
    keywords: {},
    abilities: [],
    actions: [],
    moments: [],
    triggers: Object.fromEntries(Object.keys(card.triggers).map(moment => [moment, []])) as unknown as Card['triggers'],
    resource: undefined,
    modifies: undefined,
    gains: undefined,
    bans: undefined,
    prices: undefined,
    attackCosts: undefined,
    worth: undefined,
    alliesMustDefend: undefined,
  };
  return { ...empty, marks: marksOf(empty) };
});
