import type { Seat } from '../../kernel/index.js';
import type { ToneName } from '../style.js';
import { type Emblem, emblems } from './drawings.js';

export type EmblemName = keyof typeof emblems;
/** An emblem as a sign of a picture: its name, told apart from those of icons. */
export type EmblemSign = `emblem-${EmblemName}`;

/** Every emblem there is, in a fixed order. */
export const emblemNames = Object.keys(emblems) as readonly EmblemName[];

/** What a character is called in the list of emblems: `Dr. Strange` is `dr-strange`, as is `Doctor Strange`. */
const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^doctor(?![a-z])/, 'dr')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const has = (name: string): name is EmblemName => Object.hasOwn(emblems, name);

/** The emblem of a character by its printed name; of two in a team, that of the first who has one. */
export function emblemOf(name: string): EmblemName | null {
  return [name, ...name.split(' & ')].map(slugOf).find(has) ?? null;
}

export const isEmblem = (sign: string): sign is EmblemSign => sign.startsWith('emblem-');
export const signOf = (name: EmblemName): EmblemSign => `emblem-${name}`;
export const emblemPath = (sign: EmblemSign): string => (emblems[sign.slice(7) as EmblemName] as Emblem).path;
export const emblemTone = (name: EmblemName): ToneName => (emblems[name] as Emblem).tone;

/** The first letters of the first two words of a name: they stand in where there is no emblem. What is in brackets is no name. */
export function initialsOf(name: string): string {
  const words = name
    .replace(/ \([^)]*\)/g, '')
    .split(/[\s\-–&/:]+/)
    .filter(word => /[\p{L}\p{N}]/u.test(word));
  const letters = words.slice(0, 2).map(word => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? '');
  return letters.join('').toLocaleUpperCase();
}

const SPARE: readonly ToneName[] = ['blue', 'red', 'green', 'yellow', 'purple', 'sky', 'steel', 'night'];

/** The colour of a place at the table. */
export const seatTone = (seat: Seat): ToneName => SPARE[seat % SPARE.length] as ToneName;

/** A colour for a name that has none of its own: always the same for the same name. */
export function spareTone(name: string): ToneName {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return SPARE[sum % SPARE.length] as ToneName;
}
