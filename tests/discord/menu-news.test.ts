import { expect, test } from 'vitest';
import { dangersFor, recapLines } from '../../src/discord/board/recap.js';
import type { House } from '../../src/discord/house.js';
import { menu } from '../../src/discord/menu/menu.js';
import { gameOf } from '../../src/games/index.js';
import { awaited, type Game, type LogEntry } from '../../src/kernel/index.js';
import type { Look } from '../../src/matches/matches.js';
import { begin, playOn } from '../corpus.js';

const game = gameOf('champions') as Game;
const before = game.recap?.before ?? '';

/** Two players' table as the bot sees it, and a house that has nothing but its log. */
function seen(table: ReturnType<typeof begin>['table']): { house: House; look: Look } {
  const seats = ['ann', 'bob'].map((player, seat) => ({ seat, player, name: player, kind: 'person', deck: null }));
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
const said = (body: unknown): string => JSON.stringify(body);

test('a menu after the villain phase begins with what it came to and what comes next; later ones do not', async () => {
  let told = 0;
  let passed = 0;
  let warned = 0;
  for (let n = 0; n < 8; n++) {
    const begun = begin(game, 2, `menu news ${n}`);
    for (let answers = 0; answers < 150 && begun.table.outcome === null; answers++) {
      const { house, look } = seen(begun.table);
      const seat = awaited(begun.table.prompts)[0]?.seat;
      const mine = begun.table.prompts.find(prompt => prompt.seat === seat);
      if (seat !== undefined && mine !== undefined) {
        const fresh = look.lately.some(({ id }) => id === before);
        const { body } = await menu(house, look, ['ann', 'bob'][seat] as string, { locale: 'en-US', since: null });
        const text = said(body());
        const recap = await recapLines(look, house.records, { seat });
        // What could end the match is said with every question, not with the news alone.
        for (const { id } of dangersFor(look, seat)) {
          expect(id).toMatch(/^danger/);
          expect(text).toContain('‼');
          warned++;
        }
        if (fresh && recap.length > 0) {
          expect(text).toContain('Villain phase:');
          told++;
        } else {
          expect(text).not.toContain('Villain phase:');
          passed++;
        }
      }
      playOn(begun, 1);
    }
  }
  expect(Math.min(told, passed, warned)).toBeGreaterThan(0);
});
