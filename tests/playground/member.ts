import { WebSocket } from 'ws';

/** What a member sees, in Discord's shapes (https://docs.discord.com/developers/resources/message). */
export interface SeenEmoji {
  id?: string | null;
  name?: string | null;
}
export interface SeenMedia {
  url: string;
  width?: number;
  height?: number;
  attachment_id?: string;
}
export interface SeenComponent {
  type: number;
  id?: number;
  custom_id?: string;
  label?: string;
  description?: string;
  style?: number;
  url?: string;
  disabled?: boolean;
  required?: boolean;
  placeholder?: string;
  value?: string;
  content?: string;
  emoji?: SeenEmoji;
  min_values?: number;
  max_values?: number;
  options?: { label: string; value: string; description?: string; default?: boolean; emoji?: SeenEmoji }[];
  components?: SeenComponent[];
  component?: SeenComponent;
  accessory?: SeenComponent;
  items?: { media: SeenMedia; description?: string; spoiler?: boolean }[];
  media?: SeenMedia;
  file?: SeenMedia;
  spoiler?: boolean;
  accent_color?: number;
}
export interface SeenEmbed {
  title?: string;
  description?: string;
  color?: number;
  url?: string;
  fields?: { name: string; value: string; inline?: boolean }[];
  author?: { name: string };
  footer?: { text: string };
  image?: { url: string };
  thumbnail?: { url: string };
}
export interface SeenMessage {
  id: string;
  channel_id: string;
  type: number;
  author: { id: string; username: string; bot?: boolean };
  content: string;
  edited_timestamp: string | null;
  embeds: SeenEmbed[];
  attachments: { id: string; filename: string; url: string; size: number; description?: string }[];
  components: SeenComponent[];
  mentions: { id: string }[];
  flags: number;
  thread?: { id: string; name: string };
}
export interface SeenModal {
  custom_id: string;
  title: string;
  components: SeenComponent[];
}
export interface SeenCommand {
  id: string;
  name: string;
  type: number;
  description: string;
  options: SeenOption[];
}
export interface SeenOption {
  type: number;
  name: string;
  required?: boolean;
  autocomplete?: boolean;
  choices?: { name: string; value: string }[];
  options?: SeenOption[];
}
export interface SeenChannel {
  id: string;
  type: number;
  name?: string;
  parent_id?: string | null;
  thread_metadata?: { archived: boolean; locked: boolean };
}
export interface Outcome {
  kind: 'message' | 'deferred' | 'updated' | 'modal' | 'choices' | 'failed';
  interaction: string;
  message?: SeenMessage;
  modal?: SeenModal;
  choices?: { name: string; value: string | number }[];
}
export type Attachable = { name: string; base64: string };
type Options = Record<string, unknown>;
type Where = { in?: string };

/**
 * One person at the playground, without a browser: sees what that member's page would show and does what it can do.
 * Channels are named (`card-table`) or given by id; messages and options take names, mentions or ids.
 */
export class Member {
  readonly id: string;
  readonly name: string;
  /** Where this member is when nothing else is said. */
  channel = 'card-table';
  /** Every live event as it came, for asking what leaked. */
  readonly heard: { event: string; data: unknown }[] = [];
  private readonly url: string;
  private readonly socket: WebSocket;
  private readonly seen = new Map<string, SeenMessage>();
  private readonly watchers = new Set<() => void>();

  private constructor(url: string, id: string, name: string, socket: WebSocket) {
    this.url = url;
    this.id = id;
    this.name = name;
    this.socket = socket;
    socket.on('message', raw => this.hear(JSON.parse(String(raw)) as { event: string; data: unknown }));
  }

  /** Mara, Theo, Ines and Kofi are there from the start; anyone else is added. */
  static async join(url: string, name: string): Promise<Member> {
    let state = await fetch(`${url}/playground/state?as=${encodeURIComponent(name)}`);
    let as = name;
    if (!state.ok) {
      const added = await post<{ user: { id: string } }>(`${url}/playground/members`, { name });
      as = added.user.id;
      state = await fetch(`${url}/playground/state?as=${as}`);
    }
    const { me, channels } = (await state.json()) as { me: { user: { id: string } }; channels: SeenChannel[] };
    const socket = new WebSocket(`${url.replace('http', 'ws')}/playground/live?as=${me.user.id}`);
    const member = new Member(url, me.user.id, name, socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject);
      socket.once('message', () => resolve());
    });
    for (const { id } of channels) await member.messages(id);
    return member;
  }

  get mention(): string {
    return `<@${this.id}>`;
  }

  leave(): void {
    this.socket.terminate();
  }

  /** What this member sees in a channel, oldest first, ephemeral messages included: all that a page shows, or the newest few. */
  async messages(channel = this.channel, limit?: number): Promise<SeenMessage[]> {
    const list = await this.get<SeenMessage[]>(
      `/channels/${channel}/messages${limit === undefined ? '' : `?limit=${limit}`}`,
    );
    for (const message of list) this.seen.set(message.id, message);
    return list;
  }

  async last(channel = this.channel): Promise<SeenMessage> {
    const [message] = await this.messages(channel, 1);
    if (!message) throw new Error(`${this.name} sees nothing in ${channel}`);
    return message;
  }

  channels = async (): Promise<SeenChannel[]> => (await this.get<{ channels: SeenChannel[] }>('/state')).channels;
  commands = (where: Where = {}): Promise<SeenCommand[]> => this.get(`/channels/${where.in ?? this.channel}/commands`);

  async say(content: string, extra: { reply?: string; files?: Attachable[] } & Where = {}): Promise<SeenMessage> {
    const { in: place, ...rest } = extra;
    return this.post(`/channels/${place ?? this.channel}/messages`, { content, ...rest });
  }

  /** The direct messages with the bot: a channel id. */
  async direct(): Promise<string> {
    return (await this.post<{ id: string }>('/direct', {})).id;
  }

  /** The language of their own Discord. */
  setLocale = (locale: string): Promise<unknown> => this.send('PATCH', `/members/${this.id}`, { locale });

  setDirectMessages = (dms: 'open' | 'closed'): Promise<unknown> => this.send('PATCH', `/members/${this.id}`, { dms });

  /** Deletes a channel, as its server's owner may. */
  remove = (channel: string): Promise<unknown> => this.send('DELETE', `/channels/${channel}`, {});

  /** `run('/challenge opponent:@Theo game:squad')`, or `run('challenge', { opponent: '@Theo', game: 'squad' })`. */
  async run(command: string, options: Options = {}, where: Where = {}): Promise<Outcome> {
    const channel = where.in ?? this.channel;
    const parsed = command.startsWith('/') ? await this.parse(command, channel) : { command, options: {} };
    return this.post('/commands', {
      channel,
      command: parsed.command,
      type: 1,
      options: { ...parsed.options, ...options },
    });
  }

  /** A context-menu command on a member or on a message. */
  onMember = (command: string, member: string, where: Where = {}): Promise<Outcome> =>
    this.post('/commands', { channel: where.in ?? this.channel, command, type: 2, target: member });
  onMessage = (command: string, message: SeenMessage): Promise<Outcome> =>
    this.post('/commands', { channel: message.channel_id, command, type: 3, target: message.id });

  /** What is suggested for `focused` when this much has been typed. */
  async autocomplete(
    command: string,
    focused: string,
    typed: string,
    options: Options = {},
    where: Where = {},
  ): Promise<{ name: string; value: string | number }[]> {
    const body = {
      channel: where.in ?? this.channel,
      command,
      type: 1,
      focused,
      options: { ...options, [focused]: typed },
    };
    const outcome = await this.post<Outcome>('/autocomplete', body);
    if (outcome.kind === 'failed') throw new Error(`the bot suggested nothing for ${focused}`);
    return outcome.choices ?? [];
  }

  /** Presses a button by its label, or the name in the line beside it, by its custom id, or the start of its custom id followed by `*`. */
  async click(message: SeenMessage, button: string): Promise<Outcome> {
    const found = findComponent(await this.fresh(message), button);
    return this.post('/components', { message: message.id, custom_id: found.custom_id });
  }

  /** Presses a button by its custom id alone, without looking for it on the message. */
  press = (message: SeenMessage, id: string): Promise<Outcome> =>
    this.post('/components', { message: message.id, custom_id: id });

  /** Chooses in a select, named as for `click`. Of several that fit, the one that offers the value. */
  async select(message: SeenMessage, select: string, values: string | string[]): Promise<Outcome> {
    const found = findComponent(await this.fresh(message), select, [values].flat()[0]);
    return this.post('/components', { message: message.id, custom_id: found.custom_id, values: [values].flat() });
  }

  /** Fills in the modal that an outcome opened: values by custom id or by label. */
  async submit(opened: Outcome, values: Options): Promise<Outcome> {
    if (!opened.modal) throw new Error(`no modal was opened: ${opened.kind}`);
    const fields = walk(opened.modal.components);
    const byId = Object.entries(values).map(([key, value]) => {
      const label = fields.find(one => one.label === key);
      return [label?.component?.custom_id ?? label?.custom_id ?? key, value];
    });
    return this.post('/modals', { interaction: opened.interaction, values: Object.fromEntries(byId) as Options });
  }

  dismiss = (message: SeenMessage): Promise<unknown> => this.post(`/messages/${message.id}/dismiss`, {});

  /** Resolves with the first message this member sees, now or later, that fits. */
  async waitFor(fits: (message: SeenMessage) => boolean, ms = 120_000): Promise<SeenMessage> {
    const look = (): SeenMessage | undefined => [...this.seen.values()].findLast(fits);
    const now = look();
    if (now) return now;
    return new Promise((resolve, reject) => {
      const watcher = (): void => {
        const found = look();
        if (!found) return;
        done();
        resolve(found);
      };
      const done = (): void => {
        clearTimeout(timer);
        this.watchers.delete(watcher);
      };
      const timer = setTimeout(() => {
        done();
        const last = [...this.seen.values()].slice(-3).map(message => textOf(message).slice(0, 300));
        reject(new Error(`${this.name} waited ${ms} ms in vain; last seen: ${JSON.stringify(last)}`));
      }, ms);
      this.watchers.add(watcher);
    });
  }

  private hear({ event, data }: { event: string; data: unknown }): void {
    this.heard.push({ event, data });
    const message = data as SeenMessage;
    if (event === 'MESSAGE_CREATE' || event === 'MESSAGE_UPDATE') this.seen.set(message.id, message);
    if (event === 'MESSAGE_DELETE') this.seen.delete(message.id);
    for (const watcher of [...this.watchers]) watcher();
  }

  /** The message as it stands now; as it was where it is gone. */
  async fresh(message: SeenMessage): Promise<SeenMessage> {
    const now = await this.get<SeenMessage>(`/channels/${message.channel_id}/messages/${message.id}`).catch(() => null);
    if (now !== null) this.seen.set(now.id, now);
    return now ?? message;
  }

  /** Only names the command really has start a new option, so values may hold spaces and colons. */
  private async parse(line: string, channel: string): Promise<{ command: string; options: Options }> {
    const words = line.slice(1).split(/\s+/);
    // All commands in all languages are long: they are not read where there is nothing to look up.
    if (words.length === 1) return { command: words[0] as string, options: {} };
    const command = (await this.commands({ in: channel })).find(one => one.type === 1 && one.name === words[0]);
    const path = [words[0] ?? ''];
    let level: SeenOption[] = command?.options ?? [];
    for (const word of words.slice(1)) {
      const next = level.find(option => option.name === word && option.type <= 2);
      if (!next) break;
      path.push(word);
      level = next.options ?? [];
    }
    const rest = line.slice(1).split(/\s+/).slice(path.length).join(' ');
    const names = level.map(option => option.name);
    const marks = [...rest.matchAll(/(?:^|\s)([^\s:]+):/g)].filter(match => names.includes(match[1]!));
    if (rest && marks[0]?.index !== 0)
      throw new Error(`cannot read “${rest}” as options of /${path.join(' ')} (${names.join(', ')})`);
    const options = marks.map((mark, n) => [
      mark[1]!,
      rest.slice(mark.index + mark[0].length, marks[n + 1]?.index).trim(),
    ]);
    return { command: path.join(' '), options: Object.fromEntries(options) as Options };
  }

  private get = <T>(path: string): Promise<T> => this.send('GET', path);
  private post = <T>(path: string, body: unknown): Promise<T> => this.send('POST', path, body);
  private async send<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${this.url}/playground${path}${path.includes('?') ? '&' : '?'}as=${this.id}`, {
      method,
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as T & { message?: string };
    if (!response.ok) throw new Error(`${this.name}: ${answer.message}`);
    return answer;
  }
}

async function post<T>(url: string, body: unknown): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as T;
}

/** Every component of a message or modal, parents before children. */
export const walk = (components: SeenComponent[]): SeenComponent[] =>
  components.flatMap(one => [
    one,
    ...walk(one.components ?? []),
    ...walk([one.accessory, one.component].filter(inner => inner !== undefined)),
  ]);

/** Every button; one beside a line that begins with a name goes by that. */
export const buttons = (message: SeenMessage): SeenComponent[] => {
  const all = walk(message.components);
  return all
    .filter(one => one.type === 2)
    .map(one => {
      const name = nameIn(all.find(({ accessory }) => accessory === one)?.components?.[0]?.content);
      return name === undefined ? one : { ...one, label: name };
    });
};

const nameIn = (line = ''): string | undefined =>
  /^\*\*(.+?)\*\*(?:\n|$)/
    .exec(line)?.[1]
    ?.replace(/\u200b/g, '')
    .replace(/\\(\W)/g, '$1');

export const selects = (message: SeenMessage): SeenComponent[] =>
  walk(message.components).filter(one => [3, 5, 6, 7, 8].includes(one.type));

export function findComponent(message: SeenMessage, name: string, offers?: string): SeenComponent {
  const usable = [...walk(message.components).filter(one => one.type !== 2), ...buttons(message)].filter(
    one => one.custom_id,
  );
  const fits = name.endsWith('*')
    ? (one: SeenComponent) => one.custom_id!.startsWith(name.slice(0, -1))
    : (one: SeenComponent) => one.custom_id === name;
  const offering = (one: SeenComponent) => fits(one) && one.options?.some(option => option.value === offers) === true;
  const found =
    usable.find(offering) ?? usable.find(fits) ?? usable.find(one => one.label === name || one.placeholder === name);
  if (!found)
    throw new Error(
      `no “${name}” among ${usable.map(one => one.label ?? one.placeholder ?? one.custom_id).join(', ') || 'no components'}`,
    );
  return found;
}

/** All words of a message: content, embeds, texts. */
export function textOf(message: SeenMessage): string {
  const embeds = message.embeds.flatMap(one => [
    one.author?.name,
    one.title,
    one.description,
    ...(one.fields ?? []).flatMap(field => [field.name, field.value]),
    one.footer?.text,
  ]);
  return [message.content, ...embeds, ...walk(message.components).map(one => one.content)].filter(Boolean).join('\n');
}

/** All that is read of a message, what its pictures are said to show included. */
export const readOut = (message: SeenMessage): string =>
  [textOf(message), ...galleryOf(message).map(({ description }) => description ?? '')].join('\n');

/** Pictures that stand among the components of a message. */
export const galleryOf = ({ components }: SeenMessage) => walk(components).flatMap(one => one.items ?? []);

export const isEphemeral = (message: SeenMessage): boolean => (message.flags & 64) !== 0;
export const isLoading = (message: SeenMessage): boolean => (message.flags & 128) !== 0;
