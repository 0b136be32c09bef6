import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { commands } from '../../../commands/index.js';
import { type Bot, type BotOptions, startBot } from '../../discord/bot.js';
import { programAt } from '../../home/index.js';
import { rulesVersion } from '../../matches/version.js';
import type { Store } from '../../store/index.js';

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
