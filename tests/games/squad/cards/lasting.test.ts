import { describe, expect } from 'vitest';
import { scenario } from '../table.js';
import { card, count, named, openTo } from './common.js';

interface Attacks {
  readonly id: string;
  readonly by: number;
  /** Attacks whose number changes, and one whose number does not. */
  readonly fits: readonly string[];
  readonly not: string;
}

const MINE: readonly Attacks[] = [
  { id: 'ST009', by: 1, fits: ['ST048', 'ST204'], not: 'ST017' },
  { id: 'ST125', by: 1, fits: ['ST165', 'ST179'], not: 'ST197' },
  { id: 'ST138', by: 1, fits: ['ST148', 'ST165'], not: 'ST179' },
  { id: 'ST272', by: 1, fits: ['ST048', 'ST143'], not: 'ST031' },
];

const THEIRS = [
  { id: 'ST113', by: -2 },
  { id: 'ST443', by: -1 },
];

describe.each(MINE)('attack numbers: $id', ({ id, by, fits, not }) => {
  for (const attack of fits)
    scenario(
      `${named(id)}: +${by} for ${named(attack)}`,
      { power: 20, me: { hand: [attack], keepers: [id] }, them: { deck: openTo(attack) } },
      table => {
        table.attack(attack);
        expect(count(table, 1, 'discard')).toBe(card(attack).printedAttack + by);
        expect(table.effects).toContain(id);
      },
    );

  scenario(
    `${named(id)}: nothing for ${named(not)}`,
    { power: 20, me: { hand: [not], keepers: [id] }, them: { deck: openTo(not) } },
    table => {
      table.attack(not);
      expect(count(table, 1, 'discard')).toBe(card(not).printedAttack);
      expect(table.effects).not.toContain(id);
    },
  );

  scenario(
    `${named(id)}: nothing for the opponent's cards`,
    { power: 20, active: 1, me: { deck: openTo(fits[0] as string), keepers: [id] }, them: { hand: [...fits] } },
    table => {
      table.attack(fits[0] as string);
      expect(count(table, 0, 'discard')).toBe(card(fits[0] as string).printedAttack);
      expect(table.effects).not.toContain(id);
    },
  );

  scenario(
    `${named(id)}: two of them count twice`,
    { power: 20, me: { hand: [...fits], keepers: [id, id] }, them: { deck: openTo(fits[0] as string) } },
    table => {
      table.attack(fits[0] as string);
      expect(count(table, 1, 'discard')).toBe(card(fits[0] as string).printedAttack + 2 * by);
    },
  );
});

describe.each(THEIRS)('attack numbers: $id', ({ id, by }) => {
  scenario(
    `${named(id)}: ${by} for the opponent's attacks`,
    { power: 20, active: 1, me: { deck: openTo('ST142'), keepers: [id] }, them: { hand: ['ST142'] } },
    table => {
      table.attack('ST142');
      expect(count(table, 0, 'discard')).toBe(5 + by);
      expect(table.effects).toContain(id);
    },
  );

  scenario(
    `${named(id)}: nothing for its own player's attacks`,
    { power: 20, me: { hand: ['ST142'], keepers: [id] }, them: { deck: openTo('ST142') } },
    table => {
      table.attack('ST142');
      expect(count(table, 1, 'discard')).toBe(5);
      expect(table.effects).not.toContain(id);
    },
  );

  scenario(
    `${named(id)}: nothing for a Keeper's hit`,
    { step: 'start', active: 1, me: { deck: openTo('ST062'), keepers: [id] }, them: { keepers: ['ST062'] } },
    table => expect(count(table, 0, 'discard')).toBe(4),
  );
});

scenario(
  `${named('ST113')}: never below 0, and without damage no Keeper`,
  { power: 20, active: 1, me: { keepers: ['ST113'] }, them: { hand: ['ST026'] } },
  table => {
    table.attack('ST026');
    expect(count(table, 0, 'discard')).toBe(0);
    expect(table.zone(1, 'keepers')).toEqual([]);
    expect(table.effects).toContain('ST113');
  },
);

describe.each(['ST113', 'ST440'])("until the opponent's turn ends: %s", id => {
  scenario(
    `${named(id)}: is destroyed at the end of the opponent's turn`,
    { step: 'end', active: 1, me: { keepers: [id] } },
    table => {
      expect(table.zone(0, 'keepers')).toEqual([]);
      expect(table.zone(0, 'discard')).toEqual([id]);
    },
  );

  scenario(
    `${named(id)}: stays at the end of its own player's turn`,
    { step: 'end', active: 0, me: { keepers: [id] } },
    table => expect(table.zone(0, 'keepers')).toEqual([id]),
  );
});

scenario(
  `${named('ST443')}: stays at the end of the opponent's turn`,
  { step: 'end', active: 1, me: { keepers: ['ST443'] } },
  table => expect(table.zone(0, 'keepers')).toEqual(['ST443']),
);

describe('power for some cards', () => {
  scenario(
    `${named('ST014')}: two levels more for Storm and Thor`,
    {
      power: 4,
      me: { hand: ['ST013', 'ST179', 'ST429', 'ST049'], keepers: ['ST014'] },
      them: { deck: openTo('ST429') },
    },
    table => {
      table.asks(0, 'attack', ['ST179', 'ST429', 'pass']).pick('pass');
      expect(table.effects).toContain('ST014');
    },
  );

  scenario(
    `${named('ST076')}: one level more for Strength and Tech`,
    { power: 4, me: { hand: ['ST173', 'ST094', 'ST049', 'ST150', 'ST323'], keepers: ['ST076'] } },
    table => {
      table.asks(0, 'attack', ['ST173', 'ST094', 'ST323', 'pass']).pick('pass');
      expect(table.effects).toContain('ST076');
    },
  );

  for (const [id, attack] of [
    ['ST014', 'ST179'],
    ['ST076', 'ST173'],
  ] as const) {
    scenario(
      `${named(id)}: nothing for the opponent`,
      { power: 4, active: 1, me: { keepers: [id] }, them: { hand: [attack] } },
      table => {
        table.asks(1, 'attack', ['pass']).pick('pass');
        expect(table.effects).not.toContain(id);
      },
    );

    scenario(
      `${named(id)}: no effect on what could be played anyway`,
      { power: 8, me: { hand: [attack], keepers: [id] } },
      table => {
        table.asks(0, 'attack', [attack, 'pass']).pick('pass');
        expect(table.effects).not.toContain(id);
      },
    );
  }

  scenario(
    `${named('ST014')}: raises what a Thor card reads as its player's power (SQ-C3)`,
    { power: 3, me: { hand: ['ST020'], keepers: ['ST014'] }, them: { deck: openTo('ST020') } },
    table => {
      table.attack('ST020');
      expect(count(table, 1, 'discard')).toBe(5);
    },
  );
});

describe(named('ST440'), () => {
  scenario(
    "ST440 lowers the opponent's power by 3",
    { power: 6, active: 1, me: { keepers: ['ST440'] }, them: { hand: ['ST143', 'ST031', 'ST048'] } },
    table => {
      table.asks(1, 'attack', ['ST143', 'ST048', 'pass']).pick('pass');
      expect(table.power).toBe(6);
      expect(table.effects).toContain('ST440');
    },
  );

  scenario(
    'ST440 never below 1',
    { power: 2, active: 1, me: { keepers: ['ST440', 'ST440'] }, them: { hand: ['ST048', 'ST136'] } },
    table => {
      table.asks(1, 'attack', ['ST048', 'pass']).pick('pass');
    },
  );

  scenario('ST440 leaves its own player alone', { power: 6, me: { hand: ['ST031'], keepers: ['ST440'] } }, table => {
    table.asks(0, 'attack', ['ST031', 'pass']).pick('pass');
    expect(table.effects).not.toContain('ST440');
  });
});
