import { describe, expect } from 'vitest';
import { BLOCKS, deckOf, scenario } from '../table.js';
import { count, named, openTo, stops } from './common.js';

describe(named('ST235'), () => {
  scenario(
    'ST235 is stopped by no icon and cannot be blocked from hand',
    { power: 1, me: { hand: ['ST235'] }, them: { deck: deckOf('elemental'), hand: [BLOCKS.elemental] } },
    table => {
      table.attack('ST235');
      expect(count(table, 1, 'discard')).toBe(2);
      expect(count(table, 1, 'hand')).toBe(1);
      expect(table.effects).toContain('ST235');
    },
  );

  scenario(
    'ST235 takes from the hand what the deck lacks, icons or not (SQ-3)',
    { power: 1, me: { hand: ['ST235'] }, them: { deck: [], hand: [BLOCKS.elemental, BLOCKS.elemental, BLOCKS.tech] } },
    table => {
      table.attack('ST235').asks(1, 'damage from hand').pick(BLOCKS.elemental);
      table.asks(1, 'damage from hand').pick(BLOCKS.elemental);
      expect(table.zone(1, 'hand')).toEqual([BLOCKS.tech]);
    },
  );
});

describe.each([
  { id: 'ST288', power: 4, open: true },
  { id: 'ST094', power: 10, open: true },
  { id: 'ST094', power: 9, open: false },
])('not blocked from the deck: $id at power $power', ({ id, power, open }) => {
  const full = id === 'ST288' ? 4 : 5;

  scenario(
    `${named(id)}: icons in the deck ${open ? 'do not stop' : 'stop'} it at power ${power}`,
    { power, me: { hand: [id] }, them: { deck: deckOf('strength') } },
    table => {
      table.attack(id);
      expect(count(table, 1, 'discard')).toBe(open ? full : 1);
      expect(table.effects.includes(id)).toBe(open);
    },
  );

  scenario(
    `${named(id)}: is blocked from hand at power ${power}`,
    { power, me: { hand: [id] }, them: { deck: deckOf('strength'), hand: [BLOCKS.strength, BLOCKS.tech] } },
    table => {
      table.attack(id).asks(1, 'block', [BLOCKS.strength]).block(BLOCKS.strength);
      expect(table.zone(1, 'discard')).toEqual([BLOCKS.strength]);
      expect(count(table, 1, 'deck')).toBe(12);
    },
  );

  scenario(
    `${named(id)}: an icon from the hand stops it where there is no deck, at power ${power}`,
    { power, me: { hand: [id] }, them: { deck: [], hand: [BLOCKS.strength, BLOCKS.tech] } },
    table => {
      table.attack(id).take().asks(1, 'damage from hand').pick(BLOCKS.strength);
      expect(table.zone(1, 'hand')).toEqual([BLOCKS.tech]);
    },
  );
});

describe(named('ST038'), () => {
  scenario(
    'ST038 hits for 1 when its player blocks from hand',
    {
      power: 20,
      active: 1,
      me: { hand: [BLOCKS.tech], keepers: ['ST038'] },
      them: { hand: ['ST183'], deck: openTo('ST038'), keepers: ['ST038'] },
    },
    table => {
      table.attack('ST183').block(BLOCKS.tech);
      expect(count(table, 1, 'deck')).toBe(29);
      expect(count(table, 0, 'deck')).toBe(12);
      expect(table.effects).toContain('ST038');
    },
  );

  scenario(
    'ST038 hits once for each card of a block (SQ-21)',
    {
      power: 20,
      active: 1,
      me: { hand: [BLOCKS.tech, BLOCKS.tech], keepers: ['ST038'] },
      them: { hand: ['ST032'], deck: openTo('ST038') },
    },
    table => {
      table.attack('ST032').block(BLOCKS.tech).block(BLOCKS.tech);
      expect(count(table, 1, 'deck')).toBe(28);
    },
  );

  scenario(
    "ST038 hits when a Keeper's hit is blocked from hand",
    {
      step: 'start',
      active: 1,
      me: { hand: [BLOCKS.tech], keepers: ['ST038'] },
      them: { deck: openTo('ST038'), keepers: ['ST026'] },
    },
    table => {
      // The opponent holds the card of the turn.
      table.block(BLOCKS.tech).take();
      expect(count(table, 1, 'deck')).toBe(28);
      expect(table.zone(1, 'keepers')).toEqual([]);
    },
  );

  scenario(
    'ST038 not for a block from the deck',
    {
      power: 20,
      active: 1,
      me: { deck: stops('ST183', 1), keepers: ['ST038'] },
      them: { hand: ['ST183'], deck: openTo('ST038') },
    },
    table => {
      table.attack('ST183');
      expect(count(table, 1, 'deck')).toBe(30);
      expect(table.effects).not.toContain('ST038');
    },
  );

  scenario(
    'ST038 not when the damage is taken, nor when the opponent blocks',
    {
      power: 20,
      me: { hand: ['ST183'], keepers: ['ST038'] },
      them: { hand: [BLOCKS.tech], deck: openTo('ST038') },
    },
    table => {
      table.attack('ST183').block(BLOCKS.tech);
      expect(count(table, 1, 'deck')).toBe(30);
      expect(table.effects).not.toContain('ST038');
    },
  );
});

describe(named('ST323'), () => {
  // It blocks Animal.
  scenario(
    'ST323 hits for 1 when it blocks from hand',
    { power: 20, active: 1, me: { hand: ['ST323'] }, them: { hand: ['ST049'], deck: openTo('ST323') } },
    table => {
      table.attack('ST049').block('ST323');
      expect(count(table, 1, 'deck')).toBe(29);
      expect(table.zone(0, 'discard')).toEqual(['ST323']);
      expect(table.effects).toContain('ST323');
    },
  );

  scenario(
    'ST323 blocked in turn does not misfire: it is no Keeper',
    { power: 20, active: 1, me: { hand: ['ST323'] }, them: { hand: ['ST049'], deck: stops('ST323', 1) } },
    table => {
      table.attack('ST049').block('ST323');
      expect(count(table, 1, 'discard')).toBe(2);
      expect(table.lines).not.toContain('log-misfire');
    },
  );

  scenario(
    'ST323 does nothing from the deck, nor while another card blocks',
    {
      power: 20,
      active: 1,
      me: { hand: ['ST323', BLOCKS.animal], deck: ['ST323', ...openTo('ST049')] },
      them: { hand: ['ST049'], deck: openTo('ST323') },
    },
    table => {
      table.attack('ST049').asks(0, 'block', ['ST323', BLOCKS.animal]).block(BLOCKS.animal);
      expect(count(table, 1, 'deck')).toBe(30);
      expect(table.effects).not.toContain('ST323');
    },
  );

  scenario(
    'ST323 turned up from the deck stops an attack and no more',
    {
      power: 20,
      active: 1,
      me: { deck: ['ST323', ...openTo('ST049')] },
      them: { hand: ['ST049'], deck: openTo('ST323') },
    },
    table => {
      table.attack('ST049');
      expect(table.zone(0, 'discard')).toEqual(['ST323']);
      expect(count(table, 1, 'deck')).toBe(30);
    },
  );

  scenario(
    'ST323 has no ability when it is played',
    { power: 5, me: { hand: ['ST323'] }, them: { deck: openTo('ST323') } },
    table => {
      table.attack('ST323');
      expect(count(table, 1, 'discard')).toBe(4);
      expect(table.effects).not.toContain('ST323');
    },
  );
});
