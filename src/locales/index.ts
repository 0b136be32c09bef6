import { FluentBundle, FluentResource } from '@fluent/bundle';
import { packageRoot } from '../home/index.js';
import { COMMAND_WORDS, localesOf, readNames, readWords } from './files.js';
import { functions } from './functions.js';
import { type Care, FluentWords, type Words } from './words.js';

export { calledOf, isCalled } from './called.js';
export { checkResource, type Inspection, inspect } from './check.js';
export { COMMAND_WORDS, localesOf } from './files.js';
export { labelled } from './labelled.js';
export { wordingOf } from './wording.js';
export type { Care, TableWords, Words } from './words.js';
export { readable } from './words.js';

/** The language that every message is written in first, and that all others fall back on. */
export const FALLBACK = 'en';

/** Reads words from the source tree and keeps them: each file is read once, and each language of a game put together once. */
export class Library {
  private readonly care: Care;
  private readonly nearest: (game: string | null, locale: string) => string;
  private readonly spoken: (game: string | null, locale: string) => Words;

  constructor(care: Care, root = packageRoot()) {
    this.care = care;
    const locales = keeping((owner: string | null) => new Set(localesOf(owner, root)));
    const resources = keeping((owner: string | null, locale: string) => {
      const ftl = readWords(root, owner, locale);
      return ftl === null ? null : new FluentResource(ftl);
    });
    const names = keeping((game: string | null, locale: string) => readNames(root, game, locale));
    const bundles = keeping((game: string | null, locale: string) => {
      const { joint } = names(game, locale);
      const bundle = new FluentBundle(locale, { useIsolating: false, functions: functions(locale, joint) });
      // The common words, over which the game's own lie.
      for (const owner of [null, COMMAND_WORDS, ...(game === null ? [] : [game])]) {
        const resource = resources(owner, locale);
        if (resource !== null) bundle.addResource(resource, { allowOverrides: true });
      }
      return bundle;
    });
    // `pt-BR`, else `pt`, else English.
    this.nearest = keeping((game, locale) => {
      const there = (one: string): boolean => locales(null).has(one) || (game !== null && locales(game).has(one));
      return [locale, locale.split('-')[0] ?? ''].find(there) ?? FALLBACK;
    });
    this.spoken = keeping((game, locale) => {
      const asked = [...new Set([locale, FALLBACK])].map(one => bundles(game, one));
      return new FluentWords(locale, asked, this.care, names(game, locale));
    });
  }

  words(game: string | null, locale: string): Words {
    return this.spoken(game, this.nearest(game, locale));
  }
}

/** A function of names that makes each value once and keeps it. */
function keeping<Names extends readonly (string | null)[], Value>(make: (...names: Names) => Value) {
  const kept = new Map<string, Value>();
  return (...names: Names): Value => {
    const key = names.join('|');
    const there = kept.get(key);
    if (there !== undefined) return there;
    const made = make(...names);
    kept.set(key, made);
    return made;
  };
}

let library: Library | null = null;

/** Sets how carefully words are said from now on, and where they are read. Without a call: strictly in tests, else in silence. */
export function configureWords(care: Partial<Care>, root = packageRoot()): void {
  library = new Library({ strict: process.env.VITEST !== undefined, report: () => undefined, ...care }, root);
}

/** The words of a game (null: only those that no game owns) in a locale, or in the nearest there is. */
export function loadWords(gameId: string | null, locale: string): Words {
  if (library === null) configureWords({});
  return (library as unknown as Library).words(gameId, locale);
}
