import { describe, expect, test } from 'vitest';
import { briefLine } from '../../src/discord/render/log.js';
import { matchTranslator } from '../../src/discord/render/translators.js';
import { hasReasons } from '../../src/discord/render/why.js';
import { Chance, chaptersIn } from '../../src/kernel/index.js';
import { isEphemeral, type Member, readOut, type SeenMessage, textOf } from '../playground/member.js';
import { openHouse, posted, type TestHouse, until } from './house.js';
import {
  answersIn,
  asked,
  boardIn,
  clickSomething,
  giveDeck,
  isOver,
  lookAt,
  openMenu,
  playToTheEnd,
  privately,
  SHORT,
  sitDown,
  sitDownShortly,
  threadOf,
} from './player.js';

const EDIT = 'PATCH /channels/:channel/messages/:message';
const boardsIn = async (member: Member, channel?: string): Promise<SeenMessage[]> =>
  (await member.messages(channel)).filter(message => !isEphemeral(message) && message.embeds.length > 0);

interface Answered {
  readonly thread_metadata?: Readonly<Record<'auto_archive_duration' | 'archived' | 'locked', unknown>>;
}

/** Discord, asked with the bot's own token: what a moderator's click would bring about. */
async function moderate(house: TestHouse, method: string, path: string, body?: unknown): Promise<Answered> {
  const response = await fetch(`${house.playground.api}/v10${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bot ${house.playground.token}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  expect(response.status).toBeLessThan(300);
  return (response.status === 204 ? {} : await response.json()) as Answered;
}

/** Whom a message names, by their ids. */
const namedIn = (content: string): string[] => [...content.matchAll(/<@(\d+)>/g)].map(([, id]) => id as string);

/** One answer of a player who is asked. */
async function answer(house: TestHouse, match: string, pair: readonly [Member, Member], seed = 'one'): Promise<void> {
  const mover = await asked(house, match, pair);
  await clickSomething(mover, await openMenu(mover), new Chance(seed).stream('clicks'));
}

describe('the board', () => {
  test('is one message; while clicks rain, one edit at a time, and the last shows the newest state', async () => {
    const house = await openHouse();
    const pair = [await house.member('Mara'), await house.member('Theo')] as const;
    const match = await sitDown(house, pair, { decks: ['ready:iron-man', 'ready:storm'] });
    const [board] = await boardsIn(pair[0]);
    await house.settled();
    house.playground.traffic.clear();
    house.playground.misbehave.slow({ route: 'PATCH /channels/*/messages/*', ms: 120, times: 1000 });
    house.playground.misbehave.slow({ route: 'POST /channels/*/messages', ms: 120, times: 1000 });
    const random = new Chance('rain').stream('clicks');
    let clicks = 0;
    // Its thread is written on meanwhile, at a pace of its own; a thread has the number of the message it began at.
    const sent = () =>
      house.playground.traffic.all.filter(
        ({ method, route, path }) => `${method} ${route}` === EDIT && path.endsWith(`/messages/${board?.id}`),
      );
    while (clicks < 20 && (await lookAt(house, match)).match.status === 'playing') {
      const mover = await asked(house, match, pair);
      for (let menu: SeenMessage | null = await openMenu(mover); menu !== null && answersIn(menu).length > 0; clicks++)
        menu = await clickSomething(mover, menu, random);
      // From here on, more than one: the board of what follows is another.
      await until('the first edit', () => sent().length > 0);
    }
    await house.settled();
    const edits = sent();
    expect(edits.length).toBeGreaterThan(1);
    // How much one edit stands for several changes hangs on how fast they come; `boards.test.ts` holds edits back to see.
    expect(edits.length).toBeLessThanOrEqual(clicks);
    for (const [at, edit] of edits.entries())
      if (at > 0) expect(edit.at - (edits[at - 1]?.at ?? 0)).toBeGreaterThanOrEqual(118);
    const drawn = await boardsIn(pair[1]);
    expect(drawn.map(message => message.id)).toEqual([board?.id]);
    // Drawn afresh from what is stored, it is the same.
    house.playground.misbehave.reset();
    await house.restart();
    await house.settled();
    expect((await boardsIn(pair[1])).map(textOf)).toEqual(drawn.map(textOf));
    await house.close();
  });

  test.each([['one message'], ['many at once']])(
    'comes back when it is deleted (%s), with the same thread',
    async how => {
      const house = await openHouse({ refusals: [10008] });
      const pair = [await house.member('Mara'), await house.member('Theo')] as const;
      const match = await sitDownShortly(house, pair);
      const [board] = await boardsIn(pair[0]);
      const before = await house.bot.house.store.board(match);
      const other = await pair[0].say('hello');
      const channel = board?.channel_id as string;
      if (how === 'one message') await moderate(house, 'DELETE', `/channels/${channel}/messages/${board?.id}`);
      else
        await moderate(house, 'POST', `/channels/${channel}/messages/bulk-delete`, { messages: [board?.id, other.id] });
      const again = await pair[0].waitFor(
        message => message.id !== board?.id && message.embeds.length > 0 && !isEphemeral(message),
      );
      await house.settled();
      expect(textOf(again)).toBe(textOf(board as SeenMessage));
      expect(await house.bot.house.store.board(match)).toMatchObject({ message: again.id, thread: before?.thread });
      await answer(house, match, pair);
      await house.settled();
      expect(await boardsIn(pair[0])).toHaveLength(1);
      await house.close();
    },
  );

  test('is not sent again when it would look the same, unless it is gone', async () => {
    const house = await openHouse({ refusals: [10008] });
    const pair = [await house.member('Mara'), await house.member('Theo')] as const;
    const match = await sitDownShortly(house, pair);
    await house.settled();
    const channel = (await house.bot.house.store.board(match))?.channel as string;
    // Those of the thread are not meant.
    const edits = (): number =>
      house.playground.traffic.all.filter(
        ({ method, route, path }) => `${method} ${route}` === EDIT && path.includes(channel),
      ).length;
    const before = edits();
    for (let times = 0; times < 3; times++) {
      house.bot.house.boards.changed(match);
      await house.settled();
    }
    expect(edits()).toBe(before);
    await answer(house, match, pair);
    await house.settled();
    expect(edits()).toBe(before + 1);
    const [board] = await boardsIn(pair[0]);
    await moderate(house, 'DELETE', `/channels/${board?.channel_id}/messages/${board?.id}`);
    await until('it is posted again', async () => (await boardsIn(pair[0]))[0]?.id !== board?.id);
    await house.settled();
    expect((await boardsIn(pair[0])).map(textOf)).toEqual([textOf(board as SeenMessage)]);
    await house.close();
  });

  test('is posted again, not edited, once it is fifty minutes old', async () => {
    const clock = { now: Date.now() };
    // The picture of a menu may come when the leap in time has closed its interaction.
    const house = await openHouse({ now: () => clock.now, refusals: [50027] });
    const pair = [await house.member('Mara'), await house.member('Theo')] as const;
    const match = await sitDownShortly(house, pair);
    const [board] = await boardsIn(pair[0]);
    const thread = (await house.bot.house.store.board(match))?.thread;
    clock.now += 49 * 60_000;
    await answer(house, match, pair);
    await house.settled();
    expect((await boardsIn(pair[0])).map(one => one.id)).toEqual([board?.id]);
    clock.now += 2 * 60_000;
    house.playground.misbehave.skew(51 * 60_000);
    await answer(house, match, pair, 'two');
    await house.settled();
    const now = await boardsIn(pair[0]);
    expect(now).toHaveLength(1);
    expect(now[0]?.id).not.toBe(board?.id);
    expect(await house.bot.house.store.board(match)).toMatchObject({ message: now[0]?.id, thread });
    expect(now[0]?.mentions).toEqual([]);
    await house.close();
  });

  test('is drawn in the end, whatever Discord says in between', async () => {
    const house = await openHouse({ refusals: [500], errors: /could not be drawn/ });
    const pair = [await house.member('Mara'), await house.member('Theo')] as const;
    const match = await sitDownShortly(house, pair);
    // More often than the client tries by itself.
    house.playground.misbehave.refuse({ route: 'PATCH /channels/*/messages/*', status: 500, times: 6 });
    const theo = pair[1];
    await theo.click(privately(await theo.run('/match concede')), 'Concede the match');
    await theo.waitFor(isOver);
    expect((await lookAt(house, match)).match.status).toBe('over');
    await house.close();
  });

  test('shows the end, also when the bot stopped before it could draw it', async () => {
    const house = await openHouse({ refusals: [500], errors: /could not be drawn/ });
    const pair = [await house.member('Mara'), await house.member('Theo')] as const;
    await sitDownShortly(house, pair);
    const theo = pair[1];
    house.playground.misbehave.refuse({ route: 'PATCH /channels/*/messages/*', status: 500, times: 10_000 });
    await theo.click(privately(await theo.run('/match concede')), 'Concede the match');
    const stopping = house.restart();
    await until('the bot has stopped trying', () => house.logged.some(line => line.includes('could not be drawn')));
    house.playground.misbehave.reset();
    await stopping;
    await house.settled();
    expect(isOver(await boardIn(pair[0]))).toBe(true);
    await house.close();
  });

  test('lasts through a thread that was closed meanwhile', async () => {
    const house = await openHouse();
    const pair = [await house.member('Mara'), await house.member('Theo')] as const;
    await pair[0].run('/settings boards:thread');
    const match = await sitDownShortly(house, pair);
    const thread = (await house.bot.house.store.board(match))?.thread as string;
    const [board] = await boardsIn(pair[0], thread);
    await moderate(house, 'PATCH', `/channels/${thread}`, { archived: true });
    const mover = await asked(house, match, pair);
    await clickSomething(mover, await openMenu(mover, thread), new Chance('closed').stream('clicks'));
    await house.settled();
    expect((await boardsIn(pair[0], thread)).map(one => one.id)).toEqual([board?.id]);
    expect((await boardIn(pair[0], thread)).edited_timestamp).not.toBe(board?.edited_timestamp);
    await house.close();
  });
});

describe('the thread', () => {
  test('of a match that is over is put away after an hour in which nobody writes, and not before', async () => {
    const house = await openHouse();
    const pair = [await house.member('Mara'), await house.member('Theo')] as const;
    const match = await sitDownShortly(house, pair);
    const row = await house.bot.house.store.board(match);
    const changes = () =>
      house.playground.traffic.all.filter(({ method, route }) => method === 'PATCH' && route === '/channels/:channel');
    const thread = async () => (await moderate(house, 'GET', `/channels/${row?.thread}`)).thread_metadata;
    await answer(house, match, pair);
    await house.settled();
    expect(await thread()).toMatchObject({ auto_archive_duration: 4320 });
    // One that was closed meanwhile is opened for what is said there last.
    await moderate(house, 'PATCH', `/channels/${row?.thread}`, { archived: true });
    house.playground.traffic.clear();
    await pair[0].click(privately(await pair[0].run('/match concede')), 'Concede the match');
    await house.settled();
    expect(await thread()).toMatchObject({ auto_archive_duration: 60, archived: false, locked: false });
    expect(changes()).toHaveLength(2);
    // However often it is shown after that.
    await house.bot.house.boards.note({ match, kind: 'later', seats: [0] });
    await house.settled();
    expect(changes()).toHaveLength(2);
    await house.close();
  });

  test('has the whole log in a message a chapter, and names the players who must act', async () => {
    const house = await openHouse();
    const pair = [await house.member('Mara'), await house.member('Theo')] as const;
    const match = await sitDownShortly(house, pair);
    const called = new Map<string, string[]>();
    const look = async (): Promise<void> => {
      await house.settled();
      for (const { id, content } of await threadOf(house, pair[0], match))
        if (namedIn(content).length > 0) called.set(`${id} ${String(namedIn(content))}`, namedIn(content));
    };
    await look();
    // A click on a call opens the menu of the player it calls.
    const [first] = (await threadOf(house, pair[0], match)).filter(({ content }) => namedIn(content).length > 0);
    const caller = pair.find(({ id }) => namedIn(first?.content ?? '').includes(id)) as Member;
    expect(answersIn(privately(await caller.click(first as SeenMessage, 'Your move'))).length).toBeGreaterThan(0);
    await playToTheEnd(pair, new Chance('thread').stream('clicks'), { each: look });
    await house.settled();
    const thread = await threadOf(house, pair[0], match);
    const said = thread.map(message => message.content).join('\n');
    const log = await house.bot.house.store.log(match, 0, 10_000);
    expect(log.length).toBeGreaterThan(8);
    expect(textOf(thread.at(-1) as SeenMessage)).toMatch(/(Mara|Theo) wins\..* ran out of cards|A draw/);
    const turns = log.filter(line => line.id === 'log-turn');
    for (const { args } of turns) expect(said.split(`Turn ${String(args?.turn)}: `)).toHaveLength(2);
    // One person at a time was called, and nobody once the match waits for no one.
    expect([...called.values()].every(ids => ids.length === 1)).toBe(true);
    expect(new Set([...called.values()].flat())).toEqual(new Set(pair.map(({ id }) => id)));
    expect(thread.flatMap(({ content }) => namedIn(content))).toEqual([]);
    const { game } = await lookAt(house, match);
    console.log(`the thread of a Squad match of ${turns.length} turns has ${thread.length} messages`);
    expect(thread).toHaveLength(chaptersIn(log, game.drama?.chapters).length);
    expect(thread.length).toBeLessThanOrEqual(12);
    await house.close();
  });

  test('answers Why? for each line that a rule or card made', async () => {
    const house = await openHouse();
    const pair = [await house.member('Mara'), await house.member('Theo')] as const;
    const match = await sitDownShortly(house, pair);
    await playToTheEnd(pair, new Chance('why').stream('clicks'));
    await house.settled();
    const ines = await house.member('Ines');
    const log = await house.bot.house.store.log(match, 0, 10_000);
    const { game, match: row } = await lookAt(house, match);
    const say = matchTranslator(row, 'en');
    let explained = 0;
    for (const message of await threadOf(house, ines, match)) {
      const why = message.components[0]?.components?.find(one => one.label === 'Why?');
      if (why === undefined) continue;
      const [from, to] = (why.custom_id?.split('|')[3] ?? '').split('-').map(Number);
      const told = privately(await ines.click(message, 'Why?')).embeds[0]?.description ?? '';
      for (const line of log.slice((from ?? 1) - 1, to)) {
        const words = `**${briefLine({ ...line, depth: 0 }, say)}**`;
        expect(told.split('\n').includes(words), words).toBe(hasReasons(line, game));
        if (hasReasons(line, game)) explained++;
      }
    }
    expect(explained).toBe(log.filter(line => hasReasons(line, game)).length);
    expect(explained).toBeGreaterThan(8);
    await house.close();
  });

  test('is found again when the bot stopped before it had noted it', async () => {
    const house = await openHouse({ refusals: [160004] });
    const pair = [await house.member('Mara'), await house.member('Theo')] as const;
    const match = await sitDownShortly(house, pair);
    const { store } = house.bot.house;
    const board = await store.board(match);
    await store.setBoard({ ...(board as NonNullable<typeof board>), thread: null, posted: 0, awaited: '' });
    await store.want('match', match);
    await house.restart();
    await house.settled();
    expect(await house.bot.house.store.board(match)).toMatchObject({ thread: board?.thread });
    await house.close();
  });
});

test('nobody is called, and nothing is styled, by a name', async () => {
  const house = await openHouse();
  const [kofi, ines] = [await house.member('Kofi'), await house.member('Ines')];
  const pair = [await house.member('@everyone **Bo** _x_'), await house.member(`<@${kofi.id}> [a](//b)`)] as const;
  const decks = [
    await giveDeck(house, pair[0], { ...SHORT.spiders, name: `@here <@${ines.id}> # *deck*` }),
    await giveDeck(house, pair[1], { ...SHORT.avengers, name: '||spoiler|| `code` https://example.com' }),
  ] as const;
  const match = await sitDown(house, pair, { decks, options: { ruleset: 'quick' } });
  const list = privately(await pair[0].run('/match list'));
  const shown = privately(await pair[0].run('/deck list'));
  await playToTheEnd(pair, new Chance('names').stream('clicks'));
  await house.settled();
  const everything = [...posted(house), ...(await threadOf(house, ines, match)), list, shown];
  const players = pair.map(member => member.id);
  for (const message of everything) {
    expect((message as { mention_everyone?: boolean }).mention_everyone).toBe(false);
    expect(message.mentions.filter(one => !players.includes(one.id))).toEqual([]);
    const said = textOf(message).replaceAll(/<@(\d+)>/g, (whole, id: string) => (players.includes(id) ? '' : whole));
    // Titles and footers know no markdown; all else does.
    const marked = said.replaceAll(message.embeds[0]?.title ?? '\0', '');
    for (const raw of [
      '@everyone',
      '@here',
      `<@${kofi.id}>`,
      `<@${ines.id}>`,
      '**Bo**',
      '[a](',
      '*deck*',
      '||spoiler||',
      '`code`',
    ])
      expect(marked.replace(/\\[<@*_[\]()|`#>~]/g, ''), raw).not.toContain(raw);
  }
  const replies = house.playground.traffic.all.filter(one => one.route.endsWith('/callback'));
  for (const { body } of replies)
    if ((body as { data?: { content?: string } }).data?.content !== undefined)
      expect(body).toMatchObject({ data: { allowed_mentions: { parse: [] } } });
  await house.close();
});

test('after a restart everything works from the first click', async () => {
  const house = await openHouse();
  const pair = [await house.member('Mara'), await house.member('Theo')] as const;
  const [mara, theo] = pair;
  const decks = [await giveDeck(house, mara, SHORT.spiders), await giveDeck(house, theo, SHORT.avengers)] as const;
  // A challenge that was posted before, and the private menu of its host.
  const own = privately(await mara.run('challenge', { opponent: theo.mention, ruleset: 'quick' }));
  await house.settled();
  const challenge = posted(house)[0] as SeenMessage;
  await house.restart();
  const accepted = privately(await theo.click(challenge, 'Accept'));
  await house.restart();
  await theo.select(accepted, 'deck*', decks[1]);
  await house.restart();
  const begun = await mara.select(own, 'deck*', decks[0]);
  expect(begun.message?.id).toBe(own.id);
  const [match] = await house.bot.house.store.matchesOf({ player: mara.id, status: ['playing'] });
  const id = match?.id as string;
  // An old board and an old private menu, answered by the first click.
  const mover = await asked(house, id, pair);
  await house.settled();
  const menu = await openMenu(mover);
  await house.restart();
  const after = await mover.click(menu, answersIn(menu)[0]?.id ?? '');
  expect(after).toMatchObject({ kind: 'updated', message: { id: menu.id } });
  expect((await lookAt(house, id)).match.moves).toBe(1);
  await house.restart();
  expect(readOut(await openMenu(mover))).toContain('Your hand');
  await house.close();
});
