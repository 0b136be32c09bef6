import type { Deck, Random } from '../kernel/index.js';

/** How often each card was seen, by printed id. */
export type Seen = ReadonlyMap<string, number>;

/** How often each card stands there. */
export function countOf(cards: Iterable<string>): Map<string, number> {
  const seen = new Map<string, number>();
  for (const card of cards) seen.set(card, (seen.get(card) ?? 0) + 1);
  return seen;
}

/**
 * What is left of the deck that somebody may play, in no order: many people play one that comes with the game, so it is
 * the rest of such a deck where one fits what was seen, the likelier the more that is. Nothing where no guess is made.
 */
export function likelyRest(ready: readonly Deck[], seen: Seen, random: Random): string[] {
  const total = [...seen.values()].reduce((sum, copies) => sum + copies, 0);
  return random.int(total + 2) === 0 ? [] : restOf(ready, seen, random);
}

/** Of the decks in which all that was seen may be one, the likelier the more ways it has to hold that; nothing where there is none. */
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
