import { expect, test } from 'vitest';
import { textOf } from '../playground/member.js';
import { openHouse } from './house.js';
import { asked, privately, sitDown } from './player.js';

test('of several matches in a channel, /hand opens one that waits for its user, even if others are newer', async () => {
  const house = await openHouse();
  const pair = [await house.member('Mara'), await house.member('Theo')] as const;
  const opened = (): Promise<string> => sitDown(house, pair, { decks: ['ready:storm', 'ready:iron-man'] });
  const first = await opened();
  const mover = await asked(house, first, pair);
  // In the newer one, the other is asked.
  let newest = await opened();
  while ((await asked(house, newest, pair)) === mover) newest = await opened();
  const menu = privately(await mover.run('/hand'));
  expect(textOf(menu)).toContain('What do you attack with?');
  const other = pair.find(member => member !== mover) as (typeof pair)[number];
  expect(textOf(privately(await other.run('/hand')))).toContain('What do you attack with?');
  await house.close();
});
