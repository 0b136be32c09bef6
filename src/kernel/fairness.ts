import { hash } from './hash.js';

/** What is published before anyone sits down: the hash of a 256-bit secret (64 hex digits). */
export function commit(secret: string): string {
  if (!/^[0-9a-f]{64}$/.test(secret)) throw new RangeError('a match secret is 64 lower-case hex digits');
  return hash(`longbox commitment ${secret}`);
}

/**
 * The fingerprint of a shuffle: its commitment, with the words that players added to it, first to last. Each covers the
 * one before, so words that were typed later can't change what stood there earlier.
 */
export function fingerprint(commitment: string, words: readonly string[]): string {
  return words.reduce((before, said) => hash(JSON.stringify(['longbox luck', before, said])), commitment);
}

/** The seed of a match: its secret, and the fingerprint as it was when the cards were dealt. Nothing else has a say. */
export function seedOf(secret: string, mark: string): string {
  return hash(JSON.stringify(['longbox shuffle', secret, mark]));
}

/** The seed of a match that was dealt when the bot still noted, by seat, what each player did to sit down. */
export function seedOfSittings(secret: string, sittings: readonly string[]): string {
  return hash(JSON.stringify(['longbox seed', secret, ...sittings]));
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
