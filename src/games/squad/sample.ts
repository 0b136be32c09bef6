import { clone, type Prompt, type Random, type Seat, type Viewer } from '../../kernel/index.js';
import { shownBy, shuffle } from '../../tabletop/index.js';
import { COPIES } from './decks/check.js';
import type { Pool } from './rules/match.js';
import type { SquadState } from './state.js';

/**
 * The same table to a viewer, with everything hidden from them dealt again: their own deck in another order, and in the
 * other's hand and deck what they may guess. Which cards those once were is nobody's business. What questions to the
 * viewer show of hidden cards stays where it is.
 */
export function sample(
  state: SquadState,
  pool: Pool,
  viewer: Viewer,
  random: Random,
  asked: readonly Prompt[] = [],
): SquadState {
  const dealt = clone(state);
  const shown = shownBy(asked);
  dealt.coins = dealt.coins.map(() => random.coin());
  for (const [seat, { deck, hand }] of dealt.players.entries()) {
    const hidden = seat === viewer ? [deck] : [deck, hand];
    const unknown = hidden.flatMap(zone => zone.filter(({ id }) => !shown.has(id)));
    // In an order of their own: nothing that comes of the shuffle may tell how they lay.
    const cards =
      seat === viewer ? unknown.map(({ card }) => card).sort() : guess(dealt, pool, seat, unknown.length, random);
    random.shuffle(cards);
    for (const zone of hidden)
      for (const [at, instance] of zone.entries())
        zone[at] = { ...instance, card: shown.get(instance.id) ?? (cards.pop() as string) };
  }
  return dealt;
}

/**
 * What a seat may hold unseen: more copies of what all have seen of its deck, for few cards come alone; then cards of
 * the same heroes, or any others.
 */
function guess(state: SquadState, pool: Pool, seat: Seat, count: number, random: Random): string[] {
  const seen = new Map<string, number>();
  for (const { discard, keepers } of state.players)
    for (const { card, owner } of [...discard, ...keepers])
      if (owner === seat) seen.set(card, (seen.get(card) ?? 0) + 1);
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

/** Both decks in a fresh order: after a move was undone by consent. */
export function redeal(state: SquadState, random: (stream: string) => Random): void {
  for (const [seat, { deck }] of state.players.entries()) shuffle(state, deck, random(`deck of seat ${seat}`));
}
