import { DiscordAPIError, type Message, type TextBasedChannel } from 'discord.js';
import { LRUCache } from 'lru-cache';
import type { NightDirectory } from '../../leagues/directory.js';
import type { Night } from '../../leagues/night.js';
import type { Renderer, Theme } from '../../pictures/index.js';
import type { NightPostRow } from '../../store/port.js';
import { drawnAll, type Exhibit, fileOf, type Sketch } from '../render/pictures.js';
import type { Body } from '../reply/reply.js';

export type Postable = TextBasedChannel & { send(body: Body): Promise<Message> };
type Kept = NonNullable<Body['attachments']>;

const UNKNOWN_MESSAGE = 10008;

/** Where something of a night is to be seen: in which channel, and in which colours; null for words alone. */
export interface Room {
  readonly channel: Postable;
  readonly theme: Theme | null;
}

interface Deps {
  readonly nights: Pick<NightDirectory, 'posts' | 'keep'>;
  readonly renderer: Pick<Renderer, 'draw'>;
}

/** The messages that show nights. Which they are is in the database; what stands in them is known as far as this process goes. */
export class NightMessages {
  private readonly nights: Deps['nights'];
  private readonly renderer: Deps['renderer'];
  private readonly said = new LRUCache<string, string>({ max: 1000 });
  private readonly hung = new LRUCache<string, Kept>({ max: 1000 });

  constructor({ nights, renderer }: Deps) {
    this.nights = nights;
    this.renderer = renderer;
  }

  /**
   * Brings a message up to date; posts it where there is none, or it has been deleted. A new one goes out in words, and
   * its pictures follow when they are drawn. A picture that hangs there already is not sent again.
   */
  async show(night: Night, what: string, { channel, theme }: Room, exhibit: Exhibit): Promise<void> {
    const wanted = theme === null ? [] : exhibit.sketches(theme);
    const key = `${night.id} ${what}`;
    if (this.said.get(key) === saying(exhibit, wanted)) return;
    const known = await this.posted(night.id, what);
    const isElsewhere = known !== null && known.channel !== channel.id;
    if (known !== null && !isElsewhere && (await this.update(key, channel, known.message, exhibit, wanted))) return;
    const message = await this.send(night, what, channel, exhibit.body([]));
    this.said.set(key, saying(exhibit, []));
    this.hung.set(key, []);
    if (wanted.length > 0) await this.update(key, channel, message, exhibit, wanted);
  }

  /** Says in a message that stands in another channel where what it showed has gone. */
  async leave({ night, what, message }: NightPostRow, channel: Postable, said: string): Promise<void> {
    this.said.delete(`${night} ${what}`);
    try {
      await channel.messages.edit(message, { content: said, embeds: [], components: [] });
    } catch (error) {
      if (!(error instanceof DiscordAPIError) || error.code !== UNKNOWN_MESSAGE) throw error;
    }
  }

  /** Edits a message, once its pictures are drawn. False where it has been deleted. */
  private async update(
    key: string,
    channel: Postable,
    message: string,
    exhibit: Exhibit,
    wanted: readonly Sketch[],
  ): Promise<boolean> {
    try {
      const hanging = wanted.length === 0 ? [] : (this.hung.get(key) ?? filesOf(await channel.messages.fetch(message)));
      const missing = wanted.filter(({ name }) => !hanging.some(({ filename }) => filename === name));
      const drawn = await drawnAll(missing, picture => this.renderer.draw(picture));
      // All its pictures, or words alone.
      const shown = drawn === null ? [] : wanted;
      if (this.said.get(key) === saying(exhibit, shown)) return true;
      const body = exhibit.body(shown);
      const edited = await channel.messages.edit(message, {
        ...body,
        components: body.components ?? [],
        files: (drawn ?? []).map(fileOf),
        attachments: hanging.filter(({ filename }) => shown.some(({ name }) => name === filename)),
      });
      this.said.set(key, saying(exhibit, shown));
      this.hung.set(key, filesOf(edited));
      return true;
    } catch (error) {
      if (!(error instanceof DiscordAPIError) || error.code !== UNKNOWN_MESSAGE) throw error;
      return false;
    }
  }

  /** Says something once. */
  async once(night: Night, what: string, channel: Postable, body: () => Promise<Body>): Promise<void> {
    if ((await this.posted(night.id, what)) === null) await this.send(night, what, channel, await body());
  }

  private async send(night: Night, what: string, channel: Postable, body: Body): Promise<string> {
    const { id } = await channel.send(body);
    await this.keep({ night: night.id, what, channel: channel.id, message: id });
    return id;
  }

  /** All that is posted of a night, by what it shows. */
  async all(night: string): Promise<ReadonlyMap<string, NightPostRow>> {
    return new Map((await this.nights.posts(night)).map(post => [post.what, post]));
  }

  async posted(night: string, what: string): Promise<NightPostRow | null> {
    return (await this.nights.posts(night)).find(post => post.what === what) ?? null;
  }

  keep(post: NightPostRow): Promise<void> {
    return this.nights.keep(post);
  }
}

/** What a message says, and by which pictures. */
const saying = ({ body }: Exhibit, pictures: readonly Pick<Sketch, 'name'>[]): string =>
  JSON.stringify([body([]), pictures.map(({ name }) => name)]);

const filesOf = ({ attachments }: Message): Kept => attachments.map(({ id, name }) => ({ id, filename: name }));
