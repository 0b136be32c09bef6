import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { programAt } from '../../../home/index.js';
import { isAddress, openDatabase } from '../../../store/index.js';
import { asked, heard, killed } from '../child-process.js';
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
    const all = await Promise.all(this.children.map(child => asked<number>(child, 'used')));
    return all.reduce((sum, one) => sum + one, 0);
  }

  async stop(): Promise<void> {
    await Promise.all(this.children.splice(0).map(killed));
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
