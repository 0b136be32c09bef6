import { describe, expect } from 'vitest';
import { type Layout, scenario } from '../table.js';
import { count, named, openTo, stops } from './common.js';

describe(named('ST144'), () => {
  for (const active of [0, 1] as const)
    scenario(
      `ST144 ${active === 0 ? 'its player' : 'the opponent'} draws one card more`,
      { step: 'start', active, me: { keepers: ['ST144'] } },
      table => {
        expect(count(table, active, 'hand')).toBe(2);
        expect(count(table, active === 0 ? 1 : 0, 'hand')).toBe(0);
        expect(table.effects).toContain('ST144');
        expect(table.logged('log-draw').at(-1)).toMatchObject({ why: { card: 'ST144' } });
      },
    );

  scenario(
    'ST144 two of them, two cards more',
    { step: 'start', me: { keepers: ['ST144'] }, them: { keepers: ['ST144'] } },
    table => expect(count(table, 0, 'hand')).toBe(3),
  );

  scenario(
    'ST144 nothing with an empty deck',
    { step: 'start', me: { deck: ['ST048'], keepers: ['ST144'] } },
    table => {
      expect(count(table, 0, 'hand')).toBe(1);
      expect(table.effects).not.toContain('ST144');
    },
  );
});

describe(named('ST476'), () => {
  const layout = (active: 0 | 1): Layout => ({
    step: 'start',
    active,
    me: { deck: openTo('ST476'), keepers: ['ST476'] },
    them: { deck: openTo('ST476') },
  });

  scenario("ST476 hits the opponent for 1 in the opponent's turn", layout(1), table => {
    table.asks(1, 'block').take();
    expect(count(table, 1, 'discard')).toBe(1);
    expect(count(table, 0, 'deck')).toBe(30);
    expect(table.effects).toContain('ST476');
  });

  scenario('ST476 hits its own player for 1 in their turn', layout(0), table => {
    table.asks(0, 'block').take();
    expect(count(table, 0, 'discard')).toBe(1);
    expect(count(table, 1, 'deck')).toBe(30);
  });

  scenario(
    'ST476 may misfire on either side',
    { ...layout(0), me: { deck: ['ST048', ...stops('ST476', 1)], keepers: ['ST476', 'ST014'] } },
    table => {
      table.take();
      expect(table.zone(0, 'keepers')).toEqual(['ST014']);
    },
  );
});

describe(named('ST436'), () => {
  scenario(
    "ST436 at the end of its player's turn they draw a card, then discard one of their choice",
    {
      step: 'end',
      me: { deck: ['ST013', 'ST142'], hand: ['ST048'], keepers: ['ST436'] },
      them: { hand: ['ST143'] },
    },
    table => {
      table.asks(0, 'discard', ['ST048', 'ST013']).pick('ST048');
      expect(table.zone(0, 'hand')).toEqual(['ST013']);
      expect(table.zone(0, 'discard')).toEqual(['ST048']);
      expect(table.zone(1, 'hand')).toEqual(['ST143']);
      expect(table.effects).toContain('ST436');
    },
  );

  scenario(
    "ST436 at the end of the opponent's turn so does the opponent",
    {
      step: 'end',
      active: 1,
      me: { hand: ['ST048'], keepers: ['ST436'] },
      them: { deck: ['ST013', 'ST142'], hand: ['ST143'] },
    },
    table => {
      table.asks(1, 'discard', ['ST143', 'ST013']).pick('ST013');
      expect(table.zone(1, 'hand')).toEqual(['ST143']);
      expect(table.zone(0, 'hand')).toEqual(['ST048']);
    },
  );

  scenario(
    'ST436 nothing to draw, and yet a card to discard (SQ-14)',
    {
      step: 'end',
      me: { deck: [], hand: ['ST048', 'ST013'], keepers: ['ST436'] },
    },
    table => {
      table.pick('ST013');
      expect(table.zone(0, 'hand')).toEqual(['ST048']);
      expect(table.outcome).toBeNull();
    },
  );

  scenario(
    'ST436 with nothing at all, nothing happens but the end',
    {
      step: 'end',
      me: { deck: [], keepers: ['ST436'] },
    },
    table => {
      expect(table.effects).not.toContain('ST436');
      expect(table.outcome?.places).toEqual([2, 1]);
    },
  );
});

describe(named('ST420'), () => {
  const damagers = (others: number, whose: 0 | 1 = 1): Layout['memory'] => {
    const none = { keepers: [[], []], others: 0 };
    const some = { keepers: [[], []], others };
    return { now: { taken: [0, 0], attacked: [true, false], damagers: whose === 0 ? [some, none] : [none, some] } };
  };
  const layout = (memory: Layout['memory']): Layout => ({
    step: 'end',
    me: { keepers: ['ST420'] },
    them: { deck: openTo('ST420'), keepers: ['ST420'] },
    ...(memory !== undefined && { memory }),
  });

  for (const active of [0, 1] as const)
    scenario(
      `ST420 two cards damaged the opponent: hits for 4 and is destroyed (turn of seat ${active})`,
      { ...layout(damagers(2)), active },
      table => {
        expect(count(table, 1, 'discard')).toBe(4);
        expect(table.zone(0, 'keepers')).toEqual([]);
        expect(table.zone(1, 'keepers')).toEqual(['ST420']);
        expect(table.effects).toContain('ST420');
      },
    );

  scenario('ST420 not with one', layout(damagers(1)), table => {
    expect(count(table, 1, 'discard')).toBe(0);
    expect(table.zone(0, 'keepers')).toEqual(['ST420']);
    expect(table.effects).not.toContain('ST420');
  });

  scenario(
    'ST420 damage to its own player is another matter',
    { ...layout(damagers(3, 0)), them: { deck: openTo('ST420') } },
    table => expect(table.zone(0, 'keepers')).toEqual(['ST420']),
  );

  scenario(
    'ST420 a whole turn: its own attack and a Keeper it set off are two cards (SQ-C20)',
    {
      power: 20,
      until: 'over',
      me: { hand: ['ST420'], deck: [], keepers: ['ST082'] },
      them: { deck: openTo('ST420', 'ST082').slice(0, 7) },
    },
    table => {
      table.attack('ST420');
      // 2 by the attack, 1 by the Keeper, 4 by ST420: and neither has a card left, so whose turn it was has won.
      expect(count(table, 1, 'discard')).toBe(7);
      expect(table.zone(0, 'keepers')).toEqual(['ST082']);
      expect(table.outcome?.places).toEqual([1, 2]);
    },
  );
});

describe(named('ST346'), () => {
  const layout: Layout = { step: 'end', power: 20, me: { keepers: ['ST346'] }, them: {} };

  scenario('ST346 at power 20 its player wins at the end of their turn', layout, table => {
    expect(table.outcome?.places).toEqual([1, 2]);
    expect(table.outcome?.reason).toMatchObject({ id: 'end-by-card', args: { card: { card: 'ST346' } } });
    expect(table.effects).toContain('ST346');
  });

  scenario('ST346 not at power 19', { ...layout, power: 19 }, table => expect(table.outcome).toBeNull());

  scenario("ST346 not in the opponent's turn", { ...layout, active: 1 }, table => {
    expect(table.outcome).toBeNull();
    expect(table.effects).not.toContain('ST346');
  });

  scenario(
    "ST346 its player's own power counts",
    { ...layout, power: 19, me: { keepers: ['ST346', 'ST250'] } },
    table => expect(table.outcome?.places).toEqual([1, 2]),
  );

  scenario('ST346 what lowers that power saves the opponent', { ...layout, them: { keepers: ['ST375'] } }, table =>
    expect(table.outcome).toBeNull(),
  );

  scenario(
    "ST346 … but not what is destroyed at that very end, since the opponent's goes first (SQ-8)",
    { ...layout, them: { keepers: ['ST457'] } },
    table => {
      expect(table.zone(1, 'keepers')).toEqual([]);
      expect(table.outcome?.places).toEqual([1, 2]);
    },
  );

  scenario(
    'ST346 wins although its player has no card left',
    { ...layout, me: { keepers: ['ST346'], deck: [] } },
    table => expect(table.outcome?.places).toEqual([1, 2]),
  );
});
