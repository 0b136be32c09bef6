import { FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';
import { games } from '../../src/games/index.js';
import { COMMAND_WORDS, packageRoot, readWords } from '../../src/locales/files.js';
import { pages } from '../docs/markdown.js';

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

/** Here something really is taken back: a card, a counter, a seat. */
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

type Pattern = NonNullable<FluentResource['body'][number]['value']>;

const literal = (element: Exclude<Pattern, string>[number]): string[] => {
  if (typeof element === 'string') return [element];
  if (element.type === 'select') return element.variants.flatMap(({ value }) => [said(value)]);
  return ['\u2026'];
};
/** A message as it would be read, each choice in it on a line of its own. */
const said = (pattern: Pattern): string => (typeof pattern === 'string' ? pattern : pattern.flatMap(literal).join(''));

const messages = [null, COMMAND_WORDS, ...games.map(({ id }) => id)].flatMap(owner => {
  const ftl = readWords(packageRoot(), owner, 'en') ?? '';
  return new FluentResource(ftl).body.flatMap(({ id, value, attributes }) =>
    [
      ...(value === null ? [] : [[id, value] as const]),
      ...Object.entries(attributes).map(([name, one]) => [`${id}.${name}`, one] as const),
    ].map(([name, one]) => ({ name, text: said(one) })),
  );
});

it('every message is read', () => {
  expect(messages.length).toBeGreaterThan(2500);
});

it('nothing is said in the words of a translation', () => {
  const wrong = messages
    .filter(({ name }) => !TAKES_BACK.has(name))
    .flatMap(({ name, text }) =>
      BANNED.filter(([pattern]) => pattern.test(text)).map(
        ([pattern, better]) => `${name}: ${pattern.source} → ${better}: ${text}`,
      ),
    );
  expect(wrong).toEqual([]);
});

/** The banned words of a page, code and the addresses of links left out. */
const slips = ({ prose }: { readonly prose: string }): string[] =>
  prose
    .replace(/\]\([^)]*\)/g, ']')
    .split('\n')
    .flatMap(line =>
      BANNED.filter(([pattern]) => pattern.test(line)).map(
        ([pattern, better]) => `${pattern.source} → ${better}: ${line}`,
      ),
    );

const ours = pages().filter(({ path }) => !path.startsWith('tests/'));

it.each(ours.map(page => [page.path, page] as const))('%s has no words of a translation', (_, page) =>
  expect(slips(page)).toEqual([]),
);
