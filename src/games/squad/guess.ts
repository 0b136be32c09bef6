import type { Deck, Random, Seat } from '../../kernel/index.js';
import { countOf, grouped, likelyRest, onceFor, type Seen } from '../../tabletop/index.js';
import { COPIES } from './decks/check.js';
import type { Pool } from './rules/match.js';
import type { SquadState } from './state.js';

/** What a seat may hold unseen: `count` cards. `shown`: its hidden cards that the viewer knows. */
export function guess(
  state: SquadState,
  seat: Seat,
  known: { readonly pool: Pool; readonly ready: readonly Deck[]; readonly shown: readonly string[] },
  count: number,
  random: Random,
): string[] {
  const seen = seenOf(state, seat, known.shown);
  const guessed = random.shuffle(likelyRest(known.ready, seen, random)).slice(0, count);
  return guessed.length === count ? guessed : [...guessed, ...anyOf(known.pool, seen, count - guessed.length, random)];
}

function seenOf({ players, attacks }: SquadState, seat: Seat, shown: readonly string[]): Seen {
  const open = [
    ...players.flatMap(({ discard, keepers }) => [...discard, ...keepers]),
    ...attacks.map(({ instance }) => instance),
  ];
  const own = new Map(open.filter(({ owner }) => owner === seat).map(({ id, card, printed }) => [id, printed ?? card]));
  return countOf([...own.values(), ...shown]);
}

/** More copies of what all have seen, for few cards come alone; then cards of the same heroes, or any others. */
function anyOf(pool: Pool, seen: Seen, count: number, random: Random): string[] {
  const more: string[] = [];
  for (const [card, copies] of seen)
    for (let left = random.int(Math.max(1, COPIES - copies + 1)); left > 0; left--) more.push(card);
  const guessed = random.shuffle(more).slice(0, count);
  const { ids, byHero } = listsOf(pool);
  const known = [...seen.keys()];
  while (guessed.length < count) {
    const like = known.length > 0 && random.coin() ? pool.get(random.pick(known))?.hero : undefined;
    guessed.push(random.pick(like === undefined ? ids : (byHero.get(like) as string[])));
  }
  return guessed;
}

// Guesses are made by the thousand when practice bots look ahead.
const listsOf = onceFor((pool: Pool) => ({
  ids: [...pool.keys()],
  byHero: grouped(pool.keys(), id => pool.get(id)?.hero),
}));
