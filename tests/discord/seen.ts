import type { House } from '../../src/discord/house.js';
import type { Game, LogEntry } from '../../src/kernel/index.js';
import type { Look } from '../../src/matches/matches.js';
import type { begin } from '../corpus.js';

/** A table as the bot sees it, with these players, and a house that has nothing but its log. */
export function seen(
  game: Game,
  table: ReturnType<typeof begin>['table'],
  players: readonly string[],
): { house: House; look: Look } {
  const seats = players.map((player, seat) => ({ seat, player, name: player, kind: 'person', deck: null }));
  const match = {
    id: 'm',
    status: 'playing',
    moves: 1,
    lines: table.log.length,
    seats,
    terms: { invited: null, secretDecks: false, bestOf: 1, score: {}, round: 1 },
    game: game.id,
    set: null,
  };
  const look = { match, game, table, lately: table.log.slice(-6), stored: {}, drafts: [], since: [], snapshot: null };
  const records = { linesAfter: async (_: string, n: number) => table.log.slice(n) as LogEntry[] };
  return { house: { records } as unknown as House, look: { ...look, preferences: new Map() } as unknown as Look };
}

/** All that a menu says, as one text. */
export const said = (body: unknown): string => JSON.stringify(body);
