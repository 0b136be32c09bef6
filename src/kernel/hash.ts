import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 of a text, as 64 hex digits. */
export function hash(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** SHA-256 of a JSON value as it would be written: key order counts, and replaying keeps it. */
export function hashOf(value: unknown): string {
  return hash(JSON.stringify(value));
}

/** A hash as people compare it at a glance: its first and last four digits. */
export const shortly = (digits: string): string => `${digits.slice(0, 4)}…${digits.slice(-4)}`;
