import { describe, expect } from 'vitest';
import { type Layout, scenario } from '../table.js';
import { count, named, stops } from './common.js';

describe(named('ST453'), () => {
  const layout = (...held: string[]): Layout => ({
    me: { hand: ['ST453', 'ST013'] },
    them: { hand: held, deck: stops('ST453', 2) },
  });

  scenario('ST453 looks at the hand; only its player is told what is in it', layout('ST048', 'ST163'), table => {
    table.attack('ST453').take();
    expect(table.zone(1, 'hand')).toEqual(['ST048', 'ST163']);
    const [line] = table.logged('log-look-hand');
    expect(line?.args).not.toHaveProperty('cards');
    expect(line?.secret).toMatchObject({ seats: [0], id: 'log-look-hand-own' });
    expect(table.effects).toContain('ST453');
  });

  scenario('ST453 nothing to see in an empty hand', layout(), table => {
    table.attack('ST453');
    expect(table.lines).not.toContain('log-look-hand');
    expect(table.effects).not.toContain('ST453');
  });
});

describe.each([
  { id: 'ST269', at: 2, able: ['ST048', 'ST163', 'ST013'], not: [] },
  { id: 'ST464', at: 4, able: ['ST104', 'ST078'], not: ['ST048', 'ST013'] },
])('discards a card it has seen: $id', ({ id, at, able, not }) => {
  const layout = (...held: string[]): Layout => ({
    power: 20,
    me: { hand: [id, 'ST104'] },
    them: { hand: held, deck: stops(id, at) },
  });

  scenario(`${named(id)}: of its player's choice`, layout(...not, ...able), table => {
    table
      .attack(id)
      .take()
      .asks(0, 'card', able)
      .pick(able[1] as string);
    expect(table.zone(1, 'hand').sort()).toEqual([...not, ...able].filter(one => one !== able[1]).sort());
    expect(table.zone(1, 'discard')[0]).toBe(able[1]);
    expect(count(table, 1, 'discard')).toBe(at + 1);
    expect(table.zone(0, 'hand')).toEqual(['ST104']);
    expect(table.lines).toContain('log-look-hand');
    expect(table.effects).toContain(id);
  });

  scenario(`${named(id)}: none where none fits`, layout(...not), table => {
    table.attack(id);
    if (not.length > 0) table.take();
    expect(table.zone(1, 'hand')).toEqual(not);
    expect(table.lines.includes('log-look-hand')).toBe(not.length > 0);
  });
});

describe(named('ST398'), () => {
  const layout: Layout = {
    power: 6,
    me: { hand: ['ST398', 'ST048'] },
    them: { hand: ['ST048', 'ST207', 'ST163'], deck: stops('ST398', 2) },
  };

  scenario('ST398 a card of the factor that is named, of choice', layout, table => {
    table.attack('ST398').take().asks(0, 'factor').pick('strength');
    table.asks(0, 'card', ['ST048', 'ST207']).pick('ST207');
    expect(table.zone(1, 'hand')).toEqual(['ST048', 'ST163']);
    expect(table.zone(1, 'discard')[0]).toBe('ST207');
    expect(table.zone(0, 'hand')).toEqual(['ST048']);
    expect(table.lines.indexOf('log-named')).toBeLessThan(table.lines.indexOf('log-look-hand'));
    expect(table.effects).toContain('ST398');
  });

  scenario('ST398 none where none has it', layout, table => {
    table.attack('ST398').take().pick('tech');
    expect(count(table, 1, 'hand')).toBe(3);
    expect(table.lines).toContain('log-look-hand');
  });
});

describe(named('ST399'), () => {
  const layout: Layout = {
    power: 7,
    me: { hand: ['ST399', 'ST048'] },
    them: { hand: ['ST048', 'ST207', 'ST163'], deck: stops('ST399', 3) },
  };

  scenario('ST399 all cards of the factor that is named', layout, table => {
    table.attack('ST399').take().pick('strength').asks(1, 'discard order', ['ST048', 'ST207']).order('ST207', 'ST048');
    expect(table.zone(1, 'hand')).toEqual(['ST163']);
    expect(count(table, 1, 'discard')).toBe(3 + 2);
    expect(table.zone(1, 'discard')[0]).toBe('ST048');
    expect(table.zone(0, 'hand')).toEqual(['ST048']);
    expect(table.effects).toContain('ST399');
  });

  scenario('ST399 none where none has it', layout, table => {
    table.attack('ST399').take().pick('tech');
    expect(count(table, 1, 'hand')).toBe(3);
  });
});

describe(named('ST364'), () => {
  const layout: Layout = {
    power: 4,
    me: { hand: ['ST364', 'ST163'] },
    them: { hand: ['ST048', 'ST163', 'ST230'], deck: stops('ST364', 2) },
  };

  scenario('ST364 all cards of the level that is named', layout, table => {
    table.attack('ST364').take().asks(0, 'number').answer({ amount: 3 });
    table.asks(1, 'discard order', ['ST163', 'ST230']).order('ST230', 'ST163');
    expect(table.zone(1, 'hand')).toEqual(['ST048']);
    expect(count(table, 1, 'discard')).toBe(2 + 2);
    expect(table.zone(1, 'discard')[0]).toBe('ST163');
    expect(table.zone(0, 'hand')).toEqual(['ST163']);
    expect(table.lines.indexOf('log-named')).toBeLessThan(table.lines.indexOf('log-look-hand'));
    expect(table.effects).toContain('ST364');
  });

  scenario('ST364 none where none is of that level', layout, table => {
    table.attack('ST364').take().answer({ amount: 4 });
    expect(count(table, 1, 'hand')).toBe(3);
  });
});

describe(named('ST432'), () => {
  // ST163: Energy, blocks Tech, level 3.
  const alike = ['ST007', 'ST010', 'ST172'];
  const layout = (...held: string[]): Layout => ({
    power: 4,
    me: { hand: ['ST432', ...held] },
    them: { hand: ['ST048', ...alike, 'ST049'], deck: stops('ST432', 3) },
  });

  scenario('ST432 discards a card, and all with its factor, icon or level go', layout('ST163', 'ST048'), table => {
    table.attack('ST432').take().asks(0, 'discard', ['ST163', 'ST048']).pick('ST163');
    table.asks(1, 'discard order', alike).order(...alike);
    expect(table.zone(1, 'hand')).toEqual(['ST048', 'ST049']);
    expect(table.zone(1, 'discard').slice(0, 3)).toEqual([...alike].reverse());
    expect(table.zone(0, 'hand')).toEqual(['ST048']);
    expect(table.zone(0, 'discard')).toEqual(['ST432', 'ST163']);
    expect(table.effects).toContain('ST432');
  });

  scenario('ST432 a team-up has two factors', layout('ST207'), table => {
    // Speed and Strength, blocks Tech, level 7: not ST007 of Energy, nor ST049 of Animal.
    table.attack('ST432').take().order('ST048', 'ST010', 'ST172');
    expect(table.zone(1, 'hand')).toEqual(['ST007', 'ST049']);
  });

  scenario('ST432 sees the hand, and no card goes, where it had none to discard', layout(), table => {
    table.attack('ST432').take();
    expect(count(table, 1, 'hand')).toBe(5);
    expect(table.lines).toContain('log-look-hand');
  });
});

describe(named('ST543'), () => {
  const rest = stops('ST543', 3);
  const layout = (...held: string[]): Layout => ({
    power: 8,
    me: { hand: ['ST543', 'ST163'], deck: ['ST163'] },
    // ST163 twice; another card of the same hero, and another named alike.
    them: { hand: held, deck: [...rest.slice(0, 3), 'ST163', 'ST150', 'ST163', 'ST187'] },
  });

  scenario('ST543 a card of choice, and every copy of it in the deck', layout('ST163', 'ST048'), table => {
    table.attack('ST543').take().asks(0, 'card', ['ST163', 'ST048']).pick('ST163');
    expect(table.zone(1, 'hand')).toEqual(['ST048']);
    expect(table.zone(1, 'deck').sort()).toEqual(['ST150', 'ST187']);
    expect(table.zone(1, 'discard').slice(0, 3)).toEqual(['ST163', 'ST163', 'ST163']);
    expect(table.zone(0, 'hand')).toEqual(['ST163']);
    expect(table.zone(0, 'deck')).toEqual(['ST163']);
    expect(table.lines).toContain('log-shuffle');
    expect(table.effects).toContain('ST543');
  });

  scenario(
    'ST543 copies go one by one from the top of the deck (SQ-C49)',
    {
      ...layout(),
      // Two printings of one card, and between them another of the same hero.
      them: { hand: ['ST379'], deck: [...rest.slice(0, 3), 'ST604', 'ST369', 'ST379', 'ST163'] },
    },
    table => {
      table.attack('ST543').take();
      expect(table.zone(1, 'discard').slice(0, 4)).toEqual(['ST379', 'ST604', 'ST379', rest[2]]);
      expect(table.zone(1, 'deck').sort()).toEqual(['ST163', 'ST369']);
    },
  );

  scenario('ST543 shuffles although there is no copy', layout('ST048'), table => {
    table.attack('ST543').take();
    expect(table.zone(1, 'hand')).toEqual([]);
    expect(count(table, 1, 'deck')).toBe(4);
    expect(table.lines).toContain('log-shuffle');
  });

  scenario('ST543 no card of an empty hand', layout(), table => {
    table.attack('ST543');
    expect(count(table, 1, 'deck')).toBe(4);
    expect(count(table, 1, 'discard')).toBe(3);
  });
});

describe.each([{ id: 'ST267' }, { id: 'ST402' }])('guesses the factor of a card found by chance: $id', ({ id }) => {
  const layout = (...held: string[]): Layout => ({
    power: 5,
    me: { hand: [id], deck: ['ST165', 'ST013'] },
    them: { hand: held, deck: stops(id, 2) },
  });

  for (const held of [['ST048'], ['ST207', 'ST142']])
    scenario(`${named(id)}: right, with ${held.length} in hand`, layout(...held), table => {
      table.attack(id).take().asks(0, 'factor').pick('strength');
      expect(table.zone(0, 'hand')).toEqual(id === 'ST267' ? ['ST165'] : []);
      expect(count(table, 1, 'hand')).toBe(held.length - (id === 'ST402' ? 1 : 0));
      expect(count(table, 1, 'discard')).toBe(2 + (id === 'ST402' ? 1 : 0));
      expect(table.lines.indexOf('log-named')).toBeLessThan(table.lines.indexOf('log-reveal-hand'));
      expect(table.effects).toContain(id);
    });

  scenario(`${named(id)}: wrong`, layout('ST048', 'ST142'), table => {
    table.attack(id).take().pick('tech');
    expect(table.zone(0, 'hand')).toEqual([]);
    expect(count(table, 1, 'hand')).toBe(2);
    expect(count(table, 1, 'discard')).toBe(2);
    expect(table.lines).toContain('log-reveal-hand');
  });

  scenario(`${named(id)}: nothing to show`, layout(), table => {
    table.attack(id).pick('strength');
    expect(table.zone(0, 'hand')).toEqual([]);
    expect(table.effects).not.toContain(id);
  });
});
