import { type Option, optionsOf, type Prompt, type Text, text } from '../kernel/index.js';
import type { Instance } from './instance.js';

/** The key under which an instance is offered, shown and linked. */
export const keyOf = (id: number): string => `c${id}`;

/** The instance that a key of any kind stands for: one letter, then its id, then whatever else the key tells. */
export function instanceOf(key: string): number {
  let id = Number.NaN;
  for (let at = 1; at < key.length; at++) {
    const digit = key.charCodeAt(at) - ZERO;
    if (digit < 0 || digit > 9) break;
    id = at === 1 ? digit : 10 * id + digit;
  }
  return id;
}
const ZERO = '0'.charCodeAt(0);

// A card's label is the same wherever it is offered, and offers are made by the thousand when practice bots look ahead.
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

/** A physical card as something to choose. */
export const optionOf = (instance: Instance<unknown>): Option => ({
  key: keyOf(instance.id),
  label: labelOf(instance.card),
  card: instance.card,
});

/** The cards among some that differ in print: copies are the same to choose from. */
export const unlike = <I extends Instance<unknown>>(instances: readonly I[]): I[] =>
  instances.filter(({ card }, at) => {
    for (let before = 0; before < at; before++) if (instances[before]?.card === card) return false;
    return true;
  });

/** The cards that open questions show, by the id of the instance. */
export function shownBy(asked: readonly Prompt[]): Map<number, string> {
  const shown = new Map<number, string>();
  for (const prompt of asked)
    for (const { key, card } of optionsOf(prompt))
      if (card !== undefined && /^c\d+$/.test(key)) shown.set(instanceOf(key), card);
  return shown;
}
