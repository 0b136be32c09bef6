import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { type Page, pages, read, root } from './markdown.js';

/** A whole file that a guide lets its reader write. */
interface Written {
  readonly path: string;
  readonly text: string;
}

/** What the guides name for the first time, and only their readers put on a list; of anything else that is wrong there is no word here. */
const NEW = /^(?:Argument of type|Type) '"(?:ending|stairs)"' is not assignable/;

const CREATED =
  /`([\w/-]+?)\/?`\. Create `([\w.-]+)` there|Create `([\w.-]+)` in `([\w/-]+)`|whole of `([\w.-]+)` in `([\w/-]+)` is/g;

/** The files in the order in which a guide has them: a place is named before the block that goes there. */
function writtenIn(path: string): Written[] {
  const parts = read(path).split('```');
  return parts.flatMap((text, at) => {
    const said = parts[at - 1];
    const [place] = at % 2 === 0 || said === undefined ? [] : [...said.matchAll(CREATED)].slice(-1);
    if (place === undefined) return [];
    const [, folder = place[4] ?? place[6], file = place[3] ?? place[5]] = place;
    return [{ path: `${folder}/${file}`, text: text.replace(/^ts\n/, '') }];
  });
}

const guides = pages().flatMap(({ path }: Page) => (path.startsWith('docs/add-a-') ? [path] : []));
const written = guides.flatMap(writtenIn);

test('what guides let their readers create is not there yet, unless it is just that', () => {
  expect(written.map(({ path }) => path)).toEqual([
    'commands/first.ts',
    'tests/e2e/first.test.ts',
    'src/discord/match/first.ts',
    'commands/first.ts',
    'src/leagues/formats/stairs.ts',
    'tests/leagues/stairs.test.ts',
    'tests/stats/ending.test.ts',
  ]);
  const taken = written.filter(
    ({ path }) =>
      existsSync(join(root, path)) && !written.some(other => other.path === path && other.text === read(path)),
  );
  expect(taken).toEqual([]);
});

test('the files that guides let their readers create have right types', () => {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), path => readFileSync(path, 'utf8'));
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: ['x.ts'] }, ts.sys, root);
  const host = ts.createCompilerHost(options);
  const files = new Map<string, string>();
  const { fileExists, getSourceFile, readFile } = host;
  host.fileExists = path => files.has(path) || fileExists(path);
  host.readFile = path => files.get(path) ?? readFile(path);
  host.getSourceFile = (path, version) => {
    const text = files.get(path);
    return text === undefined ? getSourceFile(path, version) : ts.createSourceFile(path, text, version);
  };
  for (const { path, text } of written) {
    const file = join(root, path);
    // A second version of a file lies beside the first.
    files.set(files.has(file) ? file.replace('.ts', '-again.ts') : file, text);
  }
  const program = ts.createProgram([...files.keys()], options, host);
  const told = [...files.keys()].flatMap(path => {
    const source = program.getSourceFile(path);
    const wrong = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return wrong.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  });
  expect(told.filter(one => !NEW.test(one))).toEqual([]);
});
