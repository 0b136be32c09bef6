import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { squad } from '../../src/games/squad/index.js';
import type { Game } from '../../src/kernel/index.js';
import { openStore, type Store } from '../../src/store/index.js';
import { program } from '../program.js';
import { soak, soaking } from '../soak.js';
import { file, sound } from './house.js';

const KILLS = soak(200, 8);
let script = '';
beforeAll(() => {
  script = program(fileURLToPath(new URL('./kill-child.ts', import.meta.url)));
});

/** What the child said of an answer: it was saved. */
interface Said {
  readonly match: string;
  readonly seq: number;
  readonly prompt: number;
  readonly seat: number;
}

/** A bot about to run. It has loaded and waits to be told. */
class Child {
  readonly answers: Said[] = [];
  readonly matches = new Set<string>();
  readonly failures: string[] = [];
  private readonly process: ChildProcess;
  private readonly ended: Promise<unknown>;
  private readonly ready: Promise<void>;
  private rest = '';

  constructor(database: string) {
    const child = spawn(process.execPath, [script, database], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.process = child;
    this.ended = Promise.all([once(child, 'exit'), once(child.stdout, 'close')]);
    this.ready = new Promise((resolve, reject) => {
      child.once('exit', code => reject(new Error(`the child ended with ${code} before it was ready`)));
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        const lines = (this.rest + text).split('\n');
        this.rest = lines.pop() ?? '';
        for (const line of lines) this.hear(line);
        resolve();
      });
    });
    // One that is killed before anybody needs it is missed by nobody.
    this.ready.catch(() => undefined);
    onTestFinished(() => this.kill());
  }

  async go(): Promise<void> {
    await this.ready;
    this.process.stdin?.write('go\n');
  }

  /** Until it has saved some answers, and some milliseconds longer. With none it may die before its match has begun. */
  async lives(answers: number, ms: number): Promise<void> {
    while (this.answers.length < answers && this.process.exitCode === null) await pause(1);
    await pause(ms);
  }

  /** Ends it as a power cut would, and waits until all that it said is heard. */
  async kill(): Promise<void> {
    this.process.kill('SIGKILL');
    await this.ended;
  }

  private hear(line: string): void {
    const [what, match = '', ...numbers] = line.split(' ');
    const [seq = 0, prompt = 0, seat = 0] = numbers.map(Number);
    if (what === 'match') this.matches.add(match);
    if (what === 'answer') this.answers.push({ match, seq, prompt, seat });
    if (what === 'failed') this.failures.push(line);
  }
}

/** Every answer that was said to be saved is there, in its place, once. */
async function kept(store: Store, match: string, said: readonly Said[]): Promise<void> {
  const moves = (await store.history(match))?.moves ?? [];
  expect(moves.length).toBeGreaterThanOrEqual(Math.max(0, ...said.map(({ seq }) => seq)));
  for (const { seq, prompt, seat } of said) expect(moves[seq - 1]).toMatchObject({ type: 'answer', seq, prompt, seat });
}

it(`loses no answer that was acknowledged and applies none twice, through ${KILLS} kills`, async () => {
  const database = file();
  const said = new Map<string, Said[]>();
  const count = { answers: 0, over: 0 };
  let next = new Child(database);
  for (let kill = 0; kill < KILLS; kill++) {
    const child = next;
    await child.go();
    next = new Child(database);
    await child.lives(Math.floor(Math.random() * 5), 20 * Math.random());
    await child.kill();
    expect(child.failures).toEqual([]);

    for (const answer of child.answers) said.set(answer.match, [...(said.get(answer.match) ?? []), answer]);
    const store = openStore(database);
    // The child may have begun a match, or answered, and not lived to say so.
    const latest = (await store.matchesOf({ channel: 'kill', limit: 1 })).map(match => match.id);
    for (const match of new Set([...child.matches, ...latest])) {
      await kept(store, match, said.get(match) ?? []);
      if ((await sound(store, match, squad as Game)) !== null) count.over++;
    }
    count.answers += child.answers.length;
    await store.close();
  }
  await next.kill();
  expect(count.answers).toBeGreaterThan(KILLS);
  // A match is over after some dozens of kills.
  if (soaking) expect(count.over).toBeGreaterThan(0);
}, 600_000);
