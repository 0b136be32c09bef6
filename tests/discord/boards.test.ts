import type { ChatInputCommandInteraction } from 'discord.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { counted } from '../../src/cli/bench/costs.js';
import { boardBody } from '../../src/discord/board/board.js';
import type { Boards } from '../../src/discord/board/boards.js';
import { looksOf } from '../../src/discord/board/looks.js';
import type { House as DiscordHouse } from '../../src/discord/house.js';
import { board } from '../../src/discord/match/watching.js';
import type { Presenter } from '../../src/discord/outbox/presenter.js';
import { gameOf } from '../../src/games/index.js';
import { awaited, Chance, type Deck, type Game, sample } from '../../src/kernel/index.js';
import type { Look } from '../../src/matches/matches.js';
import { openStore, type Store } from '../../src/store/index.js';
import type { BoardRow, ShownRow } from '../../src/store/port.js';
import { ann, bob, House } from '../matches/house.js';
import { Place, refusal } from './place.js';
import { present } from './presented.js';

let channel: Place;
let thread: Place;
let store: Store;
let meter: ReturnType<typeof counted>;
let house: House;
let boards: Boards;
let presenter: Presenter;
let now: number;

const squad = gameOf('squad') as Game;
const ready = squad.decks.ready[0] as Game['decks']['ready'][number];
const deck: Deck = { name: ready.id, cards: ready.cards };

beforeEach(async () => {
  now = 1_000_000;
  thread = new Place('thread');
  channel = new Place('channel', () => thread);
  store = openStore(':memory:');
  meter = counted(store);
  house = new House(meter.store, gameOf);
  await store.setGuildSettings('guild', { pictures: 'words' });
  startAgain();
});

/** As a bot that has just been started. */
function startAgain(): void {
  ({ boards, presenter } = present({ store: meter.store, house, places: [channel, thread], now: () => now }));
}

afterEach(async () => {
  meter.stop();
  await presenter.stop();
  await store.close();
});

const start = async (): Promise<string> => {
  const { id } = await house.lobby.open({
    game: 'squad',
    ruleset: ready.rulesets[0] ?? '',
    guild: 'guild',
    channel: 'channel',
    host: ann,
    opponent: 'practice',
    level: 'easy',
    deck,
    secretDecks: false,
    bestOf: 1,
  });
  return id;
};

/** Answers whatever is asked next, by chance. */
async function move(id: string, chance = new Chance('board').stream('moves')): Promise<Look> {
  const { table } = await house.matches.look(id);
  const [prompt] = awaited(table?.prompts ?? []);
  if (prompt === undefined) throw new Error('nothing is asked');
  return house.matches.answerFor(id, prompt.seat, prompt.number, sample(prompt, chance), 'player');
}

/** A match in which Ann is to act. */
async function startForAnn(): Promise<string> {
  const id = await start();
  while (acting(await house.matches.look(id)) !== '0') await move(id);
  return id;
}

test('a board is drawn from what was just played: nothing is loaded or run again for it', async () => {
  const id = await start();
  boards.changed(id, await house.matches.look(id));
  await presenter.settled();
  const look = await move(id);
  const { loads, resumes } = meter.costs;
  boards.changed(id, look);
  await presenter.settled();
  expect(channel.edited).toHaveLength(1);
  expect([meter.costs.loads - loads, meter.costs.resumes - resumes]).toEqual([0, 0]);
  expect((await store.board(id))?.posted).toBe(look.match.lines);
});

test('where a server has no room for another thread, a match is told in its channel, and there its players are called', async () => {
  channel = new Place('channel', () => {
    throw refusal(160006, 'Maximum number of active threads reached');
  });
  startAgain();
  const id = await startForAnn();
  boards.changed(id, await house.matches.look(id));
  await presenter.settled();
  const { match } = await house.matches.look(id);
  expect(await store.board(id)).toMatchObject({ thread: 'channel', posted: match.lines });
  expect(channel.sent.map(({ content }) => content).join('\n')).toContain(`<@${ann.id}>`);
  expect(thread.sent).toEqual([]);
});

type Sendable = { readonly nonce?: string };

/** Holds edits back until what it returns is called. */
function held(place = channel): () => void {
  let open = (): void => undefined;
  place.gate = new Promise(resolve => {
    open = resolve;
  });
  return open;
}

const until = async (test: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await test())) await new Promise(resolve => setImmediate(resolve));
};

test('of changes that come while an edit is under way only the newest is shown, and one edit is under way at a time', async () => {
  const id = await start();
  boards.changed(id, await house.matches.look(id));
  await presenter.settled();
  const open = held();
  boards.changed(id, await move(id));
  const all = presenter.settled();
  await until(() => channel.underWay > 0);
  let last: Look = await move(id);
  boards.changed(id, last);
  for (let more = 0; more < 3; more++) {
    last = await move(id);
    boards.changed(id, last);
  }
  open();
  await all;
  await presenter.settled();
  expect([channel.edited.length, channel.most]).toEqual([2, 1]);
  // The thread has every line.
  expect((await store.board(id))?.posted).toBe(last.match.lines);
});

test('while a board waits for its turn, what happens is told in its thread, and both end on the newest state', async () => {
  const id = await start();
  boards.changed(id, await house.matches.look(id));
  await presenter.settled();
  const open = held();
  boards.changed(id, await move(id));
  const all = presenter.settled();
  await until(() => channel.underWay > 0);
  const last = await move(id);
  boards.changed(id, last);
  await until(async () => (await store.board(id))?.posted === last.match.lines);
  expect(channel.edited).toHaveLength(0);
  open();
  await all;
  await presenter.settled();
  const row = await store.board(id);
  expect(row).toMatchObject({ posted: last.match.lines, message: channel.there[0]?.id });
  const body = boardBody(last, 'en-US');
  expect([row?.looks, channel.there[0]?.body.embeds]).toEqual([looksOf(body), body.embeds]);
});

test('what another process has played while a board waits for its turn is told, and drawn', async () => {
  const [other, id] = [await start(), await start()];
  for (const one of [other, id]) boards.changed(one, await house.matches.look(one));
  await presenter.settled();
  const openChannel = held();
  boards.changed(other, await move(other));
  void presenter.settled();
  await until(() => channel.underWay > 0);
  const openThread = held(thread);
  boards.changed(id, await move(id));
  const all = presenter.settled();
  await until(() => thread.underWay > 0);
  const last = await move(id);
  openThread();
  await until(async () => (await store.board(id))?.posted === last.match.lines);
  openChannel();
  await all;
  await presenter.settled();
  expect((await store.board(id))?.looks).toBe(looksOf(boardBody(last, 'en-US')));
});

test('reminders that piled up while nothing could be told call their player once', async () => {
  const id = await startForAnn();
  boards.changed(id, await house.matches.look(id));
  await presenter.settled();
  const before = thread.sent.length;
  for (let times = 0; times < 3; times++) await boards.note({ match: id, kind: 'remind', seats: [0] });
  await presenter.settled();
  expect(thread.sent.length - before).toBe(1);
  expect((await store.shown('match', id))?.notes).toEqual([]);
});

test('what is deleted within minutes is posted as another message: a board before it has a thread, and a thread with its lines', async () => {
  const nonces = (): unknown[] => [channel, thread].flatMap(({ sent }) => sent.map(body => (body as Sendable).nonce));
  const id = await startForAnn();
  const { create } = channel.threads;
  channel.threads.create = async () => {
    channel.there.splice(0);
    channel.threads.create = create;
    now += 1000;
    throw refusal(10008, 'Unknown Message', 404);
  };
  boards.changed(id, await house.matches.look(id));
  await presenter.settled();
  expect(channel.there).toHaveLength(1);
  thread.isGone = true;
  thread = new Place('next');
  startAgain();
  await boards.renew(id);
  await presenter.settled();
  expect([thread.there.length > 0, new Set(nonces()).size]).toEqual([true, nonces().length]);
});

test('a board that another process shows meanwhile keeps what that has noted', async () => {
  const id = await start();
  boards.changed(id, await house.matches.look(id));
  await presenter.settled();
  const before = await store.board(id);
  const stale = { ...meter.store, board: async () => before };
  ({ boards } = present({ store: stale, house, places: [channel, thread], now: () => now }));
  const row = { ...(before as BoardRow), message: 'another', posted: 99, looks: 'another' };
  await store.setBoard(row);
  await boards.renew(id);
  expect(await store.board(id)).toEqual({ ...row, looks: null });
});

const showNow = async (id: string) => boards.show((await store.shown('match', id)) as ShownRow, () => false);
/** The seats that are to act. */
const acting = ({ table }: Look): string => String(awaited(table?.prompts ?? []).map(({ seat }) => seat));

test('a board waits for what comes next, unless somebody is to act for whom it was not drawn before', async () => {
  const id = await start();
  let look = await house.matches.look(id);
  boards.changed(id, look);
  await presenter.settled();
  // The second seat is a practice bot's, which needs no board.
  const [person, bot] = ['0', '1'];
  let drawnFor = acting(look) === person ? person : '';
  const seen = { same: 0, bot: 0, person: 0 };
  while (seen.same === 0 || seen.bot === 0 || seen.person === 0) {
    const edits = channel.edited.length;
    look = await move(id);
    boards.changed(id, look);
    const { rest } = await showNow(id);
    const who = acting(look);
    if (who === person && drawnFor !== person) {
      seen.person++;
      expect([rest, channel.edited.length]).toEqual([null, edits + 1]);
      drawnFor = person;
      continue;
    }
    seen[who === bot ? 'bot' : 'same']++;
    expect([rest, channel.edited.length]).toEqual([now + 3000, edits]);
    // The lines of its thread may wait a second longer.
    now += 4000;
    expect([(await showNow(id)).rest, channel.edited.length]).toEqual([null, edits + 1]);
    drawnFor = who === bot ? '' : person;
  }
});

test('a board waits while the one who is to act has the question before them; the end is shown at once', async () => {
  const id = await start();
  ({ boards, presenter } = present({
    store: meter.store,
    house,
    places: [channel, thread],
    now: () => now,
    attends: () => true,
  }));
  boards.changed(id, await house.matches.look(id));
  await presenter.settled();
  const edits = channel.edited.length;
  const acted = new Set<string>();
  while (acted.size < 2) {
    const look = await move(id);
    acted.add(acting(look));
    boards.changed(id, look);
    expect([(await showNow(id)).rest, channel.edited.length]).toEqual([now + 3000, edits]);
  }
  await house.matches.concede(id, ann.id);
  boards.changed(id, await house.matches.look(id));
  expect([(await showNow(id)).rest, channel.edited.length]).toEqual([null, edits + 1]);
});

test('a change without the match at hand is looked at: what it says is newer than what was handed over before', async () => {
  const id = await start();
  const before = await house.matches.look(id);
  const after = await move(id);
  boards.changed(id, before);
  boards.changed(id);
  const { loads } = meter.costs;
  await presenter.settled();
  expect(meter.costs.loads - loads).toBe(1);
  expect((await store.board(id))?.posted).toBe(after.match.lines);
});

test('after a start no more than a few boards are drawn at one time, and all of them once', async () => {
  const ids: string[] = [];
  for (let at = 0; at < 20; at++) ids.push(await start());
  const { loads } = meter.costs;
  await presenter.start();
  await presenter.settled();

  expect(channel.sent).toHaveLength(20);
  expect(channel.most).toBeLessThanOrEqual(4);
  expect(meter.costs.loads - loads).toBe(20);
  for (const id of ids) expect(await store.board(id)).not.toBeNull();
});

test('a start draws what is behind and nothing else: of 200 open boards the three that are', async () => {
  const ids: string[] = [];
  for (let at = 0; at < 200; at++) ids.push(await start());
  await presenter.start();
  await presenter.settled();
  await presenter.stop();
  const sent = (): number => [channel, thread].reduce((sum, { sent, edited }) => sum + sent.length + edited.length, 0);
  const [before, { loads }] = [sent(), { ...meter.costs }];
  startAgain();
  await presenter.start();
  await presenter.settled();
  expect([sent() - before, meter.costs.loads - loads]).toEqual([0, 0]);
  await presenter.stop();
  for (const id of ids.slice(0, 3)) await move(id);
  const [behind, edited] = [sent(), channel.edited.length];
  startAgain();
  await presenter.start();
  await presenter.settled();
  // A board each, and the message of a thread. These three stand in the channel, as the first did.
  expect(sent() - behind).toBeGreaterThanOrEqual(3);
  expect(sent() - behind).toBeLessThanOrEqual(3 * 3);
  expect(channel.edited.length - edited).toBe(3);
}, 60_000);

test('two heroes with two practice partners: a board is edited only where it looks different, and no offer is made twice', async () => {
  const champions = gameOf('champions') as Game;
  const decks = champions.decks.ready.map(({ id, cards }): Deck => ({ name: id, cards }));
  const { id } = await house.lobby.open({
    game: 'champions',
    ruleset: champions.rulesets[0]?.id ?? '',
    guild: 'guild',
    channel: 'channel',
    host: ann,
    opponent: null,
    deck: decks[0] as Deck,
    seats: 4,
    secretDecks: false,
    bestOf: 1,
  });
  await house.lobby.join(id, bob);
  await house.lobby.chooseDeck(id, bob, decks[1] as Deck);
  for (let bots = 0; bots < 2; bots++) await house.lobby.addPractice(id, ann);
  if ((await house.matches.row(id)).status !== 'playing') await house.lobby.start(id, ann);
  const chance = new Chance('partners').stream('moves');
  let passes = 0;
  for (let moves = 0; moves < 60; moves++) {
    const { table } = await house.matches.look(id);
    const offer = (table?.prompts ?? []).find(({ standing }) => standing === true);
    const [open] = awaited(table?.prompts ?? []);
    if (open === undefined) break;
    const asked = offer ?? open;
    const answer = offer === undefined ? sample(open, chance) : { pick: [] };
    const look = await house.matches.answerFor(id, asked.seat, asked.number, answer, 'player');
    const edits = channel.edited.length;
    boards.changed(id, look);
    await presenter.settled();
    if (offer === undefined) continue;
    passes++;
    // What was open for others stays as it was, and nothing is sent.
    expect(look.table?.prompts).toEqual(table?.prompts.filter(prompt => prompt !== offer));
    if (edits > 0) expect(channel.edited.length).toBe(edits);
  }
  expect(passes).toBeGreaterThan(3);
  const looks = channel.edited.map(body => JSON.stringify(body));
  for (const [at, one] of looks.entries()) if (at > 0) expect(one).not.toBe(looks[at - 1]);
});

test('/match board posts a board again that was deleted while nobody heard of it, and leaves one that is there', async () => {
  const id = await start();
  boards.changed(id, await house.matches.look(id));
  await presenter.settled();
  const ask = async (): Promise<string> => {
    const said: string[] = [];
    const interaction = {
      user: ann,
      guildId: 'guild',
      channelId: 'channel',
      locale: 'en-US',
      reply: async ({ content }: { content: string }) => void said.push(content),
    } as unknown as ChatInputCommandInteraction;
    const { matches } = house;
    await board.run(interaction, { match: id }, { matches, boards, presenter } as unknown as DiscordHouse);
    return said.join();
  };
  // Also where it's so old that it would be posted again for anything new.
  for (const later of [0, 51 * 60_000]) {
    now += later;
    const there = channel.there.map(one => one.id);
    expect(await ask()).toContain(`/channel/${there[0]}`);
    expect(channel.there.map(one => one.id)).toEqual(there);
    channel.there.splice(0);
    startAgain();
    const said = await ask();
    expect(channel.there).toHaveLength(1);
    expect(said).toContain(`/channel/${channel.there[0]?.id}`);
  }
});
