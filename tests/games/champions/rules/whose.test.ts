import { expect, test } from 'vitest';
import { translator } from '../../../../src/discord/render/translator.js';
import { champions } from '../../../../src/games/champions/index.js';
import { optionsOf } from '../../../../src/kernel/index.js';
import { loadWords, localesOf } from '../../../../src/locales/index.js';
import { drone, marvel, RUNNER } from '../encounter/tables.js';
import { type Layout, Played } from '../table.js';

// A choice among cards of one name says before whom each lies, where that differs.

const ULTRON: Layout = { scenario: 'ultron', environments: ['01140'], villain: '01134' };

const offered = (layout: Layout, locale = 'en'): string[] => {
  const table = new Played(layout, 'plain').pick('01010a.attack');
  const say = translator(loadWords('champions', locale), {
    names: ['Mara', 'Theo'],
    cardTitle: id => champions.cards.get(id)?.title,
  });
  return optionsOf(table.prompt).map(({ label }) => say.plain(label));
};

test.each(localesOf('champions'))('in %s a Drone that may be attacked is told from another player’s', locale => {
  const both = {
    ...ULTRON,
    heroes: [
      { ...marvel, minions: [drone()] },
      { ...marvel, minions: [drone()] },
    ],
  };
  const [, one, other] = offered(both, locale);
  expect(one).toMatch(/^Dro\w+ \(Mara\)$/);
  expect(other).toMatch(/^Dro\w+ \(Theo\)$/);
});

test('minions of one name are told apart by who is engaged with them, others need no more than their name', () => {
  const heroes = [
    { ...marvel, minions: [RUNNER, '01101'] },
    { ...marvel, minions: [RUNNER] },
  ];
  expect(offered({ heroes })).toEqual(['Weapons Runner (Mara)', 'Hydra Mercenary', 'Weapons Runner (Theo)']);
});

test('one player’s minions of one name go by it alone', () => {
  expect(offered({ ...ULTRON, heroes: [{ ...marvel, minions: [drone(), drone()] }] }).slice(1)).toEqual([
    'a Drone',
    'a Drone',
  ]);
});
