import { describe, expect } from 'vitest';
import type { Card } from '../../../../src/games/squad/card.js';
import { says } from '../made.js';
import { card } from '../rules/rule.js';
import { type Layout, scenario } from '../table.js';
import { count, named, openTo, stops } from './common.js';

/** Keepers that only these tests know, and that do nothing. */
const quiet = (id: string, facts: Partial<Pick<Card, 'level' | 'team'>> & Parameters<typeof card>[1] = {}): Card =>
  card(id, { keeper: 2, ...facts });

const KEEPERS = [
  ...[3, 4, 5, 6, 7, 8, 9].map(level => quiet(`level ${level}`, { level })),
  quiet('tech', { factor: 'tech' }),
  quiet('tech and energy', { factor: ['tech', 'energy'] }),
  quiet('elemental', { factor: 'elemental' }),
  quiet('animal and elemental', { factor: ['animal', 'elemental'] }),
  quiet('speed'),
  quiet('strength and speed', { factor: ['strength', 'speed'] }),
  quiet('strength', { factor: 'strength' }),
  // Keeps others from being destroyed.
  quiet('guardian', { level: 5, standing: { says, protects: () => true } }),
];

describe.each([
  { id: 'ST044', fits: ['level 4', 'level 3'], not: ['level 5', 'level 9'] },
  { id: 'ST139', fits: ['level 8', 'level 3'], not: ['level 9'] },
  { id: 'ST523', fits: ['level 6', 'level 3'], not: ['level 7'] },
  { id: 'ST544', fits: ['level 5', 'level 3'], not: ['level 6'] },
  { id: 'ST567', fits: ['level 3', 'speed'], not: ['level 4'] },
  { id: 'ST114', fits: ['level 5', 'level 9'], not: ['level 4'] },
  { id: 'ST319', fits: ['level 3', 'level 9'], not: [] },
  { id: 'ST297', fits: ['speed', 'strength'], not: ['tech', 'tech and energy'] },
  { id: 'ST481', fits: ['speed', 'strength'], not: ['elemental', 'animal and elemental'] },
  { id: 'ST534', fits: ['tech', 'strength'], not: ['speed', 'strength and speed'] },
])("destroys one of the opponent's: $id", ({ id, fits, not }) => {
  const [first, second] = fits as [string, string];
  const layout = (...keepers: string[]): Layout => ({
    power: 20,
    me: { hand: [id], keepers: fits },
    them: { keepers, deck: stops(id, 2) },
    cards: KEEPERS,
  });

  scenario(`${named(id)}: one that fits, of its player's choice`, layout(...not, first, second), table => {
    table.attack(id).asks(0, 'keeper', fits).pick(second);
    expect(table.zone(1, 'keepers')).toEqual([...not, first]);
    expect(table.zone(1, 'discard')[0]).toBe(second);
    expect(count(table, 1, 'discard')).toBe(3);
    // Its player's own are no choice.
    expect(table.zone(0, 'keepers')).toEqual(fits);
    expect(table.zone(0, 'discard')).toEqual([id]);
    expect(table.effects).toContain(id);
  });

  scenario(`${named(id)}: the only one that fits without a question`, layout(...not, first), table => {
    table.attack(id);
    expect(table.zone(1, 'keepers')).toEqual(not);
  });

  scenario(`${named(id)}: none where none fits`, layout(...not), table => {
    table.attack(id);
    expect(table.zone(1, 'keepers')).toEqual(not);
    expect(table.zone(0, 'keepers')).toEqual(fits);
    expect(table.effects).not.toContain(id);
  });
});

scenario(
  `${named('ST319')}: a Keeper that cannot be destroyed is no choice (SQ-C14)`,
  {
    power: 8,
    me: { hand: ['ST319'] },
    them: { keepers: ['level 3', 'guardian'], deck: stops('ST319', 2) },
    cards: KEEPERS,
  },
  table => {
    table.attack('ST319');
    expect(table.zone(1, 'keepers')).toEqual(['level 3']);
  },
);

describe.each([{ id: 'ST226' }, { id: 'ST555' }])('destroys one found by chance: $id', ({ id }) => {
  const layout = (...keepers: string[]): Layout => ({
    power: 20,
    me: { hand: [id], keepers: ['ST014'] },
    them: { keepers, deck: stops(id, 2) },
    cards: KEEPERS,
  });

  scenario(`${named(id)}: one of three, and nobody is asked`, layout('level 3', 'level 6', 'level 9'), table => {
    table.attack(id);
    const left = table.zone(1, 'keepers');
    expect(left).toHaveLength(2);
    expect([...left, table.zone(1, 'discard')[0]].sort()).toEqual(['level 3', 'level 6', 'level 9']);
    expect(table.zone(0, 'keepers')).toEqual(['ST014']);
    expect(table.effects).toContain(id);
  });

  scenario(`${named(id)}: only among those that can be destroyed`, layout('level 3', 'guardian', 'level 6'), table => {
    table.attack(id);
    expect(table.zone(1, 'keepers')).toEqual(['level 3', 'level 6']);
  });

  scenario(`${named(id)}: none where there is none`, layout(), table => {
    table.attack(id);
    expect(table.zone(0, 'keepers')).toEqual(['ST014']);
    expect(table.effects).not.toContain(id);
  });
});

describe(named('ST239'), () => {
  const layout = (...discard: string[]): Layout => ({
    power: 4,
    me: { hand: ['ST239'], discard },
    them: { keepers: ['ST014'], deck: stops('ST239', 2), discard: ['ST048'] },
  });

  for (const top of ['ST048', 'ST163', 'ST169'])
    scenario(`ST239 destroys a Keeper with ${named(top)} on top of the pile`, layout(top, 'ST165'), table => {
      table.attack('ST239');
      expect(table.zone(1, 'keepers')).toEqual([]);
      expect(table.zone(0, 'discard')).toEqual(['ST239', top, 'ST165']);
      expect(table.effects).toContain('ST239');
    });

  for (const discard of [['ST165', 'ST048'], []])
    scenario(
      `ST239 none with ${discard.length === 0 ? 'no pile' : 'another factor on top'}`,
      layout(...discard),
      table => {
        table.attack('ST239');
        expect(table.zone(1, 'keepers')).toEqual(['ST014']);
        expect(table.effects).not.toContain('ST239');
      },
    );
});

describe(named('ST485'), () => {
  const layout = (...coins: ('heads' | 'tails')[]): Layout => ({
    power: 4,
    coins,
    me: { hand: ['ST485'], keepers: ['ST014'] },
    them: { keepers: ['ST014', 'ST026'], deck: stops('ST485', 2) },
  });

  scenario('ST485 heads: a Keeper of choice', layout('heads'), table => {
    table.attack('ST485').asks(0, 'keeper', ['ST014', 'ST026']).pick('ST014');
    expect(table.zone(1, 'keepers')).toEqual(['ST026']);
    expect(table.zone(0, 'keepers')).toEqual(['ST014']);
    expect(table.effects).toContain('ST485');
  });

  scenario('ST485 tails: none', layout('tails'), table => {
    table.attack('ST485');
    expect(table.zone(1, 'keepers')).toEqual(['ST014', 'ST026']);
    expect(table.lines).toContain('log-flip');
  });
});

describe(named('ST320'), () => {
  const layout = (coins: ('heads' | 'tails')[], ...keepers: string[]): Layout => ({
    power: 7,
    coins,
    me: { hand: ['ST320'], keepers: ['ST014'] },
    them: { keepers, deck: stops('ST320', 2) },
    cards: KEEPERS,
  });

  scenario(
    'ST320 flips for each, oldest first, and heads destroys it',
    layout(['heads', 'tails', 'heads'], 'level 3', 'level 4', 'level 5'),
    table => {
      table.attack('ST320');
      expect(table.zone(1, 'keepers')).toEqual(['level 4']);
      expect(table.zone(1, 'discard').slice(0, 2)).toEqual(['level 5', 'level 3']);
      expect(table.zone(0, 'keepers')).toEqual(['ST014']);
      expect(table.effects).toContain('ST320');
    },
  );

  scenario('ST320 none on tails', layout(['tails', 'tails'], 'level 3', 'level 4'), table => {
    table.attack('ST320');
    expect(table.zone(1, 'keepers')).toEqual(['level 3', 'level 4']);
  });

  scenario('ST320 no flip without a Keeper', layout(['heads']), table => {
    table.attack('ST320');
    expect(table.lines).not.toContain('log-flip');
    expect(table.effects).not.toContain('ST320');
  });

  scenario(
    'ST320 what is protected stays, though its protector goes (SQ-C35)',
    layout(['heads', 'heads'], 'guardian', 'level 3'),
    table => {
      table.attack('ST320');
      expect(table.zone(1, 'keepers')).toEqual(['level 3']);
      expect(table.lines).toContain('log-protected');
    },
  );
});

describe(named('ST312'), () => {
  const entered = (mine: number[], theirs: number[]): Layout['memory'] => ({
    last: { taken: [0, 0], attacked: [false, true], entered: [{ keepers: [mine, []] }, { keepers: [[], theirs] }] },
  });
  const layout = (memory: Layout['memory']): Layout => ({
    power: 5,
    me: { hand: ['ST312'], keepers: ['ST014'] },
    them: { keepers: ['ST014', 'ST026', 'ST046'], deck: stops('ST312', 2) },
    memory: memory as never,
  });

  scenario('ST312 the one that came into play last turn', layout(entered([], [1])), table => {
    table.attack('ST312');
    expect(table.zone(1, 'keepers')).toEqual(['ST014', 'ST046']);
    expect(table.effects).toContain('ST312');
  });

  scenario('ST312 one of two, of choice', layout(entered([], [1, 2])), table => {
    table.attack('ST312').asks(0, 'keeper', ['ST026', 'ST046']).pick('ST046');
    expect(table.zone(1, 'keepers')).toEqual(['ST014', 'ST026']);
  });

  scenario('ST312 none that is older, nor one of its own player', layout(entered([0], [])), table => {
    table.attack('ST312');
    expect(table.zone(1, 'keepers')).toEqual(['ST014', 'ST026', 'ST046']);
    expect(table.zone(0, 'keepers')).toEqual(['ST014']);
    expect(table.effects).not.toContain('ST312');
  });

  scenario(
    'ST312 in the turn after a Keeper was played',
    {
      until: 'over',
      active: 1,
      power: 5,
      me: { hand: ['ST312'], deck: openTo('ST026') },
      them: { hand: ['ST026'], keepers: ['ST014'], deck: openTo('ST312') },
    },
    table => {
      table.attack('ST026').take();
      expect(table.zone(1, 'keepers')).toEqual(['ST014', 'ST026']);
      table.attack('ST312');
      expect(table.zone(1, 'keepers')).toEqual(['ST014']);
    },
  );
});

describe.each([
  { id: 'ST378', goes: ['level 3', 'speed'], stays: ['level 4', 'level 9'] },
  { id: 'ST479', goes: ['level 5', 'level 3'], stays: ['level 6', 'level 9'] },
  { id: 'ST445', goes: ['level 5', 'level 9'], stays: ['level 4', 'level 3'] },
  { id: 'ST471', goes: ['level 5', 'level 9', 'level 3'], stays: [] },
])('destroys all: $id', ({ id, goes, stays }) => {
  scenario(
    `${named(id)}: of both players, and no others`,
    {
      power: 20,
      me: { hand: [id], keepers: [...goes, ...stays] },
      them: { keepers: [...stays, ...goes], deck: stops(id, 2) },
      cards: KEEPERS,
    },
    table => {
      table.attack(id);
      expect(table.zone(0, 'keepers')).toEqual(stays);
      expect(table.zone(1, 'keepers')).toEqual(stays);
      expect(table.zone(0, 'discard')).toEqual([id, ...[...goes].reverse()]);
      expect(count(table, 1, 'discard')).toBe(2 + goes.length);
      expect(table.effects).toContain(id);
    },
  );

  scenario(
    `${named(id)}: nothing where nothing fits`,
    { power: 20, me: { hand: [id], keepers: stays }, them: { deck: stops(id, 2) }, cards: KEEPERS },
    table => {
      table.attack(id);
      expect(table.zone(0, 'keepers')).toEqual(stays);
      expect(table.effects).not.toContain(id);
    },
  );
});

scenario(
  `${named('ST471')}: what is protected stays, though its protector goes (SQ-C35)`,
  {
    power: 7,
    me: { hand: ['ST471'], keepers: ['level 3'] },
    them: { keepers: ['guardian', 'level 9'], deck: stops('ST471', 2) },
    cards: KEEPERS,
  },
  table => {
    table.attack('ST471');
    expect(table.zone(1, 'keepers')).toEqual(['level 9']);
    expect(table.zone(0, 'keepers')).toEqual([]);
  },
);

describe(named('ST129'), () => {
  const layout: Layout = {
    power: 13,
    me: { hand: ['ST129'], keepers: ['level 5', 'level 4'] },
    them: { keepers: ['level 5', 'level 6', 'level 5'], deck: stops('ST129', 6) },
    cards: KEEPERS,
  };

  scenario('ST129 destroys all Keepers of the level that is named', layout, table => {
    table.attack('ST129').asks(0, 'number').answer({ amount: 5 });
    expect(table.zone(0, 'keepers')).toEqual(['level 4']);
    expect(table.zone(1, 'keepers')).toEqual(['level 6']);
    expect(table.lines).toContain('log-named');
    expect(table.effects).toContain('ST129');
  });

  scenario('ST129 none where no Keeper has that level', layout, table => {
    table.attack('ST129').answer({ amount: 20 });
    expect(count(table, 0, 'keepers')).toBe(2);
    expect(count(table, 1, 'keepers')).toBe(3);
    expect(table.effects).not.toContain('ST129');
  });
});

describe(named('ST459'), () => {
  const layout = (top: string, ...keepers: string[]): Layout => ({
    power: 11,
    me: { hand: ['ST459'], keepers: ['ST014'], deck: [top, 'ST013'] },
    them: { keepers, deck: stops('ST459', 2, 'ST516') },
  });

  scenario(
    'ST459 destroys a Keeper and plays a Brotherhood card from the top',
    layout('ST516', 'ST014', 'ST026'),
    table => {
      table.attack('ST459').asks(0, 'keeper', ['ST014', 'ST026']).pick('ST014');
      expect(table.zone(1, 'keepers')).toEqual(['ST026']);
      expect(table.zone(0, 'keepers')).toEqual(['ST014']);
      expect(table.zone(0, 'discard')).toEqual(['ST459', 'ST516']);
      expect(count(table, 1, 'discard')).toBe(2 + 1 + 5);
      expect(table.effects).toContain('ST459');
    },
  );

  for (const top of ['ST048', 'ST588'])
    scenario(`ST459 leaves ${named(top)} where it is`, layout(top, 'ST014'), table => {
      table.attack('ST459');
      expect(table.zone(1, 'keepers')).toEqual([]);
      expect(table.zone(0, 'deck')).toEqual([top, 'ST013']);
      expect(table.lines).toContain('log-reveal');
    });

  scenario('ST459 turns nothing up where it destroyed nothing', layout('ST516'), table => {
    table.attack('ST459');
    expect(table.zone(0, 'deck')).toEqual(['ST516', 'ST013']);
    expect(table.lines).not.toContain('log-reveal');
    expect(table.effects).not.toContain('ST459');
  });
});

describe(named('ST551'), () => {
  const layout = (...keepers: string[]): Layout => ({
    power: 7,
    me: { hand: ['ST551', 'ST157', 'ST603', 'ST169', 'ST452', 'ST048'] },
    them: { keepers, deck: stops('ST551', 2, 'ST157') },
    cards: KEEPERS,
  });

  scenario('ST551 destroys a Keeper, then a card of those three may be played', layout('level 7', 'level 8'), table => {
    table.attack('ST551').asks(0, 'play', ['ST157', 'ST603', 'ST452']).pick('ST157');
    expect(table.zone(1, 'keepers')).toEqual(['level 8']);
    expect(count(table, 1, 'discard')).toBe(2 + 1 + 3);
    expect(table.zone(0, 'discard')).toEqual(['ST551', 'ST157']);
    expect(table.effects).toContain('ST551');
  });

  scenario('ST551 need not be followed', layout('level 7'), table => {
    table.attack('ST551').asks(0, 'play').pick();
    expect(table.zone(1, 'keepers')).toEqual([]);
    expect(count(table, 0, 'hand')).toBe(5);
  });

  scenario('ST551 no card where it destroyed nothing', layout('level 8'), table => {
    table.attack('ST551');
    expect(count(table, 0, 'hand')).toBe(5);
    expect(table.effects).not.toContain('ST551');
  });
});
