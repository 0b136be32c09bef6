import { expect, test } from 'vitest';
import { gameOf } from '../../src/games/index.js';
import { awaited, Chance, sample } from '../../src/kernel/index.js';
import { openDatabase } from '../../src/store/index.js';
import { House } from '../matches/house.js';
import { textOf } from '../playground/member.js';
import { newDatabase, ownServer } from '../store/postgres/place.js';
import { openHouse } from './house.js';
import { answersIn, asked, boardIn, isOver, openMenu, playToTheEnd, sitDownShortly } from './player.js';

test('a match over PostgreSQL goes on after the server was away, and after a start', async context => {
  const server = await ownServer();
  if (server === null) return context.skip();
  const database = await newDatabase(server.address);
  const house = await openHouse({ database, errors: /does not answer/ });
  const [mara, theo] = [await house.member('Mara'), await house.member('Theo')];
  await sitDownShortly(house, [mara, theo]);
  const away = async (): Promise<void> => {
    await server.stop();
    const { message } = await mara.click(await boardIn(mara), 'Your move');
    expect(message?.content).toContain('Something went wrong on my end');
    await server.start();
  };
  const clicks = await playToTheEnd([mara, theo], new Chance('e2e').stream('clicks'), {
    each: async count => {
      if (count === 3) await away();
      if (count === 6) await house.restart();
    },
  });
  expect(clicks).toBeGreaterThan(6);
  await house.settled();
  const board = await boardIn(theo);
  expect(isOver(board)).toBe(true);
  expect(textOf(board)).toBe(textOf(await boardIn(mara)));
  expect(house.logged.filter(line => line.includes('secret-of-tests'))).toEqual([]);
  await house.close();
});

test('a menu shows what another process has played', async context => {
  const server = await ownServer();
  if (server === null) return context.skip();
  const database = await newDatabase(server.address);
  const house = await openHouse({ database });
  const pair = [await house.member('Mara'), await house.member('Theo')] as const;
  const match = await sitDownShortly(house, pair);
  const mover = await asked(house, match, pair);
  const other = mover === pair[0] ? pair[1] : pair[0];
  const waiting = await openMenu(other);
  expect(answersIn(waiting)).toEqual([]);
  const process = new House(await openDatabase(database), gameOf, 'test');
  const chance = new Chance('elsewhere').stream('moves');
  for (;;) {
    const { table } = await process.matches.look(match);
    const [prompt] = awaited(table?.prompts ?? []);
    if (prompt === undefined || pair[prompt.seat] === other) break;
    await process.matches.answerFor(match, prompt.seat, prompt.number, sample(prompt, chance), 'player');
  }
  await other.waitFor(({ id, components }) => id === waiting.id && answersIn({ components }).length > 0);
  await process.store.close();
  await house.settled();
  await house.close();
});
