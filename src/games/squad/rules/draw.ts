import type { Seat } from '../../../kernel/index.js';
import { draw as drawTo, shuffle as shuffleDeck, topOf } from '../../../tabletop/index.js';
import type { Instance } from '../state.js';
import type { Match } from './match.js';
import { standingOf } from './standing.js';
import { noteEmptyDeck, player } from './zones.js';

/**
 * Draws up to `count` cards; an empty deck is skipped (squad-tcg: running out of cards). `by`: the card that says so,
 * where it is not the draw of the turn.
 */
export function draw(match: Match, seat: Seat, count: number, by?: string): void {
  const { state, dealer } = match;
  const { deck, hand } = player(state, seat);
  const why = by === undefined ? undefined : { card: by };
  const amount = drawTo(dealer, { seat, hand, count, next: () => deck.pop(), why });
  if (amount > 0) {
    noteEmptyDeck(match, seat);
    match.raise({ type: 'draw', seat, amount });
  } else if (count > 0) dealer.log({ id: 'log-draw-none', args: { who: { seat } }, why: { rule: 'empty-deck' } });
}

/** Turns up the top card of a deck for all to see, as a card says. It stays where it is (SQ-12). */
export function revealTop(match: Match, seat: Seat, by: string): Instance | null {
  const { state, dealer } = match;
  const top = topOf(player(state, seat).deck);
  if (top === undefined) {
    dealer.log({ id: 'log-reveal-none', args: { who: { seat } }, why: { rule: 'do-as-much', card: by } });
    return null;
  }
  dealer.show();
  match.tell('log-reveal', seat, top.card, { rule: 'reveal', card: by });
  return top;
}

/** Shuffles a deck; nobody can follow a card through it. */
export function shuffle(match: Match, seat: Seat): void {
  const { state, dealer } = match;
  shuffleDeck(state, player(state, seat).deck, dealer.random(`deck of seat ${seat}`));
}

/** The bottom cards of the discard pile go under the deck in an order nobody knows (squad-tcg: heal), as a card says. */
export function heal(match: Match, seat: Seat, count: number, by: string): void {
  const { state, dealer } = match;
  const { deck, discard } = player(state, seat);
  const healed = discard.splice(0, Math.max(0, count));
  if (healed.length === 0) return;
  shuffleDeck(state, healed, dealer.random(`heal of seat ${seat}`));
  deck.unshift(...healed);
  dealer.log({ id: 'log-heal', args: { who: { seat }, count: healed.length }, why: { rule: 'heal', card: by } });
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

/**
 * Flips a coin: heads is true. A position's list of flips comes first; a given result uses none of it (SQ-19). `by`:
 * the card that says so, where it is not the flip for power.
 */
export function flip(match: Match, seat: Seat, given?: boolean, by?: string): boolean {
  const { state, dealer } = match;
  const purpose = by === undefined ? 'power' : 'effect';
  const lucky = purpose === 'effect' && given === undefined ? luck(match, seat) : null;
  const settled = lucky === null ? given : true;
  const heads = settled ?? state.coins.shift() ?? dealer.random('coin').coin();
  const card = lucky ?? by;
  const rule = settled === undefined ? 'coin' : 'automatic-flip';
  dealer.show();
  dealer.log({
    id: 'log-flip',
    args: { who: { seat }, side: heads ? 'heads' : 'tails', purpose },
    why: card === undefined ? { rule } : { rule, card },
  });
  match.raise({ type: 'flip', seat, heads, purpose });
  return heads;
}

/** The Keeper of this seat that sees to it that flips for abilities are heads; null where there is none. */
function luck(match: Match, seat: Seat): string | null {
  const lucky = standingOf(match, seat).find(({ standing }) => standing.heads === true);
  if (lucky === undefined) return null;
  match.dealer.effect(lucky.card);
  return lucky.card;
}
