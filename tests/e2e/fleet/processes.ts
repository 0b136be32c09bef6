import type { Random } from '../../../src/kernel/index.js';
import { type BotChild, startChild } from '../child.js';

/** Bots that are killed and started again, with all that they have written. */
export class Processes {
  kills = 0;
  private readonly environment: Record<string, string>;
  private readonly children: BotChild[] = [];
  private past = '';

  constructor(environment: Record<string, string>) {
    this.environment = environment;
  }

  async start(most: number): Promise<void> {
    while (this.children.length < most) this.children.push(startChild(this.environment));
    await this.ready();
  }

  /** Resolves when each has begun to work. */
  async ready(): Promise<void> {
    await Promise.all(this.children.map(child => child.says('"msg":"ready"', 180_000)));
  }

  /** Kills one outright, and starts another in its place without waiting for it. */
  async kill(random: Random): Promise<void> {
    const n = random.int(this.children.length);
    const child = this.children[n] as BotChild;
    await child.kill();
    this.past += child.output();
    this.kills++;
    this.children[n] = startChild(this.environment);
  }

  async stop(): Promise<void> {
    await Promise.all(this.children.map(child => child.kill('SIGTERM')));
    for (const child of this.children.splice(0)) this.past += child.output();
  }

  output(): string {
    return this.past + this.children.map(child => child.output()).join('');
  }
}
