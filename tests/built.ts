import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vitest/config';

const root = join(import.meta.dirname, '..');
/** `npm run mutate:cards` has tests look at a copy in which something is wrong. */
const dist = process.env.LONGBOX_DIST ?? join(root, 'dist');

/** What was built of the sources: Node loads it by itself. */
export const BUILT = /\/dist\/(src|commands)\//;

/**
 * Has tests load what was built of the sources, as those who start the bot do, instead of each process turning every source
 * into something of Vitest's own. They are built before the first test (`tests/folders.ts`); while files are watched the sources are
 * loaded themselves.
 */
export const built = (): Plugin => {
  let server: { readonly watch?: unknown } = {};
  return {
    name: 'longbox:built',
    enforce: 'pre',
    configResolved(config) {
      // Whether files are watched is said there later.
      server = config.server;
    },
    resolveId(source, importer) {
      if (server.watch != null || importer === undefined || !/^\..*\.js$/.test(source)) return null;
      const path = relative(root, join(dirname(importer), source)).replaceAll('\\', '/');
      const file = join(dist, path);
      return /^(src|commands)\//.test(path) && existsSync(file) ? file : null;
    },
  };
};
