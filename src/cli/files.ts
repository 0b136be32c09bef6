import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { BARE, firstFlaw, pathText } from '../kernel/index.js';
import { faultIn } from '../sets/index.js';
import { BadInput, messageOf } from './command.js';
import { problemSaid } from './words.js';

let isInputRead = false;

/** The text of a file; `-` is standard input. @throws BadInput */
export function readText(file: string): string {
  if (file === '-' && isInputRead) throw new BadInput('standard input can be read only once: name a file', file);
  isInputRead ||= file === '-';
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const why = { ENOENT: 'there is no such file', EISDIR: 'that is a folder', EACCES: 'it may not be read' }[code];
    throw new BadInput(`${file}: ${why ?? messageOf(error)}`);
  }
}

/** A JSON file. @throws BadInput saying where it breaks off */
export const readJson = (file: string): unknown => jsonIn(readText(file), file);

/** What a text says; `place`: where it is from. Some programs begin one with a mark. @throws BadInput saying where it breaks off */
export function jsonIn(written: string, place = ''): unknown {
  const text = written.replace(/^\uFEFF/, '');
  try {
    return JSON.parse(text);
  } catch {
    const { line, column, problem } = faultIn(text);
    throw new BadInput(`not JSON: line ${line}, column ${column}: ${problemSaid(problem)}`, place);
  }
}

/** Reads a value by a schema. @throws BadInput naming the first path that is wrong */
export function readAs<T>(schema: z.ZodType<T>, value: unknown, whole = 'the document', below = ''): T {
  const parsed = schema.safeParse(value, BARE);
  if (parsed.success) return parsed.data;
  const { path, problem } = firstFlaw(schema, parsed.error.issues);
  const message = problemSaid(problem);
  const where = pathText(below === '' ? path : [below, ...path]);
  throw where === '' ? new BadInput(`${whole}: ${message}`) : new BadInput(message, where);
}
