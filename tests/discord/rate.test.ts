import { expect, it } from 'vitest';
import { Rate } from '../../src/discord/define/rate.js';

it('lets a person give so many commands in a minute, each for themselves', () => {
  let time = 0;
  const rate = new Rate(2, () => time);
  const ask = (person: string) => () => rate.admit(person);
  ask('ann')();
  time = 30_000;
  ask('ann')();
  expect(ask('ann')).toThrow('too-fast');
  ask('bob')();
  time = 60_000;
  ask('ann')();
  expect(ask('ann')).toThrow('too-fast');
  time = 90_000;
  ask('ann')();
});

it('without a limit counts nothing', () => {
  const rate = new Rate(Infinity, () => {
    throw new Error('no need to know the time');
  });
  for (let n = 0; n < 100; n++) rate.admit('ann');
});
