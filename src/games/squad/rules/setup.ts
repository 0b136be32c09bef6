import type { Random, Seat, Sitting } from '../../../kernel/index.js';
import type { Side, SquadOptions } from '../options.js';
import { emptyTurn, type Instance, type Player, type SquadState } from '../state.js';
import { hide, player } from './zones.js';

export const DECK_SIZE = 40;
export const OPENING_HAND = 4;

/** A match before its first turn: decks shuffled, hands drawn, the first player found by a coin. */
export function setup(
  options: SquadOptions,
  seats: readonly Sitting[],
  random: (stream: string) => Random,
): SquadState {
  const first = options.first ?? (random('first player').coin() ? 0 : 1);
  const state: SquadState = {
    ruleset: options.ruleset,
    power: options.power ?? 1,
    turn: 1,
    first,
    active: first,
    step: 'start',
    nextId: 1,
    coins: [],
    nextFlip: null,
    extraTurns: 0,
    players: [emptyPlayer(), emptyPlayer()],
    attacks: [],
    hits: [],
    memory: { now: emptyTurn(), last: emptyTurn(), idle: 0 },
    outcome: null,
  };
  for (const seat of [0, 1])
    deal(state, seat, seats[seat] as Sitting, options.sides?.[seat as 0 | 1] ?? {}, random(`deck of seat ${seat}`));
  return state;
}

export const emptyPlayer = (): Player => ({ deck: [], hand: [], discard: [], keepers: [] });

/** One seat's deck and opening hand, and what a quest puts beside them. */
function deal(state: SquadState, seat: Seat, sitting: Sitting, side: Side, random: Random): void {
  const { draw = OPENING_HAND, hand: extra = [], keepers: inPlay = [], wholeDeck = false } = side;
  const { deck, hand, keepers } = player(state, seat);
  const made = (card: string): Instance => hide(state, { id: 0, card, owner: seat });
  deck.push(...shuffled(sitting, random, wholeDeck).map(made));
  for (const instance of deck.splice(Math.max(0, deck.length - draw))) hand.push(hide(state, instance));
  // On top of the deck (SQ-C22), and without having been put into play (SQ-C23).
  hand.push(...extra.map(made));
  keepers.push(...inPlay.map(made));
}

/** A shuffled deck. Of more than 40 cards, 40 at random are used (SQ-2), unless all are meant to be (SQ-C21). */
function shuffled({ deck }: Sitting, random: Random, whole: boolean): string[] {
  const cards: string[] = [];
  for (const card of Object.keys(deck.cards).sort())
    for (let copies = deck.cards[card] as number; copies > 0; copies--) cards.push(card);
  const order = random.shuffle(cards);
  return whole ? order : order.slice(0, DECK_SIZE);
}
