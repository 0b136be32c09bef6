import type { Deck, Random } from '../../../kernel/index.js';
import type { Pool } from '../rules/match.js';
import { DECK_SIZE } from '../rules/setup.js';
import { COPIES } from './check.js';

/** How many wanted cards a deck takes in, each as often as it may. */
const WANTED = 5;

/** A random legal deck of 40. It holds some of the wanted cards, and enough of low level to begin with. */
export function build(pool: Pool, random: Random, wanted: readonly string[]): Deck {
  const known = [...pool.keys()].sort();
  const early = random.shuffle(known.filter(id => (pool.get(id)?.level ?? 0) <= 3)).slice(0, WANTED);
  const first = random.shuffle([...wanted]).slice(0, WANTED);
  const order = [...new Set([...first, ...early, ...random.shuffle(known)])];
  const cards: Record<string, number> = {};
  let size = 0;
  // Other printings of a card count with it, so a card is taken in only once under its name.
  const names = new Set<string>();
  for (const id of order) {
    const card = pool.get(id);
    const name = `${card?.hero}: ${card?.name}`;
    if (card === undefined || names.has(name) || size >= DECK_SIZE) continue;
    names.add(name);
    const copies = Math.min(COPIES, DECK_SIZE - size);
    cards[id] = copies;
    size += copies;
  }
  return { name: 'random', cards };
}
