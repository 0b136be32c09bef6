import { expect, it } from 'vitest';
import { Crowd } from '../../src/discord/board/crowd.js';

it('lets four boards that keep changing stand in a channel, and more once others have been still for a minute', () => {
  let time = 0;
  const crowd = new Crowd(() => time);
  for (const match of ['a', 'b', 'c', 'd']) expect(crowd.fits('tavern', match)).toBe(true);
  expect(crowd.fits('tavern', 'e')).toBe(false);
  // Those who have a place keep it, and other channels are others.
  expect(crowd.fits('tavern', 'a')).toBe(true);
  expect(crowd.fits('cellar', 'e')).toBe(true);
  time = 59_999;
  for (const match of ['a', 'b', 'c']) crowd.note('tavern', match);
  expect(crowd.fits('tavern', 'e')).toBe(false);
  time = 60_000;
  expect(crowd.fits('tavern', 'e')).toBe(true);
  expect(crowd.fits('tavern', 'f')).toBe(false);
});
