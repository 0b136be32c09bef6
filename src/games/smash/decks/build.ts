import type { Deck, Random } from '../../../kernel/index.js';
import type { Card, Pool } from '../card.js';
import { CARDS, HEROES, MOST_SMASH } from './check.js';

/** A random legal deck: wanted cards first, the Supers of its heroes, and as many Smash cards as there may be. */
export function build(pool: Pool, random: Random, wanted: readonly string[]): Deck {
  const all = [...pool.values()];
  const isWanted = new Set(wanted);
  const heroes = wantedFirst(
    random,
    all.filter(({ kind }) => kind === 'hero'),
    ({ id }) =>
      isWanted.has(id) || all.some(card => card.kind === 'super' && card.hero === id && isWanted.has(card.id)),
  ).slice(0, HEROES);
  const own = new Set(heroes.map(({ id }) => id));
  const supers = all.filter(card => card.kind === 'super' && own.has(card.hero));
  const others = wantedFirst(
    random,
    all.filter(({ kind }) => kind === 'story' || kind === 'loot' || kind === 'team-up'),
    ({ id }) => isWanted.has(id),
  );
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

function wantedFirst(random: Random, cards: readonly Card[], wanted: (card: Card) => boolean): Card[] {
  const shuffled = random.shuffle([...cards]);
  return [...shuffled.filter(wanted), ...shuffled.filter(card => !wanted(card))];
}
