import type { Random, Seat, Sitting } from '../../../kernel/index.js';
import { listOf, made, renew } from '../../../tabletop/index.js';
import { type Stacked, stacks } from '../lesson/stacks.js';
import type { Side, SquadOptions } from '../options.js';
import { emptyTurn, type Instance, type Player, type SquadState } from '../state.js';
import { player } from './zones.js';

export const DECK_SIZE = 40;
const OPENING_HAND = 4;

/** A match before its first turn: decks shuffled, hands drawn, the first player found by a coin. A lesson's are stacked. */
export function setup(
  options: SquadOptions,
  seats: readonly Sitting[],
  random: (stream: string) => Random,
): SquadState {
  const stacked = options.lesson === undefined ? null : stacks[options.lesson];
  const first = options.first ?? (random('first player').coin() ? 0 : 1);
  const state: SquadState = {
    ruleset: options.ruleset,
    power: options.power ?? 1,
    turn: 1,
    first,
    active: first,
    step: 'start',
    nextId: 1,
    coins: [...(stacked?.coins ?? [])],
    nextFlip: null,
    extraTurns: 0,
    players: [emptyPlayer(), emptyPlayer()],
    attacks: [],
    hits: [],
    memory: { now: emptyTurn(), last: emptyTurn(), idle: 0 },
    outcome: null,
  };
  for (const seat of [0, 1] as const) {
    const cards =
      stacked === null ? shuffled(seats[seat] as Sitting, random(`deck of seat ${seat}`)) : pile(stacked, seat);
    deal(state, seat, cards, options.sides?.[seat] ?? {});
  }
  return state;
}

export const emptyPlayer = (): Player => ({ deck: [], hand: [], discard: [], keepers: [] });

/** A deck in an order that nobody knows. */
const shuffled = ({ deck }: Sitting, random: Random): string[] => random.shuffle(listOf(deck.cards));

/** A lesson's deck. Stacks are written from the top, and piles lie the other way round. */
const pile = ({ cards }: Stacked, seat: 0 | 1): string[] => [...cards[seat]].reverse();

/** One seat's deck and opening hand, and what a quest puts beside them. */
function deal(state: SquadState, seat: Seat, cards: readonly string[], side: Side): void {
  const { draw = OPENING_HAND, hand: extra = [], keepers: inPlay = [], wholeDeck = false } = side;
  const { deck, hand, keepers } = player(state, seat);
  const own = (card: string): Instance => made(state, card, seat);
  // Of more than 40 cards, 40 at random are used (SQ-2), unless all are meant to be (SQ-C21).
  deck.push(...(wholeDeck ? cards : cards.slice(0, DECK_SIZE)).map(own));
  for (const instance of deck.splice(Math.max(0, deck.length - draw))) hand.push(renew(state, instance));
  // On top of the deck (SQ-C22), and without having been put into play (SQ-C23).
  hand.push(...extra.map(own));
  keepers.push(...inPlay.map(own));
}
