import { describe, expect } from 'vitest';
import { says } from '../made.js';
import { card as testCard } from '../rules/rule.js';
import { BLOCKS, type Layout, scenario } from '../table.js';
import { count, named, openTo, stops } from './common.js';
import { assaults, misfires } from './families.js';

assaults({ ST015: 3, ST022: 6, ST025: 1, ST281: 3, ST536: 1, ST566: 5, ST469: 1, ST489: 1, ST571: 1 });
misfires(['ST015', 'ST022', 'ST025', 'ST281', 'ST536', 'ST566', 'ST489']);

describe(named('ST571'), () => {
  const guard = testCard('guard', { keeper: 2, standing: { says, protects: () => true } });

  scenario(
    'ST571 goes back to the hand when its hit misfires',
    { step: 'start', me: { keepers: ['ST571', 'ST014'] }, them: { deck: stops('ST571', 1) } },
    table => {
      expect(table.zone(0, 'keepers')).toEqual(['ST014']);
      expect(table.zone(0, 'hand')).toContain('ST571');
      expect(table.zone(0, 'discard')).toEqual([]);
      expect(table.lines).toContain('log-misfire');
      expect(table.logged('log-returned')[0]).toMatchObject({ why: { card: 'ST571' } });
    },
  );

  scenario(
    'ST571 a misfire destroys it before it goes back, so Keepers that watch for that act (SQ-C47)',
    { step: 'start', me: { keepers: ['ST571', 'ST491'] }, them: { deck: [...stops('ST571', 1), ...openTo('ST491')] } },
    table => {
      expect(table.zone(0, 'keepers')).toEqual(['ST491']);
      expect(count(table, 1, 'discard')).toBe(1 + 1);
    },
  );

  scenario(
    'ST571 goes back to the hand of its owner, whoever had it in play (SQ-C47)',
    {
      step: 'start',
      active: 1,
      me: { deck: stops('ST571', 1) },
      them: { keepers: [{ card: 'ST571', owner: 0 }] },
    },
    table => {
      expect(table.zone(0, 'hand')).toEqual(['ST571']);
      expect(table.zone(1, 'keepers')).toEqual([]);
      expect(table.zone(1, 'hand')).not.toContain('ST571');
    },
  );

  scenario(
    'ST571 stays in play where it cannot be destroyed (SQ-C47)',
    {
      step: 'start',
      cards: [guard],
      me: { keepers: ['guard', 'ST571'] },
      them: { deck: stops('ST571', 1) },
    },
    table => {
      expect(table.zone(0, 'keepers')).toEqual(['guard', 'ST571']);
      expect(table.lines).not.toContain('log-returned');
    },
  );

  scenario(
    'ST571 stays in the discard pile when another card destroys it',
    { power: 20, me: { hand: ['ST251'] }, them: { deck: openTo('ST251'), keepers: ['ST571'] } },
    table => {
      table.attack('ST251');
      expect(table.zone(1, 'discard')[0]).toBe('ST571');
      expect(table.zone(1, 'hand')).toEqual([]);
    },
  );
});

describe.each([
  { id: 'ST466', amount: 3 },
  { id: 'ST469', amount: 2 },
])('hits when it is destroyed: $id', ({ id, amount }) => {
  scenario(
    `${named(id)}: hits for ${amount} when a card destroys it`,
    {
      power: 20,
      me: { deck: openTo(id), hand: ['ST251'], keepers: ['ST014'] },
      them: { deck: openTo('ST251'), keepers: [id] },
    },
    table => {
      table.attack('ST251');
      expect(count(table, 0, 'deck')).toBe(30 - amount);
      expect(table.zone(1, 'keepers')).toEqual([]);
      expect(table.zone(0, 'keepers')).toEqual(['ST014']);
      expect(table.effects).toContain(id);
    },
  );

  scenario(
    `${named(id)}: cannot misfire then (SQ-C15)`,
    { power: 20, me: { deck: stops(id, 1), hand: ['ST251'] }, them: { deck: openTo('ST251'), keepers: [id] } },
    table => {
      table.attack('ST251');
      expect(count(table, 0, 'discard')).toBe(1 + 1);
      expect(table.lines).not.toContain('log-misfire');
    },
  );

  scenario(
    `${named(id)}: not when it goes back to the hand or the deck`,
    { step: 'start', me: { keepers: ['ST271', id] }, them: { deck: openTo(id) } },
    table => {
      expect(table.zone(0, 'keepers')).toEqual([]);
      expect(count(table, 1, 'discard')).toBe(0);
    },
  );

  scenario(
    `${named(id)}: not when another Keeper is destroyed`,
    { power: 20, me: { hand: ['ST251'], keepers: [id] }, them: { deck: openTo('ST251', id), keepers: ['ST014'] } },
    table => {
      table.attack('ST251');
      expect(table.zone(0, 'keepers')).toEqual([id]);
      expect(count(table, 1, 'deck')).toBe(24);
      expect(table.effects).not.toContain(id);
    },
  );
});

scenario(
  `${named('ST469')}: a misfire destroys it too: 1, and then 2`,
  { step: 'start', me: { keepers: ['ST469'] }, them: { deck: stops('ST469', 1) } },
  table => {
    expect(count(table, 1, 'discard')).toBe(1 + 2);
    expect(table.zone(0, 'discard')).toEqual(['ST469']);
  },
);

describe(named('ST043'), () => {
  const discard = ['ST048', 'ST142', 'ST142', 'ST142'];

  scenario(
    'ST043 heals 1 for each Keeper with Assault that does damage, however much',
    {
      step: 'start',
      me: { discard, keepers: ['ST043', 'ST025', 'ST015'] },
      them: { deck: openTo('ST025', 'ST015'), keepers: ['ST043'] },
    },
    table => {
      expect(count(table, 1, 'discard')).toBe(1 + 3);
      expect(count(table, 0, 'deck')).toBe(11 + 2);
      expect(table.effects.filter(id => id === 'ST043').length).toBeGreaterThanOrEqual(2);
      expect(table.logged('log-heal')[0]).toMatchObject({ why: { card: 'ST043' } });
    },
  );

  scenario(
    'ST043 a hit that misfires has done its 1 damage',
    { step: 'start', me: { discard, keepers: ['ST043', 'ST025'] }, them: { deck: stops('ST025', 1) } },
    table => expect(count(table, 0, 'deck')).toBe(11 + 1),
  );

  scenario(
    'ST043 also when another card makes such a Keeper hit, even its own player',
    {
      power: 20,
      active: 1,
      me: { deck: openTo('ST253', 'ST025'), discard, keepers: ['ST043', 'ST025'] },
      them: { hand: ['ST253'] },
    },
    table => {
      table.attack('ST253');
      expect(count(table, 0, 'deck')).toBe(30 - 7 - 2 - 2 + 1);
      expect(table.effects).toContain('ST043');
    },
  );

  for (const [why, layout] of [
    ['a Keeper without Assault', { me: { discard, keepers: ['ST043', 'ST442'] }, them: { deck: openTo('ST442') } }],
    [
      "the opponent's Keeper",
      { active: 1, me: { discard, keepers: ['ST043'], deck: openTo('ST025') }, them: { keepers: ['ST025'] } },
    ],
    [
      'a hit that does nothing',
      { me: { discard, keepers: ['ST043', 'ST025'] }, them: { deck: openTo('ST025'), keepers: ['ST245'] } },
    ],
  ] as const)
    scenario(`ST043 nothing for ${why}`, { step: 'start', ...(layout as unknown as Layout) }, table => {
      expect(table.lines).not.toContain('log-heal');
      expect(table.effects).not.toContain('ST043');
    });
});

describe(named('ST255'), () => {
  scenario(
    'ST255 a Keeper with Assault hits for its number as it comes into play',
    { power: 20, me: { hand: ['ST015'], keepers: ['ST255'] }, them: { deck: openTo('ST015'), keepers: ['ST255'] } },
    table => {
      table.attack('ST015');
      expect(count(table, 1, 'discard')).toBe(3 + 3);
      expect(table.zone(0, 'keepers')).toEqual(['ST255', 'ST015']);
      expect(table.effects).toContain('ST255');
    },
  );

  scenario(
    'ST255 also when an ability puts it there, and it may misfire',
    {
      power: 20,
      me: { hand: ['ST493', 'ST026'], keepers: ['ST255'] },
      them: { deck: [...openTo('ST493').slice(0, 3), BLOCKS.tech, ...openTo('ST026')] },
    },
    table => {
      table.attack('ST493').pick('ST026');
      expect(count(table, 1, 'discard')).toBe(3 + 1);
      expect(table.zone(0, 'keepers')).toEqual(['ST255']);
    },
  );

  for (const [why, active, hand, id] of [
    ['a Keeper without Assault', 0, 'ST009', 'ST009'],
    ["the opponent's Keeper", 1, 'ST015', 'ST015'],
  ] as const)
    scenario(
      `ST255 nothing for ${why}`,
      {
        power: 20,
        active,
        me: { deck: openTo(id), hand: active === 0 ? [hand] : [], keepers: ['ST255'] },
        them: { deck: openTo(id), hand: active === 1 ? [hand] : [] },
      },
      table => {
        table.attack(hand);
        expect(count(table, active === 0 ? 1 : 0, 'discard')).toBe(active === 0 ? 2 : 3);
        expect(count(table, active === 0 ? 0 : 1, 'discard')).toBe(0);
        expect(table.effects).not.toContain('ST255');
      },
    );

  scenario('ST255 not for itself', { power: 20, me: { hand: ['ST255'] }, them: { deck: openTo('ST255') } }, table => {
    table.attack('ST255');
    expect(table.zone(0, 'keepers')).toEqual(['ST255']);
    expect(count(table, 1, 'discard')).toBe(3);
  });
});
