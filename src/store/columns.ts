import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { customType } from 'drizzle-orm/sqlite-core';

/** What was stored as JSON is JSON no longer. */
export class BrokenJson extends Error {}

function parse(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch (cause) {
    throw new BrokenJson('a stored value is not JSON', { cause });
  }
}

// A null is SQL's NULL, also where the value is a Json that may be null: both read back as null.
export const json = <T>(name: string) =>
  customType<{ data: T; driverData: string | null }>({
    dataType: () => 'text',
    toDriver: value => (value === null || value === undefined ? null : JSON.stringify(value)),
    fromDriver: stored => parse(stored as string) as T,
  })(name);

/** The same, compressed: for what is large and seldom read. */
export const packed = <T>(name: string) =>
  customType<{ data: T; driverData: Buffer }>({
    dataType: () => 'blob',
    toDriver: value => deflateRawSync(JSON.stringify(value)),
    fromDriver: stored => parse(unpacked(stored)) as T,
  })(name);

function unpacked(stored: Buffer): string {
  try {
    return inflateRawSync(stored).toString();
  } catch (cause) {
    throw new BrokenJson('a stored value cannot be unpacked', { cause });
  }
}
