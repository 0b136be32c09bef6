import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { packageRoot } from '../../src/home/index.js';
import { readWords, wordsFolder } from '../../src/locales/files.js';
import { COMMAND_WORDS, checkResource, FALLBACK, inspect, localesOf } from '../../src/locales/index.js';

describe('a file of words', () => {
  it.each([
    ['a = ok\n# comment\nb =\n    two lines\n    of text\n    .x = attribute\n', []],
    ['a = { $x\nb = fine', ['line 1: "a" cannot be read']],
    ['a = ok\n    .x = { $y', ['line 1: "a" cannot be read', 'line 2: "a.x" cannot be read']],
    ['a = one\na = two', ['line 2: "a" stands on line 1 already']],
    ['no equals sign', ['line 1: neither a message, nor a comment, nor indented: no equals sign']],
    ['a =\n\ttab', ['line 1: "a" cannot be read', 'line 2: indented by a tab, which Fluent does not read']],
    ['a = { $n ->\n    [one] x\n}', ['line 1: "a" cannot be read']],
  ])('%j', (ftl, problems) => expect(checkResource(ftl)).toEqual(problems));
});

const root = packageRoot();
const games = join(root, 'src', 'games');
const owners = [null, COMMAND_WORDS, ...readdirSync(games).filter(game => existsSync(wordsFolder(root, game)))];

describe.each(owners)('the words of %s', owner => {
  const locales = localesOf(owner);
  const found = locales.map(locale => inspect(readWords(root, owner, locale) ?? ''));

  it('can all be read', () => {
    for (const [at, { problems }] of found.entries())
      expect({ [locales[at]!]: problems }).toEqual({ [locales[at]!]: [] });
  });

  it('are in English too', () => {
    if (locales.length > 0) expect(locales).toContain(FALLBACK);
  });
});

describe('words in several files', () => {
  const root = mkdtempSync(join(tmpdir(), 'words-'));
  const put = (file: string, words: string): void => writeFileSync(join(wordsFolder(root, 'game'), file), words);
  mkdirSync(join(wordsFolder(root, 'game'), 'en'), { recursive: true });
  put('en.ftl', 'a = one');
  put('en/more.ftl', 'b = two');
  put('de.ftl', 'a = eins');
  afterAll(() => rmSync(root, { recursive: true }));

  it('are those of a language and of the folder beside it', () => {
    expect(inspect(readWords(root, 'game', 'en') ?? '')).toMatchObject({ ids: ['a', 'b'], problems: [] });
    expect(readWords(root, 'game', 'de')).toBe('a = eins');
    expect(readWords(root, 'game', 'fr')).toBeNull();
  });
  it('make no language of their own', () => expect(localesOf('game', root)).toEqual(['de', 'en']));
});
