import { describe, expect } from 'vitest';
import { type Layout, scenario } from '../table.js';
import { card, count, named, openTo, stops } from './common.js';
import { afterMyAttack } from './families.js';

// Once, and strong.
afterMyAttack([
  // Strength, a team-up too; not what a Hulk does with his teeth.
  { id: 'ST050', by: ['ST031', 'ST061'], not: ['ST058'], atLeast: 4, hit: 3, once: true },
  { id: 'ST053', by: ['ST173'], not: ['ST058'], atLeast: 4, hit: 5, once: true },
  { id: 'ST360', by: ['ST142'], not: ['ST058'], atLeast: 4, hit: 12, once: true },
  { id: 'ST225', by: ['ST031', 'ST222'], not: ['ST058'], atLeast: 4, hit: 'as much', once: true },
  { id: 'ST121', by: ['ST180', 'ST204'], not: ['ST165'], atLeast: 4, hit: 3, once: true },
  { id: 'ST133', by: ['ST163', 'ST200'], not: ['ST165'], atLeast: 4, hit: 4, once: true },
  { id: 'ST141', by: ['ST148', 'ST165', 'ST207'], not: ['ST179'], atLeast: 4, hit: 5, once: true },
  { id: 'ST368', by: ['ST163', 'ST061'], not: ['ST031'], atLeast: 4, hit: 4, once: true },
  { id: 'ST527', by: ['ST513', 'ST582'], not: ['ST031'], atLeast: 4, hit: 8, once: true },
  { id: 'ST563', by: ['ST513', 'ST584'], not: ['ST031'], atLeast: 4, hit: 4, once: true },
  { id: 'ST120', by: ['ST031'], not: ['ST058'], atLeast: 4, heal: 4, once: true },
  { id: 'ST525', by: ['ST513'], not: ['ST153'], atLeast: 4, heal: 3, once: true },
]);

// Every time.
afterMyAttack([
  // Hulk, She-Hulk, Abomination, in a team-up too; not Red Hulk.
  { id: 'ST055', by: ['ST031', 'ST431', 'ST510', 'ST061'], not: ['ST057'], atLeast: 4, heal: 2, hit: 2 },
  { id: 'ST082', by: ['ST195', 'ST081'], not: ['ST048'], atLeast: 2, hit: 1 },
  { id: 'ST416', by: ['ST195'], not: ['ST142'], atLeast: 2, hit: 2 },
  { id: 'ST216', by: ['ST180', 'ST185'], not: ['ST031'], atLeast: 2, hit: 2 },
  { id: 'ST123', by: ['ST148', 'ST165'], not: ['ST179'], atLeast: 2, hit: 1 },
  { id: 'ST221', by: ['ST024', 'ST149', 'ST203'], not: ['ST163'], atLeast: 2, hit: 2 },
  { id: 'ST264', by: ['ST007', 'ST344', 'ST200'], not: ['ST142'], atLeast: 2, hit: 3 },
  { id: 'ST388', by: ['ST196', 'ST403', 'ST081'], not: ['ST118'], atLeast: 2, hit: 3 },
  { id: 'ST277', by: ['ST163', 'ST173'], not: ['ST048', 'ST031'], atLeast: 2, hit: 2 },
  { id: 'ST537', by: ['ST516', 'ST587'], not: ['ST031'], atLeast: 2, hit: 3 },
  { id: 'ST568', by: ['ST509', 'ST586'], not: ['ST031'], atLeast: 2, hit: 2 },
  { id: 'ST466', by: ['ST507', 'ST588'], not: ['ST505'], atLeast: 2, hit: 1 },
  // Any attack, if it is strong: 8, not 7.
  { id: 'ST478', by: ['ST179', 'ST060'], not: ['ST049'], atLeast: 8, hit: 8 },
  { id: 'ST070', by: ['ST195'], not: ['ST048'], atLeast: 2, heal: 1 },
  { id: 'ST206', by: ['ST148', 'ST165'], not: ['ST179'], atLeast: 2, heal: 1 },
  { id: 'ST236', by: ['ST048', 'ST229'], not: ['ST098'], atLeast: 2, heal: 1 },
  { id: 'ST290', by: ['ST143', 'ST156'], not: ['ST142'], atLeast: 2, draw: 1 },
  // Black Widow, Captain America, Ms. Marvel, Spider-Woman; not Nick Fury himself.
  { id: 'ST298', by: ['ST051', 'ST024', 'ST173', 'ST230', 'ST203'], not: ['ST135'], atLeast: 4, draw: 1 },
]);

scenario(
  `${named('ST055')}: heals although its hit misfires`,
  {
    power: 20,
    me: { hand: ['ST031'], keepers: ['ST055'], discard: ['ST048', 'ST142', 'ST142'] },
    them: { deck: [...openTo('ST031').slice(0, 6), ...stops('ST055', 1)] },
  },
  table => {
    table.attack('ST031');
    expect(count(table, 0, 'deck')).toBe(14);
    expect(count(table, 1, 'discard')).toBe(7);
    expect(table.zone(0, 'keepers')).toEqual([]);
  },
);

describe(named('ST433'), () => {
  const layout = (...hand: string[]): Layout => ({
    power: 20,
    me: { hand, keepers: ['ST433'] },
    them: { deck: openTo('ST433', 'ST163'), keepers: ['ST433'] },
  });

  scenario('ST433 hits for 2 when the attack was the last card in hand', layout('ST163'), table => {
    table.attack('ST163');
    expect(count(table, 1, 'discard')).toBe(5 + 2);
    expect(table.zone(0, 'keepers')).toEqual(['ST433']);
    expect(count(table, 0, 'discard')).toBe(1);
    expect(table.effects).toContain('ST433');
  });

  scenario('ST433 not with another card in hand', layout('ST163', 'ST048'), table => {
    table.attack('ST163');
    expect(count(table, 1, 'discard')).toBe(5);
    expect(table.effects).not.toContain('ST433');
  });

  scenario(
    'ST433 not when an older Keeper has just drawn a card (SQ-17)',
    {
      power: 20,
      me: { hand: ['ST143'], keepers: ['ST290', 'ST433'] },
      them: { deck: openTo('ST143', 'ST433') },
    },
    table => {
      table.attack('ST143');
      expect(count(table, 0, 'hand')).toBe(1);
      expect(count(table, 1, 'discard')).toBe(5);
    },
  );

  scenario('ST433 not below 2 damage', { ...layout('ST163'), them: { deck: stops('ST163', 1, 'ST433') } }, table => {
    table.attack('ST163');
    expect(count(table, 1, 'discard')).toBe(1);
  });
});

describe(named('ST531'), () => {
  const layout: Layout = {
    power: 20,
    me: { hand: ['ST513'], deck: openTo('ST531'), keepers: ['ST531'] },
    them: { deck: openTo('ST513', 'ST531'), keepers: ['ST531'] },
  };

  scenario('ST531 hits the opponent for 2, then its own player for 2', layout, table => {
    table.attack('ST513');
    expect(count(table, 1, 'discard')).toBe(6 + 2);
    expect(count(table, 0, 'deck')).toBe(28);
    expect(table.logged('log-hit').map(({ args }) => args?.who)).toEqual(
      expect.arrayContaining([{ seat: 1 }, { seat: 0 }]),
    );
    expect(table.zone(0, 'keepers')).toEqual(['ST531']);
  });

  scenario(
    'ST531 spares its player when it misfires against the opponent (SQ-7)',
    { ...layout, them: { deck: [...openTo('ST513').slice(0, 6), ...stops('ST531', 1)] } },
    table => {
      table.attack('ST513');
      expect(count(table, 1, 'discard')).toBe(7);
      expect(count(table, 0, 'deck')).toBe(30);
      expect(table.zone(0, 'keepers')).toEqual([]);
    },
  );

  scenario(
    "ST531 misfires against its own player's deck",
    { ...layout, me: { hand: ['ST513'], deck: stops('ST531', 1), keepers: ['ST531'] } },
    table => {
      table.attack('ST513');
      expect(count(table, 0, 'deck')).toBe(stops('ST531', 1).length - 1);
      expect(table.zone(0, 'keepers')).toEqual([]);
    },
  );

  scenario(
    'ST531 its player may block what comes at them',
    {
      ...layout,
      me: { hand: ['ST513', 'ST051'], deck: openTo('ST531'), keepers: ['ST531'] },
    },
    table => {
      table.attack('ST513').asks(0, 'block', ['ST051']).block('ST051');
      expect(count(table, 0, 'deck')).toBe(30);
      expect(table.zone(0, 'keepers')).toEqual([]);
    },
  );

  for (const [why, attack, deck] of [
    ['after another team', 'ST153', openTo('ST153')],
    ['below 2 damage', 'ST513', stops('ST513', 1)],
  ] as const)
    scenario(
      `ST531 nothing ${why}`,
      { ...layout, me: { ...layout.me, hand: [attack] }, them: { deck: [...deck] } },
      table => {
        table.attack(attack);
        expect(count(table, 0, 'deck')).toBe(30);
        expect(table.effects).not.toContain('ST531');
      },
    );
});

describe(named('ST393'), () => {
  const layout: Layout = {
    power: 20,
    me: { hand: ['ST196'], keepers: ['ST393'] },
    them: { deck: openTo('ST196'), keepers: ['ST026', 'ST062', 'ST277'] },
  };

  scenario("ST393 destroys an opponent's Keeper of level 6 or less, of its player's choice", layout, table => {
    table.attack('ST196').asks(0, 'keeper', ['ST026', 'ST277']).pick('ST277');
    expect(table.zone(1, 'keepers')).toEqual(['ST026', 'ST062']);
    expect(table.zone(1, 'discard')[0]).toBe('ST277');
    expect(table.zone(0, 'keepers')).toEqual(['ST393']);
    expect(table.effects).toContain('ST393');
  });

  scenario(
    'ST393 a team-up with Elektra does as well',
    { ...layout, me: { hand: ['ST081'], keepers: ['ST393'] }, them: { deck: openTo('ST081'), keepers: ['ST026'] } },
    table => {
      table.attack('ST081');
      expect(table.zone(1, 'keepers')).toEqual([]);
    },
  );

  scenario(
    'ST393 spares what is of a higher level, and its own side',
    { ...layout, them: { deck: openTo('ST196'), keepers: ['ST062'] } },
    table => {
      table.attack('ST196');
      expect(table.zone(1, 'keepers')).toEqual(['ST062']);
      expect(table.zone(0, 'keepers')).toEqual(['ST393']);
      expect(table.effects).not.toContain('ST393');
    },
  );

  for (const [why, attack, deck] of [
    ['after another hero', 'ST118', openTo('ST118')],
    ['below 2 damage', 'ST196', stops('ST196', 1)],
  ] as const)
    scenario(
      `ST393 nothing ${why}`,
      { ...layout, me: { hand: [attack], keepers: ['ST393'] }, them: { deck: [...deck], keepers: ['ST026'] } },
      table => {
        table.attack(attack);
        expect(table.zone(1, 'keepers')).toEqual(['ST026']);
      },
    );
});

describe(named('ST415'), () => {
  for (const attack of ['ST195', 'ST165', 'ST061'])
    scenario(
      `ST415 goes back to the hand after ${named(attack)}`,
      {
        power: 20,
        me: { hand: [attack], keepers: ['ST415', 'ST014'] },
        them: { deck: openTo(attack), keepers: ['ST415'] },
      },
      table => {
        table.attack(attack);
        expect(table.zone(0, 'hand')).toEqual(['ST415']);
        expect(table.zone(0, 'keepers')).toEqual(['ST014']);
        expect(table.zone(0, 'discard')).toEqual([attack]);
        expect(table.zone(1, 'keepers')).toEqual(['ST415']);
        expect(table.effects).toContain('ST415');
        expect(table.logged('log-returned')[0]).toMatchObject({ why: { card: 'ST415' } });
      },
    );

  for (const [why, attack, deck] of [
    ['after a Strength attack', 'ST031', openTo('ST031')],
    ['below 2 damage', 'ST195', stops('ST195', 1)],
  ] as const)
    scenario(
      `ST415 stays ${why}`,
      { power: 20, me: { hand: [attack], keepers: ['ST415'] }, them: { deck: [...deck] } },
      table => {
        table.attack(attack);
        expect(table.zone(0, 'keepers')).toEqual(['ST415']);
        expect(table.zone(0, 'hand')).toEqual([]);
      },
    );
});

describe(named('ST455'), () => {
  const them = { deck: openTo('ST142'), hand: ['ST013', 'ST048'] };

  scenario(
    "ST455 shows its player the opponent's hand, and nobody else",
    { power: 20, me: { hand: ['ST142'], keepers: ['ST455'] }, them },
    table => {
      table.attack('ST142').take();
      const [line] = table.logged('log-look-hand');
      expect(JSON.stringify(line?.args)).not.toContain('ST013');
      expect(line?.secret).toMatchObject({
        seats: [0],
        args: { cards: { list: [{ card: 'ST013' }, { card: 'ST048' }] } },
      });
      expect(table.zone(1, 'hand')).toEqual(['ST013', 'ST048']);
      expect(table.effects).toContain('ST455');
    },
  );

  for (const [why, attack, deck] of [
    ['after another team', 'ST031', openTo('ST031')],
    ['below 2 damage', 'ST142', stops('ST142', 1)],
  ] as const)
    scenario(
      `ST455 nothing ${why}`,
      { power: 20, me: { hand: [attack], keepers: ['ST455'] }, them: { ...them, deck: [...deck] } },
      table => {
        table.attack(attack).take();
        expect(count(table, 1, 'discard')).toBe(attack === 'ST031' ? card(attack).printedAttack : 1);
        expect(table.lines).not.toContain('log-look-hand');
      },
    );

  scenario(
    'ST455 an empty hand shows nothing',
    { power: 20, me: { hand: ['ST142'], keepers: ['ST455'] }, them: { deck: openTo('ST142') } },
    table => {
      table.attack('ST142');
      expect(table.effects).not.toContain('ST455');
    },
  );
});
