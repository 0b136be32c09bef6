import { type Option, type Text, text } from '../../../kernel/index.js';
import type { Instance } from '../state.js';

// A card's label is the same wherever it is offered, and offers are made by the thousand when practice players look ahead.
const labels = new Map<string, Text>();

/** What a card is called in a question. */
function labelOf(card: string): Text {
  let label = labels.get(card);
  if (label === undefined) {
    label = text('card', { card: { card } });
    labels.set(card, label);
  }
  return label;
}

/** A physical card as something to choose. */
export const optionOf = ({ id, card }: Instance): Option => ({ key: `c${id}`, label: labelOf(card), card });

/** The instance that a key stands for. */
export const instanceOf = (key: string): number => Number(key.slice(1));
