import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../../../src/kernel/index.js';
import { type BotChild, startChild } from '../child.js';

/** What a process says that was started while the database was away, and how long it is left alone then, in milliseconds. */
const NOT_STARTED = 'could not start: The database';
const PAUSE = 500;

/** Bots that are killed and started again, with all that they have written. */
export class Processes {
  kills = 0;
  private isStopped = false;
  private readonly environment: Record<string, string>;
  private readonly children: BotChild[] = [];
  private past = '';

  constructor(environment: Record<string, string>) {
    this.environment = environment;
  }

  async start(most: number): Promise<void> {
    for (let n = 0; n < most; n++) this.launch(n);
    await this.ready();
  }

  /** Resolves when each has begun to work. */
  async ready(): Promise<void> {
    await Promise.all([...this.children.keys()].map(n => this.begun(n)));
  }

  private async begun(n: number): Promise<void> {
    for (;;) {
      const child = this.children[n] as BotChild;
      try {
        return await child.says('"msg":"ready"', 180_000);
      } catch (error) {
        if (!child.output().includes(NOT_STARTED)) throw error;
        await sleep(PAUSE);
      }
    }
  }

  /** Starts one, and starts it again where it finds no database: so does whatever looks after a host's processes. */
  private launch(n: number): void {
    const child = startChild(this.environment);
    this.children[n] = child;
    child.process.once('exit', () => {
      if (this.isStopped || this.children[n] !== child || !child.output().includes(NOT_STARTED)) return;
      this.past += child.output();
      setTimeout(() => this.isStopped || this.launch(n), PAUSE);
    });
  }

  /** Kills one outright, and starts another in its place without waiting for it. */
  async kill(random: Random): Promise<void> {
    const n = random.int(this.children.length);
    const child = this.children[n] as BotChild;
    await child.kill();
    this.past += child.output();
    this.kills++;
    this.launch(n);
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await Promise.all(this.children.map(child => child.kill('SIGTERM')));
    for (const child of this.children.splice(0)) this.past += child.output();
  }

  output(): string {
    return this.past + this.children.map(child => child.output()).join('');
  }
}
