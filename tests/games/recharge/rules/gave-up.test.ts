import { describe, expect } from 'vitest';
import { chain, named, over } from '../cards/laid.js';
import { type Layout, POOL, type Side, scenario } from '../table.js';

const FIVES = Array.from({ length: 13 }, () => 5);
const skull = named('Red Skull').id;

/** The winner is about to collect what takes them to the goal; Red Skull asks a rival for a card first. */
const collecting = (more: Partial<Layout> = {}): Layout => ({
  position: { step: 'after', winner: 0, pot: [1, 1, 1], battle: { attacker: 0, fighting: [0], turn: 0 } },
  players: [
    { hand: [], chain: [{ card: skull }], venture: [5], victory: FIVES },
    { hand: ['foil', 'team'], chain: [{ card: POOL.hero5.id }], venture: [2], victory: [5] },
    { hand: ['team'], victory: [3] },
  ],
  cards: [named('Red Skull')],
  actions: 2,
  ...more,
});

describe('who gives up while the last question is open', () => {
  scenario('RE-C3: has not won by what they collect: the stakes go with the next battle', collecting(), table => {
    table.leave(0).asks(1, 'discard').pick('foil');
    expect(table.outcome).toBeNull();
    expect(table.player(0)).toMatchObject({ out: true, victory: [] });
    expect([table.seesHand(0), table.seesHand(1)]).toEqual([false, true]);
    expect([...table.state.pot].sort()).toEqual([1, 1, 1, 2, 5]);
    expect(table.player(1).victory).toEqual([5]);
    table.pickAs(1).pickAs(2);
    expect(table.state).toMatchObject({ step: 'ante', round: 2 });
  });

  scenario(
    'RE-C3: nor by the last round of a short match: the highest pile of the others wins',
    collecting({
      short: { hands: 6 },
      position: { step: 'after', winner: 0, round: 6, battle: { attacker: 0, fighting: [0], turn: 0 } },
    }),
    table => {
      table.leave(0).pick('foil');
      expect(table.outcome).toMatchObject({ places: [3, 1, 2], reason: { id: 'end-hands' } });
    },
  );

  scenario('RE-C3: somebody else’s victory stands', collecting(), table => {
    table.leave(2).asks(1, 'discard').pick('foil');
    expect(table.outcome).toMatchObject({ places: [1, 2, 3], reason: { id: 'end-goal' } });
    expect(table.logged('log-collect')).toHaveLength(1);
  });

  scenario(
    'RE-C3: a match that only their empty reserve had ended goes on from a table that can be written down; the stakes are won once',
    collecting({
      players: [
        { hand: [], chain: [{ card: skull }], venture: [5], victory: [5] },
        { hand: ['foil', 'team'], chain: [{ card: POOL.hero5.id }], venture: [2], victory: [5] },
        { hand: ['team'], reserve: [], victory: [3] },
      ],
      actions: 1,
    }),
    table => {
      table.leave(2).asks(1, 'discard').pick('foil');
      expect(table.outcome).toBeNull();
      expect(table.logged('log-collect')).toHaveLength(1);
      expect(table.state).toMatchObject({ step: 'after', winner: null, pot: [] });
      expect(table.player(0).victory).toEqual([1, 1, 1, 2, 5, 5]);
      expect(table.readAgain.step).toBe('after');
    },
  );

  const passing = (active: number, players: readonly Side[]): Layout => ({
    position: { step: 'turn', active, idle: 2 },
    players,
    actions: 2,
  });
  const piles: readonly Side[] = [
    { hand: ['power4'], draw: [], victory: [5, 5] },
    { hand: ['power4'], draw: [], victory: [3] },
    { hand: ['power4'], draw: [], victory: [2] },
  ];
  for (const active of [0, 1])
    scenario(
      `RE-C1: passing begins again with those who are left, asked of seat ${active}`,
      passing(active, piles),
      table => {
        table.leave(0);
        if (active === 1) table.asks(1, 'attack').pick('pass');
        expect(table.outcome).toBeNull();
        expect(table.state.active).toBe(active === 0 ? 1 : 2);
        table.asks(active === 0 ? 1 : 2, 'attack').pick('pass');
        expect(table.outcome).toBeNull();
      },
    );

  scenario(
    'RE-C3: of the last two, who gives up is beaten at once, and the other stays',
    {
      position: { step: 'battle', battle: { attacker: 0, fighting: [0, 1], turn: 0 } },
      players: [
        { hand: ['power4'], chain: [{ card: POOL.hero5.id }], venture: [1] },
        { hand: ['power4'], chain: [{ card: POOL.hero6.id }], venture: [1] },
        { hand: [], draw: [], reserve: [], out: true },
      ],
    },
    table => {
      table.leave(1);
      expect(table.outcome).toMatchObject({
        places: [1, 2, 2],
        reason: { id: 'end-left', args: { who: { seat: 1 } } },
      });
      expect(table.player(0).out).toBe(false);
      expect(table.logged('log-left')).toHaveLength(1);
    },
  );
  scenario(
    'RE-C3: of two who are left, who gives up is beaten, though the other has nothing left to play',
    {
      position: { step: 'battle', battle: { attacker: 0, fighting: [0, 1], turn: 0 } },
      players: [
        { hand: [], draw: [], chain: [{ card: POOL.hero5.id }], venture: [1] },
        { hand: ['power4'], chain: [{ card: POOL.hero6.id }], venture: [1] },
        { hand: [], draw: [], reserve: [], out: true },
      ],
    },
    table => {
      table.leave(1);
      expect(table.outcome).toMatchObject({ places: [1, 2, 2], reason: { id: 'end-left' } });
    },
  );
});

describe('who has conceded a battle', () => {
  const ghost = named('Ghost Rider').id;
  const three = (second: number[]): Layout => ({
    position: { step: 'battle', battle: { attacker: 0, fighting: [0, ...second, 2], turn: 2 } },
    players: [
      { hand: [], chain: [{ card: ghost }] },
      { hand: [], chain: chain('villain5', 'vpower > 0') as never },
      { hand: ['power4'], chain: [{ card: POOL.hero6.id }] },
    ],
    cards: [named('Ghost Rider')],
  });
  scenario('I.C.5: is no rival any more: Ghost Rider adds nothing for their cards', three([]), table => {
    expect(table.rating(0)).toBe(named('Ghost Rider').points.left);
    table.pick('concede');
  });
  scenario('I.C.5: while they fight it does', three([1]), table => {
    expect(table.rating(0)).toBe(named('Ghost Rider').points.left + 2);
    expect(table.rating(2)).toBe(6);
    table.pick('concede');
  });
});

describe('after a battle', () => {
  scenario(
    'IV.F: a card that came back to the hand has been in it all the same: Bad Luck finds its player',
    {
      ...over(0, ['Sabretooth'], { hand: ['team'], draw: [] }, { chain: chain('woman', 'Bad Luck > 0') as never }),
      actions: 1,
    },
    table => {
      table.asks(0, 'discard').pick('team');
      expect(table.zone(0, 'hand')).toEqual([named('Sabretooth').id]);
      expect(table.zone(2, 'hand')).toEqual(['wide']);
      for (const prompt of [...table.prompts]) table.pickAs(prompt.seat);
    },
  );

  scenario(
    'I.C.5: what hung on a card that came back counts the side it hung by',
    {
      ...over(
        0,
        ['Sabretooth', 'Time Slip < 0'],
        { hand: ['team'] },
        { chain: chain('woman', 'Bad Luck > 0') as never },
      ),
      actions: 1,
    },
    table => {
      table.asks(0, 'discard');
      expect(table.rating(0)).toBe(named('Time Slip').points.right);
      table.pick('team');
      for (const prompt of [...table.prompts]) table.pickAs(prompt.seat);
    },
  );

  const limited: Layout = {
    position: { step: 'after', winner: 0, battle: { attacker: 0, fighting: [0], turn: 0 } },
    players: [{ hand: ['hero6', 'power4', 'foil', 'team'] }, {}],
  };
  scenario(
    'IV.F.4: cards above the limit can’t all be kept, and nothing says so; what may be exchanged can',
    limited,
    table => {
      expect(table.prompt).toMatchObject({
        reason: 'replace',
        none: { key: 'keep', label: { id: 'exchange-nothing' } },
      });
      table.pickAs(0).asks(0, 'hand limit');
      expect(table.prompt).not.toHaveProperty('none');
      table.pickAs(0, 'team');
    },
  );
});

describe('an attacker without a counter', () => {
  const attacked = (reserve: number[]): Layout => ({
    players: [
      { hand: ['hero5'], reserve },
      { hand: ['hero6'], reserve: [2] },
      { hand: ['hero6'], reserve: [2] },
    ],
    actions: 3,
  });
  scenario('RE-4: is answered by none (RE-C2)', attacked([]), table => {
    table.pick('hero5').pick('nothing').asks(1, 'defend').pick('hero6').asks(2, 'defend').pick('hero6');
    expect(table.lines).not.toContain('log-venture');
    expect(table.state).toMatchObject({ step: 'battle', battle: { fighting: [0, 1, 2] } });
  });
  scenario('RE-C2: with one, every opponent may answer it', attacked([1]), table => {
    table.pick('hero5').pick('counter-1').pick('hero6').asks(1, 'venture').pick('keep');
    table.pick('hero6').asks(2, 'venture').pick('counter-2');
    expect(table.player(2).venture).toEqual([2]);
  });
});
