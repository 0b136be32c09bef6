import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type Text, text } from '../../src/kernel/index.js';
import { Library, loadWords, type TableWords } from '../../src/locales/index.js';

const root = mkdtempSync(join(tmpdir(), 'words-'));
afterAll(() => rmSync(root, { recursive: true }));
const write = (path: string, ftl: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), ftl);
};
write(
  'src/locales/en.ftl',
  'hello = Hello { $who }\nonly-english = in English\nshared = common\nloud = { CAPITAL($who) }!\nsame-times = { $times } × { $what }\nqueue = { IN_ORDER($who) }\nminion = a minion\n    .bare = minion',
);
write(
  'src/locales/de.ftl',
  `hello = Hallo { $who }
foe = ein Gegner
    .dat = einem Gegner
    .gender = m
    .each = jeder Gegner
    .each-dat = jedem Gegner
plan = eine Idee
    .gender = f
pair = { $a } und { $b }
    .dat = { FORM($a, form: "dat") } und { FORM($b, form: "dat") }
hurt = { CAPITAL($who) } leidet.
titled = „{ $what }“ liegt hier.
aim = { FORM($who, form: "dat") } 1 Schaden
beaten = { CAPITAL($who) }: { FORM($who, form: "gender") ->
    [f] besiegt, sie
   *[m] besiegt, er
 }`,
);
write('src/locales/es.ftl', 'hello = Hola, { $who }');
write(
  'src/games/squad/words/en.ftl',
  'shared = of the game\nhit = { $n -> [one] { $n } hit\n *[other] { $n } hits\n }\nrule-x = The rule\n    .text = What it says\nside = { $face -> [heads] up\n *[tails] down\n }',
);
const told: string[] = [];
const strict = new Library({ strict: true, report: () => undefined }, root);
const soft = new Library({ strict: false, report: problem => told.push(problem) }, root);
const english = strict.words('squad', 'en');
const table: TableWords = {
  names: ['Ann', '*Bob*'],
  cardTitle: id => (id === 'X1' ? text('hello', { who: '<Web>' }) : undefined),
  escape: raw => raw.replace(/[*<>]/g, '\\$&'),
};

describe('words', () => {
  it('lay a game over what no game owns', () => {
    expect(english.say(text('shared'))).toBe('of the game');
    expect(strict.words(null, 'en').say(text('shared'))).toBe('common');
  });

  it('stop once after a name that ends in a mark of its own', () => {
    expect(english.say(text('loud', { who: 'go team!' }))).toBe('Go team!');
    expect(english.say(text('loud', { who: 'go team!\u202f' }))).toBe('Go team!');
    expect(english.say(text('loud', { who: 'go team?' }))).toBe('Go team?!');
  });

  it('quote a German title once', () => {
    const german = strict.words(null, 'de');
    expect(german.say(text('titled', { what: 'Rhino' }))).toBe('„Rhino“ liegt hier.');
    expect(german.say(text('titled', { what: '„Ich bin zäh!“' }))).toBe('„Ich bin zäh!“ liegt hier.');
  });

  it('count by the rules of the language', () => {
    expect([1, 2].map(n => english.say(text('hit', { n })))).toEqual(['1 hit', '2 hits']);
  });

  it('write negative numbers with a minus sign', () => {
    expect(english.say(text('hit', { n: -2 }))).toBe('−2 hits');
    expect(english.say(text('hello', { who: { list: ['a', -1200] } }))).toBe('Hello a and −1,200');
  });

  it('select by a word', () => {
    expect(english.say(text('side', { face: 'heads' }), table)).toBe('up');
  });

  it('speak of seats, cards, sentences and lists, and make names harmless once', () => {
    const who = (arg: Parameters<typeof text>[1]) => english.say(text('hello', arg), table);
    expect(who({ who: { seat: 1 } })).toBe('Hello \\*Bob\\*');
    expect(who({ who: { card: 'X1' } })).toBe('Hello Hello \\<Web\\>');
    expect(who({ who: text('hit', { n: 2 }) })).toBe('Hello 2 hits');
    expect(who({ who: { list: [{ seat: 0 }, text('shared'), 'c*'] } })).toBe('Hello Ann, of the game and c\\*');
    expect(who({ who: { list: ['a', 1200] } })).toBe('Hello a and 1,200');
    expect(who({ who: { list: ['a', 'b', 'c'], or: true } })).toBe('Hello a, b or c');
  });

  it('count what a list holds twice, unless its order matters', () => {
    const twice = { who: { list: ['a*', 'b', 'a*'] } };
    expect(english.say(text('hello', twice), table)).toBe('Hello 2 × a\\* and b');
    expect(english.say(text('queue', twice), table)).toBe('a\\*, b and a\\*');
    expect(english.say(text('queue', { who: 'a*' }), table)).toBe('a\\*');
    const minions = (count: number) => ({ who: { list: Array<Text>(count).fill(text('minion')) } });
    expect(english.say(text('hello', minions(1)), table)).toBe('Hello a minion');
    expect(english.say(text('hello', minions(3)), table)).toBe('Hello 3 × minion');
  });

  it('list in Spanish by the sound of a name, also of an English one', () => {
    const hola = (...list: string[]) => strict.words(null, 'es').say(text('hello', { who: { list } }));
    expect(hola('Mystic Fire', 'Inferno Missile')).toBe('Hola, Mystic Fire e Inferno Missile');
    expect(hola('Mystic Fire', 'Hidden Hand')).toBe('Hola, Mystic Fire e Hidden Hand');
    expect(hola('Thor', 'Hulk', 'Iron Man: Iron Gardener')).toBe('Hola, Thor, Hulk y Iron Man: Iron Gardener');
    expect(hola('Mystic Fire', 'High Explosives')).toBe('Hola, Mystic Fire y High Explosives');
  });

  it('are the same the second time, and others for other names, titles, markup and parts', () => {
    const other = { ...table, names: ['Cleo', 'Dan'], cardTitle: () => text('shared') };
    const bare = { names: table.names, cardTitle: table.cardTitle };
    const hello = (who: Parameters<typeof text>[1], from: TableWords) => english.say(text('hello', who), from);
    const all = (): string[] => [
      ...[table, other, bare].flatMap(from => [
        hello({ who: { seat: 1 } }, from),
        hello({ who: { card: 'X1' } }, from),
      ]),
      hello({ who: { list: ['a', 'b'] } }, table),
      hello({ who: { list: ['a', 'b'], or: true } }, table),
      hello({ who: { list: ['ab'] } }, table),
      hello({ who: 1 }, table),
      hello({ who: '2' }, table),
    ];
    const first = all();
    expect(first).toEqual([
      'Hello \\*Bob\\*',
      'Hello Hello \\<Web\\>',
      'Hello Dan',
      'Hello of the game',
      'Hello *Bob*',
      'Hello Hello <Web>',
      'Hello a and b',
      'Hello a or b',
      'Hello ab',
      'Hello 1',
      'Hello 2',
    ]);
    expect(all()).toEqual(first);
  });

  it('begin a sentence with a large letter', () => {
    expect(['élan', '', '3 hits'].map(who => english.say(text('loud', { who }), table))).toEqual([
      'Élan!',
      '!',
      '3 hits!',
    ]);
  });

  it('say a phrase in the form that its sentence needs', () => {
    const german = strict.words(null, 'de');
    const say = (id: string, who: Parameters<typeof text>[1]) => german.say(text(id, who), table);
    const foe = text('foe');
    expect(say('hurt', { who: foe })).toBe('Ein Gegner leidet.');
    expect(say('aim', { who: foe })).toBe('einem Gegner 1 Schaden');
    expect(say('aim', { who: text('foe.each') })).toBe('jedem Gegner 1 Schaden');
    expect(say('hurt', { who: text('foe.each') })).toBe('Jeder Gegner leidet.');
    expect(say('aim', { who: text('pair', { a: foe, b: text('plan') }) })).toBe('einem Gegner und eine Idee 1 Schaden');
    expect(say('aim', { who: { list: [foe, text('shared'), { seat: 0 }] } })).toBe(
      'einem Gegner, common und Ann 1 Schaden',
    );
    expect(['foe', 'plan', 'shared'].map(id => say('beaten', { who: text(id) }))).toEqual([
      'Ein Gegner: besiegt, er',
      'Eine Idee: besiegt, sie',
      'Common: besiegt, er',
    ]);
    expect(say('aim', { who: '*x*' })).toBe('\\*x\\* 1 Schaden');
  });

  it('know attributes', () => {
    expect(english.say(text('rule-x.text'))).toBe('What it says');
    expect(['rule-x', 'rule-x.text', 'rule-x.more', 'rule-y'].map(id => english.has(id))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('fall back by language, then by message', () => {
    expect(strict.words('squad', 'de-AT').locale).toBe('de');
    expect(strict.words('squad', 'de').say(text('hello', { who: 'x' }))).toBe('Hallo x');
    expect(strict.words('squad', 'de').say(text('only-english'))).toBe('in English');
    expect(strict.words('squad', 'xx').locale).toBe('en');
  });

  it('are strict where they can be fixed', () => {
    expect(() => english.say(text('gone'))).toThrow('no message "gone"');
    expect(() => english.say(text('hello'))).toThrow('who');
    expect(() => english.say(text('hello', { who: { seat: 7 } }), table)).toThrow('seat 7');
    expect(() => english.say(text('hello', { who: { card: 'X9' } }), table)).toThrow('no card "X9"');
    expect(() => loadWords(null, 'en').say(text('no-such-thing'))).toThrow('no message');
  });

  it('are forgiving in play, and tell of each problem once', () => {
    const words = soft.words('squad', 'en');
    expect(words.say(text('ask-some_thing'))).toBe('ask some thing');
    expect(words.say(text('ask-some_thing'))).toBe('ask some thing');
    expect(words.say(text('hello'))).toBe('Hello {$who}');
    expect(words.say(text('hello', { who: { seat: 4 } }), table)).toBe('Hello 5');
    expect(told).toHaveLength(3);
  });
});

it.each([
  ['en', 'one card'],
  ['de', 'eine Karte'],
  ['fr', '1 carte'],
  ['es', 'una carta'],
])('a deck of one card is counted in the singular: %s', (locale, card) => {
  for (const game of ['squad', 'champions'])
    expect(loadWords(game, locale).say(text('problem-too-few', { size: 1, least: 40 }))).toMatch(
      new RegExp(` ${card}(?!s|n)`),
    );
});

it.each(['de', 'es', 'fr'])('a card is called the same as on a board in English: %s', locale => {
  const title = text('card-title', { hero: 'Storm', name: 'Ta-Da!' });
  expect(loadWords('squad', locale).say(title)).toBe(loadWords('squad', 'en').say(title));
});

it('Champions asks about what comes and what came as a player would', () => {
  const words = loadWords('champions', 'en');
  const what = 'the villain attacks Mara';
  expect(words.say(text('ask-interrupt', { what }))).toBe('Next, the villain attacks Mara. Interrupt?');
  expect(words.say(text('ask-response', { what }))).toBe('The villain attacks Mara. Respond?');
});

it.each(['undo-alone', 'undo-consent'])('%s says how far it goes back', id => {
  const told = (answers: number): string => loadWords(null, 'en').say(text(id, { who: 'Theo', answers }));
  expect(told(1)).toContain('This goes back one answer, to where that action began.');
  expect(told(2)).toContain('This goes back 2 answers, to where that action began.');
});
