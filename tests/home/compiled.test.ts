import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { compile } from '../../src/home/compiled.js';
import { packageRoot } from '../../src/home/index.js';

const folder = mkdtempSync(join(tmpdir(), 'longbox-compiled-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Wrapper = (exports: object) => void;
function ran(file: string): object {
  const exports = {};
  (compile(file).runInThisContext() as Wrapper)(exports);
  return exports;
}

/** Which modules there are, and which of them V8 would rather compile by itself, as a process without options of its own sees it. */
const LOOK = `
  const { compile } = await import('${pathToFileURL(join(packageRoot(), 'dist/src/home/compiled.js'))}');
  const { readdirSync } = await import('node:fs');
  const shared = '${join(packageRoot(), 'dist/bundle/shared')}/';
  const files = readdirSync(shared).filter(file => file.endsWith('.cjs'));
  const rejected = files.filter(file => compile(shared + file).cachedDataRejected !== false);
  console.log(JSON.stringify({ files, rejected }));
`;

describe('what V8 made of the bundle', () => {
  it('is there for each module that programs share, and V8 takes it', () => {
    const { NODE_OPTIONS: _, ...env } = process.env;
    const said = execFileSync(process.execPath, ['--input-type=module', '-e', LOOK], { env, encoding: 'utf8' });
    const { files, rejected } = JSON.parse(said) as { files: string[]; rejected: string[] };
    expect(files.length).toBeGreaterThan(20);
    // What looks for the rest is loaded before it can be looked for.
    const boot = ['compiled', 'home', 'rolldown-runtime'];
    expect(rejected.map(file => file.replace(/-.{8}\.cjs$/, ''))).toEqual(boot);
  });

  it('is left aside where V8 cannot use it', () => {
    const file = join(folder, 'one.cjs');
    writeFileSync(file, 'exports.word = "\\u00fcber";');
    writeFileSync(`${file}.v8`, 'of another version');
    expect(compile(file).cachedDataRejected).toBe(true);
    expect(ran(file)).toEqual({ word: 'über' });
  });

  it('need not be there', () => {
    const file = join(folder, 'two.cjs');
    writeFileSync(file, 'exports.answer = 42;');
    expect(ran(file)).toEqual({ answer: 42 });
  });
});
