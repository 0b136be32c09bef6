import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { commands } from '../../../commands/index.js';
import { type Bot, type BotOptions, startBot } from '../../discord/bot.js';
import { programAt } from '../../home/index.js';
import type { Random } from '../../kernel/index.js';
import { rulesVersion } from '../../matches/version.js';
import type { Store } from '../../store/index.js';

/** A local Discord in a process of its own, so that its work is not taken for the bot's. */
export interface Place {
  readonly url: string;
  readonly api: string;
  readonly token: string;
  /** Every server with a channel to play in. */
  readonly servers: readonly { readonly guild: string; readonly channel: string }[];
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

/** Does something at a local Discord of its own, with as many servers as wanted and a gateway that advises so many shards. */
export async function atPlace<T>(
  act: (place: Place) => Promise<T>,
  { servers = 1, shards = 1 }: { readonly servers?: number; readonly shards?: number } = {},
): Promise<T> {
  const main = fileURLToPath(programAt('playground/main'));
  const child = spawn(process.execPath, [main, '--servers', `${servers}`, '--shards', `${shards}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
    return await act(JSON.parse(line) as Place);
  } finally {
    child.kill('SIGTERM');
  }
}

/** The first server, and its channel to play in. */
export const tableOf = ({ servers }: Place): Place['servers'][number] => servers[0] as Place['servers'][number];

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

/** The id of somebody who is there from the beginning. */
export async function personAt(place: Place, name: string): Promise<string> {
  const { members } = await ask<{ members: { user: { id: string; username: string } }[] }>(place, 'mara', '/state');
  return members.find(({ user }) => user.username.toLowerCase() === name)?.user.id ?? '';
}

/** Somebody new. Returns their id. */
export const newcomer = async (place: Place, name: string): Promise<string> =>
  (await ask<{ user: { id: string } }>(place, 'mara', '/members', { name })).user.id;

/** Gives a command, in the first server where no other channel is named. */
export const command = (
  place: Place,
  who: string,
  name: string,
  options: object = {},
  channel = tableOf(place).channel,
): Promise<Outcome> => ask<Outcome>(place, who, '/commands', { channel, command: name, type: 1, options });

/** A challenge, with a deck. */
export const challenge = (place: Place, who: string, opponent: string, channel?: string): Promise<Outcome> =>
  command(place, who, 'challenge', { opponent, deck: 'ready:iron-man' }, channel);

export const messagesIn = (place: Place, who: string, channel: string): Promise<Message[]> =>
  ask<Message[]>(place, who, `/channels/${channel}/messages`);

/** A message that somebody clicks on, and one of its controls; with values, where it is a list. */
export const press = (
  place: Place,
  who: string,
  message: string | undefined,
  part: Part | undefined,
  values?: readonly string[],
): Promise<Outcome> => ask<Outcome>(place, who, '/components', { message, custom_id: part?.custom_id, values });

/** The control of a message that does this. */
export const control = (message: Message | undefined, verb: string): Part | undefined =>
  parts(message).find(part => part.custom_id?.startsWith(`${verb}|`));

/** Everything in a menu that answers a question. */
export const choicesIn = (menu: Message): Part[] =>
  parts(menu).filter(part => part.disabled !== true && /^[asn]\|/.test(part.custom_id ?? ''));

/** One of the values of a list. */
export const anyValue = ({ options }: Part, random: Random): string[] | undefined =>
  options && [random.pick(options).value];

/** Flag of a message that only one person sees. */
const EPHEMERAL = 64;
export const isPrivate = ({ flags }: Message): boolean => (flags & EPHEMERAL) !== 0;

/** The control of a message in a channel, as somebody sees it. */
export const controlAt = async (
  place: Place,
  who: string,
  { channel, message }: { readonly channel: string; readonly message: string },
  verb: string,
): Promise<Part | undefined> =>
  control(
    (await messagesIn(place, who, channel)).find(({ id }) => id === message),
    verb,
  );

/** Takes a challenge up where it is shown. */
export async function accept(place: Place, who: string, at: Parameters<typeof controlAt>[2]): Promise<void> {
  const { message } = await press(place, who, at.message, await controlAt(place, who, at, 'join'));
  await press(place, who, message?.id, control(message, 'deck'), ['ready:storm']);
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
