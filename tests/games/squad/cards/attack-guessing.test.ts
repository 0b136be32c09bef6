import { describe, expect } from 'vitest';
import { FACTORS, type Factor } from '../../../../src/games/squad/card.js';
import { faceOf } from '../../../../src/kernel/index.js';
import { card as testCard } from '../rules/rule.js';
import { BLOCKS, deckOf, type Layout, type Played, scenario } from '../table.js';
import { card, count, damages, named, openTo, said } from './common.js';

// Cards that name a factor, and cards that look into the opponent's hand.

const name = (factor: Factor) => ({
  play: (table: Played) => {
    table.asks(0, 'factor', FACTORS).pick(factor);
  },
});

describe.each([
  { id: 'ST335', by: 5 },
  { id: 'ST355', by: 3 },
])('stronger if the factor of the opponent’s top card is named: $id', ({ id, by }) => {
  const base = card(id).printedAttack;
  const layout = (factor: Factor | [Factor, Factor]): Layout => ({
    cards: [testCard('top', { factor, block: 'tech' })],
    me: { deck: deckOf('energy', 4) },
    them: { deck: ['top', ...openTo(id)] },
  });

  damages('for its factor', id, base + by, layout('animal'), name('animal'));
  damages('for one of its two factors', id, base + by, layout(['animal', 'speed']), name('speed'));
  damages('for its icon', id, base, layout('animal'), name('tech'));
  damages(
    'for the factor of one’s own top card',
    id,
    base,
    layout('animal'),
    name(card(BLOCKS.energy).factors[0] as Factor),
  );

  scenario(
    `${named(id)}: named first, turned up then, and lost as the first point of damage`,
    { power: 20, ...layout('animal'), me: { hand: [id] } },
    table => {
      table.attack(id).pick('animal');
      expect(table.lines.indexOf('log-named')).toBeLessThan(table.lines.indexOf('log-reveal'));
      expect(table.zone(1, 'discard').at(-1)).toBe('top');
      expect(table.effects).toContain(id);
    },
  );

  scenario(
    `${named(id)}: named in vain where there is no deck`,
    { power: 20, me: { hand: [id] }, them: { deck: [] } },
    table => {
      table.attack(id).pick('animal');
      expect(table.lines).toContain('log-reveal-none');
      expect(table.effects).not.toContain(id);
    },
  );
});

describe(named('ST354'), () => {
  const layout: Layout = {
    power: 5,
    cards: [testCard('top', { factor: 'animal', block: 'elemental' })],
    me: { hand: ['ST354'] },
    them: { deck: ['top', ...deckOf('elemental')], hand: [BLOCKS.elemental] },
  };

  scenario('ST354 unblockable if the factor of the opponent’s top card is named', layout, table => {
    table.attack('ST354').asks(0, 'factor', FACTORS).pick('animal');
    expect(count(table, 1, 'discard')).toBe(5);
    expect(table.zone(1, 'hand')).toEqual([BLOCKS.elemental]);
    expect(table.logged('log-unblockable')[0]?.why).toEqual({ card: 'ST354', rule: 'unblockable' });
    expect(table.effects).toContain('ST354');
  });

  scenario('ST354 blocked as ever if another is named', layout, table => {
    table.attack('ST354').pick('elemental').asks(1, 'block', [BLOCKS.elemental]).take();
    expect(table.zone(1, 'discard')).toEqual(['top']);
    expect(table.lines).not.toContain('log-unblockable');
  });
});

describe(named('ST395'), () => {
  damages(
    'as the level of the one card held',
    'ST395',
    7,
    { cards: [testCard('held', { level: 7 })], them: { hand: ['held'], deck: openTo('ST395') } },
    { play: table => expect(said(table, 'log-reveal-hand')).toMatchObject({ card: { card: 'held' } }) },
  );
  damages('against an empty hand', 'ST395', 0, { me: { hand: ['ST048'] } }, { effect: false });

  scenario(
    'ST395 as the level of the card that chance finds, which stays in the hand',
    {
      power: 2,
      cards: [3, 5, 9].map(level => testCard(`level ${level}`, { level })),
      me: { hand: ['ST395'] },
      them: { hand: ['level 3', 'level 5', 'level 9'], deck: openTo('ST395') },
    },
    table => {
      table.attack('ST395').take();
      expect(said(table, 'log-reveal-hand')).toMatchObject({ card: { card: `level ${count(table, 1, 'discard')}` } });
      expect(table.zone(1, 'hand')).toEqual(['level 3', 'level 5', 'level 9']);
    },
  );
});

describe(named('ST450'), () => {
  const cards = [
    testCard('tech', { factor: 'tech' }),
    testCard('tech twice', { factor: ['tech', 'tech'] }),
    testCard('tech and speed', { factor: ['tech', 'speed'] }),
    testCard('blocks tech', { block: 'tech', factor: 'animal' }),
  ];
  const held = cards.map(({ id }) => id);
  const layout: Layout = { cards, them: { hand: held, deck: openTo('ST450') } };

  damages('for three Tech cards, one of them of two factors', 'ST450', 5, layout, name('tech'));
  damages('for one Speed card', 'ST450', 3, layout, name('speed'));
  damages('for a factor that is not held', 'ST450', 2, layout, name('energy'));
  damages(
    'against an empty hand, whatever one holds',
    'ST450',
    2,
    { cards, me: { hand: ['tech'] } },
    { ...name('tech'), effect: false },
  );

  scenario(
    'ST450 shows the hand to its player alone, after the factor is named',
    { power: 5, ...layout, me: { hand: ['ST450'] } },
    table => {
      table.attack('ST450').pick('tech').take();
      const [line] = table.logged('log-look-hand');
      expect(JSON.stringify(faceOf(line as never, 0))).toContain('blocks tech');
      for (const viewer of ['public', 1] as const)
        expect(JSON.stringify(faceOf(line as never, viewer))).not.toContain('blocks tech');
      expect(table.lines.indexOf('log-named')).toBeLessThan(table.lines.indexOf('log-look-hand'));
    },
  );
});

describe(named('ST583'), () => {
  const cards = [
    testCard('Venom', { hero: 'Venom' }),
    testCard('Venom again', { hero: 'Venom' }),
    testCard('Venom & Lizard', { hero: 'Venom & Lizard' }),
    testCard('Blade', { hero: 'Blade' }),
  ];
  const against = (...hand: string[]): Layout => ({ cards, them: { hand, deck: openTo('ST583') } });

  damages('for three heroes on four cards', 'ST583', 5, against(...cards.map(({ id }) => id)));
  damages('for one hero on two cards', 'ST583', 3, against('Venom', 'Venom again'));
  damages('for a team-up, which is both', 'ST583', 4, against('Venom & Lizard'));
  damages(
    'against an empty hand, whatever one holds',
    'ST583',
    2,
    { cards, me: { hand: ['Blade'] } },
    { effect: false },
  );

  scenario(
    'ST583 shows the hand to its player alone',
    { power: 6, ...against('Blade'), me: { hand: ['ST583'] } },
    table => {
      table.attack('ST583').take();
      const [line] = table.logged('log-look-hand');
      expect(JSON.stringify(faceOf(line as never, 0))).toContain('Blade');
      expect(JSON.stringify(faceOf(line as never, 1))).not.toContain('Blade');
    },
  );
});
