import { inAnyOrder, type Stalemate } from '../../kernel/index.js';
import type { Card } from './card.js';
import { write } from './position/index.js';
import { drawn } from './rules/end.js';
import type { Pool } from './rules/match.js';
import { MOST_POWER } from './rules/power.js';
import type { Player, SquadState } from './state.js';

/**
 * Where a Keeper in play turns on coins, as many times is a table met before the match is a draw: as luck would have it,
 * a coin that changes something comes up well before that.
 */
const RETURNS_OF_COINS = 20;

/** A match that would go on for ever is a draw (SQ-C50). */
export const stalemateWith = (pool: Pool): Stalemate<SquadState> => ({
  turn: ({ turn }) => turn,
  hidden: ({ players }) => players.map(({ deck }) => deck.length),
  table({ players: [one, other], memory, ...rest }) {
    // Both may be waiting for the power that their cards need.
    if (rest.power < MOST_POWER && rest.nextFlip !== 'none') return null;
    return write({ ...rest, turn: 1, memory: { ...memory, idle: 0 }, players: [unordered(one), unordered(other)] });
  },
  luck: ['coin'],
  returns: ({ players }) => {
    const turns = players.some(({ keepers }) => keepers.some(({ card }) => turnsOnCoins(pool.get(card) as Card)));
    return turns ? RETURNS_OF_COINS : null;
  },
  end(state, reason) {
    state.outcome = drawn(reason);
  },
});

const turnsOnCoins = ({ triggers = [] }: Card): boolean =>
  triggers.some(({ on, does }) => on === 'flip' || does.byCoin === true);

const unordered = (player: Player): Player => ({ ...player, hand: inAnyOrder(player.hand) });
