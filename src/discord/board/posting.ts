import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { BoardRow } from '../../store/port.js';
import { isBeyondEdits, isGone } from '../outbox/obstacles.js';
import { type Body, QUIET } from '../reply/reply.js';
import { OLD, open, type Postable } from './places.js';
import type { Rows } from './rows.js';

/** What a message is sent as: whatever is sent to a place under a key again within minutes is the same message, deleted or not. */
export interface Sending {
  readonly key: string;
  /** It may have been sent before we stopped, or lost the answer: then it has to be brought up to date. */
  readonly again: boolean;
}

/** The longest that Discord takes. */
const NONCE = 25;

/** Posts messages and keeps them as they should be. */
export class Posting {
  private readonly rows: Rows;
  private readonly now: () => number;
  /** Messages this process took away itself. */
  private readonly removed = new LRUCache<string, true>({ max: 10_000 });

  constructor(rows: Rows, now: () => number) {
    this.rows = rows;
    this.now = now;
  }

  /** Edits a message so that it looks like this, and calls nobody. False where it has to be posted again. */
  async edit(place: Postable, message: string, body: Body, kept: Pick<Body, 'attachments'> = {}): Promise<boolean> {
    try {
      await open(place);
      await place.messages.edit(message, { ...body, allowedMentions: QUIET, ...kept });
      return true;
    } catch (error) {
      if (!isBeyondEdits(error)) throw error;
      return false;
    }
  }

  /** Sends a message once, however often it is tried. Returns its id. */
  async send(place: Postable, body: Body, { key, again }: Sending): Promise<string> {
    const nonce = createHash('sha256').update(`${place.id} ${key}`).digest('base64url').slice(0, NONCE);
    const { id } = await place.send({ ...body, nonce, enforceNonce: true });
    if (again) await this.edit(place, id, body);
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
    return !this.removed.delete(message);
  }

  /** Edits a board in place, or posts it: the first time, when it was deleted, when it is too old to be edited. */
  async board(place: Postable, row: BoardRow, body: Body, looks: string, again: boolean): Promise<BoardRow> {
    if (row.message !== '' && row.looks === looks) return row;
    if (row.message !== '') {
      const isOld = this.now() - row.createdAt >= OLD;
      // One that may be gone is looked for where it was. Earlier attachments are gone: pictures are sent again with each edit.
      const isKept = !isOld || row.looks === null;
      if (isKept && (await this.edit(place, row.message, body, { attachments: [] })))
        return this.rows.change(row, { looks });
      if (isOld) await this.remove(place, row.message);
    }
    return this.post(place, row, body, { looks, again });
  }

  /** Posts a board in the place of the message before, with what else of its row that changes. Nobody is called a second time. */
  async post(
    place: Postable,
    row: BoardRow,
    body: Body,
    { looks, again, ...also }: { readonly looks: string; readonly again: boolean } & Partial<BoardRow>,
  ): Promise<BoardRow> {
    const first = row.createdAt === 0;
    const sending = { key: `board ${row.match} ${row.createdAt}`, again };
    const message = await this.send(place, first ? body : { ...body, allowedMentions: QUIET }, sending);
    return this.rows.change(row, { ...also, channel: place.id, message, createdAt: this.now(), looks });
  }
}

/** A board that has not been posted yet. */
export const unposted = (match: string, channel: string): BoardRow => ({
  match,
  channel,
  message: '',
  thread: null,
  posted: 0,
  awaited: '',
  telling: null,
  createdAt: 0,
  looks: null,
});

/** What changes in the row of a board whose thread is gone: what was being told there is told again. */
export const withoutThread = (row: BoardRow): Pick<BoardRow, 'thread' | 'posted' | 'telling'> => ({
  thread: null,
  posted: row.telling === null ? row.posted : row.telling.from - 1,
  telling: null,
});
