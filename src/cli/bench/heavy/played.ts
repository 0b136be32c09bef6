import type { Game, Move } from '../../../kernel/index.js';
import { type Loaded, openStore, type Store } from '../../../store/index.js';
import type { House } from '../../command.js';
import { begun, recordEnded } from '../begun.js';
import { playOut } from '../finished.js';

/** Somebody who has played a lot. */
export const PERSON = 'person';
const MATCHES = 2_000;
/** A match with so many moves is a long one. */
const MOVES = 500;

/** A database in memory in which one person has played a lot, against a hundred others. */
export async function playedMuch(game: Game): Promise<Store> {
  const store = openStore(':memory:');
  const ready = game.decks.ready;
  for (let n = 0; n < MATCHES; n++) {
    const seats = [PERSON, `other-${n % 100}`].map((player, seat) => {
      const { id: name, cards } = ready[(n + seat) % ready.length] as (typeof ready)[number];
      return { player, name: player, deck: { name, cards } };
    });
    const cards = Object.keys(seats[0]?.deck.cards ?? {});
    const where = { id: `match-${n}`, guild: 'guild', channel: 'channel', at: n, seats };
    const played = Object.fromEntries(cards.map(card => [card, { played: [1, 1] }]));
    await recordEnded(store, game, where, { won: n % 2, turns: 12, cards: played, first: n % 2 });
  }
  return store;
}

/** A long match that is over, as the store has it: the moves of a short one, over and over. */
export function longMatch(game: Game, house: House): Loaded {
  const { moves, snapshots, table } = playOut(game, house, 'heavy');
  const seats = table.setup.seats.map(({ deck }, seat) => ({ player: `${seat}`, name: `Player ${seat}`, deck }));
  const match = begun(game, { id: 'match', guild: 'guild', channel: 'channel', at: 0, seats });
  return {
    match: { ...match, status: 'over', outcome: table.outcome },
    snapshot: snapshots[0] ?? null,
    moves: Array.from({ length: MOVES }, (_, n) => ({ ...(moves[n % moves.length] as Move), seq: n + 1 })),
  };
}
