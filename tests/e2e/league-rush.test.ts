import { expect, test } from 'vitest';
import { openHouse } from './house.js';
import { saying, textOf, told } from './night.js';
import { privately } from './player.js';

const PACE = 1000;

test('forty press Join in the same second: all are answered in time, and the list is edited once a second at most', async () => {
  const house = await openHouse();
  const mara = await house.member('Mara');
  await told(mara, '/league create name:Friday format:swiss');
  const board = await saying(house, mara, 'Sign up with Join');
  const members = [];
  for (let n = 1; n <= 40; n++) members.push(await house.member(`Guest ${n}`));
  const before = house.playground.traffic.all.length;
  const since = performance.now();
  const outcomes = await Promise.all(members.map(member => member.click(board, 'Join')));
  // The local Discord refuses what comes later than Discord itself would take it: then there is no message.
  const said = outcomes.map(outcome => textOf(privately(outcome)));
  const took = performance.now() - since;
  const edits = house.playground.traffic.all
    .slice(before)
    .filter(({ method, route }) => method === 'PATCH' && /^\/channels\/:\w+\/messages\/:\w+$/.test(route));
  expect(said.filter(words => words.includes('You’re signed up for Friday'))).toHaveLength(32);
  expect(said.filter(words => words.includes('on the waiting list'))).toHaveLength(8);
  expect(edits.length).toBeLessThanOrEqual(Math.floor(took / PACE) + 1);
  const after = await saying(house, mara, 'Signed up: 32 of 32');
  expect(after.id).toBe(board.id);
  expect(textOf(after)).toContain('Waiting list: 8');
  await house.close();
});
