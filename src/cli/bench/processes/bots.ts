import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { programAt } from '../../../home/index.js';
import { isAddress, openDatabase } from '../../../store/index.js';
import type { Place } from '../place.js';

/** How long they may take to divide their shards, in milliseconds. */
const PATIENCE = 60_000;

/** Processes that are one bot, over one database. */
export class Bots {
  private readonly place: Place;
  private readonly database: string;
  private readonly children: ChildProcess[] = [];

  constructor(place: Place, database: string) {
    this.place = place;
    this.database = database;
  }

  /** Resolves when each has its part of so many shards. */
  async start(count: number, shards: number): Promise<void> {
    const { api, token } = this.place;
    const shared = isAddress(this.database);
    const args = [api, token, this.database, ...(shared ? ['shared'] : [])];
    for (let n = 0; n < count; n++) {
      const child = fork(programAt('cli/bench/processes/child'), args);
      this.children.push(child);
      await heard(child);
    }
    if (shared) await divided(this.database, count, shards / count);
  }

  /** The processor time of all, in milliseconds. */
  async used(): Promise<number> {
    const all = this.children.map(async child => {
      const said = heard(child);
      child.send('used');
      return Number(await said);
    });
    return (await Promise.all(all)).reduce((sum, one) => sum + one, 0);
  }

  async stop(): Promise<void> {
    await Promise.all(
      this.children.splice(0).map(async child => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        const gone = once(child, 'exit');
        child.kill('SIGKILL');
        await gone;
      }),
    );
  }
}

/** What a process says next. @throws Error where it ends instead */
async function heard(child: ChildProcess): Promise<unknown> {
  const ended = new AbortController();
  const gone = once(child, 'exit', ended).then(() => {
    throw new Error('a process of the bot ended');
  });
  try {
    const [said] = await Promise.race([once(child, 'message', ended) as Promise<[unknown]>, gone]);
    return said;
  } finally {
    ended.abort();
    gone.catch(() => undefined);
  }
}

/** Waits until so many processes hold so many shards each. */
async function divided(database: string, count: number, each: number): Promise<void> {
  const store = await openDatabase(database);
  try {
    for (const end = Date.now() + PATIENCE; Date.now() < end; await sleep(100)) {
      const leases = (await store.leases(Date.now())).filter(({ name }) => name.startsWith('shard:'));
      const held = new Map<string, number>();
      for (const { holder } of leases) held.set(holder, (held.get(holder) ?? 0) + 1);
      if (held.size === count && [...held.values()].every(shards => shards === each)) return;
    }
  } finally {
    await store.close();
  }
  throw new Error('the processes did not divide their shards');
}
