import type { Deck, Random, Seat } from '../../kernel/index.js';
import { COPIES } from './decks/check.js';
import type { Pool } from './rules/match.js';
import type { SquadState } from './state.js';

/** How often each card was seen, by printed id. */
type Seen = ReadonlyMap<string, number>;

/**
 * What a seat may hold unseen: `count` cards. Many people play a deck that comes with the game, so it is the rest of such a
 * deck where one fits, the likelier the more of it has been seen. `shown`: its hidden cards that the viewer knows.
 */
export function guess(
  state: SquadState,
  seat: Seat,
  known: { readonly pool: Pool; readonly ready: readonly Deck[]; readonly shown: readonly string[] },
  count: number,
  random: Random,
): string[] {
  const seen = seenOf(state, seat, known.shown);
  const total = [...seen.values()].reduce((sum, copies) => sum + copies, 0);
  const rest = random.int(total + 2) === 0 ? [] : restOf(known.ready, seen, random);
  const guessed = random.shuffle(rest).slice(0, count);
  return guessed.length === count ? guessed : [...guessed, ...anyOf(known.pool, seen, count - guessed.length, random)];
}

function seenOf({ players, attacks }: SquadState, seat: Seat, shown: readonly string[]): Seen {
  const open = [
    ...players.flatMap(({ discard, keepers }) => [...discard, ...keepers]),
    ...attacks.map(({ instance }) => instance),
  ];
  const own = new Map(open.filter(({ owner }) => owner === seat).map(({ id, card, printed }) => [id, printed ?? card]));
  const seen = new Map<string, number>();
  for (const card of [...own.values(), ...shown]) seen.set(card, (seen.get(card) ?? 0) + 1);
  return seen;
}

/** What is left of one of the decks in which all that was seen may be, the likelier the more ways it has to hold that; nothing where there is none. */
function restOf(ready: readonly Deck[], seen: Seen, random: Random): string[] {
  const fitting = ready.flatMap(({ cards }) => {
    let ways = 1;
    for (const [card, copies] of seen) ways *= choose(cards[card] ?? 0, copies);
    return ways === 0 ? [] : [{ cards, ways }];
  });
  if (fitting.length === 0) return [];
  const most = Math.max(...fitting.map(({ ways }) => ways));
  // One that is far less likely than another is left out of account: so whole numbers are enough to draw from.
  const weighed = fitting.map(({ cards, ways }) => ({ cards, weight: Math.round((FINE * ways) / most) }));
  let drawn = random.int(weighed.reduce((sum, { weight }) => sum + weight, 0));
  const found = weighed.find(({ weight }) => {
    drawn -= weight;
    return drawn < 0;
  });
  return Object.entries(found?.cards ?? {}).flatMap(([card, copies]) =>
    Array.from({ length: Math.max(0, copies - (seen.get(card) ?? 0)) }, () => card),
  );
}

const FINE = 1000;

/** Ways to take so many of so many. */
function choose(of: number, many: number): number {
  let ways = 1;
  for (let at = 0; at < many; at++) ways *= (of - at) / (at + 1);
  return ways;
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

interface Lists {
  readonly ids: readonly string[];
  readonly byHero: ReadonlyMap<string, string[]>;
}

// Guesses are made by the thousand when practice bots look ahead.
const lists = new WeakMap<Pool, Lists>();

function listsOf(pool: Pool): Lists {
  let found = lists.get(pool);
  if (found === undefined) {
    const byHero = new Map<string, string[]>();
    for (const { id, hero } of pool.values()) byHero.set(hero, [...(byHero.get(hero) ?? []), id]);
    found = { ids: [...pool.keys()], byHero };
    lists.set(pool, found);
  }
  return found;
}
