import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';

const project = join(import.meta.dirname, '../..');
const packages = join(project, 'node_modules/.bin');

const prelude = `
type Play<T = void> = Generator<string, T, number>;
declare function hit(amount?: number): Play;
declare function count(): Play<number>;
declare const game: { draw(): Play; log(line: string): void; maybe?: () => Play };
declare const cards: number[];
declare const lucky: boolean;
`;
/** What the body of a rule may be. */
const inRule = (body: string) => `${prelude}export function* effect(): Play<unknown> {\n${body}\n}\n`;
const outside = (text: string) => `${prelude}${text}\nexport {};\n`;

/** Rules broken, by the text that breaks them. */
const found = new Map<string, string[]>();
const samples: { readonly room: string; readonly text: string }[] = [];

/** Has a text linted together with all others, as a file of that room, and says which rules it breaks. */
function broken(text: string, room = 'src/games'): () => string[] {
  samples.push({ room, text });
  return () => found.get(`${room} ${text}`) ?? [];
}

/** A small project with our rules: with the whole of ours around it, typed lint would read all of that first. */
beforeAll(() => {
  const root = mkdtempSync(join(tmpdir(), 'longbox-lint-'));
  const compilerOptions = { target: 'ES2023', lib: ['ES2023', 'DOM'], types: [], strict: true };
  const include = ['src', 'scripts/lint/*.d.ts'];
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify({ compilerOptions, include }));
  copyFileSync(join(project, '.oxlintrc.json'), join(root, '.oxlintrc.json'));
  symlinkSync(join(project, 'scripts'), join(root, 'scripts'));
  for (const [number, { room, text }] of samples.entries()) {
    mkdirSync(join(root, room), { recursive: true });
    writeFileSync(join(root, room, `sample-${number}.ts`), text);
  }
  const { stdout } = spawnSync(join(packages, 'oxlint'), ['--type-aware', '--format=json', 'src'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${packages}:${process.env.PATH}` },
  });
  const { diagnostics, number_of_files } = JSON.parse(stdout);
  expect(number_of_files).toBe(samples.length);
  for (const { filename, code } of diagnostics) {
    const { room, text } = samples[Number(/-(\d+)\./.exec(basename(filename))?.[1])]!;
    const rule = /\((.*)\)/.exec(code)?.[1] ?? code;
    found.set(`${room} ${text}`, [...(found.get(`${room} ${text}`) ?? []), rule].sort());
  }
});

const thrown = ['no-floating-promises'];
const asked = ['no-misused-promises'];

describe('a generator that is made and never runs', () => {
  for (const [body, rules] of [
    ['hit();', thrown],
    ['game.draw();', thrown],
    ['game.maybe?.();', thrown],
    ['void hit();', thrown],
    ['lucky && hit();', thrown],
    ['lucky || hit();', thrown],
    ['lucky ? hit() : game.log("no");', thrown],
    ['lucky ? game.log("yes") : hit();', thrown],
    ['(game.log("x"), hit());', thrown],
    ['cards.map(card => hit(card));', thrown],
    ['if (count()) game.log("x");', asked],
    ['if (!count()) game.log("x");', asked],
    ['while (count()) game.log("x");', asked],
    ['do game.log("x"); while (count());', asked],
    ['for (; count(); ) game.log("x");', asked],
    ['const much = count() ? 1 : 2; game.log(String(much));', asked],
    ['cards.forEach(card => hit(card));', asked],
    ['cards.forEach(() => (lucky ? hit() : undefined));', asked],
  ] as const) {
    const rulesOf = broken(inRule(body));
    test(body, () => expect(rulesOf()).toEqual(rules));
  }

  for (const body of [
    'yield* hit();',
    'const much = yield* count(); game.log(String(much));',
    'if ((yield* count()) > 3) game.log("x");',
    'lucky ? yield* hit() : game.log("x");',
    'const later = hit(); yield* later;',
    'const plays = cards.map(card => hit(card)); for (const play of plays) yield* play;',
    'const make = (): Play => hit(); yield* make();',
    'return hit();',
    'game.log("x");',
    'cards.forEach(card => game.log(String(card)));',
    'for (const word of [1, 2]) game.log(String(word));',
  ]) {
    const rulesOf = broken(inRule(body));
    test(`is not: ${body}`, () => expect(rulesOf()).toEqual([]));
  }
});

describe('a yield that asks without a helper', () => {
  for (const body of ['yield "what now?";', 'const answer = yield "what now?"; game.log(String(answer));']) {
    const [rulesOf, ofKernel] = [broken(inRule(body)), broken(inRule(body), 'src/kernel')];
    test(`is found in rules: ${body}`, () => expect(rulesOf()).toEqual(['no-bare-yield']));
    test(`is how the kernel asks: ${body}`, () => expect(ofKernel()).toEqual([]));
  }
});

describe('what rules may not hold', () => {
  for (const [text, rules] of [
    ['new Date();', ['no-restricted-globals']],
    ['setTimeout(() => undefined, 1);', ['no-restricted-globals']],
    ['Math.random();', ['no-restricted-properties']],
    ['"a".localeCompare("b");', ['no-restricted-properties']],
    ['for (const at in cards) game.log(at);', ['no-for-in']],
    ['const later = async () => 1;', ['no-async']],
    ['const later = () => import("./sample-0.js");', ['no-late-import']],
  ] as const) {
    const [rulesOf, ofDiscord] = [broken(outside(text)), broken(outside(text), 'src/discord')];
    test(text, () => expect(rulesOf()).toEqual(rules));
    test(`elsewhere: ${text}`, () => expect(ofDiscord()).toEqual([]));
  }
});

describe('everywhere', () => {
  const ladder = broken(outside('class One {} class Other extends One {}'), 'src/discord');
  test('no class extends another of ours', () => expect(ladder()).toEqual(['no-ladder']));
  const error = broken(outside('class Fault extends Error {}'), 'src/discord');
  test('but errors', () => expect(error()).toEqual([]));
  const promised = 'const later = async () => 1;';
  const forgotten = broken(outside(`${promised} later();`), 'src/discord');
  test('promises are not forgotten', () => expect(forgotten()).toEqual(['no-floating-promises']));
  const letGo = broken(outside(`${promised} void later();`), 'src/discord');
  test('unless by name', () => expect(letGo()).toEqual([]));
  const kinds = "declare const kind: 'one' | 'some'; switch (kind) { case 'one': break; }";
  const missing = broken(outside(kinds), 'src/discord');
  test('a switch knows every kind', () => expect(missing()).toEqual(['switch-exhaustiveness-check']));
});
