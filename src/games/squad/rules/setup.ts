import type { Random, Seat, Sitting } from '../../../kernel/index.js';
import { listOf, made, renew } from '../../../tabletop/index.js';
import type { Side, SquadOptions } from '../options.js';
import { emptyTurn, type Instance, type Player, type SquadState } from '../state.js';
import { player } from './zones.js';

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
  const own = (card: string): Instance => made(state, card, seat);
  // Of more than 40 cards, 40 at random are used (SQ-2), unless all are meant to be (SQ-C21).
  const cards = random.shuffle(listOf(sitting.deck.cards));
  deck.push(...(wholeDeck ? cards : cards.slice(0, DECK_SIZE)).map(own));
  for (const instance of deck.splice(Math.max(0, deck.length - draw))) hand.push(renew(state, instance));
  // On top of the deck (SQ-C22), and without having been put into play (SQ-C23).
  hand.push(...extra.map(own));
  keepers.push(...inPlay.map(own));
}
