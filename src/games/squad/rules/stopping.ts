import { type Text, text } from '../../../kernel/index.js';
import type { Card, Factor } from '../card.js';
import type { Damage } from '../state.js';

/** Whether this card's icon stops one of the factors that are left. */
export const canStop = (damage: Damage, card: Card): boolean =>
  damage.unblocked.includes(card.block) &&
  (damage.proof.length === 0 || !card.factors.some(factor => damage.proof.includes(factor)));

/** The factors that are left once a card has stopped what it can. */
export function wouldStop(damage: Damage, card: Card): Factor[] {
  if (!canStop(damage, card)) return [...damage.unblocked];
  return damage.unblocked.toSpliced(damage.unblocked.indexOf(card.block), 1);
}

/** Why a card cannot block: its factor where that is ruled out, or else its icon. */
export function whyNot(damage: Damage, { block, factors }: Card): Text {
  const ruledOut = factors.find(factor => damage.proof.includes(factor));
  return ruledOut !== undefined && damage.unblocked.includes(block)
    ? text('why-proof', { factor: text(`factor-${ruledOut}`) })
    : text('why-no-block', { icon: text(`factor-${block}`) });
}
