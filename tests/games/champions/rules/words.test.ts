import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { champions } from '../../../../src/games/champions/index.js';
import { rulebook } from '../../../../src/games/champions/rulebook.js';
import { packageRoot } from '../../../../src/home/index.js';
import { faceOf, optionsOf, type Text, text, type Viewer } from '../../../../src/kernel/index.js';
import { readWords } from '../../../../src/locales/files.js';
import { inspect, loadWords } from '../../../../src/locales/index.js';
import { playOn, UNRECORDED } from '../../../corpus.js';
import { begin, type ChampionsTable, game } from './random.js';

const home = fileURLToPath(new URL('../../../../src/games/champions/', import.meta.url));
const sources = readdirSync(home, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.ts'))
  .map(name => readFileSync(join(home, name), 'utf8'));
const all = (pattern: RegExp): string[] =>
  sources.flatMap(code => [...code.matchAll(pattern)].map(([, id]) => id as string));

const words = loadWords('champions', 'en');

/** Reasons of questions, as the code writes them. */
const reasons = [
  ...new Set([
    ...all(/reason: '([a-z ]+)'/g),
    ...all(/reason: [^'\n]+\? '([a-z ]+)'/g),
    ...all(/reason: [^'\n]+\? '[a-z ]+' : '([a-z ]+)'/g),
    ...all(/aim\(seat, '([a-z ]+)'/g),
    ...all(/(?:\bask|this)\.(?:one|cards?)\([^;]*?,\s*'([a-z ]+)'/gs),
  ]),
];

test('L2P: key concepts: every message that the code names has words', () => {
  const named = [...all(/\btext\(\s*'([a-z-]+)'/g), ...all(/'((?:ask|log)-[a-z-]+)'/g)].filter(id => !id.endsWith('-'));
  expect(new Set(named).size).toBeGreaterThan(120);
  expect([...new Set(named)].filter(id => !words.has(id))).toEqual([]);
});

test('L2P: key concepts: the words can be read', () => {
  expect(inspect(readWords(packageRoot(), 'champions', 'en') ?? '').problems).toEqual([]);
});

test.each([
  ['en', 'Discard 2 cards for X.', 'Discard up to 2 cards for X.'],
  ['de', 'Leg 2 Karten für „X“ ab.', 'Leg bis zu 2 Karten für „X“ ab.'],
  ['fr', 'X\u202F: défausse 2 cartes.', 'X\u202F: défausse jusqu’à 2 cartes.'],
  ['es', 'X: descarta 2 cartas.', 'X: ¿qué cartas descartas?'],
] as const)('10025: who has to discard exactly so many is not asked for fewer: %s', (language, exactly, fewer) => {
  const say = (upTo: string) =>
    loadWords('champions', language).say(text('ask-discard', { card: 'X', count: 2, upTo }));
  expect([say('no'), say('yes')]).toEqual([exactly, fewer]);
});

test('L2P: key concepts: whose turn it is can be told to everyone, by name alone', () => {
  expect(reasons.length).toBeGreaterThan(25);
  for (const reason of reasons)
    expect(words.say(text(`awaiting-${reason.replaceAll(' ', '-')}`, { who: 'Ann' }))).toMatch(/^Ann .+[a-z]$/);
});

test('L2P: key concepts: every rule has a title, a short explanation, and its place', () => {
  expect(new Set(rulebook.map(({ id }) => id)).size).toBe(rulebook.length);
  for (const { words: id } of rulebook) {
    expect(words.say(text(id)).length).toBeLessThan(40);
    expect(words.say(text(`${id}.text`)).length).toBeLessThan(320);
    expect(words.say(text(`${id}.source`))).toMatch(/Learn to Play|Rules Reference|card text|CH-|W1-/);
  }
});

test('CH-C8: the line of a new deck leaves the encounter card to the line that tells of it', () => {
  const spell = (id: string) =>
    words.say(text(id, { who: { seat: 0 } }), { names: ['Ada'], cardTitle: () => undefined });
  expect(spell('log-deck-reset')).not.toContain('encounter card');
  expect(spell('log-dealt')).toContain('encounter card');
});

test('L2P: key concepts: every reading can be looked up', () => {
  const docs = readFileSync(fileURLToPath(new URL('../../../../docs/rules/champions.md', import.meta.url)), 'utf8');
  const readings = [...docs.matchAll(/^- \*\*(CH-[C\d]+)\*\*/gm)].map(([, id]) => id as string);
  expect(readings.length).toBeGreaterThan(30);
  const named = rulebook.flatMap(({ words: id }) => words.say(text(`${id}.source`)).match(/CH-C?\d+/g) ?? []);
  expect(new Set(named)).toEqual(new Set(readings));
});

test('L2P: key concepts: log lines name rules that exist', () => {
  const known = new Set(rulebook.map(({ id }) => id));
  expect([...new Set(all(/why: \{ rule: '([a-z-]+)'/g))].filter(id => !known.has(id))).toEqual([]);
});

/** Everything a table says, in words; of the log what is new. Words are strict here: what is missing throws. */
function sayAll(table: ChampionsTable, spoken: Set<string>, from: number): number {
  const names = table.setup.seats.map(({ name }) => name);
  const sitting = { names, cardTitle: (id: string) => game.cards.get(id)?.title };
  const say = (one: Text): void => {
    spoken.add(one.id);
    expect(words.say(one, sitting)).not.toMatch(/\{|\}|undefined|\[object/);
  };
  const texts = (value: unknown): Text[] => {
    if (typeof value !== 'object' || value === null) return [];
    if ('id' in value && typeof value.id === 'string' && words.has(value.id)) return [value as Text];
    return Object.values(value).flatMap(texts);
  };
  const viewers: Viewer[] = ['public', ...names.keys()];
  for (const viewer of viewers) {
    const scene = game.view(table.state, viewer);
    for (const zone of scene.panels.flatMap(panel => panel.zones)) say(zone.title);
    for (const meter of scene.panels.flatMap(panel => panel.meters)) say(meter.label);
    for (const one of [...texts(scene), scene.title, scene.status]) say(one);
    for (const line of table.log.slice(from)) say(faceOf(line, viewer));
  }
  for (const prompt of table.prompts) {
    for (const one of [prompt.question, ...prompt.trail]) say(one);
    if (prompt.kind === 'some' && prompt.none !== undefined) say(prompt.none.label);
    for (const option of [...optionsOf(prompt), ...table.refused(prompt.number)])
      for (const one of [option.label, option.why, option.group]) if (one !== undefined) say(one);
    say(text(`awaiting-${prompt.reason.replaceAll(' ', '-')}`, { who: { seat: prompt.seat } }));
  }
  if (table.outcome !== null) say(table.outcome.reason);
  return table.log.length;
}

test('L2P: key concepts: whatever random matches say can be said, and their lines name rules that exist', () => {
  const known = new Set(rulebook.map(({ id }) => id));
  const spoken = new Set<string>();
  for (let match = 0; match < 8; match++) {
    const begun = begin(`words ${match}`, UNRECORDED);
    const { table } = begun;
    let said = sayAll(table, spoken, 0);
    playOn(begun, 400, at => {
      if (at % 20 === 0 || table.outcome !== null) said = sayAll(table, spoken, said);
    });
    for (const { why } of table.log) if (why?.rule !== undefined) expect(known).toContain(why.rule);
  }
  expect(spoken.size).toBeGreaterThan(150);
});

test('L2P: the cards: every card, deck and way to play can be read out', () => {
  for (const { title, facts } of champions.cards.all)
    for (const one of [title, ...facts]) expect(words.say(one)).not.toMatch(/\{|\}|undefined/);
  for (const ruleset of champions.rulesets) expect(words.say(ruleset.title)).toMatch(/\w/);
  for (const deck of champions.decks.ready) expect(words.say(deck.title)).toMatch(/\w/);
});
