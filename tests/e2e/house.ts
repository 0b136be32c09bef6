import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect } from 'vitest';
import { commands } from '../../commands/index.js';
import { type Bot, startBot } from '../../src/discord/bot.js';
import { type Playground, startPlayground } from '../../src/playground/index.js';
import { openStore } from '../../src/store/index.js';
import { checkBody } from '../discord/render/oracle.js';
import { Member } from '../playground/member.js';

/** A local Discord with the real bot in it, for one test. */
export interface TestHouse {
  readonly playground: Playground;
  readonly folder: string;
  readonly bot: Bot;
  /** What the bot logged, a line each. */
  readonly logged: string[];
  member(name: string): Promise<Member>;
  /** Stops the bot and starts it again on the same database. */
  restart(): Promise<void>;
  /** Waits for all boards, then holds everything the bot sent against Discord's rules. */
  close(): Promise<void>;
}

export interface TestHouseOptions {
  readonly pace?: number;
  readonly now?: () => number;
  /** Requests that Discord refuses on purpose in this test. */
  readonly refusals?: boolean;
}

/** A folder of this test's own. */
export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'longbox-'));

export async function openHouse(options: TestHouseOptions = {}): Promise<TestHouse> {
  const folder = newFolder();
  const playground = await startPlayground();
  const logged: string[] = [];
  const log = pino({ level: 'trace' }, { write: line => void logged.push(line) });
  const start = (): Promise<Bot> =>
    startBot({
      store: openStore(join(folder, 'longbox.sqlite')),
      commands,
      token: playground.token,
      api: playground.api,
      log,
      version: 'test',
      pace: options.pace ?? 0,
      ...(options.now !== undefined && { now: options.now }),
    });
  let bot = await start();
  const members: Member[] = [];
  const stop = async (): Promise<void> => {
    await bot.stop();
    await bot.house.store.close();
  };
  return {
    playground,
    folder,
    logged,
    get bot() {
      return bot;
    },
    async member(name) {
      const member = await Member.join(playground.url, name);
      members.push(member);
      return member;
    },
    async restart() {
      await stop();
      bot = await start();
    },
    async close() {
      await stop();
      for (const member of members) member.leave();
      const { traffic } = playground;
      await playground.close();
      expect(traffic.unknown.map(({ method, route }) => `${method} ${route}`)).toEqual([]);
      if (options.refusals !== true)
        expect(
          traffic.refused.map(({ method, route, answer }) => `${method} ${route} ${JSON.stringify(answer)}`),
        ).toEqual([]);
      expect(faultsIn(traffic)).toEqual([]);
      expect(logged.filter(line => /"level":(50|60)/.test(line))).toEqual([]);
    },
  };
}

/** What the bot sent that Discord's own description, or the limits it does not hold, would not let through. */
function faultsIn(traffic: Playground['traffic']): string[] {
  const faults: string[] = [];
  for (const { method, route, body } of traffic.all) {
    if (typeof body !== 'object' || body === null) continue;
    if (/^(POST|PATCH) \/channels\/:[a-z]+\/messages/.test(`${method} ${route}`) && !/threads/.test(route))
      faults.push(...checkBody('message', body).map(fault => `${method} ${route}: ${fault}`));
    if (/callback/.test(route) && 'type' in body && (body.type === 4 || body.type === 7) && 'data' in body) {
      const data = body.data as { attachments?: { filename?: string }[] };
      const files = (data.attachments ?? []).map(file => file.filename ?? '');
      faults.push(
        ...checkBody(body.type === 4 ? 'reply' : 'update', data, files).map(fault => `${method} ${route}: ${fault}`),
      );
    }
  }
  return faults;
}

/** A text nobody else has, for names that must not meet. */
export const unique = (): string => randomBytes(3).toString('hex');
