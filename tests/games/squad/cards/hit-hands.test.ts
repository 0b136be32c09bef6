import { describe, expect } from 'vitest';
import { type Layout, scenario } from '../table.js';
import { count, named, stops } from './common.js';

describe.each([
  { id: 'ST261', discards: 1 },
  { id: 'ST258', discards: 2 },
  { id: 'ST259', discards: 3 },
])('the opponent discards: $id', ({ id, discards }) => {
  const held = ['ST048', 'ST163', 'ST165', 'ST017'];
  const layout = (...hand: string[]): Layout => ({
    power: 20,
    me: { hand: [id, 'ST013'] },
    them: { hand, deck: stops(id, 2) },
  });

  scenario(`${named(id)}: ${discards} of their choice`, layout(...held), table => {
    const chosen = held.slice(0, discards).reverse();
    table
      .attack(id)
      .take()
      .asks(1, 'discard', held)
      .pick(...chosen);
    expect(table.zone(1, 'hand')).toEqual(held.slice(discards));
    // The last one is on top (SQ-C49).
    expect(table.zone(1, 'discard').slice(0, discards)).toEqual([...chosen].reverse());
    expect(count(table, 1, 'discard')).toBe(2 + discards);
    expect(table.zone(0, 'hand')).toEqual(['ST013']);
    expect(table.effects).toContain(id);
  });

  scenario(`${named(id)}: all there is`, layout('ST048'), table => {
    table.attack(id).take();
    expect(table.zone(1, 'hand')).toEqual([]);
    expect(table.zone(1, 'discard')[0]).toBe('ST048');
  });

  scenario(`${named(id)}: nothing of an empty hand`, layout(), table => {
    table.attack(id);
    expect(count(table, 1, 'discard')).toBe(2);
    expect(table.zone(0, 'hand')).toEqual(['ST013']);
    expect(table.effects).not.toContain(id);
  });
});

describe(named('ST313'), () => {
  const layout = (...discard: string[]): Layout => ({
    power: 4,
    me: { hand: ['ST313', 'ST013'], discard },
    them: { hand: ['ST048', 'ST163'], deck: stops('ST313', 2), discard: ['ST165'] },
  });

  for (const top of ['ST165', 'ST127'])
    scenario(`ST313 the opponent discards a card with ${named(top)} on top`, layout(top, 'ST048'), table => {
      table.attack('ST313').take().asks(1, 'discard', ['ST048', 'ST163']).pick('ST163');
      expect(table.zone(1, 'hand')).toEqual(['ST048']);
      expect(table.zone(0, 'hand')).toEqual(['ST013']);
      expect(table.effects).toContain('ST313');
    });

  for (const discard of [['ST048', 'ST165'], []])
    scenario(
      `ST313 none with ${discard.length === 0 ? 'no pile' : 'another team on top'}`,
      layout(...discard),
      table => {
        table.attack('ST313').take();
        expect(count(table, 1, 'hand')).toBe(2);
        expect(table.effects).not.toContain('ST313');
      },
    );
});

scenario(
  `${named('ST324')}: the opponent's whole hand`,
  { power: 10, me: { hand: ['ST324', 'ST013'] }, them: { hand: ['ST048', 'ST163'], deck: stops('ST324', 3) } },
  table => {
    table.attack('ST324').take().asks(1, 'discard order', ['ST048', 'ST163']).order('ST163', 'ST048');
    expect(table.zone(1, 'hand')).toEqual([]);
    expect(table.zone(1, 'discard').slice(0, 2)).toEqual(['ST048', 'ST163']);
    expect(count(table, 1, 'discard')).toBe(3 + 2);
    expect(table.zone(0, 'hand')).toEqual(['ST013']);
    expect(table.effects).toContain('ST324');
  },
);

scenario(
  `${named('ST324')}: nothing of an empty hand`,
  { power: 10, me: { hand: ['ST324', 'ST013'] }, them: { deck: stops('ST324', 3) } },
  table => {
    table.attack('ST324');
    expect(table.zone(0, 'hand')).toEqual(['ST013']);
    expect(table.effects).not.toContain('ST324');
  },
);

describe(named('ST387'), () => {
  const held = ['ST048', 'ST163', 'ST165'];

  scenario(
    'ST387 one card of the opponent, and nobody chooses',
    { power: 5, me: { hand: ['ST387', 'ST013'] }, them: { hand: held, deck: stops('ST387', 3) } },
    table => {
      table.attack('ST387').take();
      const left = table.zone(1, 'hand');
      expect(left).toHaveLength(2);
      expect([...left, table.zone(1, 'discard')[0]].sort()).toEqual(held);
      expect(table.zone(0, 'hand')).toEqual(['ST013']);
      expect(table.effects).toContain('ST387');
    },
  );

  scenario(
    'ST387 nothing of an empty hand',
    { power: 5, me: { hand: ['ST387', 'ST013'] }, them: { deck: stops('ST387', 3) } },
    table => {
      table.attack('ST387');
      expect(count(table, 1, 'discard')).toBe(3);
      expect(table.effects).not.toContain('ST387');
    },
  );
});

describe(named('ST309'), () => {
  const layout = (...hand: string[]): Layout => ({
    power: 6,
    me: { hand: ['ST309', ...hand] },
    them: { hand: ['ST017'], deck: stops('ST309', 6) },
  });

  scenario('ST309 its own whole hand', layout('ST048', 'ST163'), table => {
    table.attack('ST309').take().asks(0, 'discard order', ['ST048', 'ST163']).order('ST163', 'ST048');
    expect(table.zone(0, 'hand')).toEqual([]);
    expect(table.zone(0, 'discard')).toEqual(['ST309', 'ST048', 'ST163']);
    expect(table.zone(1, 'hand')).toEqual(['ST017']);
    expect(table.effects).toContain('ST309');
  });

  scenario('ST309 nothing of an empty hand', layout(), table => {
    table.attack('ST309').take();
    expect(table.zone(0, 'discard')).toEqual(['ST309']);
    expect(table.effects).not.toContain('ST309');
  });
});

describe(named('ST424'), () => {
  const layout = (...hand: string[]): Layout => ({
    me: { hand: ['ST424', ...hand] },
    them: { hand: ['ST017'], deck: stops('ST424', 2) },
  });

  scenario('ST424 a card of its own, of choice', layout('ST048', 'ST163'), table => {
    table.attack('ST424').take().asks(0, 'discard', ['ST048', 'ST163']).pick('ST163');
    expect(table.zone(0, 'hand')).toEqual(['ST048']);
    expect(table.zone(0, 'discard')).toEqual(['ST424', 'ST163']);
    expect(table.zone(1, 'hand')).toEqual(['ST017']);
    expect(table.effects).toContain('ST424');
  });

  scenario('ST424 the only one without a question', layout('ST048'), table => {
    table.attack('ST424').take();
    expect(table.zone(0, 'discard')).toEqual(['ST424', 'ST048']);
  });

  scenario('ST424 nothing of an empty hand', layout(), table => {
    table.attack('ST424').take();
    expect(table.zone(0, 'discard')).toEqual(['ST424']);
    expect(table.effects).not.toContain('ST424');
  });
});

describe(named('ST430'), () => {
  const layout = (...hand: string[]): Layout => ({
    power: 3,
    me: { hand: ['ST430', ...hand], deck: [], discard: ['ST142', 'ST142', 'ST142', 'ST142'] },
    them: { deck: stops('ST430', 2) },
  });

  scenario('ST430 the last card goes, and it heals 3', layout('ST048'), table => {
    table.attack('ST430');
    expect(table.zone(0, 'discard')).toEqual(['ST430', 'ST048', 'ST142']);
    expect(count(table, 0, 'deck')).toBe(3);
    expect(table.effects).toContain('ST430');
  });

  scenario('ST430 heals although there was nothing to discard', layout(), table => {
    table.attack('ST430');
    expect(table.zone(0, 'discard')).toEqual(['ST430', 'ST142']);
  });

  scenario('ST430 does not heal with a card left', layout('ST048', 'ST163'), table => {
    table.attack('ST430').asks(0, 'discard', ['ST048', 'ST163']).pick('ST163');
    expect(table.zone(0, 'hand')).toEqual(['ST048']);
    expect(count(table, 0, 'deck')).toBe(0);
    expect(count(table, 0, 'discard')).toBe(6);
  });
});
