import { describe, expect } from 'vitest';
import { card } from '../rules/rule.js';
import { type Layout, scenario } from '../table.js';
import { count, named, openTo, stops } from './common.js';

/** A Keeper of seat 0 that seat 1 has taken over. */
const taken = { card: 'ST026', owner: 0 } as const;

describe.each([
  { id: 'ST011', offered: ['ST014', 'ST026'], not: ['ST100'] },
  { id: 'ST027', offered: ['ST014', 'ST026', 'ST100'], not: [] },
])('shuffles a Keeper in: $id', ({ id, offered, not }) => {
  const layout: Layout = {
    power: 20,
    me: { hand: [id], keepers: ['ST014'], deck: ['ST048'] },
    them: { keepers: ['ST026', 'ST100'], deck: stops(id, 2) },
  };

  scenario(`${named(id)}: the opponent's, into the opponent's deck`, layout, table => {
    table.attack(id).asks(0, 'keeper', offered).pick('ST026');
    expect(table.zone(1, 'keepers')).toEqual(['ST100']);
    expect(table.zone(1, 'deck').filter(one => one === 'ST026')).toHaveLength(1);
    expect(count(table, 1, 'deck')).toBe(31);
    expect(table.zone(0, 'deck')).toEqual(['ST048']);
    expect(table.zone(0, 'keepers')).toEqual(['ST014']);
    expect(table.lines).toContain('log-shuffle-in');
    expect(table.effects).toContain(id);
  });

  scenario(`${named(id)}: its own player's, into that deck`, layout, table => {
    table.attack(id).pick('ST014');
    expect(table.zone(0, 'keepers')).toEqual([]);
    expect(table.zone(0, 'deck').sort()).toEqual(['ST014', 'ST048']);
    expect(count(table, 1, 'deck')).toBe(30);
  });

  scenario(`${named(id)}: or none`, layout, table => {
    table.attack(id).pick();
    expect(table.zone(0, 'keepers')).toEqual(['ST014']);
    expect(table.zone(1, 'keepers')).toEqual(['ST026', 'ST100']);
    expect(table.effects).not.toContain(id);
  });

  scenario(
    `${named(id)}: one that the opponent has taken over, into its owner's deck (SQ-23)`,
    { ...layout, them: { keepers: [taken], deck: stops(id, 2) } },
    table => {
      table.attack(id).pick('ST026');
      expect(table.zone(0, 'deck').sort()).toEqual(['ST026', 'ST048']);
      expect(count(table, 1, 'deck')).toBe(30);
    },
  );

  scenario(
    `${named(id)}: no question without a Keeper that fits`,
    { ...layout, me: { hand: [id] }, them: { keepers: not, deck: stops(id, 2) } },
    table => {
      table.attack(id);
      expect(table.zone(1, 'keepers')).toEqual(not);
      expect(table.effects).not.toContain(id);
    },
  );
});

describe(named('ST347'), () => {
  const layout: Layout = {
    power: 3,
    me: { hand: ['ST347'], keepers: ['ST014'], deck: ['ST048'] },
    them: { keepers: ['ST026', taken], deck: stops('ST347', 2) },
  };

  scenario("ST347 puts a Keeper on top of the opponent's deck", layout, table => {
    table.attack('ST347').asks(0, 'keeper', ['ST014', 'ST026', 'ST026']).pick('ST026');
    expect(table.zone(1, 'deck')[0]).toBe('ST026');
    expect(count(table, 1, 'keepers')).toBe(1);
    expect(table.zone(0, 'deck')).toEqual(['ST048']);
    expect(table.effects).toContain('ST347');
  });

  scenario('ST347 puts one of its own player on that deck', layout, table => {
    table.attack('ST347').pick('ST014');
    expect(table.zone(0, 'deck')).toEqual(['ST014', 'ST048']);
    expect(count(table, 1, 'keepers')).toBe(2);
  });

  scenario(
    'ST347 puts one that was taken over on the deck of its owner (SQ-23)',
    { ...layout, them: { keepers: [taken], deck: stops('ST347', 2) } },
    table => {
      table.attack('ST347').pick('ST026');
      expect(table.zone(0, 'deck')).toEqual(['ST026', 'ST048']);
    },
  );

  scenario('ST347 or none', layout, table => {
    table.attack('ST347').pick();
    expect(count(table, 1, 'keepers')).toBe(2);
    expect(table.zone(0, 'keepers')).toEqual(['ST014']);
    expect(table.effects).not.toContain('ST347');
  });
});

describe(named('ST526'), () => {
  const layout: Layout = {
    power: 3,
    me: { hand: ['ST526'], keepers: ['ST014'] },
    them: { keepers: ['ST026', 'ST046'], deck: stops('ST526', 2) },
  };

  scenario("ST526 returns a Keeper to the opponent's hand", layout, table => {
    table.attack('ST526').asks(0, 'keeper', ['ST014', 'ST026', 'ST046']).pick('ST026');
    expect(table.zone(1, 'hand')).toEqual(['ST026']);
    expect(table.zone(1, 'keepers')).toEqual(['ST046']);
    expect(count(table, 0, 'hand')).toBe(0);
    expect(table.effects).toContain('ST526');
  });

  scenario("ST526 returns one of its own player's", layout, table => {
    table.attack('ST526').pick('ST014');
    expect(table.zone(0, 'hand')).toEqual(['ST014']);
    expect(count(table, 1, 'keepers')).toBe(2);
  });

  scenario('ST526 or none', layout, table => {
    table.attack('ST526').pick();
    expect(count(table, 0, 'keepers')).toBe(1);
    expect(count(table, 1, 'keepers')).toBe(2);
    expect(table.effects).not.toContain('ST526');
  });
});

describe(named('ST218'), () => {
  const layout: Layout = {
    power: 6,
    me: { hand: ['ST218'], keepers: ['ST014'] },
    them: { keepers: ['ST026', 'ST046'], deck: stops('ST218', 2) },
  };

  for (const [picks, mine, theirs] of [
    [['ST026', 'ST046'], [], ['ST026', 'ST046']],
    [['ST014', 'ST046'], ['ST014'], ['ST046']],
    [['ST026'], [], ['ST026']],
    [[], [], []],
  ] as const)
    scenario(`ST218 returns ${picks.length === 0 ? 'none' : picks.join(' and ')}`, layout, table => {
      table
        .attack('ST218')
        .asks(0, 'keeper', ['ST014', 'ST026', 'ST046'])
        .pick(...picks);
      expect(table.zone(0, 'hand')).toEqual(mine);
      expect(table.zone(1, 'hand')).toEqual(theirs);
      expect(count(table, 0, 'keepers') + count(table, 1, 'keepers')).toBe(3 - picks.length);
      expect(table.effects.includes('ST218')).toBe(picks.length > 0);
    });
});

describe(named('ST021'), () => {
  const layout = (...keepers: (string | typeof foreign)[]): Layout => ({
    power: 3,
    me: { hand: ['ST021'], keepers },
    them: { keepers: ['ST046'], deck: stops('ST021', 2) },
  });
  const foreign = { card: 'ST100', owner: 1 } as const;

  scenario('ST021 takes one of its own Keepers back, of choice', layout('ST014', 'ST026'), table => {
    table.attack('ST021').asks(0, 'keeper', ['ST014', 'ST026']).pick('ST014');
    expect(table.zone(0, 'hand')).toEqual(['ST014']);
    expect(table.zone(0, 'keepers')).toEqual(['ST026']);
    expect(table.zone(1, 'keepers')).toEqual(['ST046']);
    expect(table.effects).toContain('ST021');
  });

  scenario('ST021 the only one without a question', layout('ST014'), table => {
    table.attack('ST021');
    expect(table.zone(0, 'hand')).toEqual(['ST014']);
  });

  scenario('ST021 one that was taken over goes to its owner (SQ-23)', layout(foreign), table => {
    table.attack('ST021');
    expect(table.zone(0, 'hand')).toEqual([]);
    expect(table.zone(1, 'hand')).toEqual(['ST100']);
  });

  scenario('ST021 none where its player has none', layout(), table => {
    table.attack('ST021');
    expect(table.zone(0, 'hand')).toEqual([]);
    expect(table.zone(1, 'keepers')).toEqual(['ST046']);
    expect(table.effects).not.toContain('ST021');
  });
});

describe(named('ST208'), () => {
  const layout: Layout = {
    power: 9,
    me: { hand: ['ST208', 'ST013'], keepers: ['ST014'] },
    them: { hand: ['ST048'], keepers: ['ST026', 'ST046'], deck: stops('ST208', 4) },
  };

  scenario('ST208 returns a Keeper, and the opponent discards, that one perhaps', layout, table => {
    table.attack('ST208').take().asks(0, 'keeper', ['ST026', 'ST046']).pick('ST026');
    table.asks(1, 'discard', ['ST048', 'ST026']).pick('ST026');
    expect(table.zone(1, 'hand')).toEqual(['ST048']);
    expect(table.zone(1, 'keepers')).toEqual(['ST046']);
    expect(table.zone(1, 'discard')[0]).toBe('ST026');
    expect(table.zone(0, 'keepers')).toEqual(['ST014']);
    expect(table.zone(0, 'hand')).toEqual(['ST013']);
    expect(table.effects).toContain('ST208');
  });

  scenario('ST208 where none is returned, none is discarded', layout, table => {
    table.attack('ST208').take().pick();
    expect(table.zone(1, 'hand')).toEqual(['ST048']);
    expect(count(table, 1, 'keepers')).toBe(2);
    expect(table.effects).not.toContain('ST208');
  });

  scenario(
    'ST208 nothing where the opponent has no Keeper',
    { ...layout, them: { hand: ['ST048'], deck: stops('ST208', 4) } },
    table => {
      table.attack('ST208').take();
      expect(table.zone(1, 'hand')).toEqual(['ST048']);
      expect(table.zone(0, 'keepers')).toEqual(['ST014']);
    },
  );
});

describe(named('ST210'), () => {
  const layout = (...discard: string[]): Layout => ({
    power: 10,
    me: { hand: ['ST210'], discard },
    them: { deck: stops('ST210', 6), discard: ['four'] },
    cards: [card('four', { team: 'Fantastic Four', keeper: 2, level: 20 })],
  });

  scenario(
    'ST210 puts a Fantastic Four Keeper into play, whatever its level (SQ-C9)',
    layout('four', 'ST048'),
    table => {
      table.attack('ST210');
      expect(table.zone(0, 'keepers')).toEqual(['four']);
      expect(table.zone(0, 'discard')).toEqual(['ST210', 'ST048']);
      expect(count(table, 1, 'deck')).toBe(30);
      expect(table.effects).toContain('ST210');
    },
  );

  for (const top of ['ST156', 'ST014'])
    scenario(`ST210 leaves ${named(top)} where it is`, layout(top, 'four'), table => {
      table.attack('ST210');
      expect(table.zone(0, 'keepers')).toEqual([]);
      expect(table.zone(0, 'discard')).toEqual(['ST210', top, 'four']);
      expect(table.effects).not.toContain('ST210');
    });
});

describe.each([{ id: 'ST376' }, { id: 'ST456' }])('takes over: $id', ({ id }) => {
  const all = id === 'ST376';
  const layout: Layout = {
    power: 20,
    // ST004 would hit for another Keeper put into play.
    me: { hand: [id], keepers: ['ST004'] },
    them: { keepers: ['ST014', 'ST026'], deck: stops(id, 3) },
  };

  scenario(
    `${named(id)}: ${all ? 'all of them, oldest first' : 'one of choice'}, not put into play (SQ-23)`,
    layout,
    table => {
      table.attack(id);
      if (!all) table.asks(0, 'keeper', ['ST014', 'ST026']).pick('ST026');
      expect(table.zone(0, 'keepers')).toEqual(all ? ['ST004', 'ST014', 'ST026'] : ['ST004', 'ST026']);
      expect(table.zone(1, 'keepers')).toEqual(all ? [] : ['ST014']);
      expect(count(table, 1, 'discard')).toBe(3);
      expect(table.lines).toContain('log-control');
      expect(table.effects).toContain(id);
      expect(table.effects).not.toContain('ST004');
    },
  );

  scenario(`${named(id)}: nothing where there is none`, { ...layout, them: { deck: stops(id, 3) } }, table => {
    table.attack(id);
    expect(table.zone(0, 'keepers')).toEqual(['ST004']);
    expect(table.effects).not.toContain(id);
  });

  scenario(
    `${named(id)}: they hit for their new player from the next turn on`,
    {
      ...layout,
      until: 'over',
      me: { hand: [id] },
      them: { keepers: ['ST026'], deck: [...openTo(id, 'ST026').slice(0, 20)] },
    },
    table => {
      table.attack(id);
      const before = count(table, 1, 'discard');
      // The opponent's turn, then the next one.
      table.pick('pass').take();
      expect(count(table, 1, 'discard')).toBe(before + 1);
      table.pick('pass');
    },
  );
});

describe(named('ST560'), () => {
  const layout: Layout = {
    power: 12,
    me: { hand: ['ST560', 'ST013'], keepers: ['ST014'], deck: [] },
    them: { hand: ['ST048', 'ST163'], keepers: ['ST026', 'ST046'], deck: stops('ST560', 2) },
  };

  scenario("ST560 shuffles the opponent's hand and Keepers into the deck", layout, table => {
    table.attack('ST560').take();
    expect(table.zone(1, 'hand')).toEqual([]);
    expect(table.zone(1, 'keepers')).toEqual([]);
    expect(count(table, 1, 'deck')).toBe(30 + 4);
    for (const one of ['ST048', 'ST163', 'ST026', 'ST046']) expect(table.zone(1, 'deck')).toContain(one);
    expect(table.zone(0, 'hand')).toEqual(['ST013']);
    expect(table.zone(0, 'keepers')).toEqual(['ST014']);
    expect(table.effects).toContain('ST560');
  });

  scenario(
    'ST560 a Keeper that was taken over goes into the deck of its owner (SQ-23)',
    { ...layout, them: { ...layout.them, keepers: [taken] } },
    table => {
      table.attack('ST560').take();
      expect(table.zone(0, 'deck')).toEqual(['ST026']);
      expect(table.zone(1, 'keepers')).toEqual([]);
    },
  );

  scenario('ST560 nothing without hand and Keepers', { ...layout, them: { deck: stops('ST560', 2) } }, table => {
    table.attack('ST560');
    expect(count(table, 1, 'deck')).toBe(30);
    expect(table.effects).not.toContain('ST560');
  });
});
