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

/** How JSON is written: as text in both databases, so that it comes back to the byte. */
export const asText = {
  // A null is SQL's NULL, also where the value is a Json that may be null: both read back as null.
  toDriver: (value: unknown): string | null => (value === null || value === undefined ? null : JSON.stringify(value)),
  fromDriver: (stored: unknown): unknown => parse(stored as string),
};

/** The same, compressed. */
export const asBytes = {
  toDriver: (value: unknown): Buffer => deflateRawSync(JSON.stringify(value)),
  fromDriver: (stored: unknown): unknown => parse(unpacked(stored as Buffer)),
};

export const json = <T>(name: string) =>
  customType<{ data: T; driverData: string | null }>({
    dataType: () => 'text',
    toDriver: asText.toDriver,
    fromDriver: stored => asText.fromDriver(stored) as T,
  })(name);

/** For what is large and seldom read. */
export const packed = <T>(name: string) =>
  customType<{ data: T; driverData: Buffer }>({
    dataType: () => 'blob',
    toDriver: asBytes.toDriver,
    fromDriver: stored => asBytes.fromDriver(stored) as T,
  })(name);

function unpacked(stored: Buffer): string {
  try {
    return inflateRawSync(stored).toString();
  } catch (cause) {
    throw new BrokenJson('a stored value cannot be unpacked', { cause });
  }
}
