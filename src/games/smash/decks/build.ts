import type { Deck, Random } from '../../../kernel/index.js';
import { onceFor } from '../../../tabletop/index.js';
import type { Card, Pool } from '../card.js';
import { CARDS, HEROES, MOST_SMASH } from './check.js';

/** A random legal deck: wanted cards first, the Supers of its heroes, and as many Smash cards as there may be. */
export function build(pool: Pool, random: Random, wanted: readonly string[]): Deck {
  const { all, heroes: allHeroes, supers: allSupers, others: allOthers } = stockOf(pool);
  const isWanted = new Set(wanted);
  const heroes = wantedFirst(
    random,
    allHeroes,
    ({ id }) =>
      isWanted.has(id) || (isWanted.size > 0 && allSupers.some(card => card.hero === id && isWanted.has(card.id))),
  ).slice(0, HEROES);
  const own = new Set(heroes.map(({ id }) => id));
  const supers = allSupers.filter(({ hero }) => own.has(hero));
  const others = wantedFirst(random, allOthers, ({ id }) => isWanted.has(id));
  const rest = [...supers, ...others].slice(0, CARDS - MOST_SMASH);
  const smash = all.filter(({ kind }) => kind === 'smash').slice(0, 1);
  return {
    name: 'random',
    cards: Object.fromEntries([
      ...[...heroes, ...rest].map(({ id }) => [id, 1] as const),
      ...smash.map(({ id }) => [id, CARDS - rest.length] as const),
    ]),
  };
}

/** A pool by what a deck takes of it. */
const stockOf = onceFor((pool: Pool) => {
  const all = [...pool.values()];
  return {
    all,
    heroes: all.filter(({ kind }) => kind === 'hero'),
    supers: all.filter(card => card.kind === 'super'),
    others: all.filter(({ kind }) => kind === 'story' || kind === 'loot' || kind === 'team-up'),
  };
});

function wantedFirst(random: Random, cards: readonly Card[], wanted: (card: Card) => boolean): Card[] {
  const shuffled = random.shuffle([...cards]);
  return [...shuffled.filter(wanted), ...shuffled.filter(card => !wanted(card))];
}
