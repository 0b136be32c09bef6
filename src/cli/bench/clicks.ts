import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Client, Events, GatewayIntentBits } from 'discord.js';
import { pino } from 'pino';
import { commands } from '../../../commands/index.js';
import { type Bot, type BotOptions, startBot } from '../../discord/bot.js';
import { programAt } from '../../home/index.js';
import { Chance } from '../../kernel/index.js';
import { rulesVersion } from '../../matches/version.js';
import { openStore, type Store } from '../../store/index.js';
import { type Benchmark, type Measure, rounded } from './benchmark.js';
import { type Costs, counted } from './costs.js';

/** A local Discord in a process of its own, so that its work is not taken for the bot's. */
export interface Place {
  readonly url: string;
  readonly api: string;
  readonly token: string;
  /** Every server with a channel to play in. */
  readonly servers: readonly { readonly guild: string; readonly channel: string }[];
  readonly process: ChildProcess;
}

export interface Part {
  readonly custom_id?: string;
  readonly disabled?: boolean;
  readonly options?: readonly { readonly value: string }[];
  readonly components?: readonly Part[];
  readonly accessory?: Part;
}
export interface Message {
  readonly id: string;
  readonly flags: number;
  readonly components: readonly Part[];
}
export interface Outcome {
  readonly took?: number;
  readonly kind: string;
  readonly message?: Message;
}

/** What somebody wanted to do can't be done: with the status 400, because it isn't there any more. */
export class Refused extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const WARM = 50;

/** As many servers as wanted, and a gateway that advises so many shards. */
export async function openPlace({ servers = 1, shards = 1 } = {}): Promise<Place> {
  const main = fileURLToPath(programAt('playground/main'));
  const child = spawn(process.execPath, [main, '--servers', `${servers}`, '--shards', `${shards}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return { ...(JSON.parse(line) as Omit<Place, 'process'>), process: child };
}

/** What somebody at the local Discord sees or does. */
export async function ask<T>(place: Place, who: string, path: string, body?: object): Promise<T> {
  const init =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(`${place.url}/playground${path}?as=${who}`, init);
  if (!response.ok) throw new Refused(response.status, `${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

/** Everything in a message, however deep its layout. */
export const parts = (message: Pick<Part, 'components'> | undefined): Part[] =>
  (message?.components ?? []).flatMap(part => [
    part,
    ...parts(part),
    ...(part.accessory === undefined ? [] : [part.accessory]),
  ]);

/** The least a discord.js bot can do: one constant answer to each click. */
async function bareTimes(place: Place, count: number): Promise<number[]> {
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: place.api } });
  const ready = once(client, Events.ClientReady);
  const row = {
    type: 1 as const,
    components: [{ type: 2 as const, style: 1 as const, label: 'Again', custom_id: 'again' }],
  };
  client.on(Events.InteractionCreate, interaction => {
    if (interaction.isButton()) void interaction.update({ content: 'constant', components: [row] });
  });
  await client.login(place.token);
  await ready;
  const channel = client.channels.cache.find(one => one.isSendable() && 'name' in one && one.name === 'general');
  if (channel?.isSendable() !== true) throw new Error('nowhere to write');
  const message = await channel.send({ content: 'constant', components: [row] });
  const times: number[] = [];
  for (let at = 0; at < count + WARM; at++) {
    const { took } = await ask<Outcome>(place, 'mara', '/components', { message: message.id, custom_id: 'again' });
    if (at >= WARM && took !== undefined) times.push(took);
  }
  await client.destroy();
  return times;
}

/** Clicks that answer the questions of real matches, one after the other, while something else goes on until it is ended. */
export async function botTimes(
  place: Place,
  count: number,
  meanwhile: (bot: Bot) => () => void = () => () => undefined,
): Promise<number[]> {
  return onNewStore(async store => {
    const bot = await openBot(place, store);
    const end = meanwhile(bot);
    const times = await answerTimes(place, bot, count);
    end();
    await bot.stop();
    return times;
  });
}

/** The same with nothing beside it, and what the clicks cost. */
const botCosts = (place: Place, count: number): Promise<{ times: number[]; costs: Costs }> =>
  onNewStore(async store => {
    const meter = counted(store);
    const bot = await openBot(place, meter.store);
    const before = { ...meter.costs };
    const times = await answerTimes(place, bot, count);
    const after = { ...meter.costs };
    await bot.stop();
    meter.stop();
    const { loads, resumes, writes, requests, clicks } = after;
    return {
      times,
      costs: {
        loads: loads - before.loads,
        resumes: resumes - before.resumes,
        writes: writes - before.writes,
        requests: requests - before.requests,
        clicks: clicks - before.clicks,
      },
    };
  });

/** Does something with a database of its own, and leaves nothing behind. */
async function onNewStore<T>(act: (store: Store) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'longbox-bench-'));
  const store = openStore(join(folder, 'longbox.sqlite'));
  try {
    return await act(store);
  } finally {
    await store.close();
    rmSync(folder, { recursive: true });
  }
}

/** The real bot, which says nothing. */
export const openBot = (
  place: Pick<Place, 'api' | 'token'>,
  store: Store,
  more: Pick<BotOptions, 'shards'> = {},
): Promise<Bot> =>
  startBot({
    ...more,
    store,
    commands,
    token: place.token,
    api: place.api,
    log: pino({ level: 'silent' }),
    version: rulesVersion(),
    pace: 0,
  });

/** How long so many answers took, in matches that are begun for it one after the other. */
export async function answerTimes(place: Place, bot: Bot, count: number): Promise<number[]> {
  const random = new Chance('bench').stream('clicks');
  const times: number[] = [];
  while (times.length < count + WARM) {
    const { board } = await sitDown(place, bot);
    for (let idle = 0; idle < 4 && times.length < count + WARM; ) {
      idle++;
      for (const who of ['mara', 'theo']) {
        // The board may be about to show the end: then it has no such button any more.
        await bot.house.presenter.settled();
        const open = await buttonOf(place, who, board(), 'menu');
        // A board without that button shows a match that is over.
        let menu =
          open === null
            ? undefined
            : (await ask<Outcome>(place, who, '/components', { message: board(), custom_id: open })).message;
        while (menu !== undefined) {
          const choices = parts(menu).filter(part => part.disabled !== true && /^(a|s|n)\|/.test(part.custom_id ?? ''));
          if (choices.length === 0) break;
          const choice = random.pick(choices);
          const values = choice.options === undefined ? {} : { values: [random.pick(choice.options).value] };
          const outcome: Outcome = await ask<Outcome>(place, who, '/components', {
            message: menu.id,
            custom_id: choice.custom_id,
            ...values,
          });
          if (outcome.took !== undefined) times.push(outcome.took);
          menu = outcome.message;
          idle = 0;
        }
      }
      await bot.house.presenter.settled();
      if ((await bot.house.store.matchesOf({ status: ['playing'] })).length === 0) break;
    }
  }
  return times.slice(WARM);
}

/** A challenge, accepted; the board's message id is asked again each time, for it may be posted again. */
export async function sitDown(place: Place, bot: Bot): Promise<{ board: () => string }> {
  const { channels, members } = await ask<{
    channels: { id: string; name: string }[];
    members: { user: { id: string; username: string } }[];
  }>(place, 'mara', '/state');
  const channel = channels.find(one => one.name === 'card-table')?.id;
  const theo = members.find(one => one.user.username.toLowerCase() === 'theo')?.user.id;
  await ask(place, 'mara', '/commands', {
    channel,
    command: 'challenge',
    type: 1,
    options: { opponent: theo, deck: 'ready:iron-man' },
  });
  await bot.house.presenter.settled();
  const [match] = await bot.house.store.matchesOf({ status: ['inviting'] });
  if (match === undefined) throw new Error('the challenge was not posted');
  const board = await bot.house.store.board(match.id);
  const message = board?.message ?? '';
  const accepted = await ask<Outcome>(place, 'theo', '/components', {
    message,
    custom_id: await buttonOf(place, 'theo', message, 'join'),
  });
  await ask(place, 'theo', '/components', {
    message: accepted.message?.id,
    custom_id: parts(accepted.message).find(part => part.custom_id?.startsWith('deck|'))?.custom_id,
    values: ['ready:storm'],
  });
  await bot.house.presenter.settled();
  return { board: () => message };
}

async function buttonOf(place: Place, who: string, message: string, verb: string): Promise<string | null> {
  const { channels } = await ask<{ channels: { id: string; name: string }[] }>(place, who, '/state');
  const channel = channels.find(one => one.name === 'card-table')?.id ?? '';
  const found = (await ask<Message[]>(place, who, `/channels/${channel}/messages`)).find(one => one.id === message);
  return parts(found).find(part => part.custom_id?.startsWith(`${verb}|`))?.custom_id ?? null;
}

export interface Summary {
  readonly name: string;
  readonly p50: number;
  readonly p99: number;
}

/** How long half of so many took at most, and 99 of 100. */
export function summary(name: string, times: number[]): Summary {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  return { name: `${name}, ${sorted.length} clicks`, p50: rounded(at(0.5)), p99: rounded(at(0.99)) };
}

/** The same as measures, beside those of something else. */
export const summed = ({ name, p50, p99 }: Summary, beside: Summary): Measure[] => [
  { name: `${name}: half`, value: p50, unit: 'ms', beside: { name: beside.name, value: beside.p50 } },
  { name: `${name}: 99 of 100`, value: p99, unit: 'ms', beside: { name: beside.name, value: beside.p99 } },
];

/** From the click reaching the gateway to the bot's answer arriving, saved and redrawn, beside a bare handler's. */
export const clicks: Benchmark = {
  id: 'clicks',
  title: 'Click to answer over the real client, beside a bare discord.js handler',
  async measure({ seconds }) {
    const place = await openPlace();
    try {
      const count = Math.round(200 * seconds);
      const bare = summary('bare handler', await bareTimes(place, count));
      const { times, costs } = await botCosts(place, count);
      const bot = summary('this bot', times);
      const each = (name: string, value: number): Measure => ({
        name,
        value: rounded(value / costs.clicks),
        unit: 'a click',
      });
      return [
        ...summed(bot, bare),
        { ...each('requests to Discord', costs.requests), beside: { name: 'bare handler', value: 1 } },
        each('matches loaded', costs.loads),
        each('matches run', costs.resumes),
        each('durable writes', costs.writes),
      ];
    } finally {
      place.process.kill('SIGTERM');
    }
  },
};
