import { describe, expect } from 'vitest';
import type { Facts } from '../../../../src/games/squad/card.js';
import { optionsOf } from '../../../../src/kernel/index.js';
import { card as testCard } from '../rules/rule.js';
import { deckOf, type Layout, type Played, scenario } from '../table.js';
import { card, count, damages, named, openTo, said } from './common.js';

/** A deck with these cards on top, the first topmost. */
function topped(side: 'me' | 'them', ...tops: readonly Partial<Facts>[]): Layout {
  const cards = tops.map((facts, at) => testCard(`top ${at}`, facts));
  return { cards, [side]: { deck: [...cards.map(({ id }) => id), ...deckOf('tech', 8)] } };
}

const turnedUp = (table: Played): void => {
  expect(table.lines).toContain('log-reveal');
};

describe.each<{ id: string; by: number; fits: readonly Partial<Facts>[]; not: readonly Partial<Facts>[] }>([
  { id: 'ST093', by: 5, fits: [{ factor: 'energy' }, { factor: 'tech' }], not: [{ factor: 'animal', block: 'tech' }] },
  { id: 'ST159', by: 5, fits: [{ factor: 'energy' }, { factor: ['tech', 'speed'] }], not: [{ factor: 'elemental' }] },
  { id: 'ST401', by: 5, fits: [{ factor: 'energy' }, { factor: 'speed' }], not: [{ factor: 'tech' }] },
  { id: 'ST409', by: 5, fits: [{ factor: 'energy' }, { factor: 'animal' }], not: [{ factor: 'speed' }] },
  { id: 'ST542', by: 3, fits: [{ factor: 'energy' }, { factor: 'animal' }], not: [{ factor: 'strength' }] },
  { id: 'ST557', by: 5, fits: [{ level: 7 }, { level: 12 }], not: [{ level: 6 }] },
  {
    id: 'ST558',
    by: 3,
    fits: [{ factor: 'strength' }, { hero: 'Wasp' }],
    not: [{ hero: 'Giant-Man', factor: 'tech' }],
  },
  {
    id: 'ST564',
    by: 5,
    fits: [{ hero: 'Hulk & She-Hulk' }],
    not: [{ hero: 'Hulk' }, { hero: 'Hulk', factor: ['tech', 'tech'] }],
  },
])('stronger by the top of its player’s deck: $id', ({ id, by, fits, not }) => {
  const base = card(id).printedAttack;
  const [fitting] = fits as [Partial<Facts>];
  const [failing] = not as [Partial<Facts>];
  for (const top of fits)
    damages(`with ${JSON.stringify(top)} on top, which stays there`, id, base + by, topped('me', top, failing), {
      play: turnedUp,
    });
  for (const top of not)
    damages(`with ${JSON.stringify(top)} on top`, id, base, topped('me', top, fitting), { play: turnedUp });
  damages('without a deck', id, base, { me: { deck: [] } }, { effect: false });
});

describe.each<{ id: string; by: number; fits: readonly Partial<Facts>[]; not: Partial<Facts> }>([
  {
    id: 'ST117',
    by: 3,
    fits: [{ hero: 'Jean Grey' }, { hero: 'Phoenix' }, { hero: 'Emma Frost' }],
    not: { hero: 'Cyclops', team: 'X-Men' },
  },
  {
    id: 'ST146',
    by: 4,
    fits: [{ hero: 'Abomination' }, { hero: 'Hulk' }, { hero: 'She-Hulk' }, { hero: 'Hulk & She-Hulk' }],
    not: { hero: 'Red Hulk' },
  },
  { id: 'ST217', by: 3, fits: [{ hero: 'Storm' }, { hero: 'Storm & Thor' }], not: { hero: 'Thor' } },
  {
    id: 'ST384',
    by: 3,
    fits: [{ factor: 'animal' }, { factor: ['animal', 'speed'] }],
    not: { factor: 'speed', block: 'animal' },
  },
  { id: 'ST561', by: 3, fits: [{ hero: 'Falcon' }, { hero: 'Nick Fury' }], not: { hero: 'Wasp', team: 'Avengers' } },
])('stronger for a card shown from hand: $id', ({ id, by, fits, not }) => {
  const base = card(id).printedAttack;
  const fitting = fits.map((facts, at) => testCard(`fits ${at}`, facts));
  const cards = [...fitting, testCard('fails', not)];
  const ids = fitting.map(one => one.id);
  const me = { hand: [...ids, 'fails'] };

  for (const shown of ids)
    damages(
      `for showing ${shown}, which stays in hand`,
      id,
      base + by,
      { cards, me },
      {
        play: table => {
          table.asks(0, 'reveal', ids).pick(shown);
          expect(said(table, 'log-reveal-hand')).toMatchObject({ card: { card: shown } });
        },
      },
    );
  damages(
    'for showing nothing: that is a choice',
    id,
    base,
    { cards, me },
    {
      effect: false,
      play: table => table.asks(0, 'reveal', ids).pick(),
    },
  );
  damages(
    'with nothing that fits; asked all the same (SQ-15)',
    id,
    base,
    { cards, me: { hand: ['fails'] } },
    {
      effect: false,
      play: table => table.asks(0, 'reveal', []).pick(),
    },
  );
  damages(
    'with an empty hand, unasked; the opponent’s hand does not matter',
    id,
    base,
    {
      cards,
      them: { deck: openTo(id), hand: ids },
    },
    { effect: false },
  );
});

describe(named('ST037'), () => {
  const cards = [
    testCard('Storm', { hero: 'Storm' }),
    testCard('Storm again', { hero: 'Storm' }),
    testCard('Storm & Thor', { hero: 'Storm & Thor' }),
  ];
  const me = { hand: cards.map(({ id }) => id) };
  const show = (...ids: string[]) => ({
    play: (table: Played) => table.asks(0, 'reveal', me.hand).pick(...ids),
  });

  damages('for two heroes on three cards', 'ST037', 2, { cards, me }, show('Storm', 'Storm again', 'Storm & Thor'));
  damages('for two of the same hero', 'ST037', 1, { cards, me }, show('Storm', 'Storm again'));
  damages('for a team-up, which is both', 'ST037', 2, { cards, me }, show('Storm & Thor'));
  damages('for nothing shown', 'ST037', 0, { cards, me }, { ...show(), effect: false });
  damages('with an empty hand: it does not count itself (SQ-C10)', 'ST037', 0, {}, { effect: false });
});

describe(named('ST528'), () => {
  const cards = [
    testCard('tech', { factor: 'tech' }),
    testCard('tech twice', { factor: ['tech', 'tech'] }),
    testCard('tech and speed', { factor: ['tech', 'speed'] }),
  ];
  const me = { hand: cards.map(({ id }) => id) };
  const show = (...ids: string[]) => ({
    play: (table: Played) => table.asks(0, 'reveal', me.hand).pick(...ids),
  });

  damages('for two factors on three cards', 'ST528', 4, { cards, me }, show('tech', 'tech twice', 'tech and speed'));
  damages('for one factor on two', 'ST528', 3, { cards, me }, show('tech', 'tech twice'));
  damages('for nothing shown', 'ST528', 2, { cards, me }, { ...show(), effect: false });
  damages('with an empty hand', 'ST528', 2, {}, { effect: false });
});

describe(named('ST122'), () => {
  const cards = [testCard('Black Panther', { hero: 'Black Panther' }), testCard('Storm', { hero: 'Storm' })];
  const layout: Layout = {
    power: 4,
    cards,
    me: { hand: ['ST122', 'Black Panther', 'Storm'] },
    them: { deck: deckOf('elemental') },
  };

  scenario('ST122 unblockable for showing a Black Panther card', layout, table => {
    table.attack('ST122').asks(0, 'reveal', ['Black Panther']).pick('Black Panther');
    expect(count(table, 1, 'discard')).toBe(4);
    expect(table.zone(0, 'hand')).toEqual(['Black Panther', 'Storm']);
    expect(table.lines).toContain('log-unblockable');
    expect(table.effects).toContain('ST122');
  });

  scenario('ST122 stopped by an icon if nothing is shown', layout, table => {
    table.attack('ST122').asks(0, 'reveal').pick();
    expect(count(table, 1, 'discard')).toBe(1);
    expect(table.effects).not.toContain('ST122');
  });
});

describe(named('ST035'), () => {
  const cards = [testCard('Storm', { hero: 'Storm' }), testCard('Storm & Thor', { hero: 'Storm & Thor' })];
  const layout = (...deck: string[]): Layout => ({
    power: 2,
    cards,
    me: { hand: ['ST035'], deck },
    them: { deck: openTo('ST035') },
  });

  scenario(
    'ST035 +2 for two heroes, and the two cards back in another order',
    layout('Storm', 'Storm & Thor', 'ST048'),
    table => {
      const { prompt } = table.attack('ST035').asks(0, 'order');
      const keys = optionsOf(prompt).map(({ key }) => key);
      expect(table.options).toEqual(['Storm', 'Storm & Thor']);
      table.answer({ order: keys.reverse() });
      expect(table.zone(0, 'deck')).toEqual(['Storm & Thor', 'Storm', 'ST048']);
      expect(count(table, 1, 'discard')).toBe(4);
      expect(table.effects).toContain('ST035');
    },
  );

  scenario(
    'ST035 +1 for two cards of one hero; the third card is not looked at',
    layout('Storm', 'Storm', 'ST048'),
    table => {
      const { prompt } = table.attack('ST035').asks(0, 'order');
      table.answer({ order: optionsOf(prompt).map(({ key }) => key) });
      expect(count(table, 1, 'discard')).toBe(3);
      expect(table.zone(0, 'deck')).toEqual(['Storm', 'Storm', 'ST048']);
    },
  );

  scenario('ST035 with one card left: as much as there is (SQ-14)', layout('Storm & Thor'), table => {
    table.attack('ST035');
    expect(count(table, 1, 'discard')).toBe(4);
    expect(table.zone(0, 'deck')).toEqual(['Storm & Thor']);
  });

  damages('without a deck', 'ST035', 2, { me: { deck: [] } }, { effect: false });
});

describe(named('ST045'), () => {
  const heroes = ['Storm', 'Thor', 'Wasp', 'Hulk', 'Storm & Thor', 'Blade'];
  const cards = heroes.map(hero => testCard(hero, { hero }));

  scenario(
    'ST045 +4 for four heroes on five cards, and the deck is shuffled',
    { power: 3, cards, me: { hand: ['ST045'], deck: heroes }, them: { deck: openTo('ST045') } },
    table => {
      table.attack('ST045');
      expect(count(table, 1, 'discard')).toBe(6);
      expect(table.zone(0, 'deck').sort()).toEqual([...heroes].sort());
      expect(table.lines).toContain('log-shuffle');
      expect(table.effects).toContain('ST045');
    },
  );

  scenario(
    'ST045 +2 with two cards left',
    { power: 3, cards, me: { hand: ['ST045'], deck: ['Hulk', 'Wasp'] }, them: { deck: openTo('ST045') } },
    table => {
      table.attack('ST045');
      expect(count(table, 1, 'discard')).toBe(4);
    },
  );

  damages('without a deck', 'ST045', 2, { me: { deck: [] } }, { effect: false });
});

describe(named('ST110'), () => {
  const layout = (hero: string): Layout => ({
    power: 3,
    cards: [testCard('top', { hero })],
    me: { hand: ['ST110'], deck: ['top', 'ST048'] },
    them: { deck: deckOf('elemental') },
  });
  const unblockable = (table: Played, expected: boolean): void => {
    expect(count(table, 1, 'discard')).toBe(expected ? 4 : 1);
    expect(table.zone(0, 'deck')).toEqual(['top', 'ST048']);
    expect(table.lines.includes('log-unblockable')).toBe(expected);
    expect(table.lines.indexOf('log-named')).toBeLessThan(table.lines.indexOf('log-reveal'));
  };

  for (const [hero, name] of [
    ['Cyclops', 'Cyclops'],
    ['Wolverine', 'Wolverine'],
    ['Storm & Wolverine', 'Wolverine'],
  ] as const)
    scenario(`ST110 unblockable: ${name} named, ${hero} turned up`, layout(hero), table => {
      table.attack('ST110').asks(0, 'hero', ['Cyclops', 'Wolverine']).pick(name);
      unblockable(table, true);
    });

  for (const [hero, name] of [
    ['Cyclops', 'Wolverine'],
    ['Jean Grey', 'Cyclops'],
  ] as const)
    scenario(`ST110 stopped by icons: ${name} named, ${hero} turned up`, layout(hero), table => {
      table.attack('ST110').pick(name);
      unblockable(table, false);
    });

  scenario(
    'ST110 without a deck it names in vain',
    { ...layout('Cyclops'), me: { hand: ['ST110'], deck: [] } },
    table => {
      table.attack('ST110').pick('Cyclops');
      expect(count(table, 1, 'discard')).toBe(1);
      expect(table.effects).not.toContain('ST110');
    },
  );
});
