import { randomInt } from 'node:crypto';

/** Figures and letters that nobody takes for one another when they are read out or copied by hand. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** A new code, one of 6·10^11. */
export const newCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** A code as people see it: `7K3Q-9FHM`. */
export const showCode = (code: string): string => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;

/** Whether something was typed as a code, if perhaps with signs that no code has. */
export const isLikeCode = (typed: string): boolean =>
  readCode(typed) !== null || /^[0-9A-Z]{4}-[0-9A-Z]{4}$/i.test(typed.trim());

/** The code in what somebody typed, in any case, with or without the hyphen; null where it is none. */
export function readCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  return code.length === LENGTH && [...code].every(sign => ALPHABET.includes(sign)) ? code : null;
}
