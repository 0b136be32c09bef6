import type { Deck, Random } from '../../../kernel/index.js';
import { onceFor } from '../../../tabletop/index.js';
import type { Pool } from '../rules/match.js';
import { DECK_SIZE } from '../rules/setup.js';
import { COPIES } from './check.js';

/** How many wanted cards a deck takes in, each as often as it may. */
const WANTED = 5;

/** What building a deck needs to know of a pool: its ids in order, those to begin with, and what counts as one card. */
const stockOf = onceFor((pool: Pool) => {
  const ids = [...pool.keys()].sort();
  return {
    ids,
    early: ids.filter(id => (pool.get(id)?.level ?? 0) <= 3),
    names: new Map([...pool.values()].map(({ id, hero, name }) => [id, `${hero}: ${name}`])),
  };
});

/** A random legal deck of 40. It holds some of the wanted cards, and enough of low level to begin with. */
export function build(pool: Pool, random: Random, wanted: readonly string[]): Deck {
  const { ids, early, names } = stockOf(pool);
  const low = random.shuffle([...early]).slice(0, WANTED);
  const first = random.shuffle([...wanted]).slice(0, WANTED);
  const cards: Record<string, number> = {};
  let size = 0;
  // Other printings of a card count with it, so a card is taken in only once under its name.
  const taken = new Set<string>();
  for (const id of [...first, ...low, ...random.shuffle([...ids])]) {
    const name = names.get(id);
    if (name === undefined || taken.has(name)) continue;
    taken.add(name);
    const copies = Math.min(COPIES, DECK_SIZE - size);
    cards[id] = copies;
    size += copies;
    if (size >= DECK_SIZE) break;
  }
  return { name: 'random', cards };
}
