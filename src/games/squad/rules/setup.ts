import type { Random, Seat, Sitting } from '../../../kernel/index.js';
import type { SquadOptions } from '../options.js';
import { emptyTurn, type Instance, type Player, type SquadState } from '../state.js';
import { hide } from './zones.js';

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
    power: 1,
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
  for (const seat of [0, 1]) {
    const { deck, hand } = state.players[seat as 0 | 1];
    deck.push(...shuffled(state, seat, seats[seat] as Sitting, random(`deck of seat ${seat}`)));
    for (const instance of deck.splice(-OPENING_HAND)) hand.push(hide(state, instance));
  }
  return state;
}

export const emptyPlayer = (): Player => ({ deck: [], hand: [], discard: [], keepers: [] });

/** A shuffled deck. Of more than 40 cards, 40 at random are used (SQ-2). */
function shuffled(state: SquadState, seat: Seat, { deck }: Sitting, random: Random): Instance[] {
  const cards: string[] = [];
  for (const card of Object.keys(deck.cards).sort())
    for (let copies = deck.cards[card] as number; copies > 0; copies--) cards.push(card);
  const kept = random.shuffle(cards).slice(0, DECK_SIZE);
  return kept.map(card => hide(state, { id: 0, card, owner: seat }));
}
