import type { Random, Sitting } from '../../../kernel/index.js';
import { listOf, newPile, renew } from '../../../tabletop/index.js';
import { counterValue } from '../card.js';
import { COUNTERS, type RechargeOptions } from '../options.js';
import type { Player, RechargeState } from '../state.js';

/** What matches agreed on that aren't the usual ones: short ones, and those with counters of other values. */
export const agreed = ({
  hands,
  brisk,
  denominations,
}: RechargeOptions): Pick<RechargeState, 'hands' | 'brisk' | 'counters'> => ({
  ...(hands !== undefined && { hands }),
  ...(brisk === true && { brisk }),
  ...(denominations.join() !== COUNTERS.join() && { counters: denominations }),
});

/** Cards that each player begins with: one, or two at a table of three and more (IV.A, V.A.1); three where it is to go fast (RE-S3). */
const openingHand = (seats: number, { brisk }: RechargeState): number => (brisk === true ? 3 : seats > 2 ? 2 : 1);

/** A match before its first hand. Who goes first is drawn (RE-13). */
export function setup(
  options: RechargeOptions,
  seats: readonly Sitting[],
  random: (stream: string) => Random,
): RechargeState {
  const { first, goal } = options;
  const starter = first ?? random('first player').int(seats.length);
  const state: RechargeState = {
    goal,
    ...agreed(options),
    round: 1,
    starter,
    active: starter,
    step: seats.length > 2 ? 'ante' : 'turn',
    idle: 0,
    battle: null,
    pot: [],
    winner: null,
    nextId: 1,
    players: [],
    outcome: null,
  };
  for (const [seat, { deck }] of seats.entries()) {
    const player = { ...emptyPlayer(), reserve: countersOf(deck.cards) };
    const cards = listOf(deck.cards, id => counterValue(id) === null);
    player.draw.push(...newPile(state, cards, seat, random(`deck of seat ${seat}`)));
    player.hand.push(...player.draw.splice(-openingHand(seats.length, state)).map(card => renew(state, card)));
    state.players.push(player);
  }
  return state;
}

export const emptyPlayer = (): Player => ({
  draw: [],
  hand: [],
  discard: [],
  reserve: [],
  venture: [],
  victory: [],
  chain: [],
  out: false,
});

/** The counters of a deck, smallest first. */
function countersOf(cards: Readonly<Record<string, number>>): number[] {
  return Object.entries(cards)
    .flatMap(([id, copies]) => {
      const value = counterValue(id);
      return value === null ? [] : Array.from({ length: copies }, () => value);
    })
    .sort((one, other) => one - other);
}
