import { type Card, FACTORS, type Factor } from '../../../../src/games/squad/card.js';
import { cards } from '../../../../src/games/squad/cards/index.js';
import { poolOf } from '../../../../src/games/squad/pool.js';
import { BLOCKS, deckOf, type Played } from '../table.js';

const pool = poolOf(cards);

export function card(id: string): Card {
  const found = pool.get(id);
  if (found === undefined) throw new Error(`no card ${id}`);
  return found;
}

/** How a test is named after its card. */
export const named = (id: string): string => `${id} ${card(id).name}`;

/** An icon that stops none of these cards. */
function quietIcon(ids: readonly string[]): Factor {
  const icon = FACTORS.find(factor => ids.every(id => !card(id).factors.includes(factor)));
  if (icon === undefined) throw new Error(`every icon stops one of ${ids.join(', ')}`);
  return icon;
}

/** A deck that stops none of these cards. */
export const openTo = (...ids: string[]): string[] => deckOf(quietIcon(ids), 30);

/** A deck that stops this card when it has done just that much damage; it stops none of the others. */
export function stops(id: string, damage: number, ...others: string[]): string[] {
  const icons = card(id).factors.map(factor => BLOCKS[factor]);
  const open = openTo(id, ...others);
  return [...open.slice(0, damage - icons.length), ...icons, ...open];
}

/** How many cards lie in a zone. */
export const count = (table: Played, seat: 0 | 1, zone: 'deck' | 'hand' | 'discard' | 'keepers'): number =>
  table.zone(seat, zone).length;
