import { type CardView, type Meter, text, type Zone } from '../kernel/index.js';
import { topOf } from './zone.js';

// How zones look. Each is titled by its id: `zone-<id>` in the game's words.

/** Cards that lie open side by side. */
export const row = (id: string, cards: readonly CardView[]): Zone => ({
  id,
  title: text(`zone-${id}`),
  kind: 'row',
  count: cards.length,
  cards,
});

/** A pile: how many cards it has. One that lies open shows its top card: `show` draws it. */
export function pile<I>(id: string, cards: readonly I[], show?: (card: I) => CardView): Zone {
  const top = topOf(cards);
  return {
    id,
    title: text(`zone-${id}`),
    kind: 'pile',
    count: cards.length,
    cards: top === undefined || show === undefined ? [] : [show(top)],
  };
}

/** A pile that everybody may look through: its top card, and below it all others. */
export function openPile<I>(id: string, cards: readonly I[], show: (card: I) => CardView): Zone {
  const below = cards.slice(0, -1).reverse();
  return { ...pile(id, cards, show), ...(below.length > 0 && { below: below.map(show) }) };
}

/** A hand: how many cards it has, and for its owner the cards: `show` draws them. */
export const hand = <I>(cards: readonly I[], show?: (card: I) => CardView): Zone => ({
  id: 'hand',
  title: text('zone-hand'),
  kind: 'hand',
  count: cards.length,
  cards: show === undefined ? [] : cards.map(show),
});

/** A zone that is only shown with cards in it. */
export const filled = (zone: Zone): Zone[] => (zone.count === 0 ? [] : [zone]);

/** A number of a table or of a card, titled by its id: `meter-<id>` in the game's words. */
export const meter = (id: string, value: number, max?: number): Meter => ({
  id,
  label: text(`meter-${id}`),
  value,
  ...(max !== undefined && { max }),
});
