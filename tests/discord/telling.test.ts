import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Boards } from '../../src/discord/board/boards.js';
import type { Presenter } from '../../src/discord/outbox/presenter.js';
import { gameOf } from '../../src/games/index.js';
import { awaited, Chance, chaptersIn, type Deck, type Game, type LogEntry, sample } from '../../src/kernel/index.js';
import type { Look } from '../../src/matches/matches.js';
import { openStore, type Store } from '../../src/store/index.js';
import type { ShownRow } from '../../src/store/port.js';
import { ann, bob, House } from '../matches/house.js';
import { Place } from './place.js';
import { present } from './presented.js';

let channel: Place;
let thread: Place;
let store: Store;
let house: House;
let boards: Boards;
let presenter: Presenter;
let now: number;
let attends: () => boolean;

const squad = gameOf('squad') as Game;
const ready = squad.decks.ready[0] as Game['decks']['ready'][number];
const deck: Deck = { name: ready.id, cards: ready.cards };

/** Boards as a bot has them that has just been started. */
function startAgain(): void {
  ({ boards, presenter } = present({
    store,
    house,
    places: [channel, thread],
    now: () => now,
    attends: () => attends(),
  }));
}

beforeEach(async () => {
  now = 1_000_000;
  attends = () => false;
  thread = new Place('thread');
  channel = new Place('channel', () => thread);
  store = openStore(':memory:');
  house = new House(store, gameOf);
  await store.setGuildSettings('guild', { pictures: 'words' });
  startAgain();
});

afterEach(async () => {
  await presenter.stop();
  await store.close();
});

/** A match of two people, its board drawn. */
async function start(): Promise<string> {
  const opened = await house.lobby.open({
    game: 'squad',
    ruleset: ready.rulesets[0] ?? '',
    guild: 'guild',
    channel: 'channel',
    host: ann,
    opponent: bob,
    deck,
    secretDecks: false,
    bestOf: 1,
  });
  await house.lobby.join(opened.id, bob);
  await house.lobby.chooseDeck(opened.id, bob, deck);
  await draw(opened.id);
  return opened.id;
}

async function draw(id: string): Promise<void> {
  await presenter.want('match', id);
  await presenter.settled();
}

const chance = new Chance('telling').stream('moves');

/** Answers whatever is asked next, by chance. */
async function move(id: string): Promise<Look> {
  const { table } = await house.matches.look(id);
  const [prompt] = awaited(table?.prompts ?? []);
  if (prompt === undefined) throw new Error('nothing is asked');
  return house.matches.answerFor(id, prompt.seat, prompt.number, sample(prompt, chance), 'player');
}

/** Moves until this many chapters have begun; the board is drawn after each move. */
async function playTo(id: string, chapters: number): Promise<void> {
  while (chaptersIn(await log(id), squad.drama?.chapters).length < chapters) {
    await move(id);
    await draw(id);
  }
}

const log = (id: string): Promise<LogEntry[]> => store.log(id, 0, 10_000);
const contents = (): string[] => thread.there.map(({ body }) => body.content ?? '');
const chaptersTold = (): string[] => contents().filter(said => said.includes('Turn '));
const turnsIn = (said: string): string[] => [...said.matchAll(/Turn (\d+):/g)].map(([, n]) => n as string);

/** Tells so many lines, and nothing else, in messages of their own. All these seats are asked then; those that are, when left out. */
async function tellMany(id: string, lines: number, seats: Look['match']['seats'] = []): Promise<void> {
  const [first] = await log(id);
  const said = { id: 'log-destroyed', args: { card: { card: 'ST001' } } };
  const many = Array.from({ length: lines }, (_, at) => ({ ...(first as LogEntry), ...said, n: at + 1 }));
  const look = await house.matches.look(id);
  const board = (await store.board(id)) as NonNullable<Awaited<ReturnType<Store['board']>>>;
  await store.setBoard({ ...board, posted: 0, telling: null });
  thread.there.splice(0);
  const [prompt] = look.table?.prompts ?? [];
  const table = Object.create(look.table, { prompts: { value: seats.map(({ seat }) => ({ ...prompt, seat })) } });
  const told = seats.length === 0 ? look : { ...look, table };
  const match = { ...look.match, lines, ...(seats.length > 0 && { seats }) };
  boards.changed(id, { ...told, match, lately: many });
  await store.want('match', id);
  await presenter.settled();
}

describe('a match in its thread', () => {
  test('calls nobody any more once the table was canceled', async () => {
    const id = await start();
    await playTo(id, 2);
    expect(JSON.stringify(thread.there.map(({ body }) => body))).toContain('Your move');
    await house.lobby.callOff(id);
    await draw(id);
    expect(JSON.stringify(thread.there.map(({ body }) => body))).not.toContain('Your move');
    expect(contents().filter(said => said.includes('<@'))).toEqual([]);
  });

  test('is one message a chapter, edited while it lasts and then left; every turn is told once', async () => {
    const id = await start();
    await playTo(id, 4);
    const told = chaptersTold();
    expect(told.length).toBe(4);
    expect(told.flatMap(turnsIn)).toEqual(Array.from({ length: told.flatMap(turnsIn).length }, (_, at) => `${at + 1}`));
    // What called somebody and has been answered is gone.
    expect(thread.there.length - told.length).toBeLessThanOrEqual(1);
    const before = thread.there[0]?.edits;
    await playTo(id, 5);
    expect(thread.there[0]?.edits).toBe(before);
  });

  test('calls players once when their turn comes, by a new message: an edit pings nobody', async () => {
    const id = await start();
    await playTo(id, 3);
    const calls = thread.sent
      .map(({ allowedMentions }) => allowedMentions?.users ?? [])
      .filter(users => users.length > 0);
    expect(calls.length).toBeGreaterThan(2);
    for (const [at, users] of calls.entries()) if (at > 0) expect(users).not.toEqual(calls[at - 1]);
    for (const { allowedMentions } of thread.edited) expect(allowedMentions).toEqual({ parse: [] });
    // Only the player whose turn it is now is named.
    const { table, match } = await house.matches.look(id);
    const waiting = awaited(table?.prompts ?? []).map(({ seat }) => `<@${match.seats[seat]?.player}>`);
    const named = contents().flatMap(said => [...said.matchAll(/<@\w+>/g)].map(([one]) => one));
    expect(named).toEqual(waiting);
    // The mention is the name: nobody is called twice in one line.
    const call = contents().find(said => said.includes('<@')) ?? '';
    expect(call).toMatch(/^<@\w+> (is|may|picks|must|has) [^\n]+$/m);
    expect(call).not.toMatch(/<@\w+> (Ann|Bob)/);
  });

  test('goes on in the message under way after a restart in the middle of a turn', async () => {
    const id = await start();
    await playTo(id, 2);
    const messages = chaptersTold().length;
    await presenter.stop();
    startAgain();
    while (chaptersIn(await log(id), squad.drama?.chapters).length === 2) await move(id);
    await draw(id);
    expect(chaptersTold().length).toBe(messages + 1);
    const turns = chaptersTold().flatMap(turnsIn);
    expect(new Set(turns).size).toBe(turns.length);
  });

  test('posts the message under way again when it was deleted, whole', async () => {
    const id = await start();
    await playTo(id, 2);
    const { telling } = (await store.board(id)) ?? {};
    const lost = thread.there.findIndex(one => one.id === telling?.message);
    const said = thread.there[lost]?.body.content?.split('\n')[0] as string;
    thread.there.splice(lost, 1);
    await move(id);
    await draw(id);
    expect(chaptersTold().at(-1)?.split('\n')[0]).toBe(said);
  });

  test('begins a new message where the one under way is too old to be edited; no line is told twice', async () => {
    const id = await start();
    await playTo(id, 2);
    const before = (await store.board(id))?.telling?.message;
    const { posted } = (await store.board(id)) ?? {};
    now += 51 * 60_000;
    await move(id);
    await draw(id);
    const { telling } = (await store.board(id)) ?? {};
    expect(telling?.message).not.toBe(before);
    expect(telling?.from).toBe((posted ?? 0) + 1);
  });

  test('goes on in a second message where one is full', async () => {
    const id = await start();
    await tellMany(id, 60);
    expect(thread.there.length).toBeGreaterThan(1);
    for (const said of contents()) expect(said.length).toBeLessThanOrEqual(2000);
    expect(
      contents()
        .join('\n')
        .match(/destroyed/g),
    ).toHaveLength(60);
    expect((await store.board(id))?.posted).toBe(60);
  });

  test('calls everybody, however many there are and however full the message is', async () => {
    const id = await start();
    await tellMany(id, 60);
    const full = contents()[0]?.match(/destroyed/g)?.length ?? 0;
    const [ann] = (await house.matches.look(id)).match.seats as [Look['match']['seats'][number]];
    const seats = Array.from({ length: 8 }, (_, seat) => ({ ...ann, seat, player: `10000000000000000${seat}` }));
    await tellMany(id, full, seats);
    const called = contents().flatMap(said => [...said.matchAll(/<@(\w+)>/g)].map(([, one]) => one));
    expect(called).toEqual(seats.map(({ player }) => player));
    expect(
      contents()
        .join('\n')
        .match(/destroyed/g),
    ).toHaveLength(full);
  });

  test('tells a note that could not be sent as soon as it can, and once', async () => {
    const id = await start();
    const say = { match: id, kind: 'later', seats: [0] } as const;
    thread.fails = true;
    await boards.note(say);
    await presenter.settled();
    const told = (): number => contents().filter(content => content.includes('back later')).length;
    expect(told()).toBe(0);
    await presenter.stop();
    thread.fails = false;
    startAgain();
    await presenter.start();
    await presenter.settled();
    expect(told()).toBe(1);
    await draw(id);
    expect(told()).toBe(1);
  });

  test('names players who have their question before them, and posts nothing to call them', async () => {
    const id = await start();
    attends = () => true;
    const before = thread.sent.length;
    const chapters = chaptersTold().length;
    await playTo(id, 4);
    expect(thread.sent.length - before).toBe(chaptersTold().length - chapters);
    for (const { allowedMentions } of thread.sent.slice(before)) expect(allowedMentions?.users ?? []).toEqual([]);
    const { table, match } = await house.matches.look(id);
    const waiting = awaited(table?.prompts ?? []).map(({ seat }) => `<@${match.seats[seat]?.player}>`);
    expect(contents().flatMap(said => [...said.matchAll(/<@\w+>/g)].map(([one]) => one))).toEqual(waiting);
  });

  test('waits with lines that call nobody for those that come next, and loses none, whatever happens meanwhile', async () => {
    attends = () => true;
    const id = await start();
    await playTo(id, 2);
    const show = async (): Promise<number | null> => {
      const { rest = null } = await boards.show((await store.shown('match', id)) as ShownRow, () => false);
      return rest;
    };
    const untold = async (): Promise<number> =>
      (await house.matches.look(id)).match.lines - ((await store.board(id))?.posted ?? 0);
    const moves = async (): Promise<void> => {
      for (const before = await untold(); (await untold()) === before; ) await move(id);
    };
    now += 10_000;
    await moves();
    await show();
    expect(await untold()).toBe(0);
    const before = thread.edited.length + thread.sent.length;
    for (let times = 0; times < 3; times++) {
      await moves();
      now += 1000;
      // The board may wait too where the same player is to act, and not as long.
      expect([1_013_000, 1_014_000]).toContain(await show());
    }
    expect([thread.edited.length + thread.sent.length - before, (await untold()) >= 3]).toEqual([0, true]);
    now = 1_014_000;
    await show();
    expect(await untold()).toBe(0);
    // What waits is told after a kill too.
    await moves();
    await show();
    expect(await untold()).toBeGreaterThan(0);
    startAgain();
    await presenter.start();
    await presenter.settled();
    expect(await untold()).toBe(0);
    // Nobody waits for a call.
    const calls = async (): Promise<boolean> => {
      const { table } = await house.matches.look(id);
      const seats = new Set(awaited(table?.prompts ?? []).map(({ seat }) => seat));
      return String([...seats]) !== (await store.board(id))?.awaited;
    };
    do await moves();
    while (!(await calls()));
    attends = () => false;
    now += 1;
    await show();
    expect(await untold()).toBe(0);
    // Nor does the end.
    await moves();
    attends = () => true;
    await house.matches.concede(id, ann.id);
    await show();
    expect(await untold()).toBe(0);
  });

  test('is not sent again where nothing has changed', async () => {
    const id = await start();
    await playTo(id, 2);
    const before = [thread.sent.length, thread.edited.length, channel.edited.length];
    for (let times = 0; times < 3; times++) await draw(id);
    expect([thread.sent.length, thread.edited.length, channel.edited.length]).toEqual(before);
  });
});
