import { describe, expect, test } from 'vitest';
import { Chance } from '../../src/kernel/index.js';
import type { Member, SeenMessage } from '../playground/member.js';
import { isEphemeral, textOf } from '../playground/member.js';
import { openHouse, type TestHouse, until } from './house.js';
import { away, MINUTE, moderate, pass, told } from './outbox.js';
import {
  answersIn,
  asked,
  boardIn,
  clickSomething,
  isOver,
  lookAt,
  moreOf,
  openMenu,
  privately,
  sitDownShortly,
  threadOf,
} from './player.js';

interface Sitting {
  readonly house: TestHouse;
  readonly match: string;
  readonly pair: readonly [Member, Member];
  readonly clock: { now: number };
}

/** Two people at a match in play, everything shown, under a clock that the test moves on. `before`: what Discord is like when they meet. */
async function sitting(
  options: Parameters<typeof openHouse>[0] = {},
  before: (house: TestHouse) => void = () => undefined,
): Promise<Sitting> {
  const clock = { now: Date.now() };
  const house = await openHouse({ now: () => clock.now, ...options });
  before(house);
  const pair = [await house.member('Mara'), await house.member('Theo')] as const;
  const match = await sitDownShortly(house, pair);
  await house.settled();
  return { house, match, pair, clock };
}

const named = async (member: Member, name: string): Promise<string> =>
  (await member.channels()).find(channel => channel.name === name)?.id ?? '';

const random = new Chance('outbox').stream('clicks');

/** One answer of a player who is asked. */
async function answer({ house, match, pair }: Sitting, opened?: SeenMessage): Promise<void> {
  const mover = await asked(house, match, pair);
  await clickSomething(mover, opened ?? (await openMenu(mover)), random);
}

const concede = async ({ pair: [, theo] }: Sitting): Promise<void> =>
  void (await theo.click(privately(await theo.run('/match concede')), 'Concede the match'));

/** Every line of the log stands in the thread, or what is left of it, and none of the turns twice. */
async function toldOnce({ house, match, pair }: Sitting, from = 0): Promise<void> {
  const said = (await threadOf(house, pair[0], match)).map(({ content }) => content).join('\n');
  const turns = (await house.bot.house.store.log(match, 0, 10_000)).filter(
    ({ id, n }) => id === 'log-turn' && n > from,
  );
  for (const { args } of turns) expect(said.split(`Turn ${String(args?.turn)}: `)).toHaveLength(2);
}

/** How often Discord was asked to call somebody. */
const calls = ({ house }: Sitting): number =>
  house.playground.traffic.all.filter(({ method, status, body }) => {
    const { allowed_mentions: who } = (body ?? {}) as { allowed_mentions?: { users?: string[] } };
    return method === 'POST' && status === 200 && (who?.users?.length ?? 0) > 0;
  }).length;

describe('what could not be shown is shown in the end', () => {
  test.each([
    ['10 minutes', 10 * MINUTE],
    ['a night', 8 * 60 * MINUTE],
  ] as const)('Discord is away for %s at the end of a match', async (_, length) => {
    const at = await sitting({ refusals: [503] });
    const { house, pair } = at;
    house.playground.traffic.clear();
    away(house);
    await concede(at);
    await pass(at, length, length / 60);
    // The client tries everything four times by itself.
    expect(house.playground.traffic.refused.length).toBeLessThanOrEqual(4 * 64);
    house.playground.misbehave.reset();
    await pass(at, MINUTE);
    expect(isOver(await boardIn(pair[0]))).toBe(true);
    await toldOnce(at);
    await house.close();
  });

  test('answers that get lost on the way post nothing twice, and call nobody twice', async () => {
    const at = await sitting();
    const { house, match, pair } = at;
    house.playground.misbehave.lose({ route: 'POST /channels/*/messages', times: 9 });
    for (let moves = 0; moves < 4; moves++) {
      await answer(at);
      await pass(at, 2 * MINUTE);
    }
    await concede(at);
    await pass(at, MINUTE);
    await toldOnce(at);
    expect(isOver(await boardIn(pair[1]))).toBe(true);
    const [board] = (await pair[0].messages()).filter(message => !isEphemeral(message) && message.embeds.length > 0);
    expect((await house.bot.house.store.board(match))?.message).toBe(board?.id);
    const named = (await threadOf(house, pair[0], match)).map(({ content }) => content);
    expect(new Set(named).size).toBe(named.length);
    await house.close();
  });

  test('a storm of 429 ends in the right board', async () => {
    const storm = (house: TestHouse, route: string): void =>
      house.playground.misbehave.refuse({ route, status: 429, times: 6, retryAfter: 0.01 });
    const at = await sitting({ refusals: [429] }, house => storm(house, 'POST /channels/*/messages'));
    const { house, pair } = at;
    const refused = (): number => house.playground.traffic.refused.filter(({ status }) => status === 429).length;
    expect(refused()).toBe(6);
    storm(house, 'PATCH /channels/*/messages/*');
    for (let moves = 0; moves < 2; moves++) await answer(at);
    await concede(at);
    await house.settled();
    expect(refused()).toBe(12);
    expect(isOver(await boardIn(pair[0]))).toBe(true);
    await toldOnce(at);
    await house.close();
  });

  test('a thread that was deleted goes on in a new one, with the chapter it was in; nobody is called again', async () => {
    const at = await sitting({ refusals: [10003] });
    const { house, match, pair } = at;
    for (let moves = 0; moves < 3; moves++) await answer(at);
    await house.settled();
    const { store } = house.bot.house;
    const before = await store.board(match);
    const from = (before?.telling?.from ?? 1) - 1;
    const called = calls(at);
    await moderate(house, 'DELETE', `/channels/${before?.thread}`);
    await until('there is another', async () => {
      const { thread = null, telling = null } = (await store.board(match)) ?? {};
      return thread !== null && thread !== before?.thread && telling !== null;
    });
    await house.settled();
    expect(calls(at)).toBe(called);
    await toldOnce(at, from);
    // One board, with the new thread on it.
    const boards = (await pair[0].messages()).filter(one => !isEphemeral(one) && one.embeds.length > 0);
    expect(boards.map(({ id }) => id)).toEqual([(await store.board(match))?.thread]);
    const ines = await house.member('Ines');
    const watching = privately(await ines.click(await moreOf(ines, boards[0]), 'Watch'));
    expect(textOf(watching)).toContain(`<#${(await store.board(match))?.thread}>`);
    await concede(at);
    await house.settled();
    await toldOnce(at, from);
    await house.close();
  });

  test('a thread that was deleted while the bot was not connected goes on in a new one', async () => {
    const at = await sitting({ refusals: [10003] });
    const { house, match } = at;
    const { store } = house.bot.house;
    const before = await store.board(match);
    house.playground.misbehave.dropGateway('invalid');
    await moderate(house, 'DELETE', `/channels/${before?.thread}`);
    await until('the bot is back', async () => {
      const state = await fetch(`${house.playground.url}/playground/state?as=mara`);
      return ((await state.json()) as { online: boolean }).online;
    });
    await concede(at);
    await pass(at, 10 * MINUTE);
    expect(told(at)).toEqual([]);
    expect((await store.board(match))?.thread).not.toBe(before?.thread);
    await toldOnce(at);
    await house.close();
  });

  test('boards in threads: a thread that was deleted is replaced, and the channel points to the new one', async () => {
    const clock = { now: Date.now() };
    const house = await openHouse({ now: () => clock.now, refusals: [10003, 10008] });
    const pair = [await house.member('Mara'), await house.member('Theo')] as const;
    await pair[0].run('/settings boards:thread');
    const match = await sitDownShortly(house, pair);
    await house.settled();
    const { store } = house.bot.house;
    const before = await store.board(match);
    await moderate(house, 'DELETE', `/channels/${before?.thread}`);
    await until('there is another', async () => ![before?.thread, null].includes((await store.board(match))?.thread));
    await house.settled();
    const after = await store.board(match);
    expect(after?.channel).toBe(after?.thread);
    expect((await boardIn(pair[0], after?.channel)).id).toBe(after?.message);
    const posts = (await pair[0].messages()).filter(message => !isEphemeral(message) && message.embeds.length > 0);
    expect(posts.map(({ content }) => content)).toEqual([`<#${after?.thread}>`]);
    await house.close();
  });

  test('a channel that was deleted: the host hears of it once, and takes the match to another', async () => {
    const at = await sitting({ refusals: [10003, 50001] });
    const { house, match, pair } = at;
    const { store } = house.bot.house;
    const before = await store.board(match);
    const elsewhere = await named(pair[0], 'general');
    await pair[0].remove(before?.channel ?? '');
    await store.want('match', match);
    await pass(at, 2 * 60 * MINUTE, 10 * MINUTE);
    expect(told(at)).toEqual([expect.stringContaining('/match board')]);
    const answered = privately(await pair[0].run(`/match board match:${match}`, {}, { in: elsewhere }));
    await house.settled();
    const after = await store.board(match);
    expect(after?.channel).toBe(elsewhere);
    expect(textOf(answered)).toContain(after?.message);
    expect((await boardIn(pair[0], elsewhere)).id).toBe(after?.message);
    expect(after?.thread).not.toBe(before?.thread);
    await house.close();
  });

  test.each([
    ['View Channel', 'ViewChannel'],
    ['Send Messages', 'SendMessages'],
    ['Embed Links', 'EmbedLinks'],
    ['Send Messages in Threads', 'SendMessagesInThreads'],
  ])('%s is taken and given back: the host hears of it once, and nothing waits for the clock', async (name, flag) => {
    const at = await sitting({ refusals: [50001, 50013] });
    const { house, match, pair } = at;
    const board = await house.bot.house.store.board(match);
    const menu = await openMenu(await asked(house, match, pair));
    await house.settled();
    await house.forbid(board?.channel ?? '', flag);
    await answer(at, menu);
    await house.settled();
    await house.bot.house.matches.concede(match, pair[1].id);
    await pass(at, 3 * 60 * MINUTE, 10 * MINUTE);
    expect(told(at)).toHaveLength(1);
    expect(told(at)[0]).toContain(name);
    house.playground.traffic.clear();
    await house.forbid(board?.channel ?? '');
    await until('it is caught up with', async () => (await house.bot.house.store.shown('match', match)) === null);
    expect(isOver(await boardIn(pair[0]))).toBe(true);
    await toldOnce(at);
    expect(told(at)).toEqual([]);
    await house.close();
  });

  test.each([
    ['Create Public Threads', 'CreatePublicThreads'],
    ['Attach Files', 'AttachFiles'],
  ])('a match begins without %s: it is played all the same, and its thread comes later', async (_, flag) => {
    const clock = { now: Date.now() };
    const house = await openHouse({ now: () => clock.now, refusals: [50013] });
    const pair = [await house.member('Mara'), await house.member('Theo')] as const;
    const channel = await named(pair[0], 'card-table');
    await house.forbid(channel, flag);
    const match = await sitDownShortly(house, pair);
    const at = { house, match, pair, clock };
    await house.settled();
    expect(textOf(await boardIn(pair[0]))).toContain('may attack');
    expect(told(at)).toHaveLength(flag === 'CreatePublicThreads' ? 1 : 0);
    await answer(at);
    await house.settled();
    await house.forbid(channel);
    await until('there is a thread', async () => ((await house.bot.house.store.board(match))?.thread ?? null) !== null);
    await house.settled();
    await toldOnce(at);
    await house.close();
  });

  test('the bot is removed from the server and invited back', async () => {
    const at = await sitting({ refusals: [10004, 50001] });
    const { house, match, pair } = at;
    house.playground.misbehave.removeBot();
    await house.bot.house.matches.concede(match, pair[1].id);
    await pass(at, 3 * 60 * MINUTE, 10 * MINUTE);
    expect(isOver(await boardIn(pair[0]))).toBe(false);
    expect(told(at)).toEqual([]);
    house.playground.misbehave.inviteBot();
    await until('it is caught up with', async () => (await house.bot.house.store.shown('match', match)) === null);
    const boards = (await pair[0].messages()).filter(one => !isEphemeral(one) && one.embeds.length > 0);
    expect(boards.map(({ id }) => id)).toEqual([(await house.bot.house.store.board(match))?.message]);
    expect(isOver(await boardIn(pair[0]))).toBe(true);
    await toldOnce(at);
    await house.close();
  });

  test('a bot that stopped in an outage shows the end when it starts, and nothing that was right already', async () => {
    const at = await sitting({ refusals: [503] });
    const { house, match, pair } = at;
    away(house);
    await concede(at);
    await house.settled();
    await house.restart(() => house.playground.misbehave.reset());
    await house.settled();
    expect(isOver(await boardIn(pair[0]))).toBe(true);
    await toldOnce(at);
    house.playground.traffic.clear();
    await house.restart();
    await house.settled();
    expect(house.playground.traffic.all.filter(({ route }) => /messages|threads/.test(route))).toEqual([]);
    expect((await lookAt(house, match)).match.status).toBe('over');
    expect(answersIn(await boardIn(pair[0]))).toEqual([]);
    await house.close();
  });
});
