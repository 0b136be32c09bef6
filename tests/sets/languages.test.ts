import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readList } from '../../src/decks/list/read.js';
import { DeckRefused } from '../../src/decks/refused.js';
import { gameOf, games } from '../../src/games/index.js';
import { type Game, idsIn, type Text } from '../../src/kernel/index.js';
import { FALLBACK, Library, loadWords, localesOf } from '../../src/locales/index.js';
import { readBy } from '../../src/sets/flaws.js';
import { MOST_LETTERS, readSet } from '../../src/sets/index.js';
import { faultIn } from '../../src/sets/places.js';
import { ENGLISH } from '../locales/glossary.js';
import { messagesOf, OWNERS } from '../locales/messages.js';
import { EVERY, FAULTS } from './every.js';
import { problemsSaid } from './said.js';

const page = readFileSync(new URL('../../docs/sets.md', import.meta.url), 'utf8');
const [kitchen = '', attic = ''] = [...page.matchAll(/```json\n(.*?)```/gs)].map(([, found]) => found ?? '');
type Written = { cards: Record<string, unknown>[]; decks: Record<string, unknown>[] } & Record<string, unknown>;

/** One of the page's sets, in which each of these cards and decks is changed, and the set itself. */
function broken(
  page: string,
  { cards = [], decks = [], ...set }: { cards?: object[]; decks?: object[] } & Record<string, unknown>,
): string {
  const written = JSON.parse(page) as Written;
  for (const [at, change] of cards.entries()) Object.assign(written.cards[at] as object, change);
  for (const [at, change] of decks.entries()) Object.assign(written.decks[at] as object, change);
  return JSON.stringify({ ...written, ...set });
}

/** What is wrong with each card of a game, beside others: it's looked at once each is sound by itself. */
const BESIDE = [
  { id: 'MU01', name: 'Cool Man' },
  { hero: 'KH9' },
  { does: [{ do: 'flip', tails: [{ do: 'attack' }] }] },
  { reaction: undefined, does: [{ do: 'draw', count: 1 }] },
];

/** Files that are no sets, one for each way to be none, and German for what is wrong, in its order. */
const FILES: readonly (readonly [string, string, readonly (string | RegExp)[]])[] = [
  ['too long', `"${'x'.repeat(MOST_LETTERS)}"`, ['die Datei: Sie hat mehr als 500.000 Zeichen']],
  [
    'no JSON',
    '{"a" 1}',
    ['Zeile 1, Spalte 6, die Datei: Kein JSON, zwischen einem Feld und seinem Wert fehlt ein Doppelpunkt'],
  ],
  [
    'a text',
    '"x"',
    ['Zeile 1, Spalte 1, die Datei: Hier muss ein Objekt in geschweiften Klammern stehen, nicht ein Text'],
  ],
  ['too deep', '['.repeat(60) + ']'.repeat(60), [/: Hier geht es mehr als 40 Ebenen tief$/]],
  [
    'wrong in its frame',
    broken(kitchen, { format: 2, name: '\u200b', about: 3, decks: [{ id: '2', cards: { KH1: 0 } }] }),
    [
      /, format: Hier muss 1 stehen, das einzige Format, das es gibt$/,
      /, name: Von diesem Namen ist nichts zu sehen$/,
      /, about: Hier muss ein Text stehen, nicht eine Zahl$/,
      /, decks\[0\]\.id: Erlaubt sind zwei bis dreißig Kleinbuchstaben, Ziffern und Bindestriche, ein Buchstabe zuerst$/,
      /, decks\[0\]\.cards\.KH1: Erlaubt ist mindestens 1$/,
    ],
  ],
  [
    'without cards',
    JSON.stringify({ ...(JSON.parse(kitchen) as object), cards: [] }),
    [/, cards: Es sind keine Karten da$/],
  ],
  ['of no game', broken(kitchen, { game: 'squad' }), [/, game: Hier muss "recharge" oder "smash" stehen$/]],
  [
    'with broken cards',
    broken(kitchen, {
      cards: [{ id: 'x' }, { text: 'You win.' }, { does: 3 }, { reaction: 'no' }, { types: ['magic'] }],
    }),
    [
      /, cards\[0\]\.id: Erlaubt sind zwei bis vier Großbuchstaben und eine Zahl, zum Beispiel AB12$/,
      /, cards\[1\]\.text: Dieses Feld gibt es hier nicht$/,
      /, cards\[2\]\.does: Hier muss eine Liste stehen, nicht eine Zahl$/,
      /, cards\[3\]\.reaction: Hier muss "attack", "story" oder "super" stehen$/,
      /, cards\[4\]\.types/,
    ],
  ],
  [
    'with cards that go with no others',
    broken(kitchen, { cards: BESIDE }),
    [
      /, cards\[0\]\.id: Eine Karte mit der ID "MU01" gibt es schon$/,
      /, cards\[0\]\.name: Eine Karte mit dem Namen "Cool Man" gibt es schon$/,
      /, cards\[1\]\.hero: Einen Helden "KH9" gibt es nicht$/,
      /, cards\[2\]\.does: Eine Story hat keinen eigenen Helden und keinen eigenen Kampf für "this", "foe", "other" oder "leave"$/,
      /, cards\[3\]\.does: Das passiert, wenn die Beute gegen etwas gespielt wird; wogegen, sagt "reaction"$/,
    ],
  ],
  [
    'with a second Super, and Loot that does nothing',
    broken(kitchen, { cards: [{}, { hero: 'MU01' }, {}, { reaction: undefined, passive: [] }] }),
    [
      /, cards\[1\]\.hero: "Cool Man" hat schon einen Super$/,
      /, cards\[3\]: Eine Beutekarte braucht "passive", "triggers", "use" oder "reaction"$/,
    ],
  ],
  [
    'with a deck that may not be played',
    broken(kitchen, { decks: [{ id: 'hexers', cards: { KH4: 2 } }] }),
    [
      /, decks\[0\]\.id: Ein Deck mit der ID "hexers" gibt es schon$/,
      /, decks\[0\]\.cards: Salt and Pepper ist 2× darin; erlaubt ist nur eine\.$/,
      /, decks\[0\]\.cards: /,
      /, decks\[0\]\.cards: /,
    ],
  ],
  [
    'with a color twice',
    broken(attic, { cards: [{ left: ['women', 'women'] }] }),
    [/, cards\[0\]\.left: Eine Farbe steht doppelt da$/],
  ],
  [
    'with more flaws than are told',
    JSON.stringify({ ...(JSON.parse(kitchen) as object), cards: Array.from({ length: 30 }, () => ({})) }),
    [...Array.from({ length: 25 }, () => /./), 'und 65 weitere Probleme'],
  ],
];

const matching = (wanted: readonly (string | RegExp)[]) =>
  wanted.map(one => (typeof one === 'string' ? one : expect.stringMatching(one)));

describe('what is wrong with a file is said in German where it is', () => {
  it.each(FILES)('%s', (_, file, german) => {
    expect(problemsSaid(readSet(file, games), 'de')).toEqual(matching(german));
  });

  it.each([
    ['{"ST001": 4', 'Das ist kein gültiges JSON. Zeile 1, Spalte 12: Eine schließende geschweifte Klammer fehlt: }.'],
    ['{"ST001": "four"}', 'Zeile 1, Spalte 2, ST001: Hier muss eine Zahl stehen, nicht ein Text. Schreib'],
    ['[{"copies": 1}]', 'Zeile 1, Spalte 2, [0].id: Das fehlt. Schreib'],
    ['[{"id": "ST001", "copies": 1.5}]', '[0].copies: Hier muss eine ganze Zahl stehen, nicht 1.5. Schreib'],
  ])('a list of a deck: %s', (list, german) => {
    expect(loadWords('squad', 'de').say(refusal(list))).toContain(german);
  });
});

function refusal(list: string): Text {
  try {
    readList(gameOf('squad') as Game, list);
  } catch (error) {
    if (error instanceof DeckRefused) return error.text;
    throw error;
  }
  throw new Error(`this is a list: ${list}`);
}

/** Everything that may be wrong, and whose words it is in. */
const FLAWS: readonly { readonly game: string | null; readonly flaw: Text }[] = [
  ...FILES.flatMap(([, file]) => {
    const read = readSet(file, games);
    return 'problems' in read ? read.problems.map(flaw => ({ game: read.game, flaw })) : [];
  }),
  ...Object.values(EVERY).flatMap(examples =>
    examples.flatMap(([schema, value]) => {
      const read = readBy(schema, value);
      return 'flaws' in read ? read.flaws.map(({ message }) => ({ game: null, flaw: message })) : [];
    }),
  ),
  ...FAULTS.map(([json]) => ({ game: null, flaw: faultIn(json).problem })),
];

it('every sentence about a flaw is among them', () => {
  const said = new Set(FLAWS.flatMap(({ flaw }) => [...idsIn(flaw)]));
  const there = OWNERS.flatMap(owner => messagesOf(owner, FALLBACK)).map(({ name }) => name);
  const flaws = there.filter(name => /^(flaw|bound|json)-/.test(name));
  expect(flaws.length).toBeGreaterThan(60);
  expect(flaws.filter(name => !said.has(name))).toEqual([]);
});

/** What stands in files as it is, and names. */
const SAME_EVERYWHERE = ['json', 'true', 'false', 'null', 'email', 'super', 'salt', 'and', 'pepper'];
/** Words that a language has borrowed, or happens to share with English. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  de: ['backslash', 'deck', 'format', 'name', 'story', 'text'],
  fr: ['deck', 'format', 'multiple'],
  es: ['color', 'control'],
};

describe.each(localesOf(null).filter(locale => locale !== FALLBACK))('%s', locale => {
  const fellBack: string[] = [];
  const library = new Library({ strict: true, report: () => undefined, fellBack: id => fellBack.push(id) });

  const shared = new Set([...SAME_EVERYWHERE, ...(SAME[locale] ?? [])]);

  /** The words of a sentence besides what stands in a file: places, paths, and values in quotes. */
  const wordsOf = (said: string): string[] =>
    said
      .replace(/"[^"]*"|(?<=, )[\w[\].]+(?=\s?:)/g, '')
      .toLowerCase()
      .match(/\p{L}{3,}/gu) ?? [];

  it('says every flaw without an English word', () => {
    const slips = FLAWS.flatMap(({ game, flaw }) => {
      const [own, english] = [locale, FALLBACK].map(one => library.words(game, one).say(flaw)) as [string, string];
      const theirs = new Set(wordsOf(english));
      const same = wordsOf(own).filter(word => (theirs.has(word) || ENGLISH.test(word)) && !shared.has(word));
      return same.length === 0 ? [] : [`${own}: ${same.join(', ')}`];
    });
    expect(slips).toEqual([]);
    expect(fellBack).toEqual([]);
  });
});
