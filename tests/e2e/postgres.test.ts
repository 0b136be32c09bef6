import { expect, test } from 'vitest';
import { Chance } from '../../src/kernel/index.js';
import { textOf } from '../playground/member.js';
import { newDatabase, ownServer } from '../store/postgres/place.js';
import { openHouse } from './house.js';
import { boardIn, isOver, playToTheEnd, sitDownShortly } from './player.js';

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
    expect(message?.content).toContain('Something went wrong on my side');
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
