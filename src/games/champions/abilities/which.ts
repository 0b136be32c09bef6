import { text } from '../../../kernel/index.js';
import type { Filter } from '../../../tabletop/index.js';
import { type Card, type Kind, printed } from '../card.js';
import { traitName } from '../printed.js';

/** Cards by what is printed on them, wherever they are. */

/** Cards of a type. */
export const ofKind = (kind: Extract<Kind, 'minion' | 'side_scheme' | 'upgrade' | 'villain'>): Filter<Card> => ({
  says: text(`which-${kind.replace('_', '-')}`),
  fits: card => card.kind === kind,
});

/** Cards of a type that print a trait. */
export const ofKindWith = (kind: Extract<Kind, 'minion' | 'upgrade'>, trait: string): Filter<Card> => ({
  says: text(`which-${kind}-with`, { trait: traitName(trait) }),
  fits: card => card.kind === kind && printed(card, trait),
});

/** The card of a printed id. */
export const theCard = (id: string): Filter<Card> => ({
  says: text('card', { card: { card: id } }),
  fits: card => card.id === id,
});
