import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { isNews, type News } from '../news.js';
import { LOCKS } from './locks.js';

const CHANNEL = 'longbox';
/** What may have been missed. */
const ALL: readonly News[] = ['due', 'shown'];
/** How long to wait before the connection is tried again, in milliseconds; the last one again and again. */
const WAITS = [100, 500, 2000, 5000] as const;
/** How long each step of closing may take, in milliseconds: a server that is gone answers nothing. */
const PATIENCE = 2000;

/**
 * A connection of its own for news among processes. While it is away nobody hears anything, and looks for work now and
 * then as without it; once it is back, everything is news.
 */
export class Listener {
  private readonly connect: () => Promise<Client>;
  private readonly heard: ((news: News) => void)[] = [];
  private readonly closing = new AbortController();
  private client: Client | null = null;
  /** The same, also while it doesn't listen yet: another may have the database for itself. */
  private connection: Client | null = null;
  private pid: number | null = null;
  /** What others have not been told yet. */
  private readonly untold = new Set<News>();
  private telling: Promise<void> | null = null;
  private living: Promise<void> | null = null;

  constructor(connect: () => Promise<Client>) {
    this.connect = connect;
  }

  /** Listens from here on, until it is closed. */
  start(first: Client): Promise<void> {
    return new Promise((resolve, reject) => {
      this.living = this.live(first, resolve).catch(reject);
    });
  }

  hear(listener: (news: News) => void): void {
    this.heard.push(listener);
  }

  /** What is told while others are being told goes out together after that. */
  tell(news: Iterable<News>): void {
    for (const one of news) this.untold.add(one);
    this.telling ??= this.send().finally(() => {
      this.telling = null;
    });
  }

  async close(): Promise<void> {
    this.closing.abort();
    await inTime(this.telling);
    // Whatever is asked on it still ends with it.
    await inTime(this.connection?.end());
    await inTime(this.living);
  }

  /** Lost connections are replaced. */
  private async live(first: Client, ready: () => void): Promise<void> {
    let client: Client | null = first;
    for (let failures = 0; !this.closing.signal.aborted; ) {
      try {
        client ??= await this.connect();
        this.connection = client;
        const listening = (): void => {
          failures = 0;
          ready();
        };
        if (!this.closing.signal.aborted) await this.listen(client, listening);
      } catch {
        // Tried again.
      }
      await client?.end().catch(() => undefined);
      this.client = this.connection = client = null;
      const wait = WAITS[Math.min(failures++, WAITS.length - 1)];
      await sleep(wait, undefined, { signal: this.closing.signal }).catch(() => undefined);
    }
  }

  /** Resolves when the connection is lost. */
  private async listen(client: Client, ready: () => void): Promise<void> {
    const lost = new Promise<void>(resolve => client.once('end', resolve).once('error', () => resolve()));
    client.on('notification', ({ processId, payload }) => {
      if (processId !== this.pid && isNews(payload)) this.spread([payload]);
    });
    await client.query('select pg_advisory_lock_shared($1, $2)', [...LOCKS.running]);
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    this.pid = rows[0]?.pid ?? null;
    await client.query(`listen ${CHANNEL}`);
    this.client = client;
    ready();
    this.spread(ALL);
    await lost;
  }

  private spread(news: readonly News[]): void {
    for (const one of news) for (const listener of this.heard) listener(one);
  }

  private async send(): Promise<void> {
    while (this.untold.size > 0 && this.client !== null) {
      const news = [...this.untold];
      this.untold.clear();
      // Who does not hear it finds it without.
      await this.client
        .query('select pg_notify($1, news) from unnest($2::text[]) as news', [CHANNEL, news])
        .catch(() => undefined);
    }
  }
}

const inTime = (what: Promise<void> | null | undefined): Promise<void> =>
  Promise.race([what, sleep(PATIENCE, undefined, { ref: false })]).then(
    () => undefined,
    () => undefined,
  );
