import Database from 'better-sqlite3';
import { BrokenJson } from './schema/columns.js';
import { refusalBeside } from './sqlite/partial.js';

/** What can be the matter with a database that no retry will fix. */
export type Trouble =
  | 'taken'
  | 'busy'
  | 'unwritable'
  | 'unreadable'
  | 'full'
  | 'damaged'
  | 'foreign'
  | 'newer'
  | 'upgrade'
  | 'exists'
  | 'behind'
  // Of a server alone: nothing answers, it lets nobody in, it is too old, a copy came out wrong, it makes its own copies.
  | 'away'
  | 'refused'
  | 'old'
  | 'uncopied'
  | 'copies';

/** What a kind of database says of its troubles. */
export type Sentences = Partial<Record<Trouble, (place: string, detail: string) => string>>;

const sentences: Sentences = {
  taken: file =>
    `The database ${file} is in use by another running Longbox. Stop that one first, or give this one a data folder of its own.`,
  busy: file =>
    `The database ${file} is held by another program. Close whatever has it open (a database browser, a copy job) and try again.`,
  unwritable: (file, detail) =>
    `The database ${file} cannot be written (${detail}). Check that its folder exists, belongs to this user and is not read-only.`,
  unreadable: (file, detail) =>
    `The database ${file} cannot be read (${detail}). Reading it takes the right to write to its folder, too: run this as the user that the bot runs as.`,
  full: file =>
    `The disk is full: ${file} could not grow, and the last change was not kept. Free some space and try again.`,
  damaged: (file, detail) =>
    `The database ${file} is damaged (${detail}). It was left as it is: move it and its -wal file aside, put the newest backup in its place and start again.`,
  foreign: file =>
    `${file} is a database, but not one of Longbox. It was left as it is: move it aside or choose another data folder.`,
  newer: file =>
    `The database ${file} was written by a newer Longbox than this one. It was left as it is: update Longbox, or put back a backup from before the update.`,
  upgrade: (file, detail) =>
    `The database ${file} could not be brought up to date (${detail}). Go back to the version that wrote it, and report this.`,
  behind: file =>
    `The database ${file} was written by an older Longbox than this one. It was left as it is: start this Longbox on it once, which brings it up to date, and stop it again.`,
  exists: (file, detail) =>
    `${file} is there already and was not overwritten. ${detail || 'Choose another name, or move it aside.'}`,
};

/** One line for the operator: what is wrong, with which database, and what to do next. */
export class StoreError extends Error {
  readonly trouble: Trouble;
  readonly file: string;

  constructor(trouble: Trouble, file: string, detail = '', cause?: unknown, said = sentences) {
    const told = detail.replace(/\s+/g, ' ').trim();
    super(said[trouble]?.(file, told) ?? `${file}: ${trouble} (${told})`, { cause });
    this.name = 'StoreError';
    this.trouble = trouble;
    this.file = file;
  }
}

const byCode: readonly (readonly [RegExp, Trouble])[] = [
  [/^(SQLITE_FULL|SQLITE_IOERR_SHMSIZE|ENOSPC|EDQUOT)$/, 'full'],
  [/^SQLITE_(BUSY|LOCKED)/, 'busy'],
  [/^SQLITE_(CORRUPT|NOTADB)/, 'damaged'],
  [/^SQLITE_(READONLY|CANTOPEN|PERM|AUTH|IOERR)/, 'unwritable'],
  [/^(EACCES|EPERM|EROFS|ENOTDIR|EISDIR|EEXIST|ENOENT|ELOOP|ENAMETOOLONG|EIO)$/, 'unwritable'],
];

/** Turns the database's and the disk's errors into ours; anything else is a fault of the program and stays as it is. */
export function explain(error: unknown, file: string): unknown {
  if (!(error instanceof Error) || error instanceof StoreError) return error;
  if (error instanceof BrokenJson) return new StoreError('damaged', file, error.message, error);
  const trouble = troubleOf(codeOf(error));
  if (trouble === 'unwritable' && troubleOf(refusalBeside(file)) === 'full')
    return new StoreError('full', file, error.message, error);
  if (trouble !== null) return new StoreError(trouble, file, error.message, error);
  // drizzle wraps what the driver threw.
  return error.cause === undefined ? error : pick(explain(error.cause, file), error);
}

const troubleOf = (code: string): Trouble | null => byCode.find(([pattern]) => pattern.test(code))?.[1] ?? null;

function codeOf(error: Error): string {
  if (error instanceof Database.SqliteError) return error.code;
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

const pick = (explained: unknown, otherwise: Error): unknown =>
  explained instanceof StoreError ? explained : otherwise;
