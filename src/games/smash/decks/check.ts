import { type Deck, type Problem, text } from '../../../kernel/index.js';
import type { Pool } from '../card.js';

export const HEROES = 9;
export const CARDS = 50;
export const MOST_SMASH = 25;

/** What keeps a deck from being played: nine heroes, fifty other cards, at most 25 of them Smash, of the rest one each. */
export function check({ cards }: Deck, pool: Pool): Problem[] {
  const problems: Problem[] = [];
  const count = { hero: 0, smash: 0, other: 0 };
  for (const [id, copies] of Object.entries(cards)) {
    const card = pool.get(id);
    if (card === undefined) {
      problems.push({ rule: 'known-cards', message: text('problem-unknown', { id }) });
      continue;
    }
    count[card.kind === 'hero' || card.kind === 'smash' ? card.kind : 'other'] += copies;
    if (copies > 1 && card.kind !== 'smash')
      problems.push({ rule: 'copies', message: text('problem-copies', { card: { card: id }, copies }), card: id });
  }
  if (count.hero !== HEROES)
    problems.push({ rule: 'heroes', message: text('problem-heroes', { count: count.hero, wanted: HEROES }) });
  if (count.smash > MOST_SMASH)
    problems.push({ rule: 'smash', message: text('problem-smash', { count: count.smash, most: MOST_SMASH }) });
  const others = count.smash + count.other;
  if (others !== CARDS)
    problems.push({ rule: 'deck-size', message: text('problem-cards', { count: others, wanted: CARDS }) });
  return problems;
}
