import { describe, expect } from 'vitest';
import { type Layout, scenario } from '../table.js';
import { count, named, openTo } from './common.js';

const damage = (name: string, id: string, amount: number, layout: Layout, effect = true): void =>
  scenario(
    `${named(id)}: ${name}`,
    { power: 20, ...layout, me: { hand: [id], ...layout.me }, them: { deck: openTo(id), ...layout.them } },
    table => {
      table.attack(id);
      expect(30 - count(table, 1, 'deck')).toBe(amount);
      expect(table.effects.includes(id)).toBe(effect);
    },
  );

describe('as much as the power', () => {
  damage('7 at power 7', 'ST020', 7, { power: 7 });
  damage('1 at power 1', 'ST020', 1, { power: 1 });
  damage("its player's own power", 'ST020', 4, { power: 7, them: { keepers: ['ST440'] } });
  damage("not the opponent's", 'ST020', 7, { power: 7, me: { keepers: ['ST440'] } });
});

describe('for each Keeper', () => {
  damage('+1 each', 'ST032', 5, { me: { keepers: ['ST014', 'ST443', 'ST014'] } });
  damage('nothing without, whatever the opponent has', 'ST032', 2, { them: { keepers: ['ST014', 'ST138'] } }, false);
  damage('+2 each', 'ST096', 8, { me: { keepers: ['ST014', 'ST138'] } });
  damage('nothing without, whatever the opponent has', 'ST096', 4, { them: { keepers: ['ST014', 'ST138'] } }, false);
});

describe('by the power', () => {
  damage('+3 at power 4', 'ST097', 5, { power: 4 });
  damage('nothing at power 5', 'ST097', 2, { power: 5 }, false);
  damage("its player's own power", 'ST097', 5, { power: 7, them: { keepers: ['ST440'] } });
});

describe('by the top card of the discard pile', () => {
  damage('+3 for Avengers', 'ST242', 6, { me: { discard: ['ST163', 'ST048'] } });
  damage('nothing for another team', 'ST242', 3, { me: { discard: ['ST048', 'ST163'] } }, false);
  damage('nothing for nobody', 'ST242', 3, { me: { discard: ['ST031'] } }, false);
  damage("nothing for the opponent's pile", 'ST242', 3, { them: { discard: ['ST163'] } }, false);
});

describe.each([
  { id: 'ST134', fits: ['ST048', 'ST017', 'ST204'], not: ['ST165', 'ST163'], base: 3, by: 5 },
  { id: 'ST441', fits: ['ST165', 'ST183'], not: ['ST017', 'ST048'], base: 2, by: 5 },
  { id: 'ST377', fits: ['ST048', 'ST204'], not: ['ST163', 'ST031'], base: 2, by: 3 },
])('by the top card of the deck: $id', ({ id, fits, not, base, by }) => {
  const others = openTo();
  for (const [tops, worth] of [
    [fits, base + by],
    [not, base],
  ] as const)
    for (const top of tops)
      scenario(
        `${named(id)}: ${worth} with ${named(top)} on top, which stays there`,
        { power: 20, me: { hand: [id], deck: [top, ...others] }, them: { deck: openTo(id) } },
        table => {
          table.attack(id);
          expect(count(table, 1, 'discard')).toBe(worth);
          expect(table.zone(0, 'deck')).toEqual([top, ...others]);
          expect(table.lines).toContain('log-reveal');
          // Turned up before anyone blocks.
          expect(table.lines.indexOf('log-reveal')).toBeLessThan(table.lines.indexOf('log-damage'));
        },
      );

  scenario(
    `${named(id)}: ${base} without a deck`,
    { power: 20, me: { hand: [id], deck: [] }, them: { deck: openTo(id) } },
    table => {
      table.attack(id);
      expect(count(table, 1, 'discard')).toBe(base);
      expect(table.effects).not.toContain(id);
    },
  );
});

describe(named('ST254'), () => {
  const layout: Layout = {
    me: { hand: ['ST254', 'ST048', 'ST163'] },
    them: { deck: openTo('ST254') },
  };

  scenario('ST254 +3 for showing a Spider-Friends card, which stays in hand', layout, table => {
    table.attack('ST254').asks(0, 'reveal', ['ST048']).pick('ST048');
    expect(count(table, 1, 'discard')).toBe(5);
    expect(table.zone(0, 'hand').sort()).toEqual(['ST048', 'ST163']);
    expect(table.lines).toContain('log-reveal-hand');
    expect(table.effects).toContain('ST254');
  });

  scenario('ST254 showing none is a choice', layout, table => {
    table.attack('ST254').asks(0, 'reveal').pick();
    expect(count(table, 1, 'discard')).toBe(2);
    expect(table.effects).not.toContain('ST254');
  });

  scenario(
    'ST254 asks although no card fits: the pause must not tell (SQ-15)',
    { ...layout, me: { hand: ['ST254', 'ST163'] } },
    table => {
      table.attack('ST254').asks(0, 'reveal', []).pick();
      expect(count(table, 1, 'discard')).toBe(2);
    },
  );

  scenario('ST254 does not ask an empty hand', { ...layout, me: { hand: ['ST254'] } }, table => {
    table.attack('ST254');
    expect(count(table, 1, 'discard')).toBe(2);
  });
});
