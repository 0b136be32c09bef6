import { describe, expect } from 'vitest';
import { theyDiscard } from '../../../../src/games/squad/abilities/index.js';
import { attack } from '../../../../src/games/squad/card.js';
import { type Layout, scenario } from '../table.js';
import { count, named, openTo } from './common.js';

const HEALABLE = ['ST048', 'ST142', 'ST142'];

describe.each([
  { id: 'ST285', whose: 0 },
  { id: 'ST482', whose: 1 },
] as const)('when cards are drawn: $id', ({ id, whose }) => {
  const layout = (active: 0 | 1): Layout => ({
    step: 'start',
    active,
    me: { deck: openTo(id), keepers: [id] },
    them: { deck: openTo(id) },
  });

  scenario(`${named(id)}: the card of the turn is a draw: hits for 1`, layout(whose), table => {
    if (whose === 1) table.asks(1, 'block').take();
    expect(count(table, 1, 'discard')).toBe(1);
    expect(table.zone(0, 'keepers')).toEqual([id]);
    expect(table.effects).toContain(id);
  });

  scenario(`${named(id)}: nothing when the other player draws`, layout(whose === 0 ? 1 : 0), table => {
    expect(count(table, 0, 'discard') + count(table, 1, 'discard')).toBe(0);
    expect(table.effects).not.toContain(id);
  });

  const draws: Layout = {
    power: 20,
    active: whose,
    me: { deck: openTo('ST065', id), keepers: [id], hand: whose === 0 ? ['ST065'] : [] },
    them: { deck: openTo('ST065', id), hand: whose === 1 ? ['ST065'] : [] },
  };

  scenario(`${named(id)}: two cards at once: hits for 2`, draws, table => {
    table.attack('ST065');
    if (whose === 1) table.asks(1, 'block').take();
    expect(count(table, 1, 'discard')).toBe(whose === 0 ? 11 + 2 : 2);
  });

  scenario(
    `${named(id)}: nothing with no card to draw`,
    { ...layout(whose), ...(whose === 0 ? { me: { deck: [], keepers: [id] } } : { them: { deck: [] } }) },
    table => expect(table.effects).not.toContain(id),
  );
});

describe(named('ST330'), () => {
  const layout = (discard: string[], keepers = ['ST116', 'ST330']): Layout => ({
    step: 'start',
    me: { keepers, discard },
    them: { deck: openTo('ST330'), keepers: ['ST330'] },
  });

  scenario('ST330 hits for as many cards as its player healed at once', layout(HEALABLE), table => {
    expect(count(table, 0, 'deck')).toBe(11 + 2);
    expect(count(table, 1, 'discard')).toBe(2);
    expect(table.effects).toContain('ST330');
  });

  scenario('ST330 as many as there were', layout(['ST048']), table => expect(count(table, 1, 'discard')).toBe(1));

  scenario('ST330 nothing where there was nothing to heal', layout([]), table => {
    expect(count(table, 1, 'discard')).toBe(0);
    expect(table.effects).not.toContain('ST330');
  });

  scenario(
    "ST330 the opponent's healing is another matter",
    {
      step: 'start',
      active: 1,
      me: { keepers: ['ST330'] },
      them: { keepers: ['ST116'], discard: HEALABLE },
    },
    table => {
      expect(count(table, 1, 'deck')).toBe(11 + 2);
      expect(table.effects).not.toContain('ST330');
    },
  );
});

describe(named('ST410'), () => {
  const layout = (discard: string[]): Layout => ({
    step: 'start',
    me: { keepers: ['ST116', 'ST410'], discard },
    them: { keepers: ['ST410'] },
  });

  scenario('ST410 draws one card, however many were healed', layout(HEALABLE), table => {
    expect(count(table, 0, 'hand')).toBe(1 + 1);
    expect(count(table, 0, 'deck')).toBe(11 + 2 - 1);
    expect(count(table, 1, 'hand')).toBe(0);
    expect(table.effects).toContain('ST410');
  });

  scenario('ST410 none where there was nothing to heal', layout([]), table => {
    expect(count(table, 0, 'hand')).toBe(1);
    expect(table.effects).not.toContain('ST410');
  });

  scenario(
    "ST410 none for the opponent's healing",
    {
      step: 'start',
      active: 1,
      me: { keepers: ['ST410'] },
      them: { keepers: ['ST116'], discard: HEALABLE },
    },
    table => {
      expect(count(table, 0, 'hand')).toBe(0);
      expect(table.effects).not.toContain('ST410');
    },
  );
});

describe(named('ST325'), () => {
  const robs = attack('robs', {
    hero: 'Nobody',
    name: 'Robs',
    team: null,
    factor: 'tech',
    block: 'energy',
    level: 1,
    attack: 2,
    onHit: { at: 2, does: theyDiscard(2) },
  });
  const layout = (...hand: string[]): Layout => ({
    cards: [robs],
    me: { hand: ['robs'], keepers: ['ST325'] },
    them: { deck: openTo('ST325'), hand, keepers: ['ST325'] },
  });

  scenario(
    'ST325 hits for as many cards as the opponent discards at once',
    layout('ST031', 'ST048', 'ST142'),
    table => {
      table.attack('robs').take();
      table.asks(1, 'discard').pick('ST031', 'ST048').take();
      expect(count(table, 1, 'discard')).toBe(2 + 2 + 2);
      expect(table.effects).toContain('ST325');
      expect(table.zone(1, 'keepers')).toEqual(['ST325']);
    },
  );

  scenario('ST325 as many as there were', layout('ST031'), table => {
    table.attack('robs').take();
    expect(count(table, 1, 'discard')).toBe(2 + 1 + 1);
  });

  scenario('ST325 nothing with an empty hand', layout(), table => {
    table.attack('robs');
    expect(count(table, 1, 'discard')).toBe(2);
    expect(table.effects).not.toContain('ST325');
  });

  scenario('ST325 a block is no such discard (SQ-20)', layout('ST142', 'ST031'), table => {
    table.attack('robs').block('ST142');
    expect(count(table, 1, 'discard')).toBe(1);
    expect(table.effects).not.toContain('ST325');
  });

  scenario(
    "ST325 its own player's discards are another matter",
    {
      cards: [robs],
      active: 1,
      me: { hand: ['ST031', 'ST048'], deck: openTo('ST325'), keepers: ['ST325'] },
      them: { hand: ['robs'] },
    },
    table => {
      table.attack('robs').take().asks(0, 'discard order').order('ST031', 'ST048');
      expect(count(table, 0, 'hand')).toBe(0);
      expect(count(table, 1, 'discard')).toBe(1);
      expect(table.effects).not.toContain('ST325');
    },
  );
});

// -- coins

describe.each([
  { id: 'ST382', hit: 1, heal: 0 },
  { id: 'ST383', hit: 0, heal: 1 },
])('when a coin is heads: $id', ({ id, hit, heal }) => {
  const layout = (coins: ('heads' | 'tails')[], active: 0 | 1, ...more: string[]): Layout => ({
    step: 'start',
    coins,
    active,
    me: { deck: openTo('ST438'), keepers: [...more, id], discard: HEALABLE },
    them: { deck: openTo(id, 'ST438') },
  });
  /** Cards that have gone from deck to hand for the turn. */
  const drawn = (active: 0 | 1, seat: 0 | 1): number => (active === seat ? 1 : 0);

  for (const active of [0, 1] as const) {
    scenario(`${named(id)}: at the flip for power of seat ${active}`, layout(['heads'], active), table => {
      expect(count(table, 1, 'discard')).toBe(hit);
      expect(count(table, 0, 'deck')).toBe(30 + heal - drawn(active, 0));
      expect(table.effects).toContain(id);
      // Before the draw (SQ-C8).
      expect(table.lines.indexOf(hit > 0 ? 'log-hit' : 'log-heal')).toBeLessThan(table.lines.indexOf('log-draw'));
    });

    scenario(`${named(id)}: nothing at tails, turn of seat ${active}`, layout(['tails'], active), table => {
      expect(count(table, 1, 'discard')).toBe(0);
      expect(count(table, 0, 'deck')).toBe(30 - drawn(active, 0));
      expect(table.effects).not.toContain(id);
    });
  }

  scenario(`${named(id)}: at a flip for an ability`, layout(['tails', 'heads'], 0, 'ST438'), table => {
    expect(count(table, 1, 'discard')).toBe(3 + hit);
    expect(count(table, 0, 'deck')).toBe(29 + heal);
  });
});

// -- what its own cards do to a player

describe(named('ST600'), () => {
  scenario(
    'ST600 heals 1 when a card of its player damages that player',
    {
      step: 'start',
      me: { deck: openTo('ST467'), keepers: ['ST467', 'ST600'], discard: HEALABLE },
      them: { keepers: ['ST600'] },
    },
    table => {
      table.take();
      expect(count(table, 0, 'deck')).toBe(30 - 1 - 1 + 1);
      expect(table.zone(0, 'deck').at(-1)).toBe('ST142');
      expect(table.effects).toContain('ST600');
    },
  );

  for (const [why, layout] of [
    ["an opponent's Keeper", { active: 1, them: { keepers: ['ST025'] } }],
    ['what its player does to the opponent', { active: 0, them: {} }],
  ] as const)
    scenario(
      `ST600 nothing for ${why}`,
      {
        step: 'start',
        me: { deck: openTo('ST025'), keepers: ['ST600', 'ST281'], discard: HEALABLE },
        ...(layout as Layout),
      },
      table => {
        expect(table.lines).toContain('log-hit');
        expect(table.lines).not.toContain('log-heal');
        expect(table.effects).not.toContain('ST600');
      },
    );
});

// -- an empty deck

describe(named('ST599'), () => {
  const layout = (size: number): Layout => ({
    power: 20,
    me: { hand: ['ST163'], keepers: ['ST599'] },
    them: { deck: openTo('ST163').slice(0, size), hand: ['ST013', 'ST014'], keepers: ['ST599'] },
  });

  scenario("ST599 the opponent's hand goes when the deck's last card has gone", layout(5), table => {
    table.attack('ST163').take().asks(1, 'discard order', ['ST013', 'ST014']).order('ST014', 'ST013');
    expect(count(table, 1, 'hand')).toBe(0);
    expect(table.zone(1, 'discard').slice(0, 2)).toEqual(['ST013', 'ST014']);
    expect(count(table, 1, 'discard')).toBe(5 + 2);
    expect(table.effects).toContain('ST599');
    expect(table.logged('log-discard')[0]).toMatchObject({ why: { card: 'ST599' } });
  });

  scenario('ST599 not while one card is left', layout(6), table => {
    table.attack('ST163').take();
    expect(count(table, 1, 'hand')).toBe(2);
    expect(table.effects).not.toContain('ST599');
  });

  scenario(
    'ST599 the draw that takes the last card is enough',
    {
      step: 'start',
      active: 1,
      me: { keepers: ['ST599'] },
      them: { deck: ['ST048'], hand: ['ST013'] },
    },
    table => {
      table.asks(1, 'discard order', ['ST048', 'ST013']).order('ST048', 'ST013');
      expect(count(table, 1, 'hand')).toBe(0);
      expect(table.zone(1, 'discard')).toEqual(['ST013', 'ST048']);
    },
  );

  scenario(
    "ST599 its own player's deck is another matter",
    {
      step: 'start',
      me: { deck: ['ST048'], hand: ['ST013'], keepers: ['ST599'] },
    },
    table => {
      expect(count(table, 0, 'hand')).toBe(2);
      expect(table.effects).not.toContain('ST599');
    },
  );
});
