import { FluentResource } from '@fluent/bundle';
import { games } from '../../src/games/index.js';
import { packageRoot } from '../../src/home/index.js';
import { COMMAND_WORDS, readWords } from '../../src/locales/files.js';

export type Pattern = NonNullable<FluentResource['body'][number]['value']>;
type Element = Exclude<Pattern, string>[number];

/** A message of a word file, or one of its attributes. */
export interface Message {
  /** Whose words it belongs to; null for those that no game owns. */
  readonly owner: string | null;
  /** Attributes as `id.name`. */
  readonly name: string;
  readonly attribute: boolean;
  readonly pattern: Pattern;
}

/** Everybody who owns words. */
export const OWNERS: readonly (string | null)[] = [null, COMMAND_WORDS, ...games.map(({ id }) => id)];

/** All messages of an owner in a language; none where there is no such file. */
export function messagesOf(owner: string | null, locale: string): Message[] {
  const ftl = readWords(packageRoot(), owner, locale);
  if (ftl === null) return [];
  return new FluentResource(ftl).body.flatMap(({ id, value, attributes }) => [
    ...(value === null ? [] : [{ owner, name: id, attribute: false, pattern: value }]),
    ...Object.entries(attributes).map(([name, pattern]) => ({
      owner,
      name: `${id}.${name}`,
      attribute: true,
      pattern,
    })),
  ]);
}

/** Stands for what fills a message. */
export const FILLED = '\u25AF';

/** So many ways of reading a message are looked at. */
const MOST = 64;

/** Every way a message can be read, by its choices; what fills it is one sign. */
export function readingsOf(pattern: Pattern): string[] {
  if (typeof pattern === 'string') return [pattern];
  return pattern.reduce<string[]>(
    (before, element) => {
      const next = partsOf(element);
      return before.flatMap(said => next.map(part => said + part)).slice(0, MOST);
    },
    [''],
  );
}

function partsOf(element: Element): string[] {
  if (typeof element === 'string') return [element];
  if (element.type === 'select') return element.variants.flatMap(({ value }) => readingsOf(value));
  return element.type === 'str' ? [element.value] : [FILLED];
}

/** What something in a pattern stands for, all the way down. */
function* walk(
  node: unknown,
): Generator<{ readonly type: string; readonly name?: string; readonly [more: string]: unknown }> {
  if (Array.isArray(node)) for (const one of node) yield* walk(one);
  else if (typeof node === 'object' && node !== null) {
    if ('type' in node) yield node as { type: string };
    for (const one of Object.values(node)) yield* walk(one);
  }
}

/** The arguments that fill a message. */
export const variablesOf = (pattern: Pattern): string[] =>
  [...new Set(Array.from(walk(pattern)).flatMap(({ type, name }) => (type === 'var' ? [String(name)] : [])))].sort();

/** The forms in which a message wants what fills it. */
export const formsAskedBy = (pattern: Pattern): string[] =>
  Array.from(walk(pattern)).flatMap(({ type, name, args }) =>
    type === 'func' && name === 'FORM'
      ? (args as { type: string; value: { value: string } }[]).flatMap(one =>
          one.type === 'narg' ? one.value.value : [],
        )
      : [],
  );
