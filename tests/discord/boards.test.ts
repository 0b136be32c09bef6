import { ChannelType, type Client } from 'discord.js';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { counted } from '../../src/cli/bench/costs.js';
import { Boards } from '../../src/discord/board/boards.js';
import { Servers } from '../../src/discord/people/servers.js';
import type { Body } from '../../src/discord/reply/reply.js';
import { gameOf } from '../../src/games/index.js';
import { awaited, Chance, type Deck, type Game, sample } from '../../src/kernel/index.js';
import { Directory } from '../../src/matches/lobby/directory.js';
import type { Look } from '../../src/matches/matches.js';
import { Records } from '../../src/matches/record/records.js';
import { Renderer } from '../../src/pictures/index.js';
import { openStore, type Store } from '../../src/store/index.js';
import { ann, House } from '../matches/house.js';

/** A channel or a thread that keeps what it is sent. Edits wait while the gate is shut. */
class Place {
  readonly type = ChannelType.GuildText;
  readonly guild = { preferredLocale: 'en-US' };
  readonly sent: Body[] = [];
  readonly edited: Body[] = [];
  gate: Promise<void> = Promise.resolve();
  underWay = 0;
  most = 0;
  readonly id: string;

  constructor(id: string) {
    this.id = id;
  }

  readonly isSendable = (): boolean => true;
  readonly isThread = (): boolean => false;
  readonly permissionsFor = (): null => null;
  readonly threads = { create: async (): Promise<Place> => thread };
  readonly messages = {
    edit: async (_: string, body: Body): Promise<void> => {
      this.most = Math.max(this.most, ++this.underWay);
      await this.gate;
      this.underWay--;
      this.edited.push(body);
    },
  };

  async send(body: Body): Promise<{ id: string }> {
    this.most = Math.max(this.most, ++this.underWay);
    await this.gate;
    this.underWay--;
    this.sent.push(body);
    return { id: `${this.id}-${this.sent.length}` };
  }
}

let channel: Place;
let thread: Place;
let store: Store;
let meter: ReturnType<typeof counted>;
let house: House;
let boards: Boards;

const squad = gameOf('squad') as Game;
const ready = squad.decks.ready[0] as Game['decks']['ready'][number];
const deck: Deck = { name: ready.id, cards: ready.cards };

beforeEach(async () => {
  channel = new Place('channel');
  thread = new Place('thread');
  store = openStore(':memory:');
  meter = counted(store);
  house = new House(meter.store, gameOf);
  await store.setGuildSettings('guild', { pictures: 'words' });
  const places = new Map([channel, thread].map(place => [place.id, place]));
  boards = new Boards({
    client: { channels: { fetch: async (id: string) => places.get(id) ?? null } } as unknown as Client<true>,
    posts: meter.store,
    matches: house.matches,
    records: new Records(meter.store),
    directory: new Directory(meter.store),
    servers: new Servers(meter.store),
    renderer: new Renderer({ report: () => undefined }),
    log: pino({ level: 'silent' }),
    now: () => 1_000_000,
  });
});

afterEach(async () => {
  meter.stop();
  await boards.stop();
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

test('a board is drawn from what was just played: nothing is loaded or run again for it', async () => {
  const id = await start();
  boards.changed(id, await house.matches.look(id));
  await boards.settled();
  const look = await move(id);
  const { loads, resumes } = meter.costs;
  boards.changed(id, look);
  await boards.settled();
  expect(channel.edited).toHaveLength(1);
  expect([meter.costs.loads - loads, meter.costs.resumes - resumes]).toEqual([0, 0]);
  expect((await store.board(id))?.posted).toBe(look.match.lines);
});

test('of changes that come while an edit is under way only the newest is shown, and one edit is under way at a time', async () => {
  const id = await start();
  boards.changed(id, await house.matches.look(id));
  await boards.settled();
  let open = (): void => undefined;
  channel.gate = new Promise(resolve => {
    open = resolve;
  });
  boards.changed(id, await move(id));
  const all = boards.settled();
  while (channel.underWay === 0) await new Promise(resolve => setImmediate(resolve));
  let last: Look = await move(id);
  boards.changed(id, last);
  for (let more = 0; more < 3; more++) {
    last = await move(id);
    boards.changed(id, last);
  }
  open();
  await all;
  await boards.settled();
  expect([channel.edited.length, channel.most]).toEqual([2, 1]);
  // The thread has every line.
  expect((await store.board(id))?.posted).toBe(last.match.lines);
});

test('a change without the match at hand is looked at: what it says is newer than what was handed over before', async () => {
  const id = await start();
  const before = await house.matches.look(id);
  const after = await move(id);
  boards.changed(id, before);
  boards.changed(id);
  const { loads } = meter.costs;
  await boards.settled();
  expect(meter.costs.loads - loads).toBe(1);
  expect((await store.board(id))?.posted).toBe(after.match.lines);
});

test('after a start no more than a few boards are drawn at one time, and all of them once', async () => {
  const ids: string[] = [];
  for (let at = 0; at < 20; at++) ids.push(await start());
  const { loads } = meter.costs;
  boards.refresh();
  await boards.settled();
  expect(channel.sent).toHaveLength(20);
  expect(channel.most).toBeLessThanOrEqual(4);
  expect(meter.costs.loads - loads).toBe(20);
  for (const id of ids) expect(await store.board(id)).not.toBeNull();
});
