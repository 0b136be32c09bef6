import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { allCards } from '../../src/discord/decks/all-cards.js';
import { packageRoot } from '../../src/home/index.js';
import { pages } from '../docs/markdown.js';
import { messagesOf, OWNERS, readingsOf } from './messages.js';

/** What nobody says at a table, and what we say instead. */
const BANNED: readonly (readonly [RegExp, string])[] = [
  [/\bwhoever\b/i, 'players who…'],
  [/\banew\b/i, 'again; reshuffled'],
  [/\bawaited\b/i, 'waiting for…; your turn'],
  [/\bmend(ed|s)?\b/i, 'fix'],
  [/\b(taken?|takes|took) (that |it )?back\b/i, 'undo'],
  [/\bthat are none\b/i, 'that isn’t one'],
  [/\bpractice players?\b/i, 'practice bot'],
  [/\bstanding orders?\b/i, 'auto-replies'],
  [/\bcalled off\b/i, 'cancelled'],
  [/\bput right\b/i, 'correct'],
  [/\bgives? (it |the match )?up the match\b/i, 'concede'],
  [/(?<!\.)\.\.(?!\.)/, 'one stop'],
];

/** What players and readers of pages see is spelled as the games spell it. */
const BRITISH: readonly (readonly [RegExp, string])[] = [
  [/\bcolour/i, 'color'],
  [/\bdefence/i, 'defense'],
  [/\bcancelled\b/i, 'canceled'],
  [/\btowards\b/i, 'toward'],
  [/\b(behavi|fav|neighb)our/i, '-or'],
  [/\blicence/i, 'license'],
];
const UNSAID = [...BANNED, ...BRITISH];

/** In comments two stops may be a range, or a path. */
const STOPS = ['(?<!\\.)\\.\\.(?!\\.)'];

/** Here something really goes back: a card, a counter, a seat. */
const TAKES_BACK = new Set([
  'ask-take-back',
  'verb-take-back',
  'log-take-back',
  'log-counter-back',
  'awaiting-take-back',
  'awaiting-take',
  'says-take-back',
  'ask-handover-practice',
]);

const messages = OWNERS.flatMap(owner => messagesOf(owner, 'en')).map(({ name, pattern }) => ({
  name,
  text: readingsOf(pattern).join('\n'),
}));

it('every message is read', () => {
  expect(messages.length).toBeGreaterThan(2500);
});

it('nothing is said in the words of a translation', () => {
  const wrong = messages
    .filter(({ name }) => !TAKES_BACK.has(name))
    .flatMap(({ name, text }) =>
      UNSAID.filter(([pattern]) => pattern.test(text)).map(
        ([pattern, better]) => `${name}: ${pattern.source} → ${better}: ${text}`,
      ),
    );
  expect(wrong).toEqual([]);
});

it('cards are spelled as the games spell them', () => {
  const titles = allCards('en').map(({ shown }) => shown);
  expect(titles.filter(title => BRITISH.some(([pattern]) => pattern.test(title)))).toEqual([]);
});

/** The banned words of a page, code and the addresses of links left out. */
const slips = ({ prose }: { readonly prose: string }): string[] =>
  prose
    .replace(/\]\([^)]*\)/g, ']')
    .split('\n')
    .flatMap(line =>
      UNSAID.filter(([pattern]) => pattern.test(line)).map(
        ([pattern, better]) => `${pattern.source} → ${better}: ${line}`,
      ),
    );

const ours = pages().filter(({ path }) => !path.startsWith('tests/'));

it.each(ours.map(page => [page.path, page] as const))('%s has no words of a translation', (_, page) =>
  expect(slips(page)).toEqual([]),
);

/** What engineers read in code; these lists of words are about the words themselves. */
const sources = ['src', 'commands', 'scripts', 'tests'].flatMap(folder =>
  readdirSync(join(packageRoot(), folder), { recursive: true, encoding: 'utf8' })
    .map(file => join(folder, file))
    .filter(file => /\.(ts|js|mjs)$/.test(file) && !/tests\/locales\/(voice\.test|glossary)\.ts$/.test(file)),
);

const COMMENT = /(?:^\s*(?:\/\/|\/?\*+(?=[\s/]|$))|\s\/\/\s)(.*)$/;
const TEST_NAME = /\b(?:it|test|describe|scenario)(?:\.\w+(?:\([^)]*\))?)*\(\s*(['"`])(.*?)\1/;

/** What an engineer reads in a line besides code. */
const proseIn = (line: string): string => COMMENT.exec(line)?.[1] ?? TEST_NAME.exec(line)?.[2] ?? '';

it('comments and test names have no words of a translation', () => {
  expect(sources.length).toBeGreaterThan(1000);
  const wrong = sources.flatMap(file =>
    readFileSync(join(packageRoot(), file), 'utf8')
      .split('\n')
      .flatMap((line, at) => {
        const prose = proseIn(line).replace(/`[^`]*`/g, '');
        return BANNED.filter(([pattern]) => !STOPS.includes(pattern.source) && pattern.test(prose)).map(
          ([pattern, better]) => `${file}:${at + 1}: ${pattern.source} → ${better}`,
        );
      }),
  );
  expect(wrong).toEqual([]);
});
