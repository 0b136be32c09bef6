import type { Deck, Random, Seat } from '../../kernel/index.js';
import { countOf, likelyRest, onceFor } from '../../tabletop/index.js';
import type { Pool } from './card.js';
import { MOST_SMASH } from './decks/check.js';
import { placesOf, type SmashState, teamOf } from './state.js';

/** What a guess at a deck starts from: the cards there are, and the decks that come with the game. */
export interface Known {
  readonly pool: Pool;
  readonly ready: readonly Deck[];
}

/**
 * What a team may have unseen: heroes for its stack, and at least as many cards as its hand and deck hide. It is the rest
 * of a ready deck that fits, else what a legal one may hold, with as many Smash cards as there may be. `shown`: cards of
 * its hand that the viewer knows.
 */
export function guess(
  state: SmashState,
  seat: Seat,
  { pool, ready, shown }: Known & { readonly shown: readonly string[] },
  random: Random,
): { readonly stack: string[]; readonly cards: string[] } {
  const { stack, hand, deck, places, defeated, discard } = teamOf(state, seat);
  const lent = state.teams.flatMap(team => placesOf(team).flatMap(({ loot }) => loot ?? []));
  const used = [...lent, ...(state.battle?.cards ?? [])].filter(({ owner }) => owner === seat);
  const met = [...places.flatMap(place => place?.hero ?? []), ...defeated].map(({ card }) => card);
  const seen = countOf([...met, ...[...discard, ...used].map(({ card }) => card), ...shown]);
  const kinds = kindsOf(pool);
  // In a small pool everything may lie open: then anything could come.
  const unseen = (ids: readonly string[]): string[] => {
    const rest = ids.filter(id => !seen.has(id));
    return rest.length > 0 ? rest : [...ids];
  };

  const rest = random.shuffle(likelyRest(ready, seen, random));
  const upcoming = rest.filter(id => pool.get(id)?.kind === 'hero');
  const heroes = upcoming.length < stack.length ? some(unseen(kinds.heroes), stack.length, random) : upcoming;

  // Supers of heroes that are nowhere on the team are not in its deck, or do nothing there.
  const own = new Set([...met, ...heroes.slice(0, stack.length)]);
  const belongs = (id: string): boolean => {
    const card = pool.get(id);
    return card !== undefined && card.kind !== 'hero' && (card.kind !== 'super' || own.has(card.hero));
  };
  const count = hand.length - shown.length + deck.length;
  const likely = rest.filter(belongs);
  if (likely.length >= count) return { stack: heroes, cards: likely };
  const smash = kinds.smash.flatMap(id => Array<string>(Math.max(0, MOST_SMASH - (seen.get(id) ?? 0))).fill(id));
  const others = random.shuffle(unseen(kinds.others).filter(belongs)).slice(0, Math.max(0, count - smash.length));
  return { stack: heroes, cards: some([...smash, ...others], count, random) };
}

/** So many of a list, at random and in random order; where it is too short they come again. */
function some(list: readonly string[], count: number, random: Random): string[] {
  const drawn: string[] = [];
  while (drawn.length < count) {
    if (list.length === 0) throw new Error('no cards to deal');
    drawn.push(...random.shuffle([...list]).slice(0, count - drawn.length));
  }
  return drawn;
}

// Guesses are made by the thousand when practice bots look ahead.
const kindsOf = onceFor((pool: Pool) => {
  const of = (fits: (kind: string) => boolean): readonly string[] =>
    [...pool.values()].filter(({ kind }) => fits(kind)).map(({ id }) => id);
  return {
    heroes: of(kind => kind === 'hero'),
    smash: of(kind => kind === 'smash'),
    others: of(kind => kind !== 'hero' && kind !== 'smash'),
  };
});
