import { expect, it } from 'vitest';
import { meant } from '../../src/discord/define/by-value.js';
import { choicesOf } from '../../src/discord/lobby/options.js';
import { gameOf } from '../../src/games/index.js';
import type { Game, Scenarios } from '../../src/kernel/index.js';

const villains = [
  { name: 'Rhino', value: 'rhino' },
  { name: 'Risky Business', value: 'risky-business' },
  { name: 'Die Wrecking Crew', value: 'wrecking-crew', also: 'Klaw und Co.' },
  { name: 'Klaw', value: 'klaw' },
];

it.each([
  ['rhino', 'rhino'],
  [' RISKY business', 'risky-business'],
  ['die w', 'wrecking-crew'],
  ['Wreck', 'wrecking-crew'],
  ['ris', 'risky-business'],
])('takes "%s" for what is called so, or alone begins so', (typed, value) => {
  expect(meant(typed, villains)).toBe(value);
});

it('takes a whole name before the beginning of another', () => {
  expect(meant('klaw', villains)).toBe('klaw');
});

it.each(['r', 'Kla', 'business', '', ' '])('leaves "%s", which could be several or none, as it is', typed => {
  expect(meant(typed, villains)).toBe(typed);
});

it('takes one choice under two names for one', () => {
  const twice = [
    { name: 'Storm · Squad', value: 'squad/own:1' },
    { name: 'Storm', value: 'squad/own:1' },
  ];
  expect(meant('sto', twice)).toBe('squad/own:1');
});

it.each([
  ['en', 'Green Goblin (Risky Business)', 'risky business'],
  ['de', 'Green Goblin (Riskantes Geschäft)', 'Riskantes Geschäft'],
  ['fr', 'Bouffon Vert (Affaires Risquées)', 'affaires risquées'],
  ['es', 'Duende Verde (Negocios arriesgados)', 'Negocios Arriesgados'],
])('lists a villain by name with the scenario where that differs, and takes either: %s', (locale, name, scenario) => {
  const champions = gameOf('champions') as Game;
  const { villains: listed } = champions.scenarios as Scenarios;
  const choices = choicesOf(champions, listed, locale);
  expect(choices.find(({ value }) => value === 'risky-business')?.name).toBe(name);
  for (const typed of [name, scenario]) expect(meant(typed, choices)).toBe('risky-business');
  const rulesets = choicesOf(champions, champions.rulesets, locale);
  expect(rulesets.filter(choice => choice.name.startsWith(name)).map(({ value }) => value)).toEqual([
    'risky-business-standard',
    'risky-business-expert',
  ]);
});
