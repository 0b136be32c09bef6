import { ChannelType, DiscordAPIError } from 'discord.js';
import type { Body } from '../../src/discord/reply/reply.js';

/** A message as it now looks. */
export interface Posted {
  readonly id: string;
  body: Body;
  edits: number;
}

/** What Discord says where it refuses. */
export const refusal = (code: number, message: string, status = 400): DiscordAPIError =>
  new DiscordAPIError({ code, message }, code, status, 'PATCH', '', { body: {}, files: [] });

const unknown = (): DiscordAPIError => refusal(10008, 'Unknown Message', 404);

/** A channel or a thread that keeps what it is sent. What is sent to it waits while the gate is shut. */
export class Place {
  readonly type = ChannelType.GuildText;
  readonly guild = { preferredLocale: 'en-US' };
  /** The messages there are, oldest first. */
  readonly there: Posted[] = [];
  readonly sent: Body[] = [];
  readonly edited: Body[] = [];
  gate: Promise<void> = Promise.resolve();
  /** Whatever is sent here gets lost. */
  fails = false;
  /** It has been deleted. */
  isGone = false;
  underWay = 0;
  most = 0;
  readonly id: string;
  private readonly opens: () => Place;

  constructor(id: string, opens: () => Place = () => this) {
    this.id = id;
    this.opens = opens;
  }

  readonly isSendable = (): boolean => true;
  readonly isThread = (): boolean => false;
  readonly permissionsFor = (): null => null;
  readonly threads = { create: async (): Promise<Place> => this.opens() };
  readonly messages = {
    edit: (id: string, body: Body): Promise<void> =>
      this.passing(() => {
        const found = this.found(id);
        found.body = body;
        found.edits++;
        this.edited.push(body);
      }),
    delete: (id: string): Promise<void> =>
      this.passing(() => void this.there.splice(this.there.indexOf(this.found(id)), 1)),
  };

  send(body: Body): Promise<{ id: string }> {
    return this.passing(() => {
      this.sent.push(body);
      const id = `${this.id}-${this.sent.length}`;
      this.there.push({ id, body, edits: 0 });
      return { id };
    });
  }

  private found(id: string): Posted {
    const found = this.there.find(one => one.id === id);
    if (found === undefined) throw unknown();
    return found;
  }

  private async passing<T>(then: () => T): Promise<T> {
    this.most = Math.max(this.most, ++this.underWay);
    await this.gate;
    this.underWay--;
    if (this.fails) throw Object.assign(new Error('away'), { code: 'ECONNRESET' });
    return then();
  }
}
