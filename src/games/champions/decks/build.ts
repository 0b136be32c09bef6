import type { Deck, Random } from '../../../kernel/index.js';
import { onceFor } from '../../../tabletop/index.js';
import { ASPECTS, type Card } from '../card.js';
import { copiesOf } from '../reprints.js';
import type { Pool } from '../rules/match.js';
import { LEAST } from './check.js';

/** What decks are built from, each list by printed ids. */
interface Stock {
  readonly heroes: readonly Card[];
  /** The cards of a hero, identity included, by their set. */
  readonly sets: ReadonlyMap<string | undefined, readonly Card[]>;
  readonly aspects: ReadonlyMap<Card['faction'], readonly Card[]>;
  /** An aspect's cards and the basic ones, together. */
  readonly free: ReadonlyMap<Card['faction'], readonly Card[]>;
}

// Decks are built by the thousand when matches are simulated.
const stockOf = onceFor((pool: Pool): Stock => {
  const all = [...pool.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
  const heroes = all.filter(({ kind }) => kind === 'hero');
  const of = (...factions: Card['faction'][]) => all.filter(({ faction }) => factions.includes(faction));
  const own = of('hero');
  return {
    heroes,
    sets: new Map(heroes.map(hero => [hero.set, own.filter(({ set }) => set === hero.set)])),
    aspects: new Map(ASPECTS.map(aspect => [aspect, of(aspect)])),
    free: new Map(ASPECTS.map(aspect => [aspect, of(aspect, 'basic')])),
  };
});

/** A random legal deck of 40: an identity, its set, one aspect, basics. Wanted cards come first where they fit. */
export function build(pool: Pool, random: Random, wanted: readonly string[]): Deck {
  const { heroes, sets, aspects, free } = stockOf(pool);
  const wants = new Set(wanted);
  const score = (cards: readonly Card[]): number => cards.filter(({ id }) => wants.has(id)).length;
  const best = <T>(list: T[], cardsOf: (one: T) => readonly Card[]): T =>
    random.shuffle(list).reduce((held, one) => (score(cardsOf(one)) > score(cardsOf(held)) ? one : held));
  const setOf = ({ set }: Card): readonly Card[] => sets.get(set) ?? [];
  const hero = best([...heroes], setOf);
  const aspect = best([...ASPECTS], one => aspects.get(one) ?? []);
  const cards: Record<string, number> = {};
  for (const card of setOf(hero)) if (card.kind !== 'alter_ego') cards[card.id] = card.quantity;
  let size = setOf(hero).reduce(
    (sum, { kind, quantity }) => (kind === 'hero' || kind === 'alter_ego' ? sum : sum + quantity),
    0,
  );
  const others = random.shuffle([...(free.get(aspect) ?? [])]);
  for (const card of [...others.filter(({ id }) => wants.has(id)), ...others.filter(({ id }) => !wants.has(id))]) {
    if (size >= LEAST) break;
    const copies = Math.min(card.deckLimit ?? 1, copiesOf(card), LEAST - size);
    if (copies <= 0) continue;
    cards[card.id] = copies;
    size += copies;
  }
  return { name: 'random', cards };
}
