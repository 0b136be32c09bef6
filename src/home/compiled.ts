import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { constants, Script } from 'node:vm';
import { bundleFolder } from './index.js';

/** Beside a module of the bundle lies what V8 made of it when it was built. */
const MADE = '.v8';

type Run = (
  exports: unknown,
  require: NodeJS.Require,
  module: NodeJS.Module,
  filename: string,
  dirname: string,
) => void;

/** What has run, by its file, in a build. Anywhere else it would be held for nothing: most of it runs only once. */
let kept: Map<string, Script> | undefined;

/**
 * Has modules of the bundle run as V8 compiled them at build: compiling them takes half of a start. Another version of
 * Node than the one that built them compiles them by itself. `keep` is for a build, which writes them down.
 */
export function useCompiled({ keep }: { readonly keep: boolean }): void {
  if (keep) kept = new Map();
  // Deprecated for those who would translate sources on the way. Nothing else lets Node 20 take what is already compiled.
  const { extensions } = createRequire(import.meta.url);
  const plain = extensions['.js'];
  const bundle = bundleFolder();
  extensions['.cjs'] = (module: NodeJS.Module, file: string): unknown =>
    file.startsWith(bundle) ? run(module, file) : plain?.(module, file);
}

/** A module of the bundle, by its file, as V8 compiled it at build, or compiled now where this V8 can't use that, or nothing is there. */
export function compile(filename: string): Script {
  const made = `${filename}${MADE}`;
  // Letters that aren't ASCII are written as codes, so a byte is a letter.
  const source = readFileSync(filename, 'latin1');
  return new Script(`(function (exports, require, module, __filename, __dirname) {${source}\n})`, {
    filename,
    ...(existsSync(made) && { cachedData: readFileSync(made) }),
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
}

function run(module: NodeJS.Module, filename: string): void {
  const script = compile(filename);
  kept?.set(filename, script);
  (script.runInThisContext() as Run)(module.exports, createRequire(filename), module, filename, dirname(filename));
}

/** Loads every module that programs share, and writes down what V8 has made of all it has run until now. */
export function writeCompiled(): void {
  const require = createRequire(import.meta.url);
  const shared = join(bundleFolder(), 'shared');
  for (const file of readdirSync(shared)) if (file.endsWith('.cjs')) require(join(shared, file));
  for (const [file, script] of kept ?? []) writeFileSync(`${file}${MADE}`, script.createCachedData());
}
