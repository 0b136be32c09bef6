import { describe, expect } from 'vitest';
import { scenario } from '../table.js';
import { card, count, named, openTo, stops } from './common.js';

interface Case {
  readonly id: string;
  /** Attacks that set it off, with what the Keeper then hits for. */
  readonly by: Readonly<Record<string, number>>;
  /** An attack that does enough damage but does not fit. */
  readonly not: string;
  readonly atLeast: number;
  /** Whether it is destroyed with it. */
  readonly once?: boolean;
}

const CASES: readonly Case[] = [
  // A level 1 attack; not of level 2.
  { id: 'ST001', by: { ST048: 1, ST229: 1 }, not: 'ST098', atLeast: 2 },
  // Elemental, a team-up too; not Strength.
  { id: 'ST046', by: { ST017: 1, ST204: 1 }, not: 'ST048', atLeast: 2 },
  // Avengers; not Spider-Friends, nobody's.
  { id: 'ST275', by: { ST163: 1, ST173: 1 }, not: 'ST048', atLeast: 2 },
  { id: 'ST228', by: { ST229: 1 }, not: 'ST048', atLeast: 2 },
  { id: 'ST111', by: { ST165: 2 }, not: 'ST031', atLeast: 2 },
  { id: 'ST522', by: { ST165: 1 }, not: 'ST031', atLeast: 2 },
  // For as much as the attack did.
  { id: 'ST128', by: { ST373: 4, ST179: 8 }, not: 'ST165', atLeast: 4, once: true },
  // Black Panther or Thor; not Storm, although the card is hers.
  { id: 'ST214', by: { ST148: 10, ST179: 10 }, not: 'ST165', atLeast: 4, once: true },
];

describe.each(CASES)('after an attack: $id', ({ id, by, not, atLeast, once = false }) => {
  const [fits] = Object.keys(by) as [string];

  for (const [attack, hit] of Object.entries(by))
    scenario(
      `${named(id)}: hits for ${hit} after ${named(attack)}`,
      {
        power: 20,
        me: { hand: [attack], keepers: [id] },
        them: { deck: openTo(id, attack), keepers: [id] },
      },
      table => {
        table.attack(attack);
        expect(count(table, 1, 'discard')).toBe(card(attack).printedAttack + hit);
        expect(table.zone(0, 'keepers')).toEqual(once ? [] : [id]);
        expect(table.effects).toContain(id);
        // The opponent's own does nothing.
        expect(table.zone(1, 'keepers')).toEqual([id]);
        expect(count(table, 0, 'deck')).toBe(12);
      },
    );

  scenario(
    `${named(id)}: nothing after ${named(not)}`,
    { power: 20, me: { hand: [not], keepers: [id] }, them: { deck: openTo(id, not) } },
    table => {
      table.attack(not);
      expect(count(table, 1, 'discard')).toBe(card(not).printedAttack);
      expect(table.zone(0, 'keepers')).toEqual([id]);
      expect(table.effects).not.toContain(id);
    },
  );

  scenario(
    `${named(id)}: nothing below ${atLeast} damage`,
    { power: 20, me: { hand: [fits], keepers: [id] }, them: { deck: stops(fits, atLeast - 1, id) } },
    table => {
      table.attack(fits);
      expect(count(table, 1, 'discard')).toBe(atLeast - 1);
      expect(table.zone(0, 'keepers')).toEqual([id]);
      expect(table.effects).not.toContain(id);
    },
  );

  scenario(
    `${named(id)}: nothing after the opponent's attack`,
    { power: 20, active: 1, me: { deck: openTo(fits), keepers: [id] }, them: { hand: [fits], deck: openTo(id) } },
    table => {
      table.attack(fits);
      expect(count(table, 0, 'discard')).toBe(card(fits).printedAttack);
      expect(count(table, 1, 'deck')).toBe(30);
      expect(table.effects).not.toContain(id);
    },
  );
});

scenario(
  `${named('ST275')}: a Keeper's hit is no attack (SQ-26)`,
  { step: 'start', me: { keepers: ['ST026', 'ST029', 'ST275', 'ST228'] }, them: { deck: openTo('ST026', 'ST275') } },
  table => {
    expect(count(table, 1, 'discard')).toBe(3);
    expect(table.effects).not.toContain('ST275');
  },
);

scenario(
  `${named('ST128')}: a second attack of the turn does not find it any more`,
  {
    power: 20,
    me: { hand: ['ST069', 'ST373'], keepers: ['ST128'] },
    them: { deck: openTo('ST069', 'ST373', 'ST128') },
  },
  table => {
    table.attack('ST069').asks(0, 'play', ['ST373']).pick('ST373');
    // 4, then 4 + 1 and the Keeper for as much.
    expect(count(table, 1, 'discard')).toBe(4 + 5 + 5);
    expect(table.zone(0, 'keepers')).toEqual([]);
  },
);

scenario(
  `${named('ST214')}: misfires at the first point`,
  {
    power: 20,
    me: { hand: ['ST148'], keepers: ['ST214'] },
    them: { deck: [...openTo('ST148').slice(0, 5), ...stops('ST214', 1)] },
  },
  table => {
    table.attack('ST148');
    expect(count(table, 1, 'discard')).toBe(6);
    expect(table.zone(0, 'keepers')).toEqual([]);
    expect(table.lines).toContain('log-misfire');
    expect(table.lines).not.toContain('log-destroyed');
  },
);

describe(named('ST265'), () => {
  const layout = {
    power: 20,
    me: { hand: ['ST163'], keepers: ['ST265'], discard: ['ST048', 'ST142'] },
    them: { deck: openTo('ST163', 'ST265'), keepers: ['ST265'] },
  };

  scenario('ST265 heads: heals 1, then hits for 1', { ...layout, coins: ['heads'] }, table => {
    table.attack('ST163');
    expect(count(table, 1, 'discard')).toBe(6);
    expect(table.zone(0, 'discard')).toEqual(['ST163', 'ST048']);
    expect(table.zone(0, 'deck').at(-1)).toBe('ST142');
    expect(table.lines.indexOf('log-heal')).toBeLessThan(table.lines.indexOf('log-hit'));
  });

  scenario(
    'ST265 heads: heals although its hit misfires',
    {
      ...layout,
      coins: ['heads'],
      them: { deck: [...openTo('ST163').slice(0, 5), ...stops('ST265', 1)] },
    },
    table => {
      table.attack('ST163');
      expect(count(table, 0, 'deck')).toBe(13);
      expect(table.zone(0, 'keepers')).toEqual([]);
    },
  );

  scenario('ST265 tails: nothing', { ...layout, coins: ['tails'] }, table => {
    table.attack('ST163');
    expect(table.lines).toContain('log-flip');
    expect(count(table, 1, 'discard')).toBe(5);
    expect(count(table, 0, 'discard')).toBe(3);
  });

  scenario(
    'ST265 no flip after another team',
    { ...layout, me: { ...layout.me, hand: ['ST048'] }, them: { deck: openTo('ST048', 'ST265') } },
    table => {
      table.attack('ST048');
      expect(table.lines).not.toContain('log-flip');
    },
  );

  scenario('ST265 no flip below 2 damage', { ...layout, them: { deck: stops('ST163', 1, 'ST265') } }, table => {
    table.attack('ST163');
    expect(table.lines).not.toContain('log-flip');
  });
});

describe(named('ST412'), () => {
  scenario(
    'ST412 hits for 2 and is destroyed after 4 damage from an attack',
    {
      power: 20,
      active: 1,
      me: { deck: openTo('ST031'), keepers: ['ST412'] },
      them: { hand: ['ST031'], deck: openTo('ST412'), keepers: ['ST412'] },
    },
    table => {
      table.attack('ST031');
      expect(count(table, 0, 'deck')).toBe(24);
      expect(count(table, 1, 'deck')).toBe(28);
      expect(table.zone(0, 'keepers')).toEqual([]);
      expect(table.zone(0, 'discard')[0]).toBe('ST412');
      expect(table.zone(1, 'keepers')).toEqual(['ST412']);
    },
  );

  scenario(
    'ST412 not after 3 damage',
    {
      power: 20,
      active: 1,
      me: { deck: stops('ST031', 3), keepers: ['ST412'] },
      them: { hand: ['ST031'], deck: openTo('ST412') },
    },
    table => {
      table.attack('ST031');
      expect(table.zone(0, 'keepers')).toEqual(['ST412']);
      expect(table.effects).not.toContain('ST412');
    },
  );

  scenario(
    "ST412 not after 4 damage from a Keeper's hit (SQ-26)",
    { active: 1, step: 'start', me: { deck: openTo('ST062'), keepers: ['ST412'] }, them: { keepers: ['ST062'] } },
    table => {
      expect(count(table, 0, 'discard')).toBe(4);
      expect(table.zone(0, 'keepers')).toEqual(['ST412']);
    },
  );

  scenario(
    "ST412 not after its own player's attack",
    { power: 20, me: { hand: ['ST031'], keepers: ['ST412'] }, them: { deck: openTo('ST031', 'ST412') } },
    table => {
      table.attack('ST031');
      expect(count(table, 1, 'discard')).toBe(6);
      expect(table.zone(0, 'keepers')).toEqual(['ST412']);
    },
  );
});
