import { type Sentences, StoreError, type Trouble } from '../errors.js';
import { BrokenJson } from '../schema/columns.js';

const sentences: Sentences = {
  away: (place, detail) =>
    `The database ${place} does not answer (${detail}). Check that PostgreSQL is running and can be reached from here; a running Longbox goes on by itself once it can.`,
  refused: (place, detail) =>
    `The database ${place} turned Longbox away (${detail}). Check the name, the password and the database in DATABASE_URL, and that this user may create tables there.`,
  old: (place, detail) =>
    `The database ${place} runs PostgreSQL ${detail}. Longbox needs version 14 or newer: upgrade it, or name another in DATABASE_URL.`,
  foreign: place =>
    `The database ${place} is not one of Longbox. It was left as it is: create an empty database for Longbox and name that in DATABASE_URL.`,
  newer: place =>
    `The database ${place} was written by a newer Longbox than this one. It was left as it is: update Longbox, or restore a dump from before the update.`,
  upgrade: (place, detail) =>
    `The database ${place} could not be brought up to date (${detail}); it is as it was. Go back to the version that wrote it, and report this.`,
  damaged: (place, detail) =>
    `The database ${place} is damaged (${detail}). Stop Longbox and restore the newest dump into an empty database.`,
  full: place => `The disk of the database ${place} is full, and the last change was not kept. Free some space there.`,
  taken: place => `The database ${place} is in use by a running Longbox. Stop that one first.`,
  behind: place =>
    `The database ${place} was written by an older Longbox than this one. Start this Longbox on it once, which brings it up to date.`,
  exists: place => `The database ${place} holds something already, and was left as it is. Name an empty one.`,
  uncopied: (place, detail) =>
    `Nothing was copied to the database ${place} (${detail}). It is empty, and the file was left as it is: report this.`,
  copies: place =>
    `The database ${place} is PostgreSQL's own to copy: pg_dump --format=custom --file=longbox.dump "$DATABASE_URL" (docs/hosts.md).`,
};

export const serverError = (trouble: Trouble, place: string, detail = ''): StoreError =>
  new StoreError(trouble, place, detail, undefined, sentences);

/** Where an address leads, without the name and the password in it. @throws Error where it is no address of PostgreSQL's */
export function placeOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !/^postgres(ql)?:$/.test(url.protocol))
    throw new Error('the address of a database looks like postgres://user:password@host:5432/longbox');
  const host = url.host || (url.searchParams.get('host') ?? 'localhost');
  return `${decodeURIComponent(url.pathname.slice(1)) || 'postgres'} at ${host}`;
}

/** Two transactions met: done once more, one of them sees what the other did. */
const COLLISIONS = new Set(['40001', '40P01', '23505', '23503']);

export const isCollision = (error: unknown): boolean => COLLISIONS.has(codeOf(origin(error)));

const byCode: readonly (readonly [RegExp, Trouble])[] = [
  [/^(E[A-Z_]+|08...|57P0[123]|53[23]00|25006)$/, 'away'],
  [/^(28...|3D000|42501|3F000)$/, 'refused'],
  [/^53100$/, 'full'],
  [/^XX00[12]$/, 'damaged'],
];

/** What the driver says in words alone when a connection is lost or not to be had. */
const LOST = /terminated|timeout|not queryable|connection error|closed the connection/i;

/**
 * Turns the server's errors into ours. Any other loses all but its message and what it is about: the rest may quote rows,
 * and these hold the secrets of matches.
 */
export function explain(error: unknown, place: string): unknown {
  if (error instanceof StoreError) return error;
  const found = origin(error);
  if (found instanceof BrokenJson) return serverError('damaged', place, found.message);
  const code = codeOf(found);
  const trouble = byCode.find(([pattern]) => pattern.test(code))?.[1];
  if (trouble !== undefined) return serverError(trouble, place, messageOf(found) || code);
  if (code === '' && LOST.test(messageOf(found))) return serverError('away', place, messageOf(found));
  if (code === '' && found === error) return error;
  const { table, constraint } = found as { table?: string; constraint?: string };
  return Object.assign(new Error(messageOf(found)), { code, table, constraint });
}

export const isAway = (error: unknown): boolean => error instanceof StoreError && error.trouble === 'away';

/** drizzle wraps what the driver threw, and quotes the query with all that was to be written. */
const origin = (error: unknown): unknown =>
  error instanceof Error && error.message.startsWith('Failed query') && error.cause !== undefined ? error.cause : error;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
