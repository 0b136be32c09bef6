import { appendFileSync, cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect } from 'vitest';
import { commands } from '../../commands/index.js';
import { type Bot, startBot } from '../../src/discord/bot.js';
import { commit, hash } from '../../src/kernel/index.js';
import { readTerms } from '../../src/matches/lobby/terms.js';
import { reviewHere, thinkHere } from '../../src/opponents/index.js';
import { type Exchange, type Playground, startPlayground } from '../../src/playground/index.js';
import { openDatabase, type Store } from '../../src/store/index.js';
import { misread } from '../discord/render/ids.js';
import { checkBody } from '../discord/render/oracle.js';
import { isEphemeral, Member, type SeenComponent, type SeenMessage } from '../playground/member.js';
import { sharedThread } from './drawing.js';

/** A local Discord with the real bot in it, for one test. */
export interface TestHouse {
  readonly playground: Playground;
  readonly folder: string;
  readonly bot: Bot;
  /** What the bot logged, a line each. */
  readonly logged: string[];
  /** Those lines in which it failed over a click, a command or a form. */
  readonly failed: readonly string[];
  member(name: string): Promise<Member>;
  /** Stops the bot and starts it again on the same database, with something done in between. */
  restart(between?: () => void): Promise<void>;
  /** Changes what the local Discord knows while everybody is away: rows of its journal. Members have to come again. */
  rewrite(rows: readonly { t: string; id: string; v: unknown }[]): Promise<void>;
  /** Every board and every living menu shows the newest state. */
  settled(): Promise<void>;
  /** Takes permissions from the bot in a channel. */
  forbid(channel: string, ...permissions: string[]): Promise<void>;
  /** Posts a message as the bot with any components: clicks that no menu of ours would make. */
  forge(channel: string, components: readonly SeenComponent[]): Promise<SeenMessage>;
  /** Waits for all boards, then holds everything the bot sent against Discord's rules. */
  close(): Promise<void>;
}

export interface TestHouseOptions {
  readonly pace?: number;
  readonly now?: () => number;
  /** Codes or statuses with which Discord refuses something on purpose in this test. */
  readonly refusals?: readonly number[];
  /** What the bot logs as an error on purpose in this test. */
  readonly errors?: RegExp;
  /** What matches are dealt from, the same in every run. */
  readonly seed?: string;
  /** A database on a server, rather than a file of the house's own. */
  readonly database?: string;
  /** How long Discord waits for answers, in milliseconds, where that matters; else even the busiest machine is quick enough. */
  readonly answerWithin?: number;
  /** The bot has never been here: it begins by uploading its icons. */
  readonly bare?: boolean;
}

/** How far practice bots look ahead that look ahead at all. */
const NODES = 20;

/** How long members wait for an answer that is not about time, in milliseconds. */
const UNHURRIED = 30_000;

/** What is said above components that no menu of ours would have. */
const FORGED = 'forged';

/** A folder of this test's own. */
export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'longbox-'));

/** Gives each new match of a house a secret of a seed's, through all its starts. */
function dealing(seed: string): (store: Store) => Store {
  let tables = 0;
  return store => ({
    ...store,
    createMatch(match, due) {
      // Tables that share a secret were promised it before.
      if (readTerms(match.terms).league?.sealed === true) return store.createMatch(match, due);
      const secret = hash(`${seed} ${++tables}`);
      return store.createMatch({ ...match, secret, commitment: commit(secret) }, due);
    },
  });
}

let furnished: Promise<string> | null = null;

/**
 * A local Discord, closed, in which the bot has put its icons once, and a database in which nothing has happened: a house that begins
 * there draws no icons, and goes through no migrations.
 */
async function furnish(): Promise<string> {
  const house = await openIn(newFolder(), {});
  // A bot that stops finishes its uploads.
  await house.close();
  const furnished = newFolder();
  cpSync(join(house.folder, WORLD), join(furnished, WORLD), { recursive: true });
  await (await openDatabase(join(furnished, DATABASE))).close();
  return furnished;
}

const WORLD = 'playground';
const DATABASE = 'longbox.sqlite';

export async function openHouse(options: TestHouseOptions = {}): Promise<TestHouse> {
  const folder = newFolder();
  if (options.bare !== true) {
    furnished ??= furnish();
    cpSync(await furnished, folder, { recursive: true });
  }
  return openIn(folder, options);
}

async function openIn(folder: string, options: TestHouseOptions): Promise<TestHouse> {
  const world = join(folder, WORLD);
  const meet = (): Promise<Playground> =>
    startPlayground({ folder: world, answerWithin: options.answerWithin ?? UNHURRIED });
  let playground = await meet();
  const logged: string[] = [];
  const failed: string[] = [];
  const isFailure = (line: string): boolean => /"level":(50|60)/.test(line) && options.errors?.test(line) !== true;
  const write = (line: string): void => {
    logged.push(line);
    if (line.includes('an interaction failed')) failed.push(line);
    if (isFailure(line)) process.stderr.write(line);
  };
  const log = pino({ level: 'trace' }, { write });
  const deal = dealing(options.seed ?? 'house');
  const open = async (): Promise<Store> => deal(await openDatabase(options.database ?? join(folder, DATABASE)));
  const start = async (): Promise<Bot> =>
    startBot({
      store: await open(),
      commands,
      token: playground.token,
      api: playground.api,
      log,
      version: 'test',
      pace: options.pace ?? 0,
      thread: sharedThread,
      // Everybody waits while they think, so not for long.
      think: (game, standing, asked) => thinkHere(game, standing, { ...asked, nodes: NODES }),
      review: (game, past) => reviewHere(game, { ...past, nodes: NODES }),
      ...(options.now !== undefined && { now: options.now }),
    });
  let bot = await start();
  const members: Member[] = [];
  const past: Playground['traffic'][] = [];
  const stop = async (): Promise<void> => {
    await bot.stop();
    await bot.house.store.close();
  };
  const faults = ({ unknown, refused, all }: Playground['traffic']): string[] => [
    ...unknown.map(({ method, route }) => `unknown: ${method} ${route}`),
    ...refused.filter(one => !isMeant(one, options.refusals ?? [])).map(one => `refused: ${told(one)}`),
    ...all.filter(one => !isForged(one)).flatMap(faultsIn),
  ];
  return {
    get playground() {
      return playground;
    },
    folder,
    logged,
    failed,
    get bot() {
      return bot;
    },
    async member(name) {
      const member = await Member.join(playground.url, name);
      members.push(member);
      return member;
    },
    async restart(between = () => undefined) {
      await stop();
      between();
      bot = await start();
    },
    async rewrite(rows) {
      await stop();
      past.push(playground.traffic);
      await playground.close();
      appendFileSync(join(world, 'world.jsonl'), rows.map(row => `${JSON.stringify(row)}\n`).join(''));
      // At another port: a connection that is still kept to the old one would be taken for one to the new.
      playground = await meet();
      bot = await start();
    },
    async settled() {
      // A thread waits for menus to see whom it has to call.
      await Promise.all([bot.house.presenter.settled(), bot.house.menus.settled()]);
      await bot.house.menus.settled();
    },
    async forbid(channel, ...deny) {
      const response = await fetch(`${playground.url}/playground/channels/${channel}/permissions?as=mara`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ deny }),
      });
      expect(response.status).toBe(200);
    },
    async forge(channel, components) {
      const response = await fetch(`${playground.api}/v10/channels/${channel}/messages`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bot ${playground.token}` },
        body: JSON.stringify({ content: FORGED, components, allowed_mentions: { parse: [] } }),
      });
      expect(response.status).toBe(200);
      return (await response.json()) as SeenMessage;
    },
    async close() {
      await stop();
      for (const member of members) member.leave();
      await playground.close();
      expect([...past, playground.traffic].flatMap(faults)).toEqual([]);
      expect(logged.filter(isFailure)).toEqual([]);
    },
  };
}

const codeOf = ({ answer }: Exchange): number =>
  typeof answer === 'object' && answer !== null && 'code' in answer ? Number(answer.code) : 0;
const isMeant = (exchange: Exchange, meant: readonly number[]): boolean =>
  meant.includes(exchange.status) || meant.includes(codeOf(exchange));
const told = ({ method, route, answer }: Exchange): string => `${method} ${route} ${JSON.stringify(answer)}`;

/** Whether a test has posted it, and not the bot itself. */
const isForged = ({ body }: Exchange): boolean =>
  typeof body === 'object' && body !== null && 'content' in body && body.content === FORGED;

/** What Discord's own description, or the limits it does not hold, would not let through. */
function faultsIn({ method, route, body, files }: Exchange): string[] {
  if (typeof body !== 'object' || body === null) return [];
  const named = (faults: string[]): string[] => faults.map(fault => `${method} ${route}: ${fault}`);
  const names = files.map(file => file.filename);
  if (
    /^(POST|PATCH) \/(channels\/:\w+\/messages|webhooks\/:\w+\/:\w+)(\/messages)?(\/:\w+)?$/.test(`${method} ${route}`)
  )
    return named(checkBody('message', body, names));
  if (/callback/.test(route) && 'type' in body && (body.type === 4 || body.type === 7) && 'data' in body)
    return named(checkBody(body.type === 4 ? 'reply' : 'update', body.data as object, names));
  return named(misread(body));
}

/** Every public message the bot has posted or edited, as Discord then had it. A late answer to a click is edited in the same way. */
export const posted = ({ playground }: TestHouse): SeenMessage[] =>
  playground.traffic.all
    .filter(({ method, route, status }) => status === 200 && /^(POST|PATCH) .*\/messages/.test(`${method} ${route}`))
    .map(({ answer }) => answer as SeenMessage)
    .filter(message => !isEphemeral(message));

/** Resolves as soon as something is so; there is nothing to listen to for some things. */
export async function until(what: string, test: () => boolean | Promise<boolean>, ms = 120_000): Promise<void> {
  const end = Date.now() + ms;
  while (!(await test())) {
    if (Date.now() > end) throw new Error(`in vain: ${what}`);
    await new Promise(resolve => setTimeout(resolve, 15));
  }
}
