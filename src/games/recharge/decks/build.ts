import type { Deck, Random } from '../../../kernel/index.js';
import { grouped, onceFor } from '../../../tabletop/index.js';
import { type Card, counterId, type Pool } from '../card.js';

const SIZES: readonly (readonly [Card['kind'], number])[] = [
  ['hero', 14],
  ['power', 18],
  ['teamwork', 6],
];

/** A random legal deck: the wanted cards first, then a playable mix, and counters of every value. */
export function build(pool: Pool, random: Random, wanted: readonly string[]): Deck {
  const isWanted = new Set(wanted);
  const cards: [id: string, copies: number][] = [];
  for (const [kind, size] of SIZES) {
    const all = (kindsOf(pool).get(kind) ?? []).map(({ id }) => id);
    const first = random.shuffle(all.filter(id => isWanted.has(id)));
    const rest = random.shuffle(all.filter(id => !isWanted.has(id)));
    for (const id of [...first, ...rest].slice(0, size)) cards.push([id, 1]);
  }
  return { name: 'random', cards: Object.fromEntries([...cards, ...Object.entries(COUNTERS)]) };
}

/** A pool's cards, by their kind. */
const kindsOf = onceFor((pool: Pool) => grouped(pool.values(), ({ kind }) => kind));

/** 24 counters, 60 points. */
export const COUNTERS: Readonly<Record<string, number>> = {
  [counterId(1)]: 8,
  [counterId(2)]: 6,
  [counterId(3)]: 5,
  [counterId(5)]: 5,
};
