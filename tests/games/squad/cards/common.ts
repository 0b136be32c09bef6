import { expect } from 'vitest';
import { type Card, FACTORS, type Factor } from '../../../../src/games/squad/card.js';
import { cards } from '../../../../src/games/squad/cards/index.js';
import { poolOf } from '../../../../src/games/squad/pool.js';
import { BLOCKS, deckOf, type Layout, type Played, scenario } from '../table.js';

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

/** What the latest line of a kind says, as everyone reads it. */
export const said = (table: Played, id: string) => table.logged(id).at(-1)?.args;

const zonesOf = (table: Played, seat: 0 | 1) => ({
  deck: table.zone(seat, 'deck'),
  hand: table.zone(seat, 'hand'),
  discard: table.zone(seat, 'discard'),
  keepers: table.zone(seat, 'keepers'),
});

/**
 * An attack that does this much damage to a deck which does not stop it. Nothing else on the table has moved: the damage
 * lies on the opponent's pile, the attack on its player's. `effect`: whether its ability took effect. `play` answers what
 * is asked before the block.
 */
export function damages(
  what: string,
  id: string,
  amount: number,
  layout: Layout = {},
  { effect = true, play }: { effect?: boolean; play?: (table: Played) => void } = {},
): void {
  const { me, them } = layout;
  const laid: Layout = {
    power: 20,
    ...layout,
    me: { ...me, hand: [id, ...(me?.hand ?? [])] },
    them: { deck: openTo(id), ...them },
  };
  scenario(`${named(id)}: ${amount} ${what}`, laid, table => {
    const mine = zonesOf(table, 0);
    const theirs = zonesOf(table, 1);
    table.attack(id);
    play?.(table);
    if (!table.isOver && table.prompt.reason === 'block') table.take();
    expect(zonesOf(table, 0)).toEqual({ ...mine, hand: mine.hand.slice(1), discard: [id, ...mine.discard] });
    expect(zonesOf(table, 1)).toEqual({
      ...theirs,
      deck: theirs.deck.slice(amount),
      discard: [...theirs.deck.slice(0, amount).reverse(), ...theirs.discard],
    });
    expect(table.effects.includes(id)).toBe(effect);
    // Readers of the log learn why the number is another than is printed.
    expect(table.lines.includes('log-worth')).toBe(amount !== card(id).printedAttack);
  });
}
