import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect } from 'vitest';
import type { House } from '../../src/cli/command.js';
import { main } from '../../src/cli.js';

/** What a command wrote and how it ended. */
export interface Ran {
  readonly exit: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command in this process; `input` is what its standard input brings, piece by piece. */
export async function run(args: readonly string[], house?: House, input: readonly string[] = []): Promise<Ran> {
  const said = { out: '', err: '' };
  const output = {
    input: Readable.from(input),
    out: (text: string) => {
      said.out += text;
    },
    err: (text: string) => {
      said.err += text;
    },
  };
  const exit = await main(args, output, house);
  return { exit, ...said };
}

/** Runs a command that must succeed, and reads its JSON. */
export async function json<T>(args: readonly string[], house?: House, exit = 0): Promise<T> {
  const ran = await run([...args, '--json'], house);
  expect(ran.err).toBe('');
  expect(ran.exit).toBe(exit);
  expect(ran.out.split('\n')).toHaveLength(2);
  return JSON.parse(ran.out) as T;
}

/** Runs a command that must be refused: exit code 2 and one line that holds each of these. */
export async function refused(args: readonly string[], ...holds: readonly string[]): Promise<void> {
  const { exit, out, err } = await run(args);
  expect({ exit, out }).toEqual({ exit: 2, out: '' });
  expect(err).toMatch(/^longbox: [^\n]+\n$/);
  for (const part of holds) expect(err).toContain(part);
}

/** Below the folder of all tests, which goes when they are done. */
const folder = mkdtempSync(join(tmpdir(), 'longbox-cli-'));
let files = 0;

/** Writes a file for a command to read. Returns its path. */
export function file(content: unknown): string {
  const path = join(folder, `${++files}.json`);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

export const inFolder = (name: string): string => join(folder, name);
