import { describe, expect, test } from 'vitest';
import { recharge } from '../../../../src/games/recharge/index.js';
import { Chance, type Json } from '../../../../src/kernel/index.js';
import { type Layout, POOL, type Side, scenario } from '../table.js';

const deck = recharge.decks.ready[0];
const seated = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `P${at}`, deck: { name: '', cards: deck?.cards ?? {} } }));
const options = recharge.options.parse({});
const begun = (count: number, seed = 'a seed') => {
  const chance = new Chance(seed);
  return recharge.setup(options, seated(count), stream => chance.stream(stream));
};
/** The parts of a set-up that are the same whatever the cards. */
const sizes = (count: number) =>
  (begun(count) as { players: { hand: unknown[]; draw: unknown[]; reserve: number[] }[] }).players.map(
    ({ hand, draw, reserve }) => ({ hand: hand.length, draw: draw.length, counters: reserve.length }),
  );

describe('preparing', () => {
  test('III.A: every player has a draw pile, counters, room for a chain and ventures, a discard and a victory pile', () => {
    const [player] = (begun(2) as { players: object[] }).players;
    expect(Object.keys(player ?? {}).sort()).toEqual(
      ['chain', 'discard', 'draw', 'hand', 'out', 'reserve', 'venture', 'victory'].sort(),
    );
  });

  test('III.B: whose counter is whose does not matter: each counts for who wins it', () => {
    expect(sizes(2).every(({ counters }) => counters === 24)).toBe(true);
  });

  test('III.C: who goes first is drawn by chance (RE-13)', () => {
    const firsts = Array.from({ length: 60 }, (_, at) => (begun(3, `seed ${at}`) as { starter: number }).starter);
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2]));
  });

  test('IV.A: two players begin with one card each', () => {
    expect(sizes(2).map(({ hand }) => hand)).toEqual([1, 1]);
    expect(sizes(2).map(({ draw }) => draw)).toEqual([89, 89]);
  });

  test('V.A.1: three and more begin with two', () => {
    expect(sizes(4).map(({ hand }) => hand)).toEqual([2, 2, 2, 2]);
  });

  test('RE-11: two to eight may play, all by the same rules', () => {
    expect(recharge.seats).toEqual({ min: 2, max: 8 });
    expect(sizes(8)).toEqual(Array(8).fill({ hand: 2, draw: 88, counters: 24 }));
  });
});

const TWOS = Array.from({ length: 12 }, () => 2);
const fighting = (card: keyof typeof POOL, more: Side = {}): Side => ({
  hand: [],
  chain: [{ card: POOL[card].id }],
  reserve: TWOS,
  ...more,
});

describe('three and more', () => {
  scenario(
    'V.A.2: everybody’s lowest counter is the ante',
    { position: { step: 'ante' }, players: [{ reserve: [1, 5] }, { reserve: [2, 3] }, { reserve: [3] }] },
    table => {
      expect(table.state.pot).toEqual([1, 2, 3]);
      expect(table.player(0).reserve).toEqual([5]);
      expect(table.state.step).toBe('turn');
    },
  );

  scenario(
    'V.A.3: play goes to the left',
    { position: { active: 2 }, players: [{}, {}, { hand: ['hero5'] }] },
    table => {
      table.asks(2, 'attack').pick('pass');
      expect(table.state.active).toBe(0);
    },
  );

  scenario(
    'V.A.4: every opponent in turn draws a card and defends or concedes (RE-11)',
    {
      position: { step: 'answer', battle: { attacker: 1, waiting: [2, 0], fighting: [1], turn: 1, ventured: true } },
      players: [{ hand: ['hero6'] }, fighting('hero5', { venture: [2] }), { hand: ['power4'] }],
      actions: 2,
    },
    table => {
      table.asks(2, 'defend', ['concede']).pick('concede');
      expect(table.zone(2, 'hand')).toEqual(['power4', 'power4']);
      // Who comes after a concession may still venture: the attacker did (RE-C2).
      table.asks(0, 'defend', ['hero6', 'concede']).pick('hero6').asks(0, 'venture').pick('counter-2');
      expect(table.state).toMatchObject({ step: 'battle', battle: { fighting: [1, 0], turn: 1 } });
    },
  );

  scenario(
    'RE-11: at a table of eight all seven opponents answer in turn, and who defends goes on clockwise',
    {
      position: {
        step: 'answer',
        battle: { attacker: 5, waiting: [6, 7, 0, 1, 2, 3, 4], fighting: [5], turn: 5, ventured: true },
      },
      players: Array.from({ length: 8 }, (_, at) =>
        at === 5 ? fighting('hero5', { hand: ['power4'] }) : { hand: at === 7 || at === 2 ? ['hero6'] : [] },
      ),
      actions: 8,
    },
    table => {
      for (const seat of [6, 7, 0, 1, 2, 3, 4]) {
        table.asks(seat, 'defend').pick(seat === 7 || seat === 2 ? 'hero6' : 'concede');
        if (seat === 7 || seat === 2) table.pick('keep');
      }
      table.asks(5, 'battle').pick('power4');
      expect(table.state).toMatchObject({ step: 'battle', battle: { fighting: [5, 7, 2], turn: 7 } });
    },
  );

  scenario(
    'V.A.4.a: the attacker wins all ties, the highest rating the rest',
    {
      position: { step: 'battle', battle: { attacker: 1, fighting: [1, 2, 0], turn: 2 } },
      players: [fighting('hero5'), fighting('hero6'), fighting('hero6')],
    },
    table => {
      // Equal to the attacker: behind.
      table.asks(2, 'battle', ['concede']).pick('concede');
      expect(table.state.battle?.turn).toBe(0);
    },
  );

  scenario(
    'V.A.4.b: if all opponents concede the attacker wins',
    {
      position: {
        step: 'answer',
        pot: [1, 1, 1],
        battle: { attacker: 0, waiting: [1, 2], fighting: [0], turn: 0, ventured: true },
      },
      players: [fighting('hero5', { venture: [2] }), { hand: [] }, { hand: [] }],
      actions: 3,
    },
    table => {
      table.pick('concede').pick('concede').pickAs(1).pickAs(2);
      expect(table.player(0).victory).toEqual([1, 1, 1, 2]);
    },
  );

  scenario(
    'V.A.4.c: of two defenders who tie, the one nearer to the attacker’s left leads',
    {
      position: { step: 'battle', battle: { attacker: 1, fighting: [1, 2, 0], turn: 0 } },
      players: [fighting('hero6'), fighting('mixed3'), fighting('hero6')],
    },
    table => {
      table.asks(0, 'battle', ['concede']).pick('concede');
    },
  );

  scenario(
    'V.A.4.d: the winner takes antes and ventures',
    {
      position: { step: 'after', winner: 2, pot: [1, 3], battle: { attacker: 0, fighting: [2], turn: 2 } },
      players: [{ venture: [2] }, {}, { venture: [5], victory: [5] }],
    },
    table => {
      expect(table.player(2).victory).toEqual([1, 2, 3, 5, 5]);
      expect(table.state.pot).toEqual([]);
    },
  );

  scenario(
    'V.A.5: a sixth card given up leaves counter and antes for the next round',
    {
      position: { pot: [1, 1, 1] },
      players: [{ hand: ['power4', 'power4', 'power4', 'power4', 'power4'], reserve: [3, 5] }, {}, {}],
      actions: 3,
    },
    table => {
      table.asks(0, 'attack', ['concede']).pick('concede').asks(0, 'concession').pick('counter-5');
      table.pickAs(0).pickAs(0, 'power4', 'power4');
      // The next ante comes on top.
      expect(table.state.pot).toEqual([1, 1, 1, 5, 2, 2, 3]);
      expect(table.state.starter).toBe(1);
    },
  );

  scenario(
    'V.A.6: four cards are kept',
    {
      position: { step: 'after', winner: 0, battle: { attacker: 0, fighting: [0], turn: 0 } },
      players: [{ hand: ['hero6', 'power4', 'foil', 'team', 'wide'] }, {}, {}],
    },
    table => {
      expect(table.question).toBe('Exchange cards for new ones? Afterwards you keep four.');
      table.pickAs(0).asks(0, 'hand limit');
      expect(table.question).toBe('You may keep four: which card do you discard?');
      expect(table.prompt).toMatchObject({ min: 1, max: 1 });
      table.pickAs(0, 'team');
    },
  );

  scenario(
    'V.A.7: the next round starts one seat further, whoever won',
    {
      position: { step: 'after', starter: 2, winner: 1, battle: { attacker: 1, fighting: [1], turn: 1 } },
      players: [{}, {}, {}],
    },
    table => {
      expect(table.state).toMatchObject({ starter: 0, active: 0, step: 'ante' });
    },
  );

  scenario(
    'V.A: who runs out of playable cards in a battle is out, keeps nothing, and the others play on (RE-2)',
    {
      position: { step: 'battle', battle: { attacker: 0, fighting: [0, 1, 2], turn: 1 } },
      players: [
        fighting('hero6', { venture: [1] }),
        fighting('hero5', { draw: [], venture: [5], victory: [5, 5] }),
        fighting('hero5', { hand: ['power4'], venture: [2] }),
      ],
    },
    table => {
      table.asks(1, 'battle', ['concede']).pick('concede');
      expect(table.outcome).toBeNull();
      expect(table.player(1)).toMatchObject({ out: true, reserve: [], victory: [], chain: [] });
      // What they ventured stays at stake.
      expect(table.state.pot).toEqual([5]);
      expect(table.state.battle).toMatchObject({ fighting: [0, 2], turn: 2 });
    },
  );
});

describe('leaving', () => {
  scenario(
    'RE-C3: who leaves in the middle of a battle is out of it, and it goes on',
    {
      position: { step: 'battle', battle: { attacker: 0, fighting: [0, 1, 2], turn: 0 } },
      players: [fighting('hero5', { hand: ['power4'] }), fighting('hero6'), fighting('hero5', { hand: ['power4'] })],
      actions: 2,
    },
    table => {
      table.leave(1);
      table.asks(0, 'battle').pick('power4').asks(2, 'battle').pick('power4');
      expect(table.player(1).out).toBe(true);
      expect(table.state.battle?.fighting).toEqual([0, 2]);
    },
  );

  // Seat 1 ventures; then seat 2 plays a card without a counter.
  const venturing = (ventured: Json): Layout => ({
    position: { step: 'battle', battle: { attacker: 0, fighting: [0, 1, 2], turn: 1, ventured } },
    players: [
      fighting('hero5', { hand: ['power4', 'power4'] }),
      fighting('hero5', { hand: ['power4'] }),
      fighting('hero6', { hand: ['power4'] }),
    ],
    actions: 3,
  });

  scenario(
    'RE-4: once a player who ventured nothing has left, a counter may follow that of the player before them (RE-C3)',
    venturing([0]),
    table => {
      table.pick('power4').asks(1, 'venture').pick('counter-2').pick('power4').asks(2, 'venture').leave(2);
      expect(table.state.battle?.ventured).toEqual([0, 1]);
      table.asks(0, 'battle').pick('power4').asks(0, 'venture').pick('counter-2');
    },
  );

  scenario(
    'RE-4: once a player who ventured has left, none may follow that of a player before them who didn’t (RE-C3)',
    venturing([]),
    table => {
      table.pick('power4').asks(2, 'battle').leave(2);
      expect(table.state.battle?.ventured).toEqual([]);
      table.asks(0, 'battle').pick('power4');
      expect(table.player(0).venture).toEqual([]);
    },
  );

  scenario('RE-4: an older record, which knows one flag alone, reads as it was meant', venturing(true), table => {
    table.pick('power4').asks(1, 'venture').pick('counter-2').asks(2, 'battle').pick('power4').asks(2, 'venture');
    expect(table.state.battle?.ventured).toEqual([0, 1]);
    table.pick('keep').asks(0, 'battle').pick('power4');
    expect(table.player(0).venture).toEqual([]);
  });

  scenario(
    'RE-C3: the turn goes to the next clockwise, though the attacker sits first in the battle',
    {
      position: { step: 'battle', battle: { attacker: 3, fighting: [3, 0, 1, 2], turn: 0 } },
      players: [
        fighting('hero5', { hand: ['power4'] }),
        fighting('hero6'),
        fighting('hero6'),
        fighting('hero6', { hand: ['power4'] }),
      ],
      actions: 2,
    },
    table => {
      table.leave(1).pick('power4').asks(2, 'battle').pick('concede');
      expect(table.state.battle).toMatchObject({ fighting: [3, 0], turn: 3 });
    },
  );

  scenario(
    'RE-C3: if the attacker leaves while others have yet to answer, the first who defends comes first',
    {
      position: { step: 'answer', battle: { attacker: 0, waiting: [1, 2], fighting: [0], turn: 0, ventured: true } },
      players: [fighting('hero5', { venture: [2] }), { hand: ['hero5'] }, { hand: ['hero6'] }],
      actions: 3,
    },
    table => {
      table.leave(0).asks(1, 'defend').pick('hero5').pick('keep');
      table.asks(2, 'defend');
      expect(table.prompt.question).toEqual({ id: 'ask-defend-still', args: { who: { seat: 1 }, rating: 5, able: 1 } });
      table.pick('hero6').pick('keep').asks(1, 'battle').pick('concede');
      expect(table.state).toMatchObject({ step: 'after', winner: 2 });
      // Nobody concedes in the name of who has left.
      expect(new Set(table.logged('log-concede').map(({ args }) => JSON.stringify(args?.who)))).toEqual(
        new Set(['{"seat":1}']),
      );
    },
  );

  scenario(
    'RE-C3: if it leaves nobody but one who answered, the battle is theirs',
    {
      position: { step: 'answer', battle: { attacker: 0, waiting: [1, 2], fighting: [0], turn: 0, ventured: true } },
      players: [fighting('hero5', { venture: [2] }), { hand: ['hero5'] }, { hand: [] }],
      actions: 2,
    },
    table => {
      table.leave(0).pick('hero5').pick('keep').asks(2, 'defend', ['concede']).pick('concede');
      expect(table.state).toMatchObject({ step: 'after', winner: 1, pot: [2] });
    },
  );

  scenario(
    'RE-C3: who leaves before collecting what was won collects nothing: it goes with the next battle',
    {
      position: { step: 'battle', battle: { attacker: 0, fighting: [0, 1], turn: 0 } },
      players: [fighting('hero5', { venture: [2, 3] }), fighting('hero6', { venture: [5] }), { venture: [1] }],
      actions: 2,
    },
    table => {
      table.leave(1).pick('concede');
      expect([...table.state.pot].sort()).toEqual([1, 2, 3, 5]);
      expect(table.player(1).victory).toEqual([]);
      expect(table.logged('log-collect')).toEqual([]);
    },
  );

  scenario(
    'V.A.7: the next round starts beside whoever started this one, although they have left since (RE-C3)',
    {
      position: { step: 'battle', starter: 0, battle: { attacker: 1, fighting: [1, 2], turn: 1 } },
      players: [{}, fighting('hero5'), fighting('hero6')],
      actions: 2,
    },
    table => {
      table.leave(0).pick('concede');
      expect(table.state).toMatchObject({ starter: 1, active: 1 });
    },
  );
});
