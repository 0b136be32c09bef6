import { expect, test } from 'vitest';
import { matching } from '../../src/discord/define/matching.js';

const choices = [
  { name: 'Cool Man (MU01) · Smash Masters', value: 'smash/MU01', also: 'Cool Man' },
  { name: 'Big Smash (ST002) · Squad', value: 'squad/ST002', also: 'Big Smash' },
  { name: 'Smashing (ST003) · Squad', value: 'squad/ST003', also: 'Smashing' },
  { name: 'Smash (SM01) · Smash Masters', value: 'smash/SM01', also: 'Smash' },
];
const found = (typed: string): string[] => matching(typed, choices).map(({ also }) => also);

test('what is named in full comes first, and a game of that name does not bring its cards before it', () => {
  expect(found('smash')).toEqual(['Smash', 'Smashing', 'Cool Man', 'Big Smash']);
  expect(found('big')).toEqual(['Big Smash']);
  expect(found('smash/MU01')).toEqual(['Cool Man']);
  expect(found('ST00')).toEqual(['Big Smash', 'Smashing']);
  expect(found('')).toEqual(['Cool Man', 'Big Smash', 'Smashing', 'Smash']);
  expect(found('spider')).toEqual([]);
});
