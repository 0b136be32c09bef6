import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';

const NAME = /^.*\.longbox-[0-9a-f]{8}\.partial/;

/** A name for a file that is to become another, in the same folder. */
export const partialName = (target: string): string => `${target}.longbox-${randomBytes(4).toString('hex')}.partial`;

/** The file under way that a file in a folder is or belongs to; null for any other. */
export const partialOf = (name: string): string | null => NAME.exec(name)?.[0] ?? null;

/** Why no file can be written beside this one, as the system's code, or '' where one can. SQLite knows, but does not say. */
export function refusalBeside(file: string): string {
  const trial = partialName(file);
  const why = refusalOf(() => writeFileSync(trial, Buffer.alloc(1 << 16), { flag: 'wx', mode: 0o600, flush: true }));
  refusalOf(() => rmSync(trial, { force: true }));
  return why;
}

function refusalOf(act: () => void): string {
  try {
    act();
    return '';
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : '';
  }
}
