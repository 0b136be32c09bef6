import { FluentBundle, FluentResource } from '@fluent/bundle';
import { COMMAND_WORDS, localesOf, packageRoot, readNames, readWords } from './files.js';
import { functions } from './functions.js';
import { type Care, FluentWords, type Words } from './words.js';

export { checkResource, type Inspection, inspect } from './check.js';
export { COMMAND_WORDS, localesOf, packageRoot } from './files.js';
export { labelled } from './labelled.js';
export { wordingOf } from './wording.js';
export type { Care, TableWords, Words } from './words.js';
export { readable } from './words.js';

/** The language that every message is written in first, and that all others fall back on. */
export const FALLBACK = 'en';

/** Reads words from the source tree and keeps them: one bundle a game and locale. */
export class Library {
  private readonly root: string;
  private readonly care: Care;
  private readonly kept = new Map<string, Words>();

  constructor(care: Care, root = packageRoot()) {
    this.care = care;
    this.root = root;
  }

  words(game: string | null, locale: string): Words {
    const key = `${game ?? ''}|${locale}`;
    const kept = this.kept.get(key);
    if (kept !== undefined) return kept;
    const chosen = this.nearest(game, locale);
    const bundles = [...new Set([chosen, FALLBACK])].map(one => this.bundle(game, one));
    const words = new FluentWords(chosen, bundles, this.care, readNames(this.root, game, chosen));
    this.kept.set(key, words);
    return words;
  }

  /** `pt-BR`, else `pt`, else English. */
  private nearest(game: string | null, locale: string): string {
    const there = new Set([...localesOf(null, this.root), ...(game === null ? [] : localesOf(game, this.root))]);
    return [locale, locale.split('-')[0] ?? ''].find(one => there.has(one)) ?? FALLBACK;
  }

  /** The common words, over which the game's own lie. */
  private bundle(game: string | null, locale: string): FluentBundle {
    const joints = readNames(this.root, game, locale).joint;
    const bundle = new FluentBundle(locale, { useIsolating: false, functions: functions(locale, joints) });
    for (const owner of [null, COMMAND_WORDS, ...(game === null ? [] : [game])]) {
      const ftl = readWords(this.root, owner, locale);
      if (ftl !== null) bundle.addResource(new FluentResource(ftl), { allowOverrides: true });
    }
    return bundle;
  }
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
