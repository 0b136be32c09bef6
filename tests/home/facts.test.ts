import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commands } from '../../commands/index.js';
import { registration } from '../../src/discord/define/registration.js';
import { iconsOnCards } from '../../src/discord/start/icons.js';
import { bundledFacts } from '../../src/home/facts.js';
import { programAt } from '../../src/home/index.js';
import { rulesVersion } from '../../src/matches/version.js';

test('what a bundle knows of itself is what its sources say', () => {
  const facts = readFileSync(new URL('../../facts.json', programAt('cli/build/main')), 'utf8');
  const found = {
    rules: rulesVersion(),
    commands: commands.map(command => registration(command)),
    icons: iconsOnCards(),
  };
  expect(JSON.parse(facts)).toEqual(JSON.parse(JSON.stringify(found)));
});

test('what runs from single files finds it out by itself', () => {
  expect(bundledFacts()).toBeNull();
});
