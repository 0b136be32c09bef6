import { hash } from '../../kernel/index.js';
import { LIMITS } from '../reply/limits.js';

// What a button or select carries: `<verb>|<subject>|<number>[.<page>]|<argument>`, at most 100 characters.
//
// A key with `+` before it answers the question that follows as well, by its default: a card is paid for as its line says.

/**
 * What clicks on prompts do: on a button or a select of which kinds of prompt, and what their argument is. Other rooms of
 * `discord/` use the same codec with verbs of their own.
 */
export const promptVerbs = [
  'a', // button (one, some up to 1), a key: answers with this option
  's', // select (one, some, amount), which select: answers with the chosen values
  'n', // button (some from 0): answers with none
  'amt', // button (amount), a number: answers with this number
  'sug', // button (pay, order): answers with the first legal answer there is
  'd', // button (order, distribute, pay), a key: drafts it next in order, one more for it, to pay with it or not
  'ds', // select (the same), which select: the same, with the chosen value
  'set', // select (some from 2), which select: drafts exactly these of the options listed there
  'rest', // select (distribute), which select: drafts that it gets all that is left, as far as it holds
  'undo', // button (any draft): takes the last step out of the draft
  'clear', // button (any draft): empties the draft
  'ok', // button (any draft): answers with the draft
  'pg', // button (any long list), which button: shows the page that the id names
  'no', // button (any): tells what is not possible now, and why
] as const;
export type PromptVerb = (typeof promptVerbs)[number];

const SHAPE = /^([a-z]{1,6})\|([\w-]{1,36})\|(0|[1-9]\d{0,8})(?:\.(0|[1-9]\d{0,8}))?\|(.*)$/s;

/** The parts of an id, as any verb has them; `defineClick` says what they may be for each. */
export interface IdParts {
  readonly verb: string;
  /** What the click is about: the id of a match, a night, a deck. */
  readonly subject: string;
  /** The prompt's number, or that of a proposal; 0 for what belongs to none. */
  readonly number: number;
  /** The page of options that was shown. */
  readonly page: number;
  readonly arg: string;
}

/** What has to be given to write an id. */
export type NewId = Pick<IdParts, 'verb' | 'subject'> & Partial<IdParts>;

/** @throws when a part has a shape that could not be read again, or the whole is too long */
export function encodeId({ verb, subject, number = 0, page = 0, arg = '' }: NewId): string {
  const id = [verb, subject, page ? `${number}.${page}` : `${number}`, arg].join('|');
  const read = decodeId(id);
  if (read === null || read.arg !== arg || id.length > LIMITS.customId) throw new Error(`not a custom id: ${id}`);
  return id;
}

/** The id of a click about something that has an id of its own. */
export const idAbout = (verb: string, { id }: { readonly id: string }, arg = ''): string =>
  encodeId({ verb, subject: id, arg });

/** The same of a question of its, a proposal, or whatever else has a number. */
export const idAt = (verb: string, { id }: { readonly id: string }, number: number, arg = ''): string =>
  encodeId({ verb, subject: id, number, arg });

/** Null for what is no custom id of ours. */
export function decodeId(id: string): IdParts | null {
  const [, verb, subject, number, page = '0', arg] = SHAPE.exec(id) ?? [];
  if (verb === undefined || subject === undefined || arg === undefined || id.length > LIMITS.customId) return null;
  return { verb, subject, number: Number(number), page: Number(page), arg };
}

const LONGEST = 36;
const HASHED = '~';

/** Before a key: the question that follows is answered at once by its default. */
const FOLLOWED = '+';

/** A key as an id or a select carries it: itself, or a short hash where it is long or looks like one. */
export function keyArg(key: string): string {
  const fits = key !== '' && key.length <= LONGEST && key.trim() === key && ![HASHED, FOLLOWED].includes(key.charAt(0));
  return fits ? key : HASHED + hash(key).slice(0, 16);
}

/** The same of an answer with which the next question is answered, too. */
export const followedArg = (key: string): string => FOLLOWED + keyArg(key);

export const isFollowed = (arg: string): boolean => arg.startsWith(FOLLOWED);

/** The argument without that. */
export const alone = (arg: string): string => (isFollowed(arg) ? arg.slice(FOLLOWED.length) : arg);

/** The one of these that an argument names. */
export function named<T extends { readonly key: string }>(list: readonly T[], arg: string): T | undefined {
  return list.find(one => keyArg(one.key) === arg);
}
