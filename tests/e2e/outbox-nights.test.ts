import { expect, test } from 'vitest';
import { readTerms } from '../../src/matches/lobby/terms.js';
import type { Member } from '../playground/member.js';
import type { TestHouse } from './house.js';
import { until } from './house.js';
import { confirmed, told as said, saying, shown, signedUp, tables, textOf } from './night.js';
import { away, MINUTE, moderate, pass, told } from './outbox.js';

interface Evening {
  readonly house: TestHouse;
  readonly clock: { now: number };
  readonly mara: Member;
  readonly night: string;
  readonly channel: string;
}

/** A night of one round under way, everything shown, under a clock that the test moves on. */
async function evening(refusals: readonly number[]): Promise<Evening> {
  const clock = { now: Date.now() };
  const { house, members } = await signedUp('rounds:1', 'swiss', { now: () => clock.now, refusals });
  const [mara] = members as [Member];
  await confirmed(mara, '/league start', 'Start now');
  const [table] = await tables(house, 2);
  const round = await saying(house, mara, 'Round 1');
  const [night] = await house.bot.house.leagues.nights({ guild: table?.guild as string });
  return { house, clock, mara, night: night?.id as string, channel: round.channel_id };
}

/** Both tables end, whatever can be shown of it. */
async function ends({ house, night }: Evening): Promise<void> {
  for (const { id, seats } of await tables(house, 2))
    await house.bot.house.matches.concede(id, seats[0]?.player as string);
  await until('the night is over', async () => (await house.bot.house.leagues.night(night)).phase === 'over');
}

/** Each post of the night stands there once, and says how it ended. */
async function isRight({ house, mara, night }: Evening): Promise<void> {
  await until('it is caught up with', async () => {
    const row = await house.bot.house.store.shown('night', night);
    return row === null || row.shown === row.wanted;
  });
  const posts = (await shown(house, mara)).map(textOf);
  const having = (words: string): string[] => posts.filter(post => post.includes(words));
  expect(having('Final standings are below')).toHaveLength(1);
  expect(having('final standings')).toHaveLength(1);
  const [round, ...others] = having('Round 1');
  expect(others).toEqual([]);
  expect(round?.match(/ beat /g)).toHaveLength(2);
}

test('a thread that was opened, and not noted before a stop, is the thread of its table: its players are called once', async () => {
  const clock = { now: Date.now() };
  const about = { now: () => clock.now, errors: /something due failed/ };
  const { house, members } = await signedUp('rounds:1', 'swiss', about);
  const [mara] = members as [Member];
  const { store } = house.bot.house;
  const { setNightPost } = store;
  let lost = 0;
  store.setNightPost = async post => {
    if (!post.what.startsWith('table ')) return setNightPost(post);
    lost++;
    throw new Error('killed');
  };
  await confirmed(mara, '/league start', 'Start now');
  await until('a thread is open', async () => lost > 0);
  await house.restart();
  await pass({ house, clock }, MINUTE);
  const at = (await tables(house, 2)).map(({ channel }) => channel);
  const opened = house.playground.traffic.all.filter(({ method, path }) => method === 'POST' && /threads$/.test(path));
  expect([opened.length, new Set(at).size]).toEqual([2, 2]);
  const calls = house.playground.traffic.all.flatMap(({ method, answer }) => {
    const { id, content = '' } = (answer ?? {}) as { id?: string; content?: string };
    return method === 'POST' && content.includes('Round 1, table') ? [id] : [];
  });
  // Asked for again, Discord knows the message.
  expect([calls.length > 2, new Set(calls).size]).toEqual([true, 2]);
  await house.close();
});

test('Discord’s calendar is away when a night gets its time, and when it ends: its entry is made and closed once it is back', async () => {
  const clock = { now: Date.now() };
  const { house, members } = await signedUp('', 'swiss', { now: () => clock.now, refusals: [503] });
  const [mara] = members as [Member];
  const { misbehave, traffic } = house.playground;
  const done = (): string[] =>
    traffic.all.flatMap(({ method, route, status }) =>
      route.includes('scheduled-events') && method !== 'GET' && status < 300 ? [method] : [],
    );
  misbehave.refuse({ route: 'POST /guilds/*/scheduled-events', status: 503, times: 10_000 });
  await said(mara, '/league schedule when:in 2h');
  await pass({ house, clock }, MINUTE);
  expect(done()).toEqual([]);
  misbehave.reset();
  await pass({ house, clock }, MINUTE);
  expect(done()).toEqual(['POST']);
  misbehave.refuse({ route: 'DELETE /guilds/*/scheduled-events/*', status: 503, times: 10_000 });
  await confirmed(mara, '/league finish', 'Cancel the night');
  await pass({ house, clock }, MINUTE);
  expect(done()).toEqual(['POST']);
  misbehave.reset();
  await pass({ house, clock }, MINUTE);
  expect(done()).toEqual(['POST', 'DELETE']);
  await house.close();
});

test('Discord is away for ten minutes at the end of a night: then every post is right', async () => {
  const at = await evening([503]);
  away(at.house);
  await ends(at);
  await pass(at, 10 * MINUTE);
  at.house.playground.misbehave.reset();
  await pass(at, MINUTE);
  await isRight(at);
  await at.house.close();
});

test('posts of a night that are deleted stand there again, as it is by then', async () => {
  const at = await evening([10008]);
  const { house, mara, channel } = at;
  for (const words of ['Round 1', 'Under way'])
    await moderate(house, 'DELETE', `/channels/${channel}/messages/${(await saying(house, mara, words)).id}`);
  await ends(at);
  await isRight(at);
  await house.close();
});

test('the thread of a table is deleted: those who sit there hear how to go on, and its next match has a new one', async () => {
  const at = await evening([10003]);
  const { house, night } = at;
  const [table] = await tables(house, 2);
  await moderate(house, 'DELETE', `/channels/${table?.channel}`);
  await pass(at, MINUTE);
  expect(told(at)).toHaveLength(2);
  const { nightPosts, leagues } = house.bot.house;
  const { league } = readTerms(table?.terms ?? null);
  const next = await nightPosts.place(await leagues.night(night), league as { round: number; table: number });
  expect([table?.channel, next]).not.toContain(at.channel);
  expect(next).not.toBe(table?.channel);
  await house.close();
});

test('where nobody may write in threads, the host hears of it once for all tables', async () => {
  const at = await evening([50001, 50013]);
  const { house, channel } = at;
  await house.forbid(channel, 'SendMessagesInThreads');
  for (const { id } of await tables(house, 2)) await house.bot.house.presenter.want('match', id);
  await pass(at, MINUTE);
  expect(told(at)).toEqual([expect.stringContaining(`league night in <#${channel}>`)]);
  await house.forbid(channel);
  await house.close();
});

test('permissions taken and given back: the host hears of it once, and nothing waits for the clock', async () => {
  const at = await evening([50001, 50013]);
  const { house, channel } = at;
  for (const flag of ['SendMessages', 'ViewChannel', 'EmbedLinks']) {
    house.playground.traffic.clear();
    await house.forbid(channel, flag);
    if (flag === 'SendMessages') await ends(at);
    else await house.bot.house.presenter.want('night', at.night);
    await pass(at, 2 * 60 * MINUTE, 10 * MINUTE);
    expect(told(at)).toHaveLength(1);
    await house.forbid(channel);
    await isRight(at);
  }
  await house.close();
});

test('the bot is removed from the server and invited back', async () => {
  const at = await evening([10004, 50001]);
  at.house.playground.misbehave.removeBot();
  await ends(at);
  await pass(at, 2 * 60 * MINUTE, 10 * MINUTE);
  at.house.playground.misbehave.inviteBot();
  await isRight(at);
  await at.house.close();
});
