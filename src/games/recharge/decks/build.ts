import type { Deck, Random } from '../../../kernel/index.js';
import { type Card, counterId, type Pool } from '../card.js';

const SIZES: readonly (readonly [Card['kind'], number])[] = [
  ['hero', 14],
  ['power', 18],
  ['teamwork', 6],
];

/** A random legal deck: the wanted cards first, then a playable mix, and counters of every value. */
export function build(pool: Pool, random: Random, wanted: readonly string[]): Deck {
  const cards: Record<string, number> = {};
  for (const [kind, size] of SIZES) {
    const all = [...pool.values()].filter(card => card.kind === kind).map(({ id }) => id);
    const first = random.shuffle(all.filter(id => wanted.includes(id)));
    const rest = random.shuffle(all.filter(id => !wanted.includes(id)));
    for (const id of [...first, ...rest].slice(0, size)) cards[id] = 1;
  }
  return { name: 'random', cards: { ...cards, ...COUNTERS } };
}

/** 24 counters, 60 points. */
export const COUNTERS: Readonly<Record<string, number>> = {
  [counterId(1)]: 8,
  [counterId(2)]: 6,
  [counterId(3)]: 5,
  [counterId(5)]: 5,
};
