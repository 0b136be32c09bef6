import { expect, it } from 'vitest';
import { AtOnce } from '../../src/discord/define/at-once.js';
import { wave, waving } from './wave.js';

it('answers so many of a person’s clicks at the same time, and goes on when one is answered', async () => {
  const atOnce = new AtOnce(2);
  const ends: ((outcome: Promise<void>) => void)[] = [];
  const click = (person: string) => atOnce.answer(person, () => new Promise<void>(end => ends.push(end)));
  const first = click('ann');
  const second = click('ann');
  await expect(click('ann')).rejects.toThrow('too-fast');
  void click('bob');
  ends[0]?.(Promise.resolve());
  await first;
  // What fails is over as well.
  ends[1]?.(Promise.reject(new Error('no')));
  await expect(second).rejects.toThrow('no');
  void click('ann');
  void click('ann');
  await expect(click('ann')).rejects.toThrow('too-fast');
  expect(ends).toHaveLength(5);
});

it('tells a person who sends more than that', async () => {
  const { router } = waving(() => new Promise<void>(() => undefined), { atOnce: 1 });
  const [first, second] = [wave('1'), wave('2')];
  void router.handle(first.interaction);
  await router.handle(second.interaction);
  expect(second.reply.mock.calls).toEqual([[expect.objectContaining({ content: expect.stringContaining('at once') })]]);
  expect(first.reply).not.toHaveBeenCalled();
});
