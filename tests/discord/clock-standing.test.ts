import { expect, test } from 'vitest';
import { clockStanding } from '../../src/discord/clock/clock.js';
import { gameOf } from '../../src/games/index.js';
import { openStore } from '../../src/store/index.js';
import { House, opening } from '../matches/house.js';

test('what is left in the bank is told of people, not of practice bots', async () => {
  const house = new House(openStore(':memory:', { now: () => 1 }), gameOf);
  const cards = gameOf('squad')?.decks.ready[0]?.cards ?? {};
  const table = { game: 'squad', ruleset: 'tcg', deck: { name: 'ready', cards }, opponent: 'practice' } as const;
  const { id } = await house.lobby.open(opening({ ...table, clock: 60_000, bank: 600_000 }));
  const lines = clockStanding((await house.matches.look(id)).match, 'en-US').split('\n');
  expect(lines.filter(line => line.includes('left in the bank'))).toEqual([expect.stringContaining('10 minutes')]);
});
