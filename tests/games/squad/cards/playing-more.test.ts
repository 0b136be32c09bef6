import { describe, expect } from 'vitest';
import { type Layout, scenario } from '../table.js';
import { card, count, named, openTo, stops } from './common.js';

interface Case {
  readonly id: string;
  /** A card that fits and one that does not, both playable at `power`. */
  readonly fits: string;
  readonly not: string;
  readonly power: number;
  /** A card that fits and whose level is too high at that power, where there is one. */
  readonly tooHigh?: string;
}

const FROM_DECK: readonly Case[] = [
  { id: 'ST005', fits: 'ST048', not: 'ST136', power: 20 },
  { id: 'ST091', fits: 'ST143', not: 'ST031', power: 20 },
  { id: 'ST091', fits: 'ST048', not: 'ST031', power: 20 },
  // The rulebook's example: at power 7 not the level 8 card, but one of level 7.
  { id: 'ST176', fits: 'ST289', not: 'ST155', power: 7, tooHigh: 'ST197' },
];

const FROM_DISCARD: readonly Case[] = [
  { id: 'ST047', fits: 'ST143', not: 'ST031', power: 20 },
  { id: 'ST105', fits: 'ST048', not: 'ST136', power: 20 },
];

/** Attacks alike in what they do not care about: no ability of their own gets in the way. */
const all = (id: string, ...played: string[]): number =>
  [id, ...played].reduce((sum, each) => sum + card(each).printedAttack, 0);

describe.each(FROM_DECK)('from the top of the deck: $id with $fits', ({ id, fits, not, power, tooHigh }) => {
  const rest = openTo();
  const layout = (top: string): Layout => ({
    power,
    me: { hand: [id], deck: [top, 'ST013', ...rest] },
    them: { deck: openTo(id, top) },
  });

  scenario(`${named(id)}: plays ${named(fits)}`, layout(fits), table => {
    table.attack(id);
    expect(count(table, 1, 'discard')).toBe(all(id, fits));
    // The innermost lands first (SQ-10). ST289 draws the next card.
    expect(table.zone(0, 'discard')).toEqual([id, fits]);
    expect(table.effects).toContain(id);
  });

  scenario(`${named(id)}: leaves ${named(not)} where it is`, layout(not), table => {
    table.attack(id);
    expect(count(table, 1, 'discard')).toBe(all(id));
    expect(table.zone(0, 'deck')).toEqual([not, 'ST013', ...rest]);
    expect(table.lines).toContain('log-reveal');
  });

  if (tooHigh !== undefined)
    scenario(`${named(id)}: leaves ${named(tooHigh)} where it is at power ${power} (SQ-18)`, layout(tooHigh), table => {
      table.attack(id);
      expect(count(table, 1, 'discard')).toBe(all(id));
      expect(table.zone(0, 'deck')[0]).toBe(tooHigh);
      expect(table.lines).toContain('log-not-playable');
    });

  scenario(`${named(id)}: nothing below 2 damage`, { ...layout(fits), them: { deck: stops(id, 1, fits) } }, table => {
    table.attack(id);
    expect(count(table, 1, 'discard')).toBe(1);
    expect(table.effects).not.toContain(id);
  });

  scenario(
    `${named(id)}: nothing without a deck`,
    { power, me: { hand: [id], deck: [] }, them: { deck: openTo(id) } },
    table => {
      table.attack(id);
      expect(count(table, 1, 'discard')).toBe(all(id));
      expect(table.effects).not.toContain(id);
    },
  );
});

describe.each(FROM_DISCARD)('from the top of the discard pile: $id', ({ id, fits, not, power }) => {
  const layout = (...discard: string[]): Layout => ({
    power,
    me: { hand: [id], discard },
    them: { deck: openTo(id, fits), discard: [fits] },
  });

  scenario(`${named(id)}: plays ${named(fits)}`, layout(fits, not), table => {
    table.attack(id);
    expect(30 - count(table, 1, 'deck')).toBe(all(id, fits));
    expect(table.zone(0, 'discard')).toEqual([id, fits, not]);
    expect(table.effects).toContain(id);
  });

  scenario(`${named(id)}: leaves ${named(not)} where it is`, layout(not, fits), table => {
    table.attack(id);
    expect(30 - count(table, 1, 'deck')).toBe(all(id));
    expect(table.zone(0, 'discard')).toEqual([id, not, fits]);
    expect(table.effects).not.toContain(id);
  });

  scenario(`${named(id)}: nothing with an empty discard pile, itself not counted`, layout(), table => {
    table.attack(id);
    expect(30 - count(table, 1, 'deck')).toBe(all(id));
    expect(table.zone(0, 'discard')).toEqual([id]);
  });

  scenario(`${named(id)}: nothing below 2 damage`, { ...layout(fits), them: { deck: stops(id, 1, fits) } }, table => {
    table.attack(id);
    expect(count(table, 1, 'discard')).toBe(1);
    expect(table.effects).not.toContain(id);
  });
});

scenario(
  `${named('ST047')}: a level above the power stays where it is (SQ-18)`,
  {
    power: 2,
    me: { hand: ['ST047'], keepers: ['ST076'], discard: ['ST172'] },
    them: { deck: openTo('ST047', 'ST172') },
  },
  table => {
    // Played thanks to one level more for Tech; a Speed card of the same level is not.
    table.attack('ST047');
    expect(table.zone(0, 'discard')).toEqual(['ST047', 'ST172']);
    expect(count(table, 1, 'discard')).toBe(2);
    expect(table.lines).toContain('log-not-playable');
  },
);

scenario(
  `${named('ST105')}: of nested plays the innermost lands first (SQ-10)`,
  {
    power: 1,
    me: { hand: ['ST105'], discard: ['ST005'], deck: ['ST048', ...openTo()] },
    them: { deck: openTo('ST105', 'ST005', 'ST048') },
  },
  table => {
    table.attack('ST105');
    expect(table.zone(0, 'discard')).toEqual(['ST105', 'ST005', 'ST048']);
    expect(count(table, 1, 'discard')).toBe(2 + 2 + 3);
  },
);

describe.each([
  // The rulebook's example: at power 7 not the level 8 card.
  { id: 'ST068', power: 7, bonus: 0, offered: ['ST049', 'ST224'], others: ['ST048', 'ST197'], plays: 'ST049' },
  { id: 'ST069', power: 7, bonus: 1, offered: ['ST165', 'ST017'], others: ['ST142', 'ST186'], plays: 'ST165' },
  { id: 'ST329', power: 7, bonus: 2, offered: ['ST048', 'ST017'], others: ['ST136', 'ST031'], plays: 'ST048' },
])('from hand: $id', ({ id, power, bonus, offered, others, plays }) => {
  const layout: Layout = {
    power,
    me: { hand: [id, ...others, ...offered] },
    them: { deck: openTo(id, plays) },
  };

  scenario(`${named(id)}: may play ${named(plays)} at +${bonus}`, layout, table => {
    table.attack(id).asks(0, 'play', offered).pick(plays);
    expect(count(table, 1, 'discard')).toBe(all(id, plays) + bonus);
    expect(table.zone(0, 'discard')).toEqual([id, plays]);
    expect(table.effects).toContain(id);
  });

  scenario(`${named(id)}: need not`, layout, table => {
    table.attack(id).asks(0, 'play').pick();
    expect(count(table, 1, 'discard')).toBe(all(id));
    expect(count(table, 0, 'hand')).toBe(4);
    expect(table.effects).not.toContain(id);
  });

  scenario(`${named(id)}: asks although no card fits (SQ-15)`, { ...layout, me: { hand: [id, ...others] } }, table => {
    table.attack(id).asks(0, 'play', []).pick();
    expect(count(table, 1, 'discard')).toBe(all(id));
  });

  scenario(`${named(id)}: asks nobody without a hand`, { ...layout, me: { hand: [id] } }, table => {
    table.attack(id);
    expect(count(table, 1, 'discard')).toBe(all(id));
  });

  scenario(`${named(id)}: nothing below 2 damage`, { ...layout, them: { deck: stops(id, 1, plays) } }, table => {
    table.attack(id);
    expect(count(table, 1, 'discard')).toBe(1);
  });
});

scenario(
  `${named('ST329')}: what is added holds for the card it plays, not for what that one plays`,
  {
    power: 1,
    me: { hand: ['ST329', 'ST005', 'ST013'], deck: ['ST048', ...openTo()] },
    them: { deck: openTo('ST329', 'ST005', 'ST048') },
  },
  table => {
    table.attack('ST329').pick('ST005');
    expect(count(table, 1, 'discard')).toBe(2 + 4 + 3);
  },
);

describe(named('ST012'), () => {
  const layout = (top: string): Layout => ({
    power: 9,
    me: { hand: ['ST012'], deck: [top, ...openTo()] },
    them: { deck: openTo('ST012', top) },
  });

  scenario('ST012 comes back to hand, then plays a level 1 card from the top', layout('ST048'), table => {
    table.attack('ST012');
    expect(table.zone(0, 'hand')).toEqual(['ST012']);
    expect(table.zone(0, 'discard')).toEqual(['ST048']);
    expect(count(table, 1, 'discard')).toBe(9);
    expect(table.lines.indexOf('log-returned')).toBeLessThan(table.lines.indexOf('log-reveal'));
  });

  scenario('ST012 comes back to hand and leaves a higher card where it is', layout('ST136'), table => {
    table.attack('ST012');
    expect(table.zone(0, 'hand')).toEqual(['ST012']);
    expect(table.zone(0, 'deck')[0]).toBe('ST136');
    expect(count(table, 1, 'discard')).toBe(6);
  });

  scenario(
    'ST012 comes back to hand without a deck',
    { ...layout('ST048'), me: { hand: ['ST012'], deck: [] } },
    table => {
      table.attack('ST012');
      expect(table.zone(0, 'hand')).toEqual(['ST012']);
    },
  );

  scenario('ST012 is discarded below 2 damage', { ...layout('ST048'), them: { deck: stops('ST012', 1) } }, table => {
    table.attack('ST012');
    expect(table.zone(0, 'hand')).toEqual([]);
    expect(table.zone(0, 'discard')).toEqual(['ST012']);
    expect(table.effects).not.toContain('ST012');
  });
});
