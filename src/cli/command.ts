import { parseArgs } from 'node:util';
import { type Game, nearest, nearestOf } from '../kernel/index.js';
import { loadGames } from './games.js';

/** Something is wrong with what was asked or handed in. One line: what, where, and what would be right. Exit code 2. */
export class BadInput extends Error {
  /** Where it is in what was handed in, such as `answers[2].pick`; empty where it is nowhere in particular. */
  readonly path: string;
  readonly problem: string;
  constructor(problem: string, path = '') {
    const line = problem.replace(/\s*\n\s*/g, ' ');
    super(path === '' ? line : `${path}: ${line}`);
    this.name = 'BadInput';
    this.path = path;
    this.problem = line;
  }
}

/** What a command has found out, as data and as words. `exit` is 0 unless said otherwise. */
export interface Report {
  readonly json: unknown;
  readonly text: string;
  readonly exit?: number;
}

/** Where a command finds games. Tests bring games of their own. */
export interface House {
  readonly games: readonly Game[];
}

/** Our own games, as far as a command line names them. */
export const houseFor = async (words: readonly string[]): Promise<House> => ({ games: await loadGames(words) });

/** Where a command's words come from and go. */
export interface Terminal {
  /** Standard input, read only by those who ask for it. */
  readonly input: AsyncIterable<string>;
  out(text: string): void;
  err(text: string): void;
  /** Tells how far something long has come; left out where nobody would read it. */
  progress?(text: string): void;
}

/** A command of the command line. Null: it has said everything itself. */
export type Command = (
  args: readonly string[],
  house: House,
  terminal: Terminal,
) => Promise<Report | null> | Report | null;

/** The options of a command, by name: a string wants a value, a boolean takes none. */
type Flags = Readonly<Record<string, 'string' | 'boolean'>>;

interface Parsed<T extends Flags> {
  readonly values: { readonly [K in keyof T]?: T[K] extends 'boolean' ? boolean : string };
  readonly positionals: readonly string[];
}

/**
 * Reads a command's words and options, of which every command has `--json`; `words` names the words it takes, those ending
 * in `?` may be left out. An option that is given twice, unknown or without its value is an error, and so is a word too
 * many. @throws BadInput
 */
export function readArgs<const T extends Flags>(
  command: string,
  args: readonly string[],
  words: readonly string[],
  own: T = {} as T,
): Parsed<T> {
  const flags: Flags = { json: 'boolean', ...own };
  const known = Object.keys(flags);
  const { tokens, values, positionals } = parseArgs({
    args: [...args],
    options: Object.fromEntries(Object.entries(flags).map(([name, type]) => [name, { type }])),
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const seen = new Set<string>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const flag = flags[token.name];
    if (flag === undefined)
      throw new BadInput(`${command}: unknown option ${token.rawName}${nearest(token.name, known, '--')}`);
    if (seen.has(token.name)) throw new BadInput(`${command}: ${token.rawName} is given twice`);
    seen.add(token.name);
    if (flag === 'string' && (token.value === undefined || (!token.inlineValue && token.value.startsWith('--'))))
      throw new BadInput(`${command}: ${token.rawName} needs a value`);
    if (flag === 'boolean' && token.value !== undefined)
      throw new BadInput(`${command}: ${token.rawName} takes no value`);
  }
  // A word that is written as it is: the only thing the command does.
  const [only = '', wrote = only] = [words[0], positionals[0]];
  if (/^[a-z]+$/.test(only) && wrote !== only) {
    const meant = nearestOf(wrote, [only]).length > 0 ? `did you mean ${only}?` : usage(command, words);
    throw new BadInput(`${command}: unknown word "${wrote}": ${meant}`);
  }
  const missing = words.filter(word => !word.endsWith('?'))[positionals.length];
  if (missing !== undefined) throw new BadInput(`${command}: ${missing} is missing: ${usage(command, words)}`);
  if (positionals.length > words.length)
    throw new BadInput(`${command}: "${positionals[words.length]}" is one word too many: ${usage(command, words)}`);
  return { values: values as Parsed<T>['values'], positionals };
}

const usage = (command: string, words: readonly string[]): string =>
  ['longbox', command, ...words.map(word => (word.endsWith('?') ? `[${word.slice(0, -1)}]` : word))].join(' ');

/** The one of that name; `what` they are; `path`: where it is named. @throws BadInput */
export function named<T extends { readonly id: string }>(list: readonly T[], id: string, what: string, path = ''): T {
  const found = list.find(one => one.id === id);
  if (found !== undefined) return found;
  const ids = list.map(one => one.id);
  throw new BadInput(`no ${what} "${id}"${nearest(id, ids)}`, path);
}

/** How many play a game: "2", or "2 to 8". */
export const seatsInWords = ({ seats: { min, max } }: Game): string => (min === max ? `${min}` : `${min} to ${max}`);

/** The game of that name; `path`: where it is named. @throws BadInput */
export const findGame = (id: string, { games }: House, path = ''): Game => named(games, id, 'game', path);

/** All that a list of names asks for, of those known; `lacking`: that there is no such one. @throws BadInput */
export const listed = <T extends string>(list: string, known: readonly T[], lacking: string, path: string): T[] =>
  list.split(',').map(name => {
    const found = known.find(one => one === name.trim());
    if (found === undefined) throw new BadInput(`${lacking} "${name}"${nearest(name, known)}`, path);
    return found;
  });

/** What went wrong, in its own words. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** An id as Discord makes them. @throws BadInput */
export function snowflake(option: string, value: string): string {
  if (!/^\d{17,20}$/.test(value))
    throw new BadInput(`${option} is an id of Discord's, 17 to 20 digits, not "${value}"`);
  return value;
}

/** A whole number from `least`. @throws BadInput */
export function wholeNumber(option: string, value: string | undefined, otherwise: number, least = 1): number {
  if (value === undefined) return otherwise;
  const number = Number(value);
  if (!/^\d+$/.test(value) || !Number.isSafeInteger(number) || number < least)
    throw new BadInput(`${option} is a whole number from ${least}, not "${value}"`);
  return number;
}
