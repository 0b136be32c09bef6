import { z } from 'zod';
import { hash } from '../../kernel/index.js';

// What a button or select carries: `<verb>|<match>|<prompt>[.<page>]|<argument>`, at most 100 characters.
//
// | verb  | on                          | argument        | means                                                      |
// |-------|-----------------------------|-----------------|------------------------------------------------------------|
// | a     | button: one, some (max 1)   | key             | answer with this option                                    |
// | s     | select: one, some, amount   | which select    | answer with the chosen values                              |
// | n     | button: some (min 0)        |                 | answer with none                                           |
// | amt   | button: amount              | number          | answer with this number                                    |
// | sug   | button: pay, order          |                 | answer with the first legal answer there is                |
// | d     | button: order, share, pay   | key             | draft: next in order, one more for it, pay with it or not  |
// | ds    | select: the same            | which select    | the same, with the chosen value                            |
// | set   | select: some (max > 1)      | which select    | draft: of the options listed there, exactly these          |
// | rest  | select: distribute          | which select    | draft: it gets all that is left, as far as it holds        |
// | undo  | button: any draft           |                 | draft: without its last step                               |
// | clear | button: any draft           |                 | draft: empty                                               |
// | ok    | button: any draft           |                 | answer with the draft                                      |
// | pg    | button: any long list       | which button    | show the page that the id names                            |
// | no    | button: any                 |                 | tell what is not possible now, and why                     |
//
// Other rooms of `discord/` use the same codec with verbs of their own; only these belong to prompts.
export const promptVerbs = [
  'a',
  's',
  'n',
  'amt',
  'sug',
  'd',
  'ds',
  'set',
  'rest',
  'undo',
  'clear',
  'ok',
  'pg',
  'no',
] as const;
export type PromptVerb = (typeof promptVerbs)[number];
export const isPromptVerb = (verb: string): verb is PromptVerb => (promptVerbs as readonly string[]).includes(verb);

const whole = z
  .string()
  .regex(/^(0|[1-9]\d{0,8})$/)
  .transform(Number);
const parts = z.tuple([
  z.string().regex(/^[a-z]{1,6}$/),
  z.string().regex(/^[\w-]{1,36}$/),
  z
    .string()
    .transform(said => said.split('.'))
    .pipe(z.union([z.tuple([whole]), z.tuple([whole, whole])])),
  z.string(),
]);

export interface CustomId {
  readonly verb: string;
  readonly match: string;
  /** The prompt's number; 0 for what belongs to no prompt. */
  readonly prompt: number;
  /** The page of options that was shown. */
  readonly page: number;
  readonly arg: string;
}

/** @throws when a part has a shape that could not be read again, or the whole is too long */
export function encodeId({ verb, match, prompt, page, arg }: Omit<CustomId, 'page'> & { page?: number }): string {
  const id = [verb, match, page ? `${prompt}.${page}` : `${prompt}`, arg].join('|');
  const read = decodeId(id);
  if (read === null || read.arg !== arg || id.length > 100) throw new Error(`not a custom id: ${id}`);
  return id;
}

/** Null for what is no custom id of ours. */
export function decodeId(id: string): CustomId | null {
  const cut = id.split('|');
  const read = parts.safeParse([...cut.slice(0, 3), cut.slice(3).join('|')]);
  if (!read.success || cut.length < 4 || id.length > 100) return null;
  const [verb, match, [prompt, page = 0], arg] = read.data;
  return { verb, match, prompt, page, arg };
}

const LONGEST = 36;
const HASHED = '~';

/** A key as an id or a select carries it: itself, or a short hash where it is long or looks like one. */
export function keyArg(key: string): string {
  const fits = key !== '' && key.length <= LONGEST && key.trim() === key && !key.startsWith(HASHED);
  return fits ? key : HASHED + hash(key).slice(0, 16);
}

/** The one of these that an argument names. */
export function named<T extends { readonly key: string }>(list: readonly T[], arg: string): T | undefined {
  return list.find(one => keyArg(one.key) === arg);
}
