import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, test } from 'vitest';
import generators from '../../scripts/lint/generators.mjs';

/** A project of one file: with the whole of ours around it, typed lint would read all of that first. */
const root = mkdtempSync(join(tmpdir(), 'longbox-lint-'));
const sample = join(root, 'sample.ts');
const compilerOptions = { target: 'ES2023', lib: ['ES2023'], types: [], strict: true };
writeFileSync(join(root, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['sample.ts'] }));
writeFileSync(sample, '');

const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ['**/*.ts'],
      languageOptions: {
        parser: tseslint.parser as never,
        parserOptions: { projectService: true, tsconfigRootDir: root },
      },
      plugins: { generators },
      rules: { 'generators/no-bare-yield': 'error', 'generators/no-idle-generator': 'error' },
    },
  ],
});

const prelude = `
type Play<T = void> = Generator<string, T, number>;
declare function hit(amount?: number): Play;
declare function count(): Play<number>;
declare const game: { draw(): Play; log(line: string): void; maybe?: () => Play };
declare const cards: number[];
declare const lucky: boolean;
`;

/** The rules that are broken by what a generator function does. */
async function broken(body: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${prelude}export function* effect(): Play<unknown> {\n${body}\n}\n`, {
    filePath: sample,
  });
  return (result?.messages ?? []).map(message => message.ruleId ?? message.message);
}

const idle = ['generators/no-idle-generator'];
const bare = ['generators/no-bare-yield'];

describe('a generator that is made and never runs', () => {
  test.each([
    'hit();',
    'game.draw();',
    'game.maybe?.();',
    'void hit();',
    'lucky && hit();',
    'lucky || hit();',
    'lucky ? hit() : game.log("no");',
    'lucky ? game.log("yes") : hit();',
    '(game.log("x"), hit());',
    'if (count()) game.log("x");',
    'if (!count()) game.log("x");',
    'while (count()) game.log("x");',
    'do game.log("x"); while (count());',
    'for (; count(); ) game.log("x");',
    'const much = count() ? 1 : 2; game.log(String(much));',
    'cards.forEach(card => hit(card));',
    'cards.forEach(() => (lucky ? hit() : undefined));',
  ])('%s', async body => {
    expect(await broken(body)).toEqual(idle);
  });

  test.each([
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
  ])('is not: %s', async body => {
    expect(await broken(body)).toEqual([]);
  });
});

describe('a yield that asks without a helper', () => {
  test('is found', async () => {
    expect(await broken('yield "what now?";')).toEqual(bare);
    expect(await broken('const answer = yield "what now?"; game.log(String(answer));')).toEqual(bare);
  });

  test('is not one with a star', async () => {
    expect(await broken('yield* hit(); yield* count();')).toEqual([]);
  });
});
