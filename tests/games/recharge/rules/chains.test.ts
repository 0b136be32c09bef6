import { describe, expect, test } from 'vitest';
import { cards } from '../../../../src/games/recharge/cards/index.js';
import { COLOURS } from '../../../../src/games/recharge/printed.js';
import { loadWords } from '../../../../src/locales/index.js';
import { type Layout, POOL, scenario } from '../table.js';

/** A battle in which seat 0 has begun with a Hero and is to play; seat 1 defends with 20 points. */
function building(hand: readonly string[], first = 'hero5'): Layout {
  return {
    position: { step: 'battle', battle: { attacker: 0, fighting: [0, 1], turn: 0 } },
    players: [
      { hand, chain: [{ card: POOL[first as 'hero5'].id }] },
      { hand: ['hero6'], chain: [{ card: POOL.hero6.id }, ...strong] },
    ],
    actions: 1,
  };
}
const strong = [0, 1, 2, 3].map(on => ({ card: POOL.power4.id, on, side: 'right' }));

test('I.A: three basic types of cards', () => {
  expect(new Set(cards.map(({ kind }) => kind))).toEqual(new Set(['hero', 'power', 'teamwork']));
});

test('I.A.1: any type of card can be SPECIAL', () => {
  const special = cards.filter(card => card.special !== null);
  expect(new Set(special.map(({ kind }) => kind))).toEqual(new Set(['hero', 'power', 'teamwork']));
});

test('I.A.1.a: a SPECIAL says what it does', () => {
  const words = loadWords('recharge', 'en');
  for (const { says, special } of cards) {
    expect(says === null).toBe(special === null);
    if (says !== null) expect(words.say(says)).toMatch(/^[^.]{10}.*[.]$/);
  }
});

test('I.B: four colours', () => {
  expect(new Set(cards.flatMap(({ left, right }) => [...left, ...right]))).toEqual(new Set(COLOURS));
});

describe('what may hang where', () => {
  scenario('I.B: sides match by a shared colour', building(['power4', 'xpower']), table => {
    table.asks(0, 'battle', ['power4', 'concede']);
    expect(table.refused).toEqual([{ card: 'xpower', why: 'why-no-match' }]);
    table.pick('power4');
    expect(table.chain(0)).toEqual(['hero5', 'power4']);
  });

  scenario('I.C: a chain is rated as a whole', building(['power4']), table => {
    expect(table.rating(0)).toBe(5);
    table.pickWay('power4', '.left.');
    expect(table.rating(0)).toBe(9);
  });

  scenario('I.C.2: a second Hero does not hang on a Hero', building(['hero6', 'power4']), table => {
    table.asks(0, 'battle', ['power4', 'concede']);
    expect(table.refused).toEqual([{ card: 'hero6', why: 'why-no-teamwork' }]);
    table.pick('power4');
  });

  scenario('I.C.2: either side of the Hero is free for one', building(['power4', 'vpower']), table => {
    expect(table.ways('power4')).toEqual(['left upright', 'right upright']);
    table.pickWay('power4', '.right.');
  });

  scenario('I.C.2.a: a Power may be turned upside down', building(['bridge']), table => {
    // Upright its right side (X-Men) would touch on the Hero's left: only turned it fits there.
    expect(table.ways('bridge')).toEqual(['left turned', 'right upright']);
    table.pickWay('bridge', '.left.');
    expect(table.player(0).chain[1]).toMatchObject({ turned: true, side: 'left' });
  });

  scenario(
    'I.C.2.a: a Hero may not be turned',
    {
      ...building(['mixed3']),
      players: [
        {
          hand: ['mixed3'],
          chain: [{ card: POOL.hero5.id }, { card: POOL.team.id, on: 0, side: 'left' }],
        },
        { hand: [], chain: [{ card: POOL.hero6.id }, ...strong] },
      ],
    },
    table => {
      // Its X-Men side would have to touch the Teamwork's Heroes side.
      table.asks(0, 'battle', ['concede']);
      expect(table.refused).toEqual([{ card: 'mixed3', why: 'why-no-teamwork' }]);
      table.pick('concede');
    },
  );

  scenario(
    'I.C.2.b: a side of one colour takes one card',
    {
      ...building(['power4']),
      players: [
        {
          hand: ['power4'],
          chain: [
            { card: POOL.hero5.id },
            { card: POOL.bridge.id, on: 0, side: 'left', turned: true },
            { card: POOL.foil.id, on: 0, side: 'right' },
          ],
        },
        { hand: [], chain: [{ card: POOL.hero6.id }, ...strong] },
      ],
    },
    table => {
      // Both sides of the Hero are taken, and the bridge ends in X-Men: only the free end of the foil is left.
      expect(table.ways('power4')).toEqual(['right upright']);
      table.pick('power4');
      expect(table.player(0).chain[3]?.on).toBe(table.player(0).chain[2]?.instance.id);
    },
  );

  scenario('I.C.2.c: of two colours on a side one match is enough', building(['wide']), table => {
    expect(table.ways('wide')).toEqual(['left turned', 'right upright']);
    table.pickWay('wide', '.right.');
    expect(table.rating(0)).toBe(7);
  });

  scenario(
    'I.C.2.d: a Hero takes one card for each colour of a side',
    building(['power4', 'xpower'], 'both4'),
    table => {
      expect(table.ways('power4')).toEqual(['left upright']);
      expect(table.ways('xpower')).toEqual(['left upright']);
      table.pick('power4');
    },
  );

  scenario(
    'I.C.2.d: the second colour of the side is still free, the first is not (RE-10)',
    {
      ...building(['foil', 'xpower'], 'both4'),
      players: [
        {
          hand: ['foil', 'xpower'],
          chain: [{ card: POOL.both4.id }, { card: POOL.power4.id, on: 0, side: 'left' }],
        },
        { hand: [], chain: [{ card: POOL.hero6.id }, ...strong] },
      ],
    },
    table => {
      expect(table.ways('xpower')).toEqual(['left upright']);
      // The foil goes on the Power's far end, not on the Hero.
      const [foil] = table.ways('foil');
      expect(table.ways('foil')).toHaveLength(1);
      expect(foil).toBe('left upright');
      table.pick('xpower');
    },
  );

  scenario(
    'RE-10: a Power with two colours on a side takes one card there',
    {
      ...building(['xpower', 'wpower']),
      players: [
        {
          hand: ['xpower', 'wpower'],
          chain: [
            { card: POOL.hero5.id },
            { card: POOL.wide.id, on: 0, side: 'right' },
            { card: POOL.xpower.id, on: 1, side: 'right' },
          ],
        },
        { hand: [], chain: [{ card: POOL.hero6.id }, ...strong] },
      ],
    },
    table => {
      table.asks(0, 'battle', ['xpower', 'concede']);
      expect(table.ways('xpower')).toEqual(['right upright']);
      table.pick('xpower');
    },
  );

  scenario(
    'I.C.3: any number of Powers may follow each other',
    {
      ...building(['power4', 'power2or6']),
      players: [
        {
          hand: ['power4'],
          chain: [
            { card: POOL.hero5.id },
            { card: POOL.foil.id, on: 0, side: 'right' },
            { card: POOL.power2or6.id, on: 1, side: 'right' },
          ],
        },
        { hand: [], chain: [{ card: POOL.hero6.id }, ...strong] },
      ],
    },
    table => {
      expect(table.ways('power4')).toHaveLength(2);
      table.pickWay('power4', '.right.');
      expect(table.chain(0)).toEqual(['hero5', 'foil', 'power2or6', 'power4']);
    },
  );

  const bridged: Layout = {
    ...building(['hero6', 'power4', 'crossTeam']),
    players: [
      {
        hand: ['hero6', 'power4', 'crossTeam'],
        chain: [{ card: POOL.hero5.id }, { card: POOL.team.id, on: 0, side: 'right' }],
      },
      { hand: [], chain: [{ card: POOL.hero6.id }, ...strong] },
    ],
  };

  scenario('I.C.4: on the far side of a Teamwork a Hero, and nothing else (RE-9)', bridged, table => {
    expect(table.ways('hero6')).toEqual(['right upright']);
    // Powers and further Teamworks only on the Hero's free side.
    expect(table.ways('power4')).toEqual(['left upright']);
    expect(table.ways('crossTeam')).toEqual(['left turned']);
    table.pick('hero6');
    expect(table.rating(0)).toBe(13);
    expect(table.logged('log-attach')[0]?.why).toEqual({ rule: 'teamwork', card: POOL.hero6.id });
  });

  scenario(
    'I.C.4: the chain goes on from that Hero',
    {
      ...bridged,
      players: [
        {
          hand: ['power4'],
          chain: [
            { card: POOL.hero5.id },
            { card: POOL.team.id, on: 0, side: 'right' },
            { card: POOL.hero6.id, on: 1, side: 'right' },
          ],
        },
        { hand: [], chain: [{ card: POOL.hero6.id }, ...strong] },
      ],
    },
    table => {
      expect(table.ways('power4')).toEqual(['left upright', 'right upright']);
      table.pickWay('power4', '.right.');
      expect(table.player(0).chain[3]?.on).toBe(table.player(0).chain[2]?.instance.id);
    },
  );

  scenario(
    'RE-9: a Teamwork hangs on a Hero, never on a Power',
    {
      ...building(['team']),
      players: [
        {
          hand: ['team'],
          chain: [
            { card: POOL.hero5.id },
            { card: POOL.power4.id, on: 0, side: 'left' },
            { card: POOL.power4.id, on: 0, side: 'right' },
          ],
        },
        { hand: [], chain: [{ card: POOL.hero6.id }, ...strong] },
      ],
    },
    table => {
      table.asks(0, 'battle', ['concede']);
      expect(table.refused).toEqual([{ card: 'team', why: 'why-no-free-hero' }]);
      table.pick('concede');
    },
  );
});

describe('the rating', () => {
  scenario('I.C.5: of two numbers the one nearer the Hero counts', building(['power2or6']), table => {
    table.pickWay('power2or6', 'right.upright');
    expect(table.rating(0)).toBe(5 + 2);
  });

  scenario('I.C.5: turned upside down it is the other', building(['power2or6']), table => {
    table.pickWay('power2or6', 'right.turned');
    expect(table.rating(0)).toBe(5 + 6);
  });

  scenario('I.C.5: on the left of the Hero the right number is the nearer', building(['power2or6']), table => {
    table.pickWay('power2or6', 'left.upright');
    expect(table.rating(0)).toBe(5 + 6);
  });

  scenario('I.C.5: a Power Plus adds its bonus', building(['foil']), table => {
    table.pick('foil');
    expect(table.rating(0)).toBe(5 + 3 + 2);
  });

  scenario('I.C.5: what is offered says the rating before and after', building(['foil', 'power4']), table => {
    const labels = 'options' in table.prompt ? table.prompt.options.map(({ label }) => label.args) : [];
    expect(labels.filter(args => args?.after === 10)).toHaveLength(2);
    expect(labels.filter(args => args?.after === 9)).toHaveLength(2);
    table.pick('foil');
  });
});
