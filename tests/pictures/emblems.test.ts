import { describe, expect, test } from 'vitest';
import { champions } from '../../src/games/champions/index.js';
import { games } from '../../src/games/index.js';
import { squad } from '../../src/games/squad/index.js';
import { emblemNames, emblemOf, emblemPath, initialsOf, signOf } from '../../src/pictures/emblems/index.js';
import { toneOf } from '../../src/pictures/icons/index.js';
import { cardPicture, iconOf } from '../../src/pictures/index.js';
import { faults } from './faults.js';
import { read } from './read.js';
import { say } from './scenes.js';

const ofReadyDecks = [
  ...new Set(squad.decks.ready.flatMap(({ cards }) => Object.keys(cards).map(id => squad.cards.get(id)?.emblem ?? id))),
].sort();
const ofScenarios = [
  ...new Set(champions.cards.all.filter(({ facets }) => facets.type?.[0] === 'villain').map(({ emblem }) => emblem)),
];
const ofIdentities = [
  ...new Set(champions.cards.all.filter(({ facets }) => facets.type?.[0] === 'hero').map(({ emblem }) => emblem)),
];

const ofEnvironments = champions.cards.all
  .filter(({ facets }) => facets.type?.[0] === 'environment')
  .map(({ id, emblem = 'none' }) => [id, emblem] as const);

describe('an emblem', () => {
  test.each(ofReadyDecks)('is drawn for %s of the ready decks', name => expect(emblemOf(name)).not.toBeNull());

  test.each(ofEnvironments)('is drawn for %s, an environment', (_, emblem) => expect(emblemOf(emblem)).not.toBeNull());

  test('is drawn for every hero and villain of Champions', () => {
    expect(ofIdentities.length).toBe(11);
    expect(ofScenarios.length).toBe(9);
    for (const name of [...ofIdentities, ...ofScenarios]) expect(emblemOf(name ?? '')).not.toBeNull();
  });

  test('differs from every other, and is a path within its square', () => {
    expect(new Set(emblemNames.map(name => emblemPath(signOf(name)))).size).toBe(emblemNames.length);
    for (const name of emblemNames) expect(emblemPath(signOf(name)), name).toMatch(/^[MLHVCSQTAZmlhvcsqtaz\d\s.,-]+$/);
  });

  test('of a team is that of the first who has one', () => {
    expect(emblemOf('Nobody At All & Hulk')).toBe('hulk');
    expect(emblemOf('spider_man')).toBe('spider-man');
    expect(emblemOf('Dr. Strange')).toBe('dr-strange');
    expect(emblemOf('toString')).toBeNull();
  });
});

test('types, factors, colours and resources have an icon and a colour each', () => {
  const ids = ['factor', 'type', 'colour', 'resource'].flatMap(id =>
    games.flatMap(game =>
      (game.cards.facets.find(facet => facet.id === id)?.values ?? [])
        .map(({ value }) => (id === 'colour' ? `colour-${value}` : `${value}`))
        .filter(() => !(game.id === 'champions' && id === 'type')),
    ),
  );
  expect(ids.length).toBeGreaterThan(15);
  for (const id of ids) {
    const icon = iconOf(id);
    expect(icon, id).not.toBeNull();
    expect(icon === null ? null : toneOf(icon), id).not.toBeNull();
  }
});

describe('who has no emblem', () => {
  test.each([
    ['Squirrel Girl', 'SG'],
    ['Spider-Ham', 'SH'],
    ['Ææ', 'Æ'],
    ['…', ''],
    ['The 3-D Man', 'T3'],
  ])('%s has initials: %s', (name, initials) => expect(initialsOf(name)).toBe(initials));

  test('is drawn with them, within the card', () => {
    const entry = {
      id: 'x',
      title: { id: 'Squirrel Girl' },
      text: null,
      facts: [],
      data: {},
      keywords: [],
      names: [],
      facets: {},
    };
    const drawn = read(cardPicture(entry, { say, theme: 'dark' }).svg);
    expect(drawn.texts.map(({ text }) => text)).toContain('SG');
    expect(faults(drawn)).toEqual([]);
  });
});
