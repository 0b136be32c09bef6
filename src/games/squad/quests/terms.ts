import { type Text, text } from '../../../kernel/index.js';
import { COPIES } from '../decks/check.js';
import { sizeOf } from '../decks/copies.js';
import { DECK_SIZE } from '../rules/setup.js';
import type { Stage } from './gatekeeper.js';

/** What is special about a stage, each in a sentence of its own, to the player who takes it on. */
export function termsOf({ power, mine, theirs, cards }: Stage, enemy: Text): Text[] {
  const size = sizeOf({ cards });
  return [
    ...where(power, level => text('quest-power', { power: level })),
    ...where(mine.draw, count => text('quest-draw-mine', { count })),
    ...where(theirs.draw, count => text('quest-draw-theirs', { enemy, count })),
    ...where(mine.hand, hand => text('quest-hand-mine', { cards: listOf(hand) })),
    ...where(mine.keepers, keepers => text('quest-keepers-mine', { cards: listOf(keepers) })),
    ...where(theirs.keepers, keepers => text('quest-keepers-theirs', { enemy, cards: listOf(keepers) })),
    ...(size === DECK_SIZE ? [] : [text('quest-deck-size', { enemy, size })]),
    ...(Object.values(cards).some(copies => copies > COPIES) ? [text('quest-deck-copies', { enemy })] : []),
  ];
}

const where = <T>(given: T | undefined, said: (given: T) => Text): Text[] => (given === undefined ? [] : [said(given)]);

/** Cards as a list, several alike as one entry. */
function listOf(cards: readonly string[]) {
  const entries = [...new Set(cards)].map(card => ({ card, count: cards.filter(other => other === card).length }));
  return {
    list: entries.map(({ card, count }) => (count === 1 ? { card } : text('copies', { count, card: { card } }))),
  };
}
