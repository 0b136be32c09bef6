import { describe, expect } from 'vitest';
import { BLOCKS, deckOf, type Layout, scenario } from '../table.js';
import { card, count, named, openTo, stops } from './common.js';

interface Case {
  readonly id: string;
  readonly at?: number;
  readonly power: number;
  /** What its player's own power is for the rest of the turn, where it changes. */
  readonly own?: number;
  readonly bonus?: number;
  readonly offered: readonly string[];
  /** Another hero, team or factor; a level too high. */
  readonly not: readonly string[];
  /** The one that is played: nothing special about it. */
  readonly plays: string;
}

const CASES: readonly Case[] = [
  { id: 'ST071', at: 5, power: 11, bonus: 2, offered: ['ST195', 'ST202'], not: ['ST165', 'ST017'], plays: 'ST195' },
  { id: 'ST080', at: 4, power: 10, own: 3, offered: ['ST172', 'ST098'], not: ['ST049', 'ST165'], plays: 'ST172' },
  { id: 'ST152', power: 6, own: 3, offered: ['ST048', 'ST163'], not: ['ST031', 'ST167'], plays: 'ST163' },
  { id: 'ST219', power: 5, own: 7, offered: ['ST048', 'ST177'], not: ['ST013'], plays: 'ST177' },
  { id: 'ST243', power: 5, own: 8, offered: ['ST023', 'ST017'], not: ['ST078', 'ST048'], plays: 'ST023' },
  { id: 'ST279', power: 5, bonus: 2, offered: ['ST024', 'ST167'], not: ['ST454', 'ST017'], plays: 'ST167' },
  { id: 'ST295', power: 4, own: 7, offered: ['ST143', 'ST194'], not: ['ST162', 'ST048'], plays: 'ST194' },
  { id: 'ST331', power: 3, bonus: 2, offered: ['ST048', 'ST172'], not: ['ST049', 'ST165'], plays: 'ST172' },
  { id: 'ST380', power: 6, offered: ['ST165', 'ST327'], not: ['ST013', 'ST048'], plays: 'ST165' },
  { id: 'ST389', power: 7, bonus: 2, offered: ['ST403', 'ST081'], not: ['ST196', 'ST048'], plays: 'ST081' },
  { id: 'ST390', power: 7, offered: ['ST196', 'ST081'], not: ['ST233', 'ST403'], plays: 'ST196' },
  { id: 'ST411', power: 10, offered: ['ST163', 'ST169'], not: ['ST165', 'ST497'], plays: 'ST163' },
  { id: 'ST413', power: 9, offered: ['ST048', 'ST049'], not: ['ST163', 'ST202'], plays: 'ST049' },
  { id: 'ST414', power: 8, bonus: 1, offered: ['ST048', 'ST172'], not: ['ST163', 'ST061'], plays: 'ST172' },
  { id: 'ST417', power: 6, own: 9, offered: ['ST049', 'ST061'], not: ['ST163', 'ST204'], plays: 'ST061' },
  { id: 'ST422', power: 1, own: 4, offered: ['ST031', 'ST430'], not: ['ST057', 'ST427'], plays: 'ST031' },
  { id: 'ST439', power: 1, own: 3, offered: ['ST163', 'ST149'], not: ['ST048', 'ST171'], plays: 'ST163' },
  { id: 'ST501', power: 4, bonus: 2, offered: ['ST494', 'ST505'], not: ['ST590', 'ST048'], plays: 'ST505' },
  { id: 'ST538', power: 3, own: 6, offered: ['ST516', 'ST515'], not: ['ST509', 'ST048'], plays: 'ST515' },
  { id: 'ST539', power: 5, bonus: 1, offered: ['ST516'], not: ['ST515', 'ST048'], plays: 'ST516' },
  { id: 'ST585', at: 5, power: 13, bonus: 2, offered: ['ST516', 'ST586'], not: ['ST588', 'ST048'], plays: 'ST586' },
  { id: 'ST592', power: 7, offered: ['ST516', 'ST509'], not: ['ST484', 'ST048'], plays: 'ST509' },
];

describe.each(CASES)('may play from hand: $id', ({ id, at = 2, power, own, bonus = 0, offered, not, plays }) => {
  const layout: Layout = {
    power,
    me: { hand: [id, ...not, ...offered] },
    them: { hand: [], deck: stops(id, at, plays) },
  };
  const held = not.length + offered.length;

  scenario(`${named(id)}: plays ${named(plays)} at +${bonus}`, layout, table => {
    table.attack(id).asks(0, 'play', offered).pick(plays);
    expect(count(table, 1, 'discard')).toBe(at + card(plays).printedAttack + bonus);
    expect(table.zone(0, 'discard')).toEqual([id, plays]);
    expect(count(table, 0, 'hand')).toBe(held - 1);
    expect(table.effects).toContain(id);
    // The power they share is not what changes.
    expect(table.power).toBe(power);
    expect(table.logged('log-power-this-turn').at(-1)?.args?.power).toBe(own);
  });

  scenario(`${named(id)}: need not`, layout, table => {
    table.attack(id).asks(0, 'play').pick();
    expect(count(table, 1, 'discard')).toBe(at);
    expect(count(table, 0, 'hand')).toBe(held);
    expect(table.effects.includes(id)).toBe(own !== undefined);
  });

  scenario(`${named(id)}: asks although no card fits (SQ-15)`, { ...layout, me: { hand: [id, ...not] } }, table => {
    table.attack(id).asks(0, 'play', []).pick();
    expect(count(table, 1, 'discard')).toBe(at);
  });

  scenario(`${named(id)}: asks nobody without a hand`, { ...layout, me: { hand: [id] } }, table => {
    table.attack(id);
    expect(count(table, 1, 'discard')).toBe(at);
    expect(table.zone(0, 'discard')).toEqual([id]);
  });
});

describe(named('ST073'), () => {
  const layout = (top: string, ...held: string[]): Layout => ({
    power: 10,
    me: { hand: ['ST073', ...held], deck: [top, 'ST013'] },
    them: { deck: stops('ST073', 2, 'ST165', 'ST149') },
  });

  scenario('ST073 draws, and the card it drew may be played', layout('ST165', 'ST149', 'ST048'), table => {
    table.attack('ST073').asks(0, 'play', ['ST165', 'ST149']).pick('ST165');
    expect(count(table, 1, 'discard')).toBe(2 + 4 + 1);
    expect(table.zone(0, 'hand')).toEqual(['ST149', 'ST048']);
    expect(table.zone(0, 'deck')).toEqual(['ST013']);
    expect(table.effects).toContain('ST073');
  });

  scenario('ST073 need not play', layout('ST165'), table => {
    table.attack('ST073').asks(0, 'play', ['ST165']).pick();
    expect(table.zone(0, 'hand')).toEqual(['ST165']);
    expect(count(table, 1, 'discard')).toBe(2);
  });

  scenario(
    'ST073 offers a card that it has not drawn from an empty deck',
    {
      ...layout('ST048'),
      me: { hand: ['ST073', 'ST149', 'ST048'], deck: [] },
    },
    table => {
      table.attack('ST073').asks(0, 'play', ['ST149']).pick('ST149');
      expect(count(table, 1, 'discard')).toBe(2 + 3 + 1);
    },
  );
});

describe(named('ST274'), () => {
  const layout = (...held: string[]): Layout => ({
    power: 5,
    me: { hand: ['ST274', ...held], deck: ['ST163', 'ST013'] },
    them: { deck: stops('ST274', 2, 'ST163') },
  });

  scenario('ST274 draws with an empty hand, and the card may be played', layout(), table => {
    table.attack('ST274').asks(0, 'play', ['ST163']).pick('ST163');
    expect(count(table, 1, 'discard')).toBe(2 + 5 + 1);
    expect(table.zone(0, 'deck')).toEqual(['ST013']);
    expect(table.effects).toContain('ST274');
  });

  scenario('ST274 draws none with a card in hand', layout('ST048', 'ST017', 'ST179'), table => {
    table.attack('ST274').asks(0, 'play', ['ST017']).pick();
    expect(table.zone(0, 'hand')).toEqual(['ST048', 'ST017', 'ST179']);
    expect(table.zone(0, 'deck')).toEqual(['ST163', 'ST013']);
    expect(table.effects).not.toContain('ST274');
  });
});

describe(named('ST349'), () => {
  const layout: Layout = {
    power: 13,
    me: { hand: ['ST349', 'ST048'], keepers: ['ST001'] },
    // Two points; then every card of the deck would stop what follows.
    them: { hand: [BLOCKS.strength], deck: [BLOCKS.tech, BLOCKS.energy, ...deckOf('strength', 3), ...deckOf('speed')] },
  };

  scenario('ST349 icons in the deck stop neither the next attack nor a hit', layout, table => {
    table.attack('ST349').take().asks(0, 'play', ['ST048']).pick('ST048');
    // The hand still blocks.
    table.asks(1, 'block', [BLOCKS.strength]).take();
    // ST001 hits after a level 1 attack, and would misfire.
    table.asks(1, 'block', []).take();
    expect(count(table, 1, 'discard')).toBe(2 + 3 + 1);
    expect(table.zone(0, 'keepers')).toEqual(['ST001']);
    expect(table.zone(0, 'discard')).toEqual(['ST349', 'ST048']);
    expect(table.effects).toContain('ST349');
  });

  scenario('ST349 need not play another card', layout, table => {
    table.attack('ST349').take().pick();
    expect(table.zone(0, 'hand')).toEqual(['ST048']);
    expect(count(table, 1, 'discard')).toBe(2);
  });

  scenario(
    'ST349 they count again in the turn after',
    { ...layout, until: 'over', me: { hand: ['ST349'], deck: ['ST142', 'ST048'] } },
    table => {
      table.attack('ST349').take();
      // The opponent's turn; then ST142, which blocks nothing here, is drawn and attacks.
      table.pick('pass').attack('ST142').take();
      expect(table.zone(1, 'discard')[0]).toBe(BLOCKS.strength);
      expect(count(table, 1, 'discard')).toBe(2 + 1);
    },
  );
});

describe(named('ST350'), () => {
  const layout: Layout = {
    power: 8,
    me: { hand: ['ST350', 'ST048'] },
    them: { hand: [BLOCKS.strength, BLOCKS.strength], deck: stops('ST350', 3, 'ST048') },
  };

  scenario('ST350 the hand cannot block the next attack, and is not asked', layout, table => {
    table.attack('ST350').take().asks(0, 'play', ['ST048']).pick('ST048');
    expect(count(table, 1, 'discard')).toBe(3 + 3);
    expect(count(table, 1, 'hand')).toBe(2);
    expect(table.effects).toContain('ST350');
  });

  scenario(
    'ST350 the deck still stops it',
    { ...layout, them: { hand: [BLOCKS.strength], deck: [...stops('ST350', 3).slice(0, 3), ...deckOf('strength')] } },
    table => {
      table.attack('ST350').take().pick('ST048');
      expect(count(table, 1, 'discard')).toBe(3 + 1);
    },
  );

  scenario(
    'ST350 nor does an icon from the hand stop damage that the deck cannot pay',
    { ...layout, them: { hand: [BLOCKS.strength, BLOCKS.tech, BLOCKS.tech], deck: openTo('ST350').slice(0, 3) } },
    table => {
      // The fourth point comes from the hand.
      table.attack('ST350').take().asks(1, 'damage from hand').pick(BLOCKS.tech);
      table.asks(0, 'play').pick('ST048').asks(1, 'damage from hand').pick(BLOCKS.strength);
      expect(table.zone(1, 'hand')).toEqual([]);
    },
  );
});
