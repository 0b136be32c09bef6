import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { FALLBACK, localesOf } from '../../src/locales/index.js';

const PAGE = fileURLToPath(new URL('../../src/playground/page/', import.meta.url));
const source = readdirSync(PAGE)
  .filter(name => /\.(js|html)$/.test(name) && !name.startsWith('words-'))
  .map(name => readFileSync(join(PAGE, name), 'utf8'))
  .join('\n');
/** Where the server refuses what a member does on the page, in sentences, and nothing else ends like one. */
const server = ['asks', 'web']
  .flatMap(room => readdirSync(join(PAGE, '..', room)).map(name => join(PAGE, '..', room, name)))
  .map(file => readFileSync(file, 'utf8'))
  .join('\n');
const LANGUAGES = localesOf(null)
  .filter(locale => locale !== FALLBACK)
  .map(locale => locale.split('-')[0] as string);

async function wordsOf(language: string): Promise<Record<string, string>> {
  const file = pathToFileURL(join(PAGE, `words-${language}.js`)).href;
  return ((await import(/* @vite-ignore */ file)) as { default: Record<string, string> }).default;
}

/** What the page and its server say, as far as it stands where it is said, and what index.html calls its parts. */
const said = new Set(
  [...source.matchAll(/\b(?:say|spoken)\(\s*'([^'\n]+)'|aria-label="([^"]+)"/g)].map(
    ([, said, label]) => said ?? label,
  ),
);
for (const [, sentence] of server.matchAll(/'([^'\n]+ [^'\n]+\.)'/g)) said.add(sentence);
const gaps = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([gap]) => gap).sort();

describe.each(LANGUAGES)('the words of the page in %s', language => {
  it('are there for all it says, with the same gaps, and for nothing else', async () => {
    const words = await wordsOf(language);
    expect([...said].filter(text => !Object.hasOwn(words, text as string))).toEqual([]);
    expect(
      Object.keys(words).filter(
        text => ![`'${text}'`, `"${text}"`, `>${text}<`].some(written => `${source}${server}`.includes(written)),
      ),
    ).toEqual([]);
    for (const [english, text] of Object.entries(words)) expect(gaps(text), english).toEqual(gaps(english));
  });

  it('are those of every other language', async () => {
    expect(Object.keys(await wordsOf(language))).toEqual(Object.keys(await wordsOf('de')));
  });
});

it('what the page says stands in no other way in its code', () => {
  const bare = source.match(/^.*(?:'aria-label'|placeholder|title): ['`][A-Z].*$|h\('h2', \{\}, ['`].*$/gm);
  expect(bare).toBeNull();
});
