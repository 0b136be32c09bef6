import type { Deck, Random } from '../../../kernel/index.js';
import { ASPECTS, type Card } from '../card.js';
import { copiesOf } from '../reprints.js';
import type { Pool } from '../rules/match.js';
import { LEAST } from './check.js';

// Decks are built by the thousand when matches are simulated.
const lists = new WeakMap<Pool, readonly Card[]>();

/** The cards of a pool by their ids. */
function sorted(pool: Pool): readonly Card[] {
  let list = lists.get(pool);
  if (list === undefined) {
    list = [...pool.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
    lists.set(pool, list);
  }
  return list;
}

/** A random legal deck of 40: an identity, its set, one aspect, basics. Wanted cards come first where they fit. */
export function build(pool: Pool, random: Random, wanted: readonly string[]): Deck {
  const all = sorted(pool);
  const wants = new Set(wanted);
  const score = (cards: readonly Card[]): number => cards.filter(({ id }) => wants.has(id)).length;
  const best = <T>(list: T[], cardsOf: (one: T) => Card[]): T =>
    random.shuffle(list).reduce((held, one) => (score(cardsOf(one)) > score(cardsOf(held)) ? one : held));
  const setOf = (hero: Card): Card[] => all.filter(({ set, faction }) => set === hero.set && faction === 'hero');
  const hero = best(
    all.filter(({ kind }) => kind === 'hero'),
    setOf,
  );
  const aspect = best([...ASPECTS], one => all.filter(({ faction }) => faction === one));
  const cards: Record<string, number> = {};
  for (const card of setOf(hero)) if (card.kind !== 'alter_ego') cards[card.id] = card.quantity;
  let size = setOf(hero).reduce(
    (sum, { kind, quantity }) => (kind === 'hero' || kind === 'alter_ego' ? sum : sum + quantity),
    0,
  );
  const free = random.shuffle(all.filter(({ faction }) => faction === aspect || faction === 'basic'));
  for (const card of [...free.filter(({ id }) => wants.has(id)), ...free.filter(({ id }) => !wants.has(id))]) {
    const copies = Math.min(card.deckLimit ?? 1, copiesOf(card), LEAST - size);
    if (copies <= 0) continue;
    cards[card.id] = copies;
    size += copies;
  }
  return { name: 'random', cards };
}
