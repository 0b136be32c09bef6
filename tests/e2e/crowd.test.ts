import { expect, test } from 'vitest';
import type { Member } from '../playground/member.js';
import { openHouse, type TestHouse } from './house.js';
import { boardIn, sitDownShortly } from './player.js';

const NAMES = ['Ada', 'Bo', 'Cyd', 'Dee', 'Eli'];

const pairOf = async (house: TestHouse, name: string): Promise<readonly [Member, Member]> => [
  await house.member(name),
  await house.member(`${name}’s rival`),
];

test('in a channel with four busy boards, the next one stands in its own thread, where the channel says it is', async () => {
  const house = await openHouse();
  const pairs = await Promise.all(NAMES.map(name => pairOf(house, name)));
  const matches: string[] = [];
  for (const pair of pairs) matches.push(await sitDownShortly(house, pair));
  await house.settled();
  const boards = await Promise.all(matches.map(match => house.bot.house.store.board(match)));
  const stands = boards.map(board => (board?.thread === board?.channel ? 'thread' : 'channel'));
  expect(stands).toEqual(['channel', 'channel', 'channel', 'channel', 'thread']);
  const [last] = pairs.at(-1) as readonly [Member, Member];
  const thread = boards.at(-1)?.thread as string;
  expect((await boardIn(last, thread)).id).toBe(boards.at(-1)?.message);
  expect((await last.messages()).map(({ content }) => content)).toContain(`<#${thread}>`);
  await house.close();
});
