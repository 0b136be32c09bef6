import { describe, expect } from 'vitest';
import { type Layout, scenario } from '../table.js';
import { count, named, openTo, stops } from './common.js';
import { untilTheirTurnEnds } from './families.js';

untilTheirTurnEnds(['ST006', 'ST088', 'ST232', 'ST345', 'ST245', 'ST372']);

interface Forbidden {
  readonly id: string;
  /** The discard pile of the player who is forbidden something. */
  readonly discard?: readonly string[];
  readonly able: readonly string[];
  readonly not: readonly string[];
  readonly why: string;
}

describe.each<Forbidden>([
  { id: 'ST006', able: ['ST048', 'ST031'], not: ['ST049', 'ST060'], why: 'level 4, not 5' },
  { id: 'ST345', able: ['ST049', 'ST060'], not: ['ST048', 'ST031'], why: 'level 5, not 4' },
  { id: 'ST232', discard: ['ST142', 'ST060'], able: ['ST048', 'ST148'], not: ['ST031'], why: 'level 3, not 4' },
  { id: 'ST232', able: ['ST048', 'ST222'], not: [], why: 'anything, with an empty discard pile' },
  // Strength on top; Tech below it does not matter.
  { id: 'ST088', discard: ['ST142', 'ST148'], able: ['ST148', 'ST049'], not: ['ST048', 'ST061'], why: 'no Strength' },
  // A team-up on top forbids both its factors.
  { id: 'ST088', discard: ['ST061'], able: ['ST049'], not: ['ST048', 'ST229'], why: 'neither Speed nor Strength' },
  { id: 'ST088', able: ['ST048', 'ST049'], not: [], why: 'anything, with an empty discard pile' },
])('what the opponent may play: $id', ({ id, discard = [], able, not, why }) => {
  const hand = [...able, ...not];

  scenario(`${named(id)}: ${why}`, { power: 20, active: 1, me: { keepers: [id] }, them: { hand, discard } }, table => {
    table.asks(1, 'attack', [...able, 'pass']);
    expect(table.refused).toEqual(expect.arrayContaining(not.map(card => ({ card, why: 'why-forbidden' }))));
    table.pick('pass');
    expect(table.effects.includes(id)).toBe(not.length > 0);
  });

  scenario(
    `${named(id)}: its own player plays on (${why})`,
    { power: 20, me: { hand, discard, keepers: [id] }, them: { discard } },
    table => {
      table.asks(0, 'attack', [...hand, 'pass']).pick('pass');
      expect(table.effects).not.toContain(id);
    },
  );
});

scenario(
  `${named('ST006')}: nor may an ability play such a card (SQ-18)`,
  {
    power: 20,
    active: 1,
    me: { deck: openTo('ST329'), keepers: ['ST006'] },
    them: { hand: ['ST329', 'ST048', 'ST049'] },
  },
  table => {
    table.attack('ST329').asks(1, 'play', ['ST048']).pick();
    expect(count(table, 1, 'hand')).toBe(2);
  },
);

describe.each([
  { id: 'ST174', most: 4 },
  { id: 'ST372', most: 2 },
])('the most an attack does: $id', ({ id, most }) => {
  const layout = (attack: string, deck = openTo(attack)): Layout => ({
    power: 20,
    active: 1,
    me: { deck, keepers: [id] },
    them: { hand: [attack], deck: openTo(attack) },
  });

  scenario(`${named(id)}: ${most}, not 6`, layout('ST031'), table => {
    table.attack('ST031');
    expect(count(table, 0, 'discard')).toBe(most);
    expect(table.effects).toContain(id);
    expect(table.logged('log-capped')[0]).toMatchObject({ args: { amount: most }, why: { card: id } });
  });

  scenario(
    `${named(id)}: each attack for itself`,
    {
      ...layout('ST069'),
      me: { deck: openTo('ST069', 'ST373'), keepers: [id] },
      them: { hand: ['ST069', 'ST373'] },
    },
    table => {
      table.attack('ST069').asks(1, 'play', ['ST373']).pick('ST373');
      expect(count(table, 0, 'discard')).toBe(2 * most);
    },
  );

  scenario(`${named(id)}: a block stops it before that`, layout('ST031', stops('ST031', 1)), table => {
    table.attack('ST031');
    expect(count(table, 0, 'discard')).toBe(1);
  });

  scenario(`${named(id)}: nothing to cut off a smaller attack`, layout('ST329'), table => {
    table.attack('ST329');
    expect(count(table, 0, 'discard')).toBe(2);
    expect(table.effects).not.toContain(id);
  });

  scenario(
    `${named(id)}: a Keeper's hit is no attack (SQ-26)`,
    { step: 'start', active: 1, me: { deck: openTo('ST022'), keepers: [id] }, them: { keepers: ['ST022'] } },
    table => expect(count(table, 0, 'discard')).toBe(6),
  );

  scenario(
    `${named(id)}: its player's attacks do what they do`,
    { power: 20, me: { hand: ['ST031'], keepers: [id] }, them: { deck: openTo('ST031') } },
    table => {
      table.attack('ST031');
      expect(count(table, 1, 'discard')).toBe(6);
    },
  );
});

describe.each([
  { id: 'ST245', by: 'ST022', left: 0 },
  { id: 'ST361', by: 'ST022', left: 5 },
  // Nothing is left of 1.
  { id: 'ST361', by: 'ST025', left: 0 },
])('what a Keeper does: $id against $by', ({ id, by, left }) => {
  scenario(
    `${named(id)}: ${left} damage from ${named(by)}`,
    {
      step: 'start',
      active: 1,
      me: { deck: openTo(by), hand: ['ST048'], keepers: [id] },
      them: { keepers: [by] },
    },
    table => {
      // What does nothing need not be blocked.
      if (left > 0) table.asks(0, 'block').take();
      expect(count(table, 0, 'discard')).toBe(left);
      expect(table.zone(1, 'keepers')).toEqual([by]);
      expect(table.effects).toContain(id);
      expect(table.logged('log-hit-less')[0]).toMatchObject({ args: { amount: left }, why: { card: id } });
    },
  );

  scenario(
    `${named(id)}: its player's own Keepers hit as ever`,
    { step: 'start', me: { keepers: [id, by] }, them: { deck: openTo(by) } },
    table => {
      expect(count(table, 1, 'discard')).toBe(by === 'ST022' ? 6 : 1);
      expect(table.effects).not.toContain(id);
    },
  );

  scenario(
    `${named(id)}: attacks do what they do`,
    { power: 20, active: 1, me: { deck: openTo('ST031'), keepers: [id] }, them: { hand: ['ST031'] } },
    table => {
      table.attack('ST031');
      expect(count(table, 0, 'discard')).toBe(6);
      expect(table.effects).not.toContain(id);
    },
  );

  scenario(
    `${named(id)}: a card with Counterstrike is not in play`,
    { power: 20, me: { hand: ['ST153'], deck: openTo('ST323'), keepers: [id] }, them: { hand: ['ST323'] } },
    table => {
      table.attack('ST153').asks(1, 'block').block('ST323');
      expect(count(table, 0, 'deck')).toBe(29);
    },
  );
});

scenario(
  `${named('ST361')}: two of them take off 2`,
  {
    step: 'start',
    active: 1,
    me: { deck: openTo('ST022'), keepers: ['ST361', 'ST361'] },
    them: { keepers: ['ST022'] },
  },
  table => expect(count(table, 0, 'discard')).toBe(4),
);

describe(named('ST308'), () => {
  const destroys = (...keepers: string[]): Layout => ({
    power: 20,
    me: { hand: ['ST251'] },
    them: { deck: openTo('ST251'), keepers },
  });

  scenario(
    'ST308 with four of the family, itself counted, the others of them stay',
    destroys('ST287', 'ST014', 'ST287', 'ST287', 'ST308'),
    table => {
      table.attack('ST251');
      expect(table.zone(1, 'keepers')).toEqual(['ST287', 'ST287', 'ST287']);
      expect(table.zone(1, 'discard').slice(0, 2)).toEqual(['ST308', 'ST014']);
    },
  );

  scenario('ST308 not with three', destroys('ST287', 'ST287', 'ST308', 'ST014'), table => {
    table.attack('ST251');
    expect(table.zone(1, 'keepers')).toEqual([]);
  });

  scenario('ST308 two of them keep each other', destroys('ST308', 'ST308', 'ST287', 'ST287'), table => {
    table.attack('ST251');
    expect(table.zone(1, 'keepers')).toEqual(['ST308', 'ST308', 'ST287', 'ST287']);
  });

  scenario(
    'ST308 what is kept cannot be chosen either (SQ-C14)',
    {
      power: 20,
      me: { hand: ['ST196'], keepers: ['ST393'] },
      them: { deck: openTo('ST196'), keepers: ['ST287', 'ST287', 'ST287', 'ST308', 'ST014'] },
    },
    table => {
      table.attack('ST196').asks(0, 'keeper', ['ST308', 'ST014']).pick('ST014');
      expect(count(table, 1, 'keepers')).toBe(4);
    },
  );

  scenario(
    'ST308 nor does it misfire away (SQ-C14)',
    {
      step: 'start',
      me: { keepers: ['ST281', 'ST308', 'ST287', 'ST287'] },
      them: { deck: stops('ST281', 1) },
    },
    table => {
      expect(count(table, 1, 'discard')).toBe(1);
      expect(count(table, 0, 'keepers')).toBe(4);
      expect(table.logged('log-protected')[0]).toMatchObject({ why: { card: 'ST308' } });
      expect(table.effects).toContain('ST308');
    },
  );

  scenario(
    "ST308 does nothing for the opponent's",
    {
      ...destroys('ST287', 'ST287', 'ST287', 'ST287'),
      me: { hand: ['ST251'], keepers: ['ST308', 'ST287', 'ST287', 'ST287'] },
    },
    table => {
      table.attack('ST251');
      expect(table.zone(1, 'keepers')).toEqual([]);
      expect(count(table, 0, 'keepers')).toBe(4);
    },
  );
});

describe(named('ST381'), () => {
  const layout: Layout = {
    step: 'start',
    coins: ['tails', 'tails'],
    me: { keepers: ['ST381', 'ST438'], discard: ['ST048'] },
    them: { deck: openTo('ST438') },
  };

  scenario("ST381 a flip for an ability of its player's card is heads", layout, table => {
    expect(count(table, 1, 'discard')).toBe(3);
    expect(count(table, 0, 'discard')).toBe(1);
    expect(table.effects).toContain('ST381');
    expect(table.logged('log-flip').at(-1)).toMatchObject({
      args: { side: 'heads' },
      why: { rule: 'automatic-flip', card: 'ST381' },
    });
  });

  scenario(
    'ST381 cards that watch flips see it (SQ-19)',
    { ...layout, me: { keepers: ['ST381', 'ST438', 'ST382'] }, them: { deck: openTo('ST438', 'ST382') } },
    table => expect(count(table, 1, 'discard')).toBe(3 + 1),
  );

  scenario('ST381 the flip for power falls as it falls', { ...layout, me: { keepers: ['ST381'] } }, table => {
    expect(table.power).toBe(1);
    expect(table.effects).not.toContain('ST381');
  });

  scenario(
    "ST381 so do the opponent's flips",
    {
      step: 'start',
      active: 1,
      coins: ['tails', 'tails'],
      me: { keepers: ['ST381'] },
      them: { keepers: ['ST438'] },
    },
    table => {
      expect(count(table, 0, 'discard')).toBe(0);
      expect(table.effects).not.toContain('ST381');
    },
  );
});
