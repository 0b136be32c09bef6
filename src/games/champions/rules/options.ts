import { type Option, type Text, text } from '../../../kernel/index.js';
import type { InPlay, Instance } from '../state.js';

// Labels do not change, and offers are made by the thousand when practice players look ahead.
const labels = new Map<string, Text>();

/** What a card is called in a question. */
export function labelOf(card: string): Text {
  let label = labels.get(card);
  if (label === undefined) {
    label = text('card', { card: { card } });
    labels.set(card, label);
  }
  return label;
}

const DRONE: Text = text('facedown-drone');

/** A card as something to choose. One that lies face down is known by its key alone. */
export const optionOf = (instance: Instance | InPlay): Option =>
  'facedown' in instance && instance.facedown
    ? { key: `c${instance.id}`, label: DRONE }
    : { key: `c${instance.id}`, label: labelOf(instance.card), card: instance.card };

/** The instance that a key stands for. */
export const instanceOf = (key: string): number => Number(key.slice(1));
