import { describe, expect } from 'vitest';
import { type Layout, scenario } from '../table.js';
import { count, named, openTo, stops } from './common.js';

/** A discard pile to heal from. */
const HEALABLE = ['ST048', 'ST142', 'ST142', 'ST142', 'ST142'];

describe(named('ST028'), () => {
  const me = { keepers: ['ST028'], discard: HEALABLE };

  scenario(
    'ST028 heals 1, then hits for 1',
    { step: 'start', me, them: { deck: openTo('ST028'), keepers: ['ST028'] } },
    table => {
      expect(count(table, 0, 'deck')).toBe(11 + 1);
      expect(count(table, 1, 'discard')).toBe(1);
      expect(table.lines.indexOf('log-heal')).toBeLessThan(table.lines.indexOf('log-hit'));
      expect(table.effects).toContain('ST028');
    },
  );

  scenario(
    'ST028 hits although there is nothing to heal',
    { step: 'start', me: { keepers: ['ST028'] }, them: { deck: openTo('ST028') } },
    table => {
      expect(count(table, 1, 'discard')).toBe(1);
      expect(table.lines).not.toContain('log-heal');
    },
  );

  scenario(
    "ST028 nothing in the opponent's turn",
    { step: 'start', active: 1, me, them: { deck: openTo('ST028') } },
    table => {
      expect(count(table, 1, 'discard')).toBe(0);
      expect(table.effects).not.toContain('ST028');
    },
  );
});

describe.each([
  { id: 'ST116', heal: 2, hit: 0 },
  { id: 'ST132', heal: 0, hit: 2 },
  { id: 'ST442', heal: 0, hit: 3 },
])('when the opponent did not attack last turn: $id', ({ id, heal, hit }) => {
  const layout = (attacked: [boolean, boolean]): Layout => ({
    step: 'start',
    me: { keepers: [id], discard: HEALABLE },
    them: { deck: openTo(id), keepers: [id] },
    memory: { last: { taken: [0, 0], attacked } },
  });

  scenario(`${named(id)}: ${heal > 0 ? 'heals' : 'hits for'} ${heal + hit}`, layout([false, false]), table => {
    expect(count(table, 1, 'discard')).toBe(hit);
    expect(count(table, 0, 'deck')).toBe(11 + heal);
    expect(table.effects).toContain(id);
  });

  scenario(`${named(id)}: nothing after an attack`, layout([false, true]), table => {
    expect(count(table, 1, 'discard')).toBe(0);
    expect(count(table, 0, 'deck')).toBe(11);
    expect(table.effects).not.toContain(id);
  });

  scenario(`${named(id)}: what its own player did does not matter`, layout([true, false]), table => {
    expect(table.effects).toContain(id);
  });
});

describe.each([
  { id: 'ST192', hit: 1, fits: ['ST048', 'ST179', 'ST061'], not: 'ST153' },
  { id: 'ST396', hit: 2, fits: ['ST153', 'ST229', 'ST061'], not: 'ST048' },
])('by the top of the discard pile: $id', ({ id, hit, fits, not }) => {
  const layout = (...discard: string[]): Layout => ({
    step: 'start',
    me: { keepers: [id], discard },
    them: { deck: openTo(id), keepers: [id], discard: [fits[0] as string] },
  });

  for (const top of fits)
    scenario(`${named(id)}: hits for ${hit} with ${named(top)}`, layout(top, not), table => {
      expect(count(table, 1, 'discard')).toBe(1 + hit);
      expect(table.effects).toContain(id);
    });

  scenario(`${named(id)}: nothing with ${named(not)}`, layout(not, ...fits), table => {
    expect(count(table, 1, 'discard')).toBe(1);
    expect(table.effects).not.toContain(id);
  });

  scenario(`${named(id)}: nothing with an empty pile`, layout(), table => expect(count(table, 1, 'discard')).toBe(1));
});

interface Counted {
  readonly id: string;
  readonly hit: number;
  /** Keepers, with itself in its place, on both sides: so many do, and so many do not. */
  readonly does: readonly (readonly [mine: readonly string[], theirs: readonly string[]])[];
  readonly not: readonly (readonly [mine: readonly string[], theirs: readonly string[]])[];
}

// Keepers that stay quiet at the start of a turn.
const [AVENGER, XMAN, FOUR, SYNDICATE, NOBODY] = ['ST379', 'ST234', 'ST287', 'ST545', 'ST250'] as const;
const times = (number: number, id: string): string[] => Array.from({ length: number }, () => id);

describe.each<Counted>([
  {
    id: 'ST591',
    hit: 2,
    does: [
      [['ST591', NOBODY], []],
      [['ST591'], [NOBODY]],
    ],
    not: [
      [['ST591'], []],
      [['ST591', NOBODY], [NOBODY]],
    ],
  },
  {
    id: 'ST276',
    hit: 6,
    // Seven are six as well (SQ-C27).
    does: [
      [['ST276', ...times(5, AVENGER)], []],
      [['ST276', ...times(6, AVENGER)], []],
    ],
    not: [[['ST276', ...times(4, AVENGER), XMAN], times(2, AVENGER)]],
  },
  {
    id: 'ST606',
    hit: 6,
    does: [[['ST606', ...times(5, AVENGER)], []]],
    not: [[['ST606', ...times(4, AVENGER)], []]],
  },
  {
    id: 'ST292',
    hit: 3,
    does: [[['ST292', FOUR, XMAN, FOUR], [FOUR]]],
    not: [],
  },
  { id: 'ST292', hit: 1, does: [[['ST292', XMAN], [FOUR]]], not: [] },
  {
    id: 'ST386',
    hit: 1,
    does: [[['ST386', FOUR], []]],
    not: [
      [['ST386'], []],
      [['ST386', XMAN], [FOUR]],
    ],
  },
  {
    id: 'ST533',
    hit: 2,
    does: [[['ST533', SYNDICATE], []]],
    not: [
      [['ST533'], []],
      [['ST533', XMAN], [SYNDICATE]],
    ],
  },
])('by the Keepers in play: $id', ({ id, hit, does, not }) => {
  const layout = (mine: readonly string[], theirs: readonly string[]): Layout => ({
    step: 'start',
    me: { keepers: mine },
    them: { deck: openTo(id), keepers: theirs },
  });

  for (const [mine, theirs] of does)
    scenario(`${named(id)}: hits for ${hit} with ${mine.length} and ${theirs.length}`, layout(mine, theirs), table => {
      expect(count(table, 1, 'discard')).toBe(hit);
      expect(table.zone(0, 'keepers')).toEqual(mine);
      expect(table.zone(1, 'keepers')).toEqual(theirs);
      expect(table.effects).toContain(id);
    });

  for (const [mine, theirs] of not)
    scenario(`${named(id)}: nothing with ${mine.length} and ${theirs.length}`, layout(mine, theirs), table => {
      expect(count(table, 1, 'discard')).toBe(0);
      expect(table.effects).not.toContain(id);
    });

  const [[mine, theirs] = [[], []]] = does;
  scenario(`${named(id)}: nothing in the opponent's turn`, { ...layout(mine, theirs), active: 1 }, table => {
    expect(count(table, 1, 'discard')).toBe(0);
    expect(table.effects).not.toContain(id);
  });
});

describe(named('ST248'), () => {
  const layout = (mine: string[], theirs: string[]): Layout => ({
    step: 'start',
    me: { keepers: mine },
    them: { deck: openTo('ST248'), keepers: theirs },
  });

  scenario('ST248 hits for 8 and is destroyed when no other Keeper is in play', layout(['ST248'], []), table => {
    expect(count(table, 1, 'discard')).toBe(8);
    expect(table.zone(0, 'keepers')).toEqual([]);
    expect(table.zone(0, 'discard')).toEqual(['ST248']);
    expect(table.effects).toContain('ST248');
  });

  for (const [mine, theirs] of [
    [['ST248', NOBODY], []],
    [['ST248'], [NOBODY]],
  ] as const)
    scenario(`ST248 waits with ${mine.length} and ${theirs.length}`, layout([...mine], [...theirs]), table => {
      expect(count(table, 1, 'discard')).toBe(0);
      expect(table.zone(0, 'keepers')).toEqual(mine);
      expect(table.effects).not.toContain('ST248');
    });

  scenario(
    'ST248 goes off when an older Keeper has misfired before (SQ-17)',
    {
      step: 'start',
      me: { keepers: ['ST025', 'ST248'] },
      them: { deck: [...stops('ST025', 1), ...openTo('ST248')] },
    },
    table => expect(count(table, 1, 'discard')).toBe(1 + 8),
  );
});

describe(named('ST282'), () => {
  const layout = (xmen: number, theirs: string[] = []): Layout => ({
    step: 'start',
    me: { keepers: ['ST282', ...times(xmen, XMAN), AVENGER], discard: HEALABLE },
    them: { deck: openTo('ST282'), keepers: theirs },
  });

  scenario('ST282 with five X-Men, itself counted: heals 2, draws two, hits for 2', layout(4), table => {
    expect(count(table, 0, 'hand')).toBe(1 + 2);
    expect(count(table, 0, 'deck')).toBe(11 + 2 - 2);
    expect(count(table, 1, 'discard')).toBe(2);
    const order = ['log-heal', 'log-draw', 'log-hit'].map(line => table.lines.lastIndexOf(line));
    expect([...order].sort((one, other) => one - other)).toEqual(order);
    expect(table.effects).toContain('ST282');
  });

  scenario('ST282 not with four, whatever the opponent has', layout(3, times(3, XMAN)), table => {
    expect(count(table, 0, 'hand')).toBe(1);
    expect(count(table, 1, 'discard')).toBe(0);
    expect(table.effects).not.toContain('ST282');
  });
});

describe(named('ST333'), () => {
  const layout = (...hand: string[]): Layout => ({
    step: 'start',
    me: { keepers: ['ST333'] },
    them: { deck: openTo('ST333'), hand },
  });

  scenario('ST333 hits for 1 when the opponent holds two cards', layout('ST048', 'ST048'), table => {
    table.take();
    expect(count(table, 1, 'discard')).toBe(1);
    expect(table.effects).toContain('ST333');
  });

  scenario('ST333 … or none', layout(), table => expect(count(table, 1, 'discard')).toBe(1));

  scenario('ST333 not with three', layout('ST048', 'ST048', 'ST048'), table => {
    expect(count(table, 1, 'discard')).toBe(0);
    expect(table.effects).not.toContain('ST333');
  });
});

describe(named('ST438'), () => {
  const layout = (coin: 'heads' | 'tails'): Layout => ({
    step: 'start',
    // The first flip is the one for power.
    coins: ['tails', coin],
    me: { keepers: ['ST438'], discard: HEALABLE },
    them: { deck: openTo('ST438'), keepers: ['ST438'] },
  });

  scenario('ST438 heads: hits for 3', layout('heads'), table => {
    expect(count(table, 1, 'discard')).toBe(3);
    expect(count(table, 0, 'deck')).toBe(11);
    expect(table.logged('log-flip').at(-1)).toMatchObject({ why: { card: 'ST438' } });
  });

  scenario('ST438 tails: heals 3', layout('tails'), table => {
    expect(count(table, 1, 'discard')).toBe(0);
    expect(count(table, 0, 'deck')).toBe(11 + 3);
    expect(table.effects).toContain('ST438');
  });

  scenario("ST438 no flip in the opponent's turn", { ...layout('heads'), active: 1 }, table => {
    expect(count(table, 1, 'deck')).toBe(29);
    // The opponent's own does.
    expect(count(table, 0, 'deck')).toBe(12 - 3);
    expect(table.logged('log-flip').map(({ args }) => args?.who)).not.toContainEqual({ seat: 0 });
  });
});

describe(named('ST444'), () => {
  const layout = (power: number, coin: 'heads' | 'tails'): Layout => ({
    step: 'start',
    power,
    coins: ['tails', coin],
    me: { keepers: ['ST444'] },
    them: { keepers: [NOBODY] },
  });

  scenario('ST444 heads: the power rises by 1', layout(5, 'heads'), table => {
    expect(table.power).toBe(6);
    expect(table.effects).toContain('ST444');
  });

  scenario('ST444 tails: it stays', layout(5, 'tails'), table => expect(table.power).toBe(5));

  scenario('ST444 not above 20', layout(20, 'heads'), table => expect(table.power).toBe(20));

  scenario("ST444 not in the opponent's turn", { ...layout(5, 'heads'), active: 1 }, table => {
    expect(table.power).toBe(5);
    expect(table.effects).not.toContain('ST444');
  });
});
