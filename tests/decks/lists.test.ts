import { fc, test as prop } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../src/decks/limits.js';
import { catalogueOf } from '../../src/decks/list/catalogue.js';
import { readList } from '../../src/decks/list/read.js';
import { writeList } from '../../src/decks/list/write.js';
import { DeckRefused } from '../../src/decks/refused.js';
import { gameTranslator } from '../../src/discord/render/translators.js';
import { champions } from '../../src/games/champions/index.js';
import { gameOf as gameOfId, games } from '../../src/games/index.js';
import { squad } from '../../src/games/squad/index.js';
import { type CardEntry, Chance, type Game, text } from '../../src/kernel/index.js';

const game = squad as Game;
const say = gameTranslator(game, 'en').plain;

/** A game with these cards only: printed id, hero and name. */
function gameOf(...cards: readonly (readonly [string, string, string, number?])[]): Game {
  const all = cards.map(
    ([id, hero, name, faceOf]): CardEntry => ({
      id,
      title: text('name', { name: `${hero}: ${name}` }),
      text: null,
      facts: [],
      data: {},
      keywords: [],
      names: [`${hero}: ${name}`, name],
      facets: {},
      ...(faceOf !== undefined && { faceOf }),
    }),
  );
  const values = [...new Set(cards.map(([, hero]) => hero))].map(value => ({
    value,
    title: text('name', { name: value }),
  }));
  const facets = [{ id: 'hero', title: text('hero'), kind: 'word' as const, values }];
  return { ...game, cards: { all, facets, get: id => all.find(card => card.id === id) } };
}
const small = gameOf(
  ['ST001', 'Spider-Man', 'Web-Slinger'],
  ['ST002', 'Storm', 'Ta-Da!'],
  ['ST003', 'Beast', 'Ta-Da!'],
  ['ST004', 'Gambit', '52-Card Pickup'],
  ['ST005', 'Thor', '30,000 Volts'],
  ['ST006', 'Iron Man', 'Iron Avenger'],
  ['ST606', 'Iron Man', 'Iron Avenger'],
  ['ST007', 'Élodie', 'Naïve “Déjà Vu”'],
  ['ST009', 'Jürgen', 'Große Straße'],
  ['ST010', 'Ump', '3 Strikes'],
  ['ST011', 'Ump', '3 Strikes, You’re Out'],
  ['ST008a', 'Kitty', 'Phase', 1],
  ['ST008b', 'Kitty', 'Phase', 2],
);
const cardsOf = (list: string) => readList(small, list).deck.cards;
const problemsOf = (list: string): string[] => readList(small, list).problems.map(({ message }) => say(message));
const refusal = (list: string): string => {
  try {
    readList(small, list);
  } catch (error) {
    if (error instanceof DeckRefused) return say(error.text);
    throw error;
  }
  throw new Error('it was read');
};

describe('a list', () => {
  test.each([
    ['4x Web-Slinger', { ST001: 4 }],
    ['4 Web-Slinger', { ST001: 4 }],
    ['4× Spider-Man: Web-Slinger', { ST001: 4 }],
    ['4xWeb-Slinger', { ST001: 4 }],
    ['Web-Slinger x4', { ST001: 4 }],
    ['Web-Slinger (4)', { ST001: 4 }],
    ['Web-Slinger (x4)', { ST001: 4 }],
    ['4 x Web-Slinger', { ST001: 4 }],
    ['x4 Web-Slinger', { ST001: 4 }],
    ['4Web-Slinger', { ST001: 4 }],
    ['4: Web-Slinger', { ST001: 4 }],
    ['Web-Slinger × 4', { ST001: 4 }],
    ['Web-Slinger: 4', { ST001: 4 }],
    ['Spider-Man: Web-Slinger – 4', { ST001: 4 }],
    ['4,Web-Slinger', { ST001: 4 }],
    ['"30,000 Volts",4', { ST005: 4 }],
    ['Web-Slinger\t4\n2\tTa-Da! (ST002)', { ST001: 4, ST002: 2 }],
    ['Web-Slinger', { ST001: 1 }],
    ['- 2 web slinger', { ST001: 2 }],
    ['— 2  Web   Slinger', { ST001: 2 }],
    ['\uFEFF2 ST001', { ST001: 2 }],
    ['\uFEFF{"ST001": 4}', { ST001: 4 }],
    ['spider man web slinger', { ST001: 1 }],
    ['ST001:4;ST002:2', { ST001: 4, ST002: 2 }],
    ['st001: 4; st002 : 2;', { ST001: 4, ST002: 2 }],
    ['4x Web-Slinger, 2x Storm: Ta-Da!', { ST001: 4, ST002: 2 }],
    ['4 Web-Slinger, 2 30,000 Volts, 3 52-Card Pickup', { ST001: 4, ST005: 2, ST004: 3 }],
    ['Web-Slinger x4, Storm: Ta-Da! (2), 30,000 Volts 3x, ST006', { ST001: 4, ST002: 2, ST005: 3, ST006: 1 }],
    ['4, Web-Slinger', { ST001: 4 }],
    ['Web-Slinger, 4', { ST001: 4 }],
    ['4, 3 Strikes\n2x 3 Strikes, You’re Out', { ST010: 4, ST011: 2 }],
    ['3 ST001\r\n1 ST002', { ST001: 3, ST002: 1 }],
    [
      '\uFEFF3 ST001\u20281 ST002\u20292x ST003\v1 ST004\u00851 ST005',
      { ST001: 3, ST002: 1, ST003: 2, ST004: 1, ST005: 1 },
    ],
    ['2 ST001\n1 Web-Slinger', { ST001: 3 }],
    ['4 Storm: Ta-Da!', { ST002: 4 }],
    ['52-Card Pickup', { ST004: 1 }],
    ['3 52-Card Pickup', { ST004: 3 }],
    ['30,000 Volts', { ST005: 1 }],
    ['2x 30,000 Volts', { ST005: 2 }],
    ['2 Iron Man: Iron Avenger (ST606)', { ST606: 2 }],
    ['Iron Avenger [ST006]', { ST006: 1 }],
    ["1 naive 'deja vu'", { ST007: 1 }],
    ['2 GROSSE STRASSE', { ST009: 2 }],
    ['{"ST001": 4, "Storm: Ta-Da!": 1}', { ST001: 4, ST002: 1 }],
    ['["ST001", "ST001", "Web-Slinger"]', { ST001: 3 }],
    ['{"name": "x", "cards": {"ST001": 4}, "size": 4}', { ST001: 4 }],
    [
      '{"cards": [{"id": "ST001", "copies": 4}, {"name": "30,000 Volts", "count": 2}, "ST002"]}',
      { ST001: 4, ST005: 2, ST002: 1 },
    ],
    ['[{"card": "ST001", "quantity": 2}]', { ST001: 2 }],
    ['[{"name": "Web-Slinger", "qty": 2}]', { ST001: 2 }],
    ['{"slots": {"ST001": 2, "ST002": 1}}', { ST001: 2, ST002: 1 }],
    ['{"hero_code": "ST005", "slots": {"ST001": 2}, "meta": "{}"}', { ST005: 1, ST001: 2 }],
    ['{"investigator_code": "ST001", "slots": {"ST001": 2}}', { ST001: 2 }],
    ['2x Web-Slinger (Core Set)', { ST001: 2 }],
    ['Thors (2)\n**Storm**\n2x Web-Slinger\nSpider-Man cards\nMain deck\nPacks: All\nST005', { ST001: 2, ST005: 1 }],
    ['3x Phase', { ST008a: 1, ST008b: 2 }],
    ['1 Phase\n1 Phase\n1 Phase\n1 Phase', { ST008a: 1, ST008b: 3 }],
    ['1 Phase (ST008b)\n2 Phase', { ST008a: 1, ST008b: 2 }],
  ])('%s', (list, cards) => {
    const read = readList(small, list);
    expect(read.problems.map(({ message }) => say(message))).toEqual([]);
    expect(read.deck.cards).toEqual(cards);
  });

  test('takes its name from the heading or the field, and no card from remarks and later headings', () => {
    expect(readList(small, '# My deck\n// made in May\n1 ST001\n## Others\n1 ST002').deck).toEqual({
      name: 'My deck',
      cards: { ST001: 1, ST002: 1 },
    });
    expect(readList(small, '{"name": "Named", "cards": {"ST001": 1}}').deck.name).toBe('Named');
    expect(readList(small, '1 ST001').deck.name).toBe('');
  });

  test('of counted cards begins with its name, and with what it is built around, once', () => {
    const read = readList(small, 'Web-Slinger\n\nBest of all\nWeb-Slinger\n\n2x 30,000 Volts');
    expect(read.problems).toEqual([]);
    expect(read.deck.cards).toEqual({ ST001: 1, ST005: 2 });
    expect(readList(small, 'My pride\n\n2x 30,000 Volts').deck.name).toBe('My pride');
  });

  test('does not take a mistake for a heading: not behind a counted card, not where nothing is counted', () => {
    expect(problemsOf('2x Web-Slinger\nWeb Singer')[0]).toContain('Line 2');
    expect(problemsOf('Web Singer\n30,000 Volts')[0]).toContain('Line 1');
    expect(problemsOf('1 Web-Slinger (ST999)')[0]).toContain('Line 1');
  });

  test.each(['{"name": null, "slots": {"ST001": 2}}', '{"name": 5, "cards": {"ST001": 2}}'])(
    'as JSON is read without a name where it has none: %s',
    list => expect(readList(small, list).deck).toEqual({ name: '', cards: { ST001: 2 } }),
  );

  test('as JSON names the line too', () => {
    expect(problemsOf('{"slots": {\n"ST001": 1,\n"77": 2\n}}')[0]).toMatch(/^Line 3, “77”/);
  });

  test('names the line and the nearest names of a card it does not know, and keeps the rest', () => {
    const list = '4x Web-Slinger\n\n3x Web Singer\n1 Storm: Ta-Da!';
    expect(problemsOf(list)).toEqual(['Line 3, “3x Web Singer”: no such card. Did you mean Spider-Man: Web-Slinger?']);
    expect([cardsOf(list), readList(small, list).unread]).toEqual([{ ST001: 4, ST002: 1 }, 1]);
    expect(problemsOf('1 qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq')[0]).toMatch(/no such card\.$/);
  });

  test('names the nearest names in whatever language somebody writes', () => {
    const german = gameTranslator(champions as Game, 'de').plain;
    const { problems } = readList(champions as Game, '2x Gott des Doners\n1x Rückwärtsalto');
    expect(problems.map(({ message }) => german(message))).toEqual([
      expect.stringContaining('„2x Gott des Doners“: Diese Karte gibt es nicht. Meintest du Gott des Donners'),
      expect.stringContaining('„1x Rückwärtsalto“: Diese Karte gibt es nicht. Meintest du Rückwärtssalto'),
    ]);
  });

  test('skips a heading in the plural, and takes no number for one', () => {
    const smash = gameOfId('smash') as Game;
    expect(readList(smash, 'Heroes (2)\n1 Cool Man\nStories\n1 ST01')).toMatchObject({
      deck: { cards: { MU01: 1, ST01: 1 } },
      problems: [],
    });
    // Columns parted by a semicolon are not read, and not read as something else.
    expect(problemsOf('Web-Slinger;4')).toEqual(['Line 1, “4”: no such card.']);
  });

  test('names all that may be meant where a name is ambiguous', () => {
    expect(problemsOf('2 Ta-Da!')).toEqual([
      'Line 1, “2 Ta-Da!”: several cards have that name (Storm: Ta-Da! and Beast: Ta-Da!). Write the full name.',
    ]);
    expect(problemsOf('Iron Man: Iron Avenger')[0]).toContain(
      'Iron Man: Iron Avenger (ST006) and Iron Man: Iron Avenger (ST606)',
    );
    expect(cardsOf('2 Ta-Da!')).toEqual({});
  });

  test('with more copies or cards than a deck holds is kept as far as it goes', () => {
    expect(problemsOf(`${LIMITS.copies} ST001\n1 ST001`)[0]).toContain('99 copies of each');
    expect(problemsOf('9999999 ST001')[0]).toContain('Line 1');
    expect(problemsOf('0 ST001')).toEqual(['Line 1, “0 ST001”: zero copies.']);
    expect(cardsOf(`${LIMITS.copies} ST001\n1 ST001\n0 ST002\n1 ST003`)).toEqual({ ST001: LIMITS.copies, ST003: 1 });
  });

  test('of every card there is in a game is read whole, and written again', () => {
    for (const one of games) {
      const all = { name: '', cards: Object.fromEntries(one.cards.all.map(({ id }) => [id, 1])) };
      const read = readList(one, writeList(one, all));
      expect([one.id, read.unread, Object.keys(read.deck.cards).length]).toEqual([one.id, 0, one.cards.all.length]);
    }
  });

  test('of nothing but mistakes is explained in a few lines', () => {
    const list = Array.from({ length: 2000 }, (_, at) => `4 Webb Slinga ${at}`).join('\n');
    const read = readList(game, list);
    expect([read.unread, read.problems.length, read.deck.cards]).toEqual([2000, 13, {}]);
    expect(say(read.problems.at(-1)?.message ?? text('nothing'))).toBe('I couldn’t read 1,988 more lines.');
  });

  test('that is none is refused with what to do', () => {
    expect(refusal(' \n# only a heading\n// and a remark')).toContain('That list has no cards');
    expect(refusal('{"ST001": 4')).toContain('That isn’t valid JSON');
    expect(refusal('{"ST001": "four"}')).toContain('ST001');
    expect(refusal('{"cards": {"ST001": 0}}')).toContain('cards.ST001');
    expect(refusal('[{"id": "ST001", "copies": 1.5}]')).toContain('[0].copies');
    expect(refusal('{"ST001": 1e30}')).toContain('this has to be at most 99');
    expect(refusal('[{"copies": 1}]')).toContain('[0].id');
    expect(refusal('x'.repeat(LIMITS.list + 1))).toContain('50,000');
  });

  test('of one endless line is looked through at once', { timeout: 5000 }, () => {
    for (const more of [' ', '\t', ' x', ' 4', '(', ',', ':4'])
      expect(problemsOf(`4 a${more.repeat(LIMITS.list / more.length - 10)}b`)).toHaveLength(1);
  });

  prop.prop([fc.string({ maxLength: 400 })])('of anything at all is read or refused, never a crash', list => {
    try {
      const { deck, unread, problems } = readList(small, list);
      expect(Object.values(deck.cards).every(copies => copies >= 1 && copies <= LIMITS.copies)).toBe(true);
      expect(problems.length > 0).toBe(unread > 0);
    } catch (error) {
      if (!(error instanceof DeckRefused)) throw error;
    }
  });
});

describe('an export', () => {
  prop.prop([fc.string({ minLength: 1, maxLength: 20 }), fc.constantFrom('tcg', 'online', 'quick')], { numRuns: 60 })(
    'of a random legal deck is imported as that deck',
    (seed, ruleset) => {
      const options = game.options.parse({ ruleset });
      const deck = game.decks.build?.(options, new Chance(seed).stream('deck'), []);
      if (deck === undefined) throw new Error('no deck was built');
      expect(game.decks.check(deck, options)).toEqual([]);
      const read = readList(game, writeList(game, deck));
      expect(read.problems).toEqual([]);
      expect(read.deck).toEqual(deck);
    },
  );

  prop.prop([
    fc.uniqueArray(fc.nat(game.cards.all.length - 1), { maxLength: 60 }),
    fc.oneof(fc.string(), fc.constant('; 4 ST001 // #')),
  ])('of any cards is imported as those, and its name stays on one line', (which, name) => {
    const cards = Object.fromEntries(which.map((at, n) => [game.cards.all[at]?.id ?? '', (n % 9) + 1]));
    const list = writeList(game, { name: name.replace(/\s+/g, ' '), cards });
    if (which.length === 0) return;
    expect(readList(game, list).deck.cards).toEqual(cards);
  });

  test('tells printings of one card apart', () => {
    const cards = { ST006: 2, ST606: 1, ST001: 1 };
    const list = writeList(small, { name: 'Both', cards });
    expect(list).toContain('2 Iron Man: Iron Avenger (ST006)');
    expect(list).toContain('1 Spider-Man: Web-Slinger');
    expect(readList(small, list).deck).toEqual({ name: 'Both', cards });
  });

  test.each(games.map(one => [one.id, one] as const))('every card of %s can be named in it', (_, game) => {
    const { cards } = game;
    const catalogue = catalogueOf(game);
    const isLost = (entry: CardEntry): boolean => {
      const [found, ...others] = catalogue.find(catalogue.nameOf(entry));
      return found !== entry || others.length > 0;
    };
    expect(cards.all.filter(isLost)).toEqual([]);
  });

  test.each(games.map(one => [one.id, one] as const))('of every ready deck of %s is imported as it', (_, of) => {
    const { plain } = gameTranslator(of, 'en');
    for (const { title, cards } of [...of.decks.ready, ...(of.quests ?? []).map(quest => quest.deck)]) {
      const deck = { name: plain(title), cards };
      const read = readList(of, writeList(of, deck));
      expect([read.deck, read.problems]).toEqual([deck, []]);
    }
  });
});
