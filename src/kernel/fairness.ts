import { hash } from './hash.js';

/** What is published before anyone sits down: the hash of a 256-bit secret (64 hex digits). */
export function commit(secret: string): string {
  if (!/^[0-9a-f]{64}$/.test(secret)) throw new RangeError('a match secret is 64 lower-case hex digits');
  return hash(`longbox commitment ${secret}`);
}

/** The seed of a match: its secret, and what each seat did to sit down, in seat order. Neither side chose it alone. */
export function seedOf(secret: string, sitting: readonly string[]): string {
  return hash(JSON.stringify(['longbox seed', secret, ...sitting]));
}

/** Whether a revealed secret is the one that was promised. */
export function keptPromise(commitment: string, secret: string): boolean {
  return /^[0-9a-f]{64}$/.test(secret) && commit(secret) === commitment;
}
