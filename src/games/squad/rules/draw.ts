import type { Seat } from '../../../kernel/index.js';
import type { Instance } from '../state.js';
import type { Match } from './match.js';
import { standingOf } from './standing.js';
import { hide, player, takeFromDeck, topOf } from './zones.js';

/** Draws up to `count` cards; an empty deck is skipped (squad-tcg: running out of cards). */
export function draw(match: Match, seat: Seat, count: number): void {
  const { state, dealer } = match;
  const { hand } = player(state, seat);
  const drawn = takeFromDeck(match, seat, count).map(instance => {
    hand.push(hide(state, instance));
    return instance.card;
  });
  if (drawn.length === 0) {
    if (count > 0) dealer.log({ id: 'log-draw-none', args: { who: { seat } }, why: { rule: 'empty-deck' } });
    return;
  }
  dealer.show();
  dealer.log({
    id: 'log-draw',
    args: { who: { seat }, count: drawn.length },
    secret: {
      seats: [seat],
      id: 'log-draw-own',
      args: { count: drawn.length, cards: { list: drawn.map(card => ({ card })) } },
    },
  });
  match.raise({ type: 'draw', seat, amount: drawn.length });
}

/** Turns up the top card of a deck for all to see. It stays where it is (SQ-12). */
export function revealTop(match: Match, seat: Seat): Instance | null {
  const { state, dealer } = match;
  const top = topOf(player(state, seat).deck);
  if (top === undefined) {
    dealer.log({ id: 'log-reveal-none', args: { who: { seat } }, why: { rule: 'do-as-much' } });
    return null;
  }
  dealer.show();
  dealer.log({ id: 'log-reveal', args: { who: { seat }, card: { card: top.card } }, why: { rule: 'reveal' } });
  return top;
}

/** Shuffles a deck; nobody can follow a card through it. */
export function shuffle(match: Match, seat: Seat): void {
  const { state, dealer } = match;
  const { deck } = player(state, seat);
  dealer.random(`deck of seat ${seat}`).shuffle(deck);
  for (const instance of deck) hide(state, instance);
}

/** The bottom cards of the discard pile go under the deck in an order nobody knows (squad-tcg: heal). */
export function heal(match: Match, seat: Seat, count: number): void {
  const { state, dealer } = match;
  const { deck, discard } = player(state, seat);
  const healed = discard.splice(0, Math.max(0, count));
  if (healed.length === 0) return;
  dealer.random(`heal of seat ${seat}`).shuffle(healed);
  for (const instance of healed) hide(state, instance);
  deck.unshift(...healed);
  dealer.log({ id: 'log-heal', args: { who: { seat }, count: healed.length }, why: { rule: 'heal' } });
  match.raise({ type: 'heal', seat, amount: healed.length });
}

/** Cards from anywhere into their owners' decks, which are shuffled. */
export function shuffleIn(match: Match, ...instances: readonly Instance[]): void {
  for (const instance of instances) {
    player(match.state, instance.owner).deck.push(instance);
    match.dealer.log({ id: 'log-shuffle-in', args: { who: { seat: instance.owner }, card: { card: instance.card } } });
  }
  for (const seat of new Set(instances.map(({ owner }) => owner))) shuffle(match, seat);
}

/** Flips a coin: heads is true. A position's list of flips comes first; a given result uses none of it (SQ-19). */
export function flip(match: Match, seat: Seat, purpose: 'power' | 'effect', given?: boolean): boolean {
  const { state, dealer } = match;
  const lucky = purpose === 'effect' ? luck(match, seat) : undefined;
  const settled = given ?? lucky;
  const heads = settled ?? state.coins.shift() ?? dealer.random('coin').coin();
  dealer.show();
  dealer.log({
    id: 'log-flip',
    args: { who: { seat }, side: heads ? 'heads' : 'tails', purpose },
    why: { rule: settled === undefined ? 'coin' : 'automatic-flip' },
  });
  match.raise({ type: 'flip', seat, heads, purpose });
  return heads;
}

/** Heads where a Keeper of this seat sees to it. */
function luck(match: Match, seat: Seat): true | undefined {
  const lucky = standingOf(match.state, match.pool, seat).find(({ standing }) => standing.heads === true);
  if (lucky === undefined) return undefined;
  match.dealer.effect(lucky.card);
  return true;
}
