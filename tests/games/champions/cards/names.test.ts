import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { catalogueOf } from '../../../../src/decks/list/catalogue.js';
import { champions } from '../../../../src/games/champions/index.js';
import { gameOf } from '../../../../src/games/index.js';
import { packageRoot } from '../../../../src/home/index.js';
import { type Arg, type Game, type Text, text } from '../../../../src/kernel/index.js';
import { Library, loadWords, localesOf } from '../../../../src/locales/index.js';
import { foreignRoot } from '../../../locales/foreign.js';

const folder = join(packageRoot(), 'src', 'games', 'champions', 'words', 'names');
const files = readdirSync(folder).map(file => [file, readFileSync(join(folder, file), 'utf8')] as const);

const { cards } = champions;
const isPrinted = (arg: Arg): arg is Extract<Arg, { of: string }> => typeof arg === 'object' && 'of' in arg;
const partsOf = (arg: Arg): Arg[] => {
  if (typeof arg !== 'object') return [];
  if ('list' in arg) return arg.list.flatMap(partsOf);
  return 'id' in arg ? Object.values(arg.args ?? {}).flatMap(partsOf) : [arg];
};
const said = cards.all.flatMap(({ title, facts, text: wording }): Arg[] => [
  title,
  ...facts,
  ...(wording === null || typeof wording === 'string' ? [] : [wording]),
]);
const facetNames = cards.facets.flatMap(({ values }) => values.map(({ title }): Arg => title));
const printed = [...said, ...facetNames].flatMap(partsOf).filter(isPrinted);
const known = (of: string): Set<string> =>
  new Set([
    ...printed.filter(one => one.of === of).map(({ name }) => name),
    ...(of === 'card' ? cards.all.flatMap(({ names }) => names.at(-1) as string) : []),
  ]);

describe.each(files)('the names in %s', (_, file) => {
  const names = JSON.parse(file) as Record<string, Record<string, string>>;

  it.each(['card', 'trait', 'ability'])('translate a %s that there is, and say what differs', of => {
    const there = known(of);
    for (const [english, name] of Object.entries(names[of] ?? {})) {
      expect(there).toContain(english);
      expect(name).not.toBe(english);
      expect(name).toBe(name.trim().replace(/ {2,}/g, ' '));
    }
  });

  it('are in order, each once', () => {
    for (const section of Object.values(names))
      expect(Object.keys(section)).toEqual(Object.keys(section).sort((one, other) => (one < other ? -1 : 1)));
    expect(file).toBe(`${JSON.stringify(names, null, 2)}\n`);
  });
});

describe('a published name', () => {
  const root = foreignRoot('de');
  afterAll(() => rmSync(root, { recursive: true }));
  const library = new Library({ strict: true, report: () => undefined }, root);
  const german = library.words('champions', 'de');
  const say = (one: Text | undefined): string => german.say(one ?? text('nothing'));

  it('is said wherever a card or a trait is named', () => {
    const aunt = cards.get('01006');
    expect(say(aunt?.title)).toContain('Tante May');
    expect(say(aunt?.facts.find(({ id }) => id === 'fact-traits'))).toContain('Person');
    expect(
      say(
        text('name', {
          name: {
            list: [
              { name: 'Backflip', of: 'card' },
              { name: 'Spy', of: 'trait' },
            ],
          },
        }),
      ),
    ).toMatch(/Rückwärtssalto und Spion/);
    const table = { names: [], cardTitle: (id: string) => cards.get(id)?.title };
    expect(german.say(text('card', { card: { card: '01006' } }), table)).toContain('Tante May');
  });

  it('is the English one where there is no other', () => {
    expect(say(cards.get('01001a')?.title)).toContain('Spider-Man');
    expect(library.words('champions', 'xx').say(cards.get('01006')?.title as Text)).toBe('Aunt May');
  });

  it('reads as printed in English', () => {
    const english = library.words('champions', 'en');
    const facts = cards.get('01003')?.facts.map(fact => english.say(fact));
    expect(facts).toContain('Defense, Skill');
  });
});

it('sets are named by their hero, villain or title', () => {
  const words = new Library({ strict: true, report: () => undefined }).words('champions', 'en');
  const sets = cards.facets.find(({ id }) => id === 'set')?.values ?? [];
  expect(sets.map(({ title }) => words.say(title))).toEqual(
    expect.arrayContaining(['Spider-Man', 'Spider-Man nemesis', 'Rhino', 'Expert', 'Bomb Scare']),
  );
  for (const { title } of sets) expect(words.say(title)).not.toContain('_');
});

/** What several cards are called; each of them is named with its printed id too. */
const shared = (game: Game, name: string): boolean =>
  game.cards.all.filter(({ names }) => names.includes(name)).length > 1;

it.each(localesOf('champions'))('a deck list may name cards in %s or in English', locale => {
  const game = gameOf('champions') as Game;
  const words = loadWords('champions', locale);
  for (const entry of game.cards.all.filter(({ faceOf }) => faceOf === undefined)) {
    const [english] = entry.names as [string];
    if (shared(game, english)) continue;
    expect(catalogueOf(game).find(english)).toEqual([entry]);
    expect(catalogueOf(game).find(words.say(entry.title))).toContain(entry);
  }
});
