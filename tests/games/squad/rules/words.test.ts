import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { FACTORS } from '../../../../src/games/squad/card.js';
import { squad } from '../../../../src/games/squad/index.js';
import { squadOptions } from '../../../../src/games/squad/options.js';
import { orders } from '../../../../src/games/squad/orders.js';
import { gatekeepers } from '../../../../src/games/squad/quests/gatekeepers/index.js';
import { rulebook } from '../../../../src/games/squad/rulebook.js';
import { type Arg, faceOf, optionsOf, type Text, text } from '../../../../src/kernel/index.js';
import { inspect, loadWords } from '../../../../src/locales/index.js';
import { playOn, UNRECORDED } from '../../../corpus.js';
import { begin, dealt, type SquadTable } from './random.js';
import { houseReadings } from './readings.js';

const home = fileURLToPath(new URL('../../../../src/games/squad/', import.meta.url));
const codeIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts'))
    .map(name => ({ name, code: readFileSync(join(folder, name), 'utf8') }));
const sources = [...codeIn(home), ...codeIn(join(home, '..', '..', 'tabletop'))];
const all = (pattern: RegExp, among = sources): string[] =>
  among.flatMap(({ code }) => [...code.matchAll(pattern)].flatMap(match => match.slice(1).filter(Boolean)));

const words = loadWords('squad', 'en');
const rulesets = squadOptions.shape.ruleset.unwrap().options;
const limits = ['hand limit', 'keeper limit'];

/** Reasons of questions, as the code writes them. */
const reasons = [
  ...new Set([...all(/reason: '([a-z ]+)'/g), ...all(/\b(?:mayPick|pick|one)\(\s*'([a-z ]+)'/g), ...limits]),
];

/** The ids of a text and of all texts in its places. */
const idsIn = ({ id, args = {} }: Text): string[] => [
  id,
  ...Object.values(args).flatMap(arg => (typeof arg === 'object' && 'id' in arg ? idsIn(arg) : [])),
];

/** Words of builders that no printed card uses in that way. */
const spare = [
  'count-deck-mine',
  'if-empty-deck-theirs',
  'if-empty-discard-mine',
  'if-keepers-theirs',

  'lasting-power-theirs-of',
  'says-plays-their-top-discard-if',
  'says-plays-top',
  'says-plays-top-discard',
];

/** Every message id that the code can ask for: as written, and the families it builds from a name. */
const used = new Set([
  ...all(/\btext\('([a-z-]+)'/g),
  ...all(/'(ask-[a-z-]+)'/g),
  ...all(/'(log-[a-z-]+)'/g),
  ...all(/\b(?:row|pile)\(\s*'([a-z-]+)'/g).map(id => `zone-${id}`),
  ...all(/\bmeter\('([a-z-]+)'/g).map(id => `meter-${id}`),
  ...FACTORS.map(factor => `factor-${factor}`),
  ...rulesets.flatMap(ruleset => [`ruleset-${ruleset}`, `title-${ruleset}`]),
  ...squad.decks.ready.map(deck => deck.title.id),
  ...all(/\bid: '([a-z-]+)',\s+rulesets:/g).map(id => `deck-${id}`),
  ...['start', 'attack', 'end'].map(step => `at-step-${step}`),
  ...['icons', 'heads'].map(luck => `luck-${luck}`),
  ...['top', 'bottom'].map(place => `place-${place}`),
  ...limits.map(reason => `ask-${reason.replace(' ', '-')}`),
  ...reasons.map(reason => `awaiting-${reason.replaceAll(' ', '-')}`),
  // Most buttons say what their answer does; the others have the word of their question.
  ...reasons.map(reason => `verb-${reason.replaceAll(' ', '-')}`).filter(id => words.has(id)),
  ...['omits', 'shorts'].map(what => `gist-${what}`),
  ...orders.map(({ id }) => `order-${id}`),
  ...rulebook.map(rule => rule.words),
  ...squad.cards.all.flatMap(({ text: said }) => (typeof said === 'object' && said !== null ? idsIn(said) : [])),
  ...(squad.lessons ?? []).flatMap(({ title, tips }) => [title.id, ...tips.map(({ says }) => says.id)]),
  ...spare,
  ...gatekeepers.flatMap(({ id, stages }) => [id, ...stages.map(stage => stage.enemy)]).map(id => `who-${id}`),
]);

test('squad-tcg: how to play: every message the game asks for has words', () => {
  expect(used.size).toBeGreaterThan(100);
  expect([...used].filter(id => !words.has(id))).toEqual([]);
});

test('squad-tcg: how to play: no message is left that nobody asks for', () => {
  const { ids, problems } = inspect(readFileSync(join(home, 'words', 'en.ftl'), 'utf8'));
  expect(problems).toEqual([]);
  expect(ids.filter(id => !id.includes('.') && !used.has(id) && id !== 'team')).toEqual([]);
});

test('squad-tcg: how to play: whose turn it is can be told to everyone, by name alone', () => {
  expect(reasons.length).toBeGreaterThan(7);
  for (const reason of reasons) {
    const said = words.say(text(`awaiting-${reason.replaceAll(' ', '-')}`, { who: 'Ann' }));
    expect(said).toMatch(/^Ann .+[a-z]$/);
  }
});

// -- the rules, to look up

test('squad-tcg: how to play: every rule has a title, an explanation of three sentences at most, and its place', () => {
  expect(new Set(rulebook.map(({ id }) => id)).size).toBe(rulebook.length);
  for (const { words: id } of rulebook) {
    expect(words.say(text(id)).length).toBeLessThan(40);
    const explained = words.say(text(`${id}.text`));
    expect(explained.split(/[.!?](?:\s|$)/).filter(Boolean).length).toBeLessThanOrEqual(4);
    expect(explained.length).toBeLessThan(320);
    expect(words.say(text(`${id}.source`))).toMatch(/TCG|Online|Quick Rules|SQ-|card keyword/);
  }
});

test('squad-tcg: how to play: every ruling and every reading of this house can be looked up', () => {
  const named = new Set(rulebook.flatMap(({ words: id }) => words.say(text(`${id}.source`)).match(/SQ-C?\d+/g) ?? []));
  const rulings = Array.from({ length: 26 }, (_, at) => `SQ-${at + 1}`);
  expect(houseReadings.length).toBeGreaterThan(12);
  expect([...rulings, ...houseReadings].filter(id => !named.has(id))).toEqual([]);
});

test('squad-tcg: how to play: a reading that the code names can be looked up and stands in the documentation', () => {
  const docs = readFileSync(fileURLToPath(new URL('../../../../docs/rules/squad.md', import.meta.url)), 'utf8');
  const inCode = [...new Set(all(/(SQ-C?\d+)/g))];
  expect(inCode.filter(id => !new RegExp(`${id}\\b`).test(docs))).toEqual([]);
});

test('squad-tcg: how to play: log lines name rules that exist', () => {
  const rules = sources.filter(({ name }) => /^(?:rules|effect)\//.test(name));
  const named = [
    ...all(/rule: '([a-z-]+)'/g, rules),
    ...all(/rule: stopped \? '([a-z-]+)' : '([a-z-]+)'/g, rules),
    ...all(/powerUp\(match, \d+, '([a-z-]+)'/g, rules),
    ...all(/destroy\([^)]*, '([a-z-]+)'\)/g, rules),
  ];
  expect(named.length).toBeGreaterThan(15);
  const known = new Set(rulebook.map(({ id }) => id));
  expect(named.filter(id => !known.has(id))).toEqual([]);
});

// -- said in full

const cardTitle = (table: SquadTable) => (id: string) => table.game.cards.get(id)?.title;

/** Everything a table says, in words, of its log what is new. Words are strict here: what is missing throws. Returns how many lines have been said. */
function sayAll(table: SquadTable, spoken: Set<string>, from: number): number {
  const sitting = { names: ['Ann', 'Ben'], cardTitle: cardTitle(table) };
  const say = (one: Text): void => {
    spoken.add(one.id);
    expect(words.say(one, sitting)).not.toMatch(/\{|\}|undefined|\[object/);
  };
  const texts = (value: unknown): Text[] => {
    if (typeof value !== 'object' || value === null) return [];
    if ('id' in value && typeof value.id === 'string' && words.has(value.id)) return [value as Text];
    return Object.values(value).flatMap(texts);
  };
  for (const viewer of ['public', 0, 1] as const) {
    for (const one of texts(table.game.view(table.state, viewer))) say(one);
    for (const line of table.log.slice(from)) say(faceOf(line, viewer));
  }
  for (const prompt of table.prompts) {
    say(prompt.question);
    for (const label of prompt.trail) say(label);
    if (prompt.kind === 'some' && prompt.none !== undefined) say(prompt.none.label);
    for (const option of [...optionsOf(prompt), ...table.refused(prompt.number)])
      for (const one of [option.label, option.why]) if (one !== undefined) say(one);
    say(text(`awaiting-${prompt.reason.replaceAll(' ', '-')}`, { who: { seat: prompt.seat } }));
  }
  if (table.outcome !== null) say(table.outcome.reason);
  return table.log.length;
}

test('squad-tcg: how to play: whatever random matches say can be said, and their lines name rules that exist', () => {
  const known = new Set(rulebook.map(({ id }) => id));
  const spoken = new Set<string>();
  for (let match = 0; match < 24; match++) {
    const begun = begin(dealt(`words ${match}`), UNRECORDED);
    const { table } = begun;
    let said = sayAll(table, spoken, 0);
    playOn(begun, 400, at => {
      if (at % 10 === 0 || table.outcome !== null) said = sayAll(table, spoken, said);
    });
    for (const { why } of table.log) if (why?.rule !== undefined) expect(known).toContain(why.rule);
  }
  expect(spoken.size).toBeGreaterThan(60);
});

test('squad-tcg: parts of the card: every card can be read out', () => {
  for (const { title, facts } of squad.cards.all)
    for (const one of [title, ...facts]) expect(words.say(one)).not.toMatch(/\{|\}|undefined/);
  for (const ruleset of squad.rulesets) expect(words.say(ruleset.title)).toMatch(/\w/);
  for (const deck of squad.decks.ready) expect(words.say(deck.title)).toMatch(/deck$/);
  const [first] = squad.cards.all;
  expect(words.say(first?.title as Text)).toBe('Spider-Man: Web-Slinger');
});

const spell = (id: string, args: Record<string, Arg>): string =>
  words.say(text(id, args), { names: ['Ann', 'Ben'], cardTitle: id_ => squad.cards.get(id_)?.title });

test('squad-tcg: how to play: lines read like sentences, one or many', () => {
  const who = { seat: 0 };
  const ST005 = { card: 'ST005' };
  expect(spell('log-draw', { who, count: 1 })).toBe('Ann draws a card.');
  expect(spell('log-draw', { who, count: 3 })).toBe('Ann draws 3 cards.');
  expect(spell('log-flip', { who, side: 'heads', purpose: 'power' })).toBe('Ann flips for power: heads.');
  expect(spell('log-flip', { who, side: 'tails', purpose: 'effect' })).toBe('Ann flips a coin: tails.');
  expect(spell('log-dealt', { who, card: ST005, amount: 0 })).toBe('Spider-Man: Spider-Strikes does no damage.');
  expect(
    spell('log-damage', { who, count: 2, cards: { list: [ST005, { card: 'ST048' }] }, last: { card: 'ST048' } }),
  ).toBe('Ann loses 2 cards: Spider-Man: Spider-Strikes and Spider-Man: Spider-Swing.');
  expect(spell('log-damage-stopped', { who, count: 1, cards: { list: [ST005] }, last: ST005 })).toBe(
    'Blocked! Ann turns over Spider-Man: Spider-Strikes.',
  );
  const two = { who, count: 2, cards: { list: [ST005, { card: 'ST048' }] }, last: { card: 'ST048' } };
  expect(spell('log-damage-stopped', { ...two, left: 1 })).toMatch(/then Spider-Man: Spider-Swing blocks!$/);
  expect(spell('log-damage-stopped', { ...two, left: 0 })).toMatch(
    /Spider-Man: Spider-Swing blocks, but there’s nothing left to stop\.$/,
  );
  // It need not have been the top one: some are picked out.
  expect(spell('log-discard-deck', { who, count: 1, cards: { list: [ST005] } })).toBe(
    'Ann discards a card from their deck: Spider-Man: Spider-Strikes.',
  );
  expect(spell('log-returned', { who, card: ST005, place: 'hand' })).toMatch(/returns to Ann’s hand/);
});
