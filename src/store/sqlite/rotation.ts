import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from '../port.js';
import { namesIn } from './rights.js';

const HOUR = 60 * 60 * 1000;
/** One that failed is tried again after this. */
const AGAIN = HOUR;
/** Timers can't wait for longer than some weeks: they look in between. */
const MOST = 24 * HOUR;

/** The name of a backup made at a time: the time as a file name can hold it, and which one it is of that second. */
export const backupName = (at: number, nth = 1): string =>
  `longbox-${new Date(at)
    .toISOString()
    .replace(/[:.]/g, '-')
    .replace(/-\d+Z$/, nth === 1 ? '' : `-${nth}`)}.sqlite`;

const NAMED = /^longbox-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)(?:-(\d+))?\.sqlite$/;

/** Where a backup made at a time goes: a name in that folder which is free. */
export function freeBackup(folder: string, at: number): string {
  let nth = 1;
  while (existsSync(join(folder, backupName(at, nth)))) nth++;
  return join(folder, backupName(at, nth));
}

interface Made {
  readonly name: string;
  readonly at: number;
  readonly nth: number;
}

/** A backup that is named by its time; none for every other file. */
function madeAt(name: string): Made[] {
  const [, day, hour, minute, second, nth = '1'] = NAMED.exec(name) ?? [];
  return day === undefined ? [] : [{ name, at: Date.parse(`${day}T${hour}:${minute}:${second}Z`), nth: Number(nth) }];
}

/** The backups in a folder that are named by their time, the newest first: without those that a clock gone wrong has put after now. */
const backupsIn = (folder: string, now: number): Made[] =>
  namesIn(folder)
    .flatMap(madeAt)
    .filter(({ at }) => at <= now)
    .sort((one, other) => other.at - one.at || other.nth - one.nth);

/** Keeps the newest backups in a folder and deletes the others; no file of another name is touched. Returns what is gone. */
export function rotate(folder: string, keep: number, now = Number.POSITIVE_INFINITY): string[] {
  const old = backupsIn(folder, now)
    .slice(Math.max(1, keep))
    .map(({ name }) => join(folder, name));
  for (const file of old) rmSync(file, { force: true });
  return old;
}

export interface RegularOptions {
  readonly store: Pick<Store, 'backup'>;
  readonly folder: string;
  /** Hours from one to the next. */
  readonly hours: number;
  /** How many are kept. */
  readonly keep: number;
  readonly now: () => number;
  readonly made: (file: string, gone: readonly string[]) => void;
  readonly failed: (error: unknown) => void;
}

/** Backups that a running bot makes by itself. When the next one is due follows from the files that are there. */
export class RegularBackups {
  private readonly options: RegularOptions;
  private timer: NodeJS.Timeout | null = null;
  private making: Promise<void> = Promise.resolve();
  private isStopped = false;

  constructor(options: RegularOptions) {
    this.options = options;
  }

  start(): void {
    this.making = this.look().then(wait => {
      if (this.isStopped) return;
      this.timer = setTimeout(() => this.start(), Math.min(wait, MOST));
      this.timer.unref();
    });
  }

  /** Makes a backup where one is due. Returns how long the next one has time, in milliseconds. Never rejects. */
  async look(): Promise<number> {
    const { store, folder, hours, keep, now, made, failed } = this.options;
    const [newest] = backupsIn(folder, now());
    const wait = newest === undefined ? 0 : newest.at + hours * HOUR - now();
    if (wait > 0) return wait;
    try {
      const file = freeBackup(folder, now());
      await store.backup(file);
      made(file, rotate(folder, keep, now()));
      return hours * HOUR;
    } catch (error) {
      failed(error);
      return AGAIN;
    }
  }

  /** One that is being made is finished. */
  async stop(): Promise<void> {
    this.isStopped = true;
    if (this.timer !== null) clearTimeout(this.timer);
    await this.making;
  }
}
