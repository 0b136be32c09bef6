import { describe, expect } from 'vitest';
import { BLOCKS, type Layout, scenario } from '../table.js';
import { count, named, openTo, stops } from './common.js';

describe.each([
  { id: 'ST328', level: 7, fits: ['ST029', 'ST026'], not: ['ST062', 'ST048'] },
  { id: 'ST493', level: 5, fits: ['ST026', 'ST265'], not: ['ST029', 'ST048'] },
])('into play from hand: $id', ({ id, level, fits, not }) => {
  const [first] = fits as [string];
  const layout: Layout = {
    power: 4,
    me: { hand: [id, ...not, ...fits], keepers: ['ST014'] },
    them: { deck: openTo(id), hand: [] },
  };

  scenario(`${named(id)}: a Keeper up to level ${level}, whatever the power`, layout, table => {
    table.attack(id).asks(0, 'put into play', fits).pick(first);
    expect(table.zone(0, 'keepers')).toEqual(['ST014', first]);
    expect(table.zone(0, 'discard')).toEqual([id]);
    // It is not played: no damage of its own.
    expect(count(table, 1, 'discard')).toBe(id === 'ST328' ? 4 : 3);
    expect(table.effects).toContain(id);
  });

  scenario(`${named(id)}: need not`, layout, table => {
    table.attack(id).asks(0, 'put into play').pick();
    expect(table.zone(0, 'keepers')).toEqual(['ST014']);
    expect(count(table, 0, 'hand')).toBe(4);
    expect(table.effects).not.toContain(id);
  });

  scenario(`${named(id)}: asks although no card fits (SQ-15)`, { ...layout, me: { hand: [id, ...not] } }, table => {
    table.attack(id).asks(0, 'put into play', []).pick();
    expect(table.zone(0, 'keepers')).toEqual([]);
  });

  scenario(`${named(id)}: nothing below 2 damage`, { ...layout, them: { deck: stops(id, 1) } }, table => {
    table.attack(id);
    expect(table.zone(0, 'keepers')).toEqual(['ST014']);
  });

  scenario(
    `${named(id)}: sets off what watches for Keepers entering`,
    { ...layout, me: { hand: [id, first], keepers: ['ST004'] }, them: { deck: openTo(id, 'ST004') } },
    table => {
      table.attack(id).pick(first);
      expect(count(table, 1, 'discard')).toBe((id === 'ST328' ? 4 : 3) + 1);
    },
  );
});

describe(named('ST366'), () => {
  const layout = (discard: string[]): Layout => ({
    power: 8,
    me: { hand: ['ST366'], discard },
    them: { deck: openTo('ST366'), discard: ['ST026'] },
  });

  scenario('ST366 puts an Avengers Keeper from the discard pile into play', layout(['ST062', 'ST026']), table => {
    table.attack('ST366');
    // Level 11 at power 8: it is not played.
    expect(table.zone(0, 'keepers')).toEqual(['ST062']);
    expect(table.zone(0, 'discard')).toEqual(['ST366', 'ST026']);
    expect(count(table, 1, 'discard')).toBe(7);
    expect(table.effects).toContain('ST366');
  });

  for (const [why, discard] of [
    ["another team's Keeper", ['ST100', 'ST026']],
    ['an Avengers card that is no Keeper', ['ST163', 'ST026']],
    ['an empty discard pile', []],
  ] as const)
    scenario(`ST366 leaves ${why} where it is`, layout([...discard]), table => {
      table.attack('ST366');
      expect(table.zone(0, 'keepers')).toEqual([]);
      expect(table.zone(0, 'discard')).toEqual(['ST366', ...discard]);
      expect(table.effects).not.toContain('ST366');
    });

  scenario('ST366 nothing below 2 damage', { ...layout(['ST026']), them: { deck: stops('ST366', 1) } }, table => {
    table.attack('ST366');
    expect(table.zone(0, 'keepers')).toEqual([]);
  });
});

describe(named('ST004'), () => {
  scenario(
    'ST004 hits for 1 when its player puts another Keeper into play',
    {
      power: 20,
      me: { hand: ['ST009'], keepers: ['ST004'] },
      them: { deck: openTo('ST009', 'ST004'), keepers: ['ST004'] },
    },
    table => {
      table.attack('ST009');
      expect(count(table, 1, 'discard')).toBe(3);
      expect(table.effects).toContain('ST004');
      // The opponent's stays quiet.
      expect(count(table, 0, 'deck')).toBe(12);
    },
  );

  scenario('ST004 not for itself', { power: 20, me: { hand: ['ST004'] }, them: { deck: openTo('ST004') } }, table => {
    table.attack('ST004');
    expect(table.zone(0, 'keepers')).toEqual(['ST004']);
    expect(count(table, 1, 'discard')).toBe(2);
  });

  scenario(
    'ST004 a second one sets off the first',
    { power: 20, me: { hand: ['ST004'], keepers: ['ST004'] }, them: { deck: openTo('ST004') } },
    table => {
      table.attack('ST004');
      expect(count(table, 1, 'discard')).toBe(3);
    },
  );

  scenario(
    'ST004 not for an attack that becomes no Keeper',
    { power: 20, me: { hand: ['ST009'], keepers: ['ST004'] }, them: { deck: stops('ST009', 1, 'ST004') } },
    table => {
      table.attack('ST009');
      expect(count(table, 1, 'discard')).toBe(1);
      expect(table.effects).not.toContain('ST004');
    },
  );
});

describe(named('ST041'), () => {
  const layout = (...keepers: string[]): Layout => ({
    power: 5,
    me: { hand: ['ST041'], keepers: ['ST026'] },
    them: { deck: openTo('ST041'), keepers },
  });

  scenario(
    'ST041 destroys the one that its player chooses, but no Animal',
    layout('ST038', 'ST224', 'ST063'),
    table => {
      table.attack('ST041').asks(0, 'keeper', ['ST038', 'ST063']).pick('ST063');
      expect(table.zone(1, 'keepers')).toEqual(['ST038', 'ST224']);
      expect(table.zone(1, 'discard')[0]).toBe('ST063');
      expect(table.zone(0, 'keepers')).toEqual(['ST026']);
      expect(table.effects).toContain('ST041');
    },
  );

  scenario('ST041 takes a single one without asking', layout('ST224', 'ST063'), table => {
    table.attack('ST041');
    expect(table.zone(1, 'keepers')).toEqual(['ST224']);
  });

  scenario('ST041 spares Animal', layout('ST224'), table => {
    table.attack('ST041');
    expect(table.zone(1, 'keepers')).toEqual(['ST224']);
    expect(table.zone(0, 'keepers')).toEqual(['ST026']);
    expect(table.effects).not.toContain('ST041');
  });

  scenario(
    'ST041 nothing below 2 damage',
    { ...layout(), them: { deck: stops('ST041', 1), keepers: ['ST063'] } },
    table => {
      table.attack('ST041');
      expect(table.zone(1, 'keepers')).toEqual(['ST063']);
    },
  );
});

describe(named('ST251'), () => {
  const layout: Layout = {
    power: 10,
    me: { hand: ['ST251'], keepers: ['ST026', 'ST412'] },
    them: { deck: openTo('ST251'), keepers: ['ST038', 'ST063', 'ST009'] },
  };

  scenario("ST251 destroys the opponent's Keepers, oldest first, and nobody else's", layout, table => {
    table.attack('ST251');
    expect(table.zone(1, 'keepers')).toEqual([]);
    expect(table.zone(1, 'discard').slice(0, 3)).toEqual(['ST009', 'ST063', 'ST038']);
    expect(table.zone(0, 'keepers')).toEqual(['ST026', 'ST412']);
    expect(table.effects).toContain('ST251');
  });

  scenario('ST251 nothing where there are none', { ...layout, them: { deck: openTo('ST251') } }, table => {
    table.attack('ST251');
    expect(count(table, 1, 'discard')).toBe(6);
    expect(table.effects).not.toContain('ST251');
  });

  scenario(
    'ST251 nothing below 2 damage',
    { ...layout, them: { deck: stops('ST251', 1), keepers: ['ST038'] } },
    table => {
      table.attack('ST251');
      expect(table.zone(1, 'keepers')).toEqual(['ST038']);
    },
  );
});

describe(named('ST034'), () => {
  const layout: Layout = {
    power: 10,
    me: { hand: ['ST034'], keepers: ['ST026', 'ST009'] },
    them: { deck: openTo('ST034', 'ST026', 'ST009'), keepers: ['ST009'] },
  };

  scenario('ST034 each of its Keepers hits for 4 and is destroyed, oldest first', layout, table => {
    table.attack('ST034');
    expect(count(table, 1, 'discard')).toBe(6 + 4 + 4);
    expect(table.zone(0, 'keepers')).toEqual([]);
    expect(table.zone(0, 'discard')).toEqual(['ST034', 'ST009', 'ST026']);
    expect(table.zone(1, 'keepers')).toEqual(['ST009']);
    expect(table.effects).toContain('ST034');
  });

  scenario(
    'ST034 one that misfires is gone, the next still hits',
    {
      ...layout,
      them: { deck: [...openTo('ST034').slice(0, 6), BLOCKS.tech, ...openTo('ST009')] },
    },
    table => {
      table.attack('ST034');
      expect(count(table, 1, 'discard')).toBe(6 + 1 + 4);
      expect(table.zone(0, 'discard')).toEqual(['ST034', 'ST009', 'ST026']);
      expect(table.lines).toContain('log-misfire');
    },
  );

  scenario('ST034 nothing without Keepers', { ...layout, me: { hand: ['ST034'] } }, table => {
    table.attack('ST034');
    expect(count(table, 1, 'discard')).toBe(6);
    expect(table.effects).not.toContain('ST034');
  });

  scenario('ST034 nothing below 2 damage', { ...layout, them: { deck: stops('ST034', 1) } }, table => {
    table.attack('ST034');
    expect(count(table, 1, 'discard')).toBe(1);
    expect(table.zone(0, 'keepers')).toEqual(['ST026', 'ST009']);
  });
});

describe(named('ST253'), () => {
  // Energy attack; ST026 hits with Tech, ST009 with Strength.
  const layout: Layout = {
    power: 9,
    me: { hand: ['ST253'], keepers: ['ST014'] },
    them: { deck: openTo('ST253', 'ST026', 'ST009'), keepers: ['ST026', 'ST009'] },
  };

  scenario("ST253 each of the opponent's Keepers hits the opponent for 2", layout, table => {
    table.attack('ST253');
    expect(count(table, 1, 'discard')).toBe(7 + 2 + 2);
    expect(table.zone(1, 'keepers')).toEqual(['ST026', 'ST009']);
    expect(table.zone(0, 'keepers')).toEqual(['ST014']);
    expect(count(table, 0, 'deck')).toBe(12);
    expect(table.effects).toContain('ST253');
  });

  scenario(
    'ST253 their own deck can make them misfire',
    {
      ...layout,
      them: { deck: [...openTo('ST253').slice(0, 7), BLOCKS.tech, ...openTo('ST009')], keepers: ['ST026', 'ST009'] },
    },
    table => {
      table.attack('ST253');
      expect(count(table, 1, 'deck')).toBe(38 - 7 - 1 - 2);
      expect(table.zone(1, 'keepers')).toEqual(['ST009']);
    },
  );

  scenario(
    'ST253 the opponent may block with a card from hand, hit by hit',
    { ...layout, them: { ...layout.them, hand: [BLOCKS.strength, BLOCKS.tech] } },
    table => {
      table.attack('ST253').take();
      table.asks(1, 'block', [BLOCKS.tech]).block(BLOCKS.tech);
      table.asks(1, 'block', [BLOCKS.strength]).take();
      expect(table.zone(1, 'keepers')).toEqual(['ST009']);
      expect(count(table, 1, 'deck')).toBe(30 - 7 - 2);
    },
  );

  scenario('ST253 nothing without Keepers there', { ...layout, them: { deck: openTo('ST253') } }, table => {
    table.attack('ST253');
    expect(count(table, 1, 'discard')).toBe(7);
    expect(table.effects).not.toContain('ST253');
  });

  scenario(
    'ST253 nothing below 2 damage',
    { ...layout, them: { deck: stops('ST253', 1), keepers: ['ST026'] } },
    table => {
      table.attack('ST253');
      expect(count(table, 1, 'discard')).toBe(1);
    },
  );
});

describe.each([
  { id: 'ST224', does: 'heals 1', hit: 0, heal: 1 },
  { id: 'ST475', does: 'hits for 2', hit: 2, heal: 0 },
])('when another Keeper is destroyed: $id', ({ id, does, hit, heal }) => {
  const me = { deck: openTo('ST034'), discard: ['ST048', 'ST142'], keepers: [id] };

  scenario(
    `${named(id)}: ${does} for each of the opponent's`,
    {
      power: 10,
      me: { ...me, hand: ['ST251'] },
      them: { deck: openTo('ST251', id), keepers: ['ST038', 'ST063'] },
    },
    table => {
      table.attack('ST251');
      expect(30 - count(table, 1, 'deck')).toBe(6 + 2 * hit);
      expect(count(table, 0, 'deck') - 30).toBe(2 * heal);
      expect(table.effects).toContain(id);
    },
  );

  scenario(
    `${named(id)}: ${does} for one of its own side's`,
    {
      step: 'start',
      me: { ...me, keepers: ['ST026', id] },
      them: { deck: [...stops('ST026', 1), ...openTo(id)] },
    },
    table => {
      expect(table.zone(0, 'keepers')).toEqual([id]);
      expect(count(table, 1, 'discard')).toBe(1 + hit);
      expect(count(table, 0, 'deck') - 29).toBe(heal);
    },
  );

  scenario(
    `${named(id)}: nothing when it is destroyed itself (SQ-8)`,
    {
      power: 10,
      active: 1,
      me: { ...me, deck: openTo('ST251'), keepers: [id, 'ST038'] },
      them: { hand: ['ST251'] },
    },
    table => {
      table.attack('ST251');
      expect(table.zone(0, 'keepers')).toEqual([]);
      expect(count(table, 0, 'deck')).toBe(24);
      expect(count(table, 1, 'deck')).toBe(12);
      expect(table.effects).not.toContain(id);
    },
  );

  scenario(
    `${named(id)}: nothing while none is destroyed`,
    { power: 10, me: { ...me, hand: ['ST251'] }, them: { deck: openTo('ST251', id) } },
    table => {
      table.attack('ST251');
      expect(count(table, 1, 'discard')).toBe(6);
      expect(table.effects).not.toContain(id);
    },
  );
});

scenario(
  `${named('ST475')}: one that misfires skips the effects still waiting`,
  {
    power: 10,
    me: { hand: ['ST251'], keepers: ['ST475'] },
    them: {
      deck: [...openTo('ST251').slice(0, 6), BLOCKS.strength, ...openTo('ST475')],
      keepers: ['ST038', 'ST063'],
    },
  },
  table => {
    table.attack('ST251');
    expect(table.zone(0, 'keepers')).toEqual([]);
    expect(count(table, 1, 'deck')).toBe(30);
  },
);
