import type { Outcome, SeenMessage } from '../../playground/member.js';
import { findComponent, isEphemeral } from '../../playground/member.js';

/** A member who only asks and never listens, so that there can be many. */
export class Guest {
  readonly id: string;
  private readonly url: string;

  private constructor(url: string, id: string) {
    this.url = url;
    this.id = id;
  }

  static async join(url: string, name: string): Promise<Guest> {
    const response = await fetch(`${url}/playground/members`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });
    const { user } = (await response.json()) as { user: { id: string } };
    return new Guest(url, user.id);
  }

  get mention(): string {
    return `<@${this.id}>`;
  }

  run(channel: string, command: string, options: Record<string, unknown>): Promise<Outcome> {
    return this.ask('POST', '/commands', { channel, command, type: 1, options });
  }

  /** Presses a button or chooses in a select, by its custom id or label, or by the start of its custom id followed by `*`. */
  use(message: SeenMessage, what: string, values?: readonly string[]): Promise<Outcome> {
    const { custom_id } = findComponent(message, what);
    return this.ask('POST', '/components', { message: message.id, custom_id, ...(values !== undefined && { values }) });
  }

  messages(channel: string): Promise<SeenMessage[]> {
    return this.ask('GET', `/channels/${channel}/messages`);
  }

  /** The newest board in a channel; null where there is none. */
  async board(channel: string): Promise<SeenMessage | null> {
    const found = (await this.messages(channel)).findLast(
      message => !isEphemeral(message) && message.embeds.length > 0 && message.author.bot === true,
    );
    return found ?? null;
  }

  private async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${this.url}/playground${path}?as=${this.id}`, {
      method,
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as T & { message?: string };
    if (!response.ok) throw new Error(`${path}: ${answer.message}`);
    return answer;
  }
}
