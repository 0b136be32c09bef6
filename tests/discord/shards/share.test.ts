import { EventEmitter } from 'node:events';
import { type REST, RESTEvents } from 'discord.js';
import { expect, it } from 'vitest';
import { RequestShare } from '../../../src/discord/shards/share.js';

function open(all = 50): { share: RequestShare; most: () => number; answer: (status: number, scope: string) => void } {
  const rest = Object.assign(new EventEmitter(), { options: { globalRequestsPerSecond: all } });
  const share = new RequestShare(rest as unknown as REST);
  return {
    share,
    most: () => rest.options.globalRequestsPerSecond,
    answer: (status, scope) =>
      void rest.emit(RESTEvents.Response, {}, new Response('', { status, headers: { 'x-ratelimit-scope': scope } })),
  };
}

it('shares fifty requests a second among the processes that there are', () => {
  const { share, most } = open();
  for (const [processes, each] of [
    [1, 50],
    [4, 12],
    [3, 16],
    [100, 1],
    [0, 50],
  ] as const) {
    share.among(processes);
    expect(most()).toBe(each);
  }
});

it('asks for less where Discord says that it was too much for all, and comes back slowly', () => {
  const { share, most, answer } = open();
  share.among(2);
  answer(429, 'user');
  answer(200, 'global');
  expect(most()).toBe(25);
  answer(429, 'global');
  expect(most()).toBe(12);
  answer(429, 'global');
  expect(most()).toBe(6);
  for (let beat = 0; beat < 30; beat++) share.among(2);
  expect(most()).toBe(25);
});

it('shares nothing where a proxy counts for all', () => {
  const { share, most, answer } = open(Number.POSITIVE_INFINITY);
  share.among(4);
  answer(429, 'global');
  expect(most()).toBe(Number.POSITIVE_INFINITY);
});
