import { createHash } from 'node:crypto';
import type { Message } from 'discord.js';
import { LRUCache } from 'lru-cache';
import type { NightDirectory } from '../../leagues/directory.js';
import type { Night } from '../../leagues/night.js';
import type { Renderer, Theme } from '../../pictures/index.js';
import type { NightPostRow } from '../../store/port.js';
import type { Postable } from '../board/places.js';
import type { Posting } from '../board/posting.js';
import { isGone } from '../outbox/obstacles.js';
import { drawnAll, type Exhibit, fileOf, type Sketch } from '../render/pictures.js';
import type { Body } from '../reply/reply.js';

type Kept = NonNullable<Body['attachments']>;

/** Where something of a night is to be seen: in which channel, and in which colours; null for words alone. */
export interface Room {
  readonly channel: Postable;
  readonly theme: Theme | null;
  /** What is sent there now may have been sent before. */
  readonly again: boolean;
}

interface Deps {
  readonly nights: Pick<NightDirectory, 'posts' | 'keep'>;
  readonly renderer: Pick<Renderer, 'draw'>;
  readonly posting: Pick<Posting, 'send'>;
}

/** The messages that show nights. Which they are, and what they were last made to say, is in the database. */
export class NightMessages {
  private readonly deps: Deps;
  private readonly hung = new LRUCache<string, Kept>({ max: 1000 });

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /**
   * Brings a message up to date; posts it where there is none, or it has been deleted. A new one goes out in words, and
   * its pictures follow when they are drawn. A picture that hangs there already is not sent again.
   */
  async show(night: Night, what: string, { channel, theme, again }: Room, exhibit: Exhibit): Promise<void> {
    const wanted = theme === null ? [] : exhibit.sketches(theme);
    const known = await this.posted(night.id, what);
    if (known !== null && known.channel === channel.id) {
      if (known.looks === saying(exhibit, wanted)) return;
      if (await this.update(known, channel, exhibit, wanted)) return;
    }
    const sending = { night: night.id, what, channel, again: false };
    const sent = await this.send(sending, exhibit.body([]), known?.message);
    const post = { ...sent, looks: again ? null : saying(exhibit, []) };
    await this.keep(post);
    if (!again) this.hung.set(post.message, []);
    if (wanted.length > 0 || again) await this.update(post, channel, exhibit, wanted);
  }

  /** Edits a message, once its pictures are drawn. False where it has been deleted. */
  private async update(
    post: NightPostRow,
    channel: Postable,
    exhibit: Exhibit,
    wanted: readonly Sketch[],
  ): Promise<boolean> {
    const { message } = post;
    try {
      const hanging =
        wanted.length === 0 ? [] : (this.hung.get(message) ?? filesOf(await channel.messages.fetch(message)));
      const missing = wanted.filter(({ name }) => !hanging.some(({ filename }) => filename === name));
      const drawn = await drawnAll(missing, picture => this.deps.renderer.draw(picture));
      // All its pictures, or words alone.
      const shown = drawn === null ? [] : wanted;
      const looks = saying(exhibit, shown);
      if (post.looks === looks) return true;
      const body = exhibit.body(shown);
      const edited = await channel.messages.edit(message, {
        ...body,
        components: body.components ?? [],
        files: (drawn ?? []).map(fileOf),
        attachments: hanging.filter(({ filename }) => shown.some(({ name }) => name === filename)),
      });
      this.hung.set(message, filesOf(edited));
      await this.keep({ ...post, looks });
      return true;
    } catch (error) {
      if (!isGone(error)) throw error;
      return false;
    }
  }

  /** Posts a message that stays as it is. */
  async say(night: string, what: string, channel: Postable, body: Body, again: boolean): Promise<void> {
    await this.keep(await this.send({ night, what, channel, again }, body));
  }

  /** `before`: the message in whose place it comes. */
  private async send(
    { night, what, channel, again }: Pick<NightPostRow, 'night' | 'what'> & Pick<Room, 'channel' | 'again'>,
    body: Body,
    before = '',
  ): Promise<NightPostRow> {
    const message = await this.deps.posting.send(channel, body, { key: `night ${night} ${what} ${before}`, again });
    return { night, what, channel: channel.id, message };
  }

  /** All that is posted of a night, by what it shows. */
  async all(night: string): Promise<ReadonlyMap<string, NightPostRow>> {
    return new Map((await this.deps.nights.posts(night)).map(post => [post.what, post]));
  }

  async posted(night: string, what: string): Promise<NightPostRow | null> {
    return (await this.deps.nights.posts(night)).find(post => post.what === what) ?? null;
  }

  keep(post: NightPostRow): Promise<void> {
    return this.deps.nights.keep(post);
  }
}

/** What a message says, and by which pictures. */
const saying = ({ body }: Exhibit, pictures: readonly Pick<Sketch, 'name'>[]): string =>
  createHash('sha256')
    .update(JSON.stringify([body([]), pictures.map(({ name }) => name)]))
    .digest('base64');

const filesOf = ({ attachments }: Message): Kept => attachments.map(({ id, name }) => ({ id, filename: name }));
