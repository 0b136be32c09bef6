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

/**
 * The secret of one match of a series, from the root that stays hidden to the end. The hash of each match's secret is
 * the secret of the match before: with the first promise all of them were promised.
 */
export function linkOf(root: string, round: number): string {
  if (round < 1 || round > LINKS) throw new RangeError(`a series has at most ${LINKS} matches`);
  let secret = root;
  for (let at = LINKS; at > round; at--) secret = hash(secret);
  return secret;
}

/** Far more matches than a series has, draws and all. */
const LINKS = 64;

/** Whether a revealed secret is the one that was promised. */
export function keptPromise(commitment: string, secret: string): boolean {
  return /^[0-9a-f]{64}$/.test(secret) && commit(secret) === commitment;
}
