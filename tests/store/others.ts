import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { program } from '../program.js';

const script = (): string => program(fileURLToPath(new URL('./writer.ts', import.meta.url)));
const nobody = { uid: 65534, gid: 65534 };
const root = process.getuid?.() === 0;

/** Another process at a database. */
export interface Other {
  readonly process: ChildProcess;
  /** Whole lines it has said. */
  readonly lines: string[];
  /** Resolves when it has said so many lines. */
  said(count: number): Promise<void>;
  /** Ends it as a power cut would, and waits until it is gone. */
  kill(): Promise<void>;
}

export function other(file: string, mode: 'write' | 'hold' | 'open'): Other {
  const child = spawn(process.execPath, [script(), file, mode], { stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = once(child, 'exit');
  const lines: string[] = [];
  let rest = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts);
    child.emit('said');
  });
  const ended = once(child.stdout, 'close');
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await Promise.all([gone, ended]);
  };
  onTestFinished(kill);
  return {
    process: child,
    lines,
    kill,
    async said(count) {
      while (lines.length < count && child.exitCode === null) await Promise.race([once(child, 'said'), gone]);
    },
  };
}

/** Whether a process that must heed file permissions can be had: root heeds none, so as root it is run as nobody. */
export const canBeRefused =
  !root || spawnSync(process.execPath, ['-e', `require('fs').accessSync('${script()}')`], nobody).status === 0;

/** How opening goes for somebody who must heed file permissions. */
export const openHumbly = (file: string): string => humbly(file, 'open');

/** How a backup to that place goes for them. */
export const copyHumbly = (file: string, target: string): string => humbly(file, 'copy', target);

function humbly(...words: readonly string[]): string {
  const found = spawnSync(process.execPath, [script(), ...words], {
    encoding: 'utf8',
    ...(root ? nobody : {}),
  });
  return found.stdout.trim();
}
