import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { type Program, packageRoot, programAt } from '../../src/home/index.js';

const PROGRAMS: Record<Program, true> = {
  main: true,
  cli: true,
  'cli/build/main': true,
  'playground/main': true,
  'cli/bench/busy/child': true,
  'cli/bench/processes/child': true,
  'cli/bench/servers/child': true,
  'cli/bench/start/child': true,
  'cli/simulate/worker': true,
  'discord/heavy/worker': true,
  'opponents/worker': true,
  'pictures/renderer/worker': true,
};

it('bundles each program that can be started, and no other source is called like one', () => {
  const sources = readdirSync(join(packageRoot(), 'src'), { recursive: true })
    .map(file => String(file).replaceAll('\\', '/'))
    .filter(file => /(^|\/)(main|cli|worker|child)\.ts$/.test(file));
  expect(sources.map(file => file.replace(/\.ts$/, '')).sort()).toEqual(Object.keys(PROGRAMS).sort());
  const missing = Object.keys(PROGRAMS).filter(name => !existsSync(fileURLToPath(programAt(name as Program))));
  expect(missing).toEqual([]);
});

it('takes openskill in, which would be slow to load by itself', () => {
  const bundle = join(packageRoot(), 'dist', 'bundle');
  const files = readdirSync(bundle, { recursive: true }).filter(file => String(file).endsWith('.cjs'));
  const code = files.map(file => readFileSync(join(bundle, String(file)), 'utf8')).join('\n');
  expect(code).toContain('ordinal');
  expect(code).not.toMatch(/["'](openskill|ramda)["']/);
});
