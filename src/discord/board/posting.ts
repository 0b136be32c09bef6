import { LRUCache } from 'lru-cache';
import type { BoardRow, MatchRow, Store } from '../../store/port.js';
import { type Body, QUIET } from '../reply/reply.js';
import { fingerprint } from './fingerprint.js';
import { OLD, open, type Postable } from './places.js';
import { isBeyondEdits, isGone } from './trouble.js';

/** Posts messages and keeps them as they should be: what looks the same is not sent again. */
export class Posting {
  private readonly posts: Pick<Store, 'setBoard'>;
  private readonly now: () => number;
  /** What this process has put into each message. */
  private readonly shown = new LRUCache<string, string>({ max: 20_000 });
  /** Messages this process took away itself. */
  private readonly removed = new LRUCache<string, true>({ max: 10_000 });

  constructor(posts: Pick<Store, 'setBoard'>, now: () => number) {
    this.posts = posts;
    this.now = now;
  }

  /** Edits a message so that it looks like this, and calls nobody. False where it has to be posted again. */
  async edit(place: Postable, message: string, body: Body, kept: Pick<Body, 'attachments'> = {}): Promise<boolean> {
    const looks = looksOf(body);
    if (this.shown.get(message) === looks) return true;
    try {
      await open(place);
      await place.messages.edit(message, { ...body, allowedMentions: QUIET, ...kept });
      this.shown.set(message, looks);
      return true;
    } catch (error) {
      if (!isBeyondEdits(error)) throw error;
      return false;
    }
  }

  /** Sends a message, and remembers how it looks when nobody is called by it. */
  async send(place: Postable, body: Body): Promise<string> {
    const { id } = await place.send(body);
    this.shown.set(id, looksOf(body));
    return id;
  }

  async remove(place: Postable, message: string): Promise<void> {
    this.removed.set(message, true);
    try {
      await open(place);
      await place.messages.delete(message);
    } catch (error) {
      if (!isGone(error)) throw error;
      this.removed.delete(message);
    }
  }

  /** A message is gone. False where we took it away ourselves. */
  lost(message: string): boolean {
    this.shown.delete(message);
    return !this.removed.delete(message);
  }

  /** Edits a board in place, or posts it: the first time, when it was deleted, when it is too old to be edited. */
  async board(match: MatchRow, channel: Postable, board: BoardRow | null, body: Body): Promise<BoardRow> {
    if (board !== null && this.now() - board.createdAt < OLD) {
      // Whatever hung on the message before is gone: pictures come anew with each edit.
      if (await this.edit(channel, board.message, body, { attachments: [] })) return board;
    } else if (board !== null) await this.remove(channel, board.message);
    const message = await this.send(channel, board === null ? body : { ...body, allowedMentions: QUIET });
    const { thread = null, posted = 0, awaited = '', telling = null } = board ?? {};
    const row: BoardRow = {
      match: match.id,
      channel: channel.id,
      message,
      thread,
      posted,
      awaited,
      telling,
      createdAt: this.now(),
    };
    await this.posts.setBoard(row);
    return row;
  }
}

/** Whom a message called when it was sent does not show. */
const looksOf = (body: Body): string => fingerprint({ ...body, allowedMentions: QUIET });
