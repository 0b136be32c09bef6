import { describe, expect } from 'vitest';
import { POOL, type Side, scenario } from '../table.js';

const TWOS = Array.from({ length: 12 }, () => 2);

describe('a turn', () => {
  scenario('IV.B: a turn begins with one card', { players: [{ hand: ['power4'], draw: ['hero5'] }, {}] }, table => {
    table.asks(0, 'attack', ['hero5', 'pass']);
    expect(table.zone(0, 'hand')).toEqual(['power4', 'hero5']);
    table.pick('pass');
  });

  scenario(
    'IV.C: with fewer than six cards one may pass, and the next player draws',
    { players: [{ hand: ['hero5'] }, { hand: ['hero6'] }], actions: 2 },
    table => {
      table.asks(0, 'attack', ['hero5', 'pass']).pick('pass').asks(1, 'attack', ['hero6', 'pass']);
      expect(table.zone(1, 'hand')).toEqual(['hero6', 'power4']);
      table.pick('pass');
      expect(table.state.active).toBe(0);
    },
  );

  scenario(
    'RE-7: with nothing left to draw there is no draw, and nothing is shuffled back',
    { players: [{ hand: ['hero5'], draw: [], discard: ['power4'] }, {}] },
    table => {
      expect(table.logged('log-draw-none')).toHaveLength(1);
      expect(table.zone(0, 'discard')).toEqual(['power4']);
      table.asks(0, 'attack', ['hero5', 'pass']).pick('pass');
    },
  );

  scenario(
    'IV.C: five cards are fewer than six',
    { players: [{ hand: ['power4', 'power4', 'power4', 'power4'], draw: ['hero5', 'foil'] }, {}] },
    table => {
      table.asks(0, 'attack', ['hero5', 'pass']).pick('pass');
    },
  );

  const five = ['power4', 'power4', 'power4', 'power4', 'power4'];
  scenario('IV.E: the sixth card must be acted on', { players: [{ hand: five, draw: ['hero5'] }, {}] }, table => {
    table.asks(0, 'attack', ['hero5', 'concede']).pick('concede').pick('counter-2');
  });

  scenario(
    'IV.E.1: giving the hand up costs a counter of one’s choice, won by the opponent (RE-5)',
    { players: [{ hand: five, reserve: [1, 3, 5], draw: ['power4', 'hero5'] }, { victory: [2] }], actions: 2 },
    table => {
      table
        .asks(0, 'attack', ['concede'])
        .pick('concede')
        .asks(0, 'concession', ['counter-1', 'counter-3', 'counter-5'])
        .pick('counter-3');
      expect(table.player(0).reserve).toEqual([1, 5]);
      expect(table.player(1).victory).toEqual([2, 3]);
      table.pickAs(0).pickAs(0, 'power4', 'power4', 'power4');
    },
  );

  scenario('IV.E.2: or one attacks', { players: [{ hand: five, draw: ['hero5'] }, {}] }, table => {
    table.pick('hero5').asks(0, 'venture').pick('counter-2');
    expect(table.state.step).toBe('answer');
  });
});

describe('a battle', () => {
  scenario('IV.D.1: it starts with one Hero', { players: [{ hand: ['hero5', 'power4', 'team'] }, {}] }, table => {
    table.asks(0, 'attack', ['hero5', 'pass']);
    expect(table.refused.map(({ why }) => why)).toEqual(['why-no-hero', 'why-no-hero', 'why-no-hero']);
    table.pick('hero5').pick('counter-2');
    expect(table.chain(0)).toEqual(['hero5']);
  });

  scenario(
    'I.C.1: a defence starts with one Hero, too',
    { position: attacked(), players: [fights('hero5'), { hand: ['hero6', 'power4'] }] },
    table => {
      table.asks(1, 'defend', ['hero6', 'concede']).pick('hero6').pick('keep');
      expect(table.chain(1)).toEqual(['hero6']);
    },
  );

  scenario(
    'IV.D.2: the attacker ventures any one counter',
    { players: [{ hand: ['hero5'], reserve: [1, 2, 5] }, {}] },
    table => {
      table.pick('hero5').asks(0, 'venture', ['counter-1', 'counter-2', 'counter-5']);
      expect(table.prompt.kind).toBe('one');
      table.pick('counter-5');
      expect(table.player(0).venture).toEqual([5]);
      expect(table.player(0).reserve).toEqual([1, 2]);
    },
  );

  scenario(
    'IV.D.3: the defender draws one card first (RE-1)',
    { position: attacked(), players: [fights('hero5'), { hand: [], draw: ['hero6', 'power4'] }] },
    table => {
      table.asks(1, 'defend', ['hero6', 'concede']);
      expect(table.zone(1, 'draw')).toEqual(['power4']);
      expect(table.turn).toBe(1);
      table.pick('concede');
    },
  );

  scenario(
    'IV.D.3.a: without a Hero one must concede, and is asked all the same',
    { position: attacked(), players: [fights('hero5'), { hand: ['power4'] }], actions: 2 },
    table => {
      table.asks(1, 'defend', ['concede']);
      expect(table.prompt.question.args).toMatchObject({ able: 0 });
      table.pick('concede').pickAs(1);
      expect(table.player(0).victory).toEqual([2]);
    },
  );

  scenario(
    'IV.D.4: defending is one card',
    { position: attacked(), players: [fights('hero5'), { hand: ['hero6', 'power4'] }] },
    table => {
      table.pick('hero6').pick('keep');
      expect(table.state).toMatchObject({ step: 'battle', battle: { turn: 0, fighting: [0, 1] } });
      expect(table.chain(1)).toEqual(['hero6']);
    },
  );

  scenario(
    'IV.D.5: the defender may venture',
    { position: attacked(), players: [fights('hero5'), { hand: ['hero6'], reserve: [1, 5] }] },
    table => {
      table.pick('hero6').asks(1, 'venture', ['counter-1', 'counter-5']).pick('counter-5');
      expect(table.player(1).venture).toEqual([5]);
      expect(table.state.battle?.ventured).toEqual([0, 1]);
    },
  );

  const behind = (more: Side = {}, ventured: readonly number[] = []) => ({
    position: { step: 'battle', battle: { attacker: 0, fighting: [0, 1], turn: 0, ventured } },
    players: [
      { hand: ['power4'], chain: [{ card: POOL.hero5.id }], venture: [2], ...more },
      { hand: ['power4'], chain: [{ card: POOL.hero6.id }] },
    ],
  });

  scenario('IV.D.6: behind, one plays or concedes (RE-3)', behind(), table => {
    table.asks(0, 'battle', ['power4', 'concede']).pick('power4');
    expect(table.rating(0)).toBe(9);
  });

  scenario(
    'RE-3: who leads may pass',
    { ...behind(), position: { step: 'battle', battle: { attacker: 0, fighting: [0, 1], turn: 1 } } },
    table => {
      table.asks(1, 'battle', ['power4', 'pass', 'concede']).pick('pass');
      expect(table.chain(1)).toEqual(['hero6']);
      expect(table.state.battle?.turn).toBe(0);
    },
  );

  scenario(
    'RE-3: a tie leads for the attacker',
    {
      ...behind(),
      players: [
        { hand: [], chain: [{ card: POOL.hero6.id }] },
        { hand: ['power4'], chain: [{ card: POOL.hero6.id }] },
      ],
      actions: 2,
    },
    table => {
      table.asks(0, 'battle', ['pass', 'concede']).pick('pass').asks(1, 'battle', ['power4', 'concede']).pick('power4');
      expect(table.rating(1)).toBe(10);
    },
  );

  scenario('IV.D.6.a: the attacker may concede, too', { ...behind(), actions: 2 }, table => {
    table.pick('concede').pickAs(0).pickAs(1);
    expect(table.player(1).victory).toEqual([2]);
  });

  scenario('IV.D.7: a counter may follow a counter', behind({ reserve: [3] }, [1]), table => {
    table.pick('power4').asks(0, 'venture', ['counter-3']).pick('counter-3');
    expect(table.player(0).venture).toEqual([2, 3]);
  });

  scenario('IV.D.7: but none where the player before ventured none (RE-4)', behind({ reserve: [3] }), table => {
    table.pick('power4');
    expect(table.player(0).reserve).toEqual([3]);
  });

  scenario(
    'IV.D.8: turns go to and fro until somebody concedes',
    { ...behind({ hand: ['power4', 'power4'] }), actions: 5 },
    table => {
      table
        .pick('power4')
        .asks(1, 'battle')
        .pick('power4')
        .asks(0, 'battle')
        .pick('power4')
        .asks(1, 'battle', ['concede'])
        .pick('concede');
      expect(table.player(0).victory).toEqual([2]);
    },
  );

  scenario('IV.D.8.a: conceding ends it', { ...behind(), actions: 2 }, table => {
    table.pick('concede').pickAs(0).pickAs(1);
    expect(table.state.round).toBe(2);
  });

  scenario(
    'IV.D.8.b: who must play, cannot, and has nothing left to draw loses the game (RE-2)',
    { ...behind({ hand: [], draw: [] }), actions: 'over' },
    table => {
      // Asked all the same: that nothing can be played is not told by the pause.
      table.asks(0, 'battle', ['concede']).pick('concede');
      expect(table.outcome).toEqual({ places: [2, 1], reason: { id: 'end-out-of-cards', args: { who: { seat: 0 } } } });
    },
  );

  scenario(
    'RE-2: with something left to draw it is only the battle',
    { ...behind({ hand: [] }), actions: 2 },
    table => {
      table.asks(0, 'battle', ['concede']).pick('concede').pickAs(1);
      expect(table.outcome).toBeNull();
    },
  );
});

describe('after a battle', () => {
  const won = (first: Side = {}, second: Side = {}, more: object = {}) => ({
    position: { step: 'after', winner: 0, battle: { attacker: 0, fighting: [0], turn: 0 } },
    players: [
      { hand: ['hero6'], venture: [2, 3], chain: [{ card: POOL.hero5.id }], ...first },
      { hand: ['power4'], venture: [5], chain: [{ card: POOL.hero6.id }], ...second },
    ],
    ...more,
  });

  scenario(
    'IV.F: the highest rating wins; the attacker wins a tie',
    {
      position: { step: 'battle', battle: { attacker: 1, fighting: [1, 0], turn: 0 } },
      players: [
        { hand: [], draw: ['power4'], chain: [{ card: POOL.hero5.id }], venture: [3] },
        { hand: [], chain: [{ card: POOL.villain5.id }], venture: [1] },
      ],
      actions: 2,
    },
    table => {
      table.asks(0, 'battle', ['concede']).pick('concede');
      expect(table.player(1).victory).toEqual([1, 3]);
    },
  );

  scenario('IV.F.1: the winner takes every counter that was played', won({ victory: [5] }), table => {
    table.pickAs(0).pickAs(1);
    expect(table.player(0).victory).toEqual([2, 3, 5, 5]);
    expect(table.player(0).venture).toEqual([]);
    expect(table.player(1).venture).toEqual([]);
  });

  scenario(
    'IV.F.1.a: seventy points win',
    won({ victory: Array.from({ length: 12 }, () => 5) }, {}, { actions: 'over' }),
    table => {
      expect(table.outcome).toEqual({ places: [1, 2], reason: { id: 'end-goal', args: { goal: 70 } } });
    },
  );

  scenario('IV.F.1.a: sixty-nine do not', won({ victory: [...Array.from({ length: 11 }, () => 5), 3, 1] }), table => {
    expect(table.outcome).toBeNull();
    table.pickAs(0).pickAs(1);
  });

  scenario(
    'IV.F.1.a: with a reserve empty the highest pile wins (RE-8)',
    won({ reserve: [] }, { victory: [5, 5, 5] }, { actions: 'over' }),
    table => {
      expect(table.outcome).toEqual({ places: [2, 1], reason: { id: 'end-no-counters' } });
    },
  );

  scenario(
    'RE-8: of equal piles that of the battle’s winner',
    won({ reserve: [] }, { victory: [5, 5] }, { actions: 'over' }),
    table => {
      expect(table.outcome?.places).toEqual([1, 2]);
    },
  );

  scenario('IV.F.2: what was played goes to the discard piles', won(), table => {
    table.pickAs(0).pickAs(1);
    expect(table.zone(0, 'discard')).toEqual(['hero5']);
    expect(table.zone(1, 'discard')).toEqual(['hero6']);
    expect(table.chain(0)).toEqual([]);
  });

  scenario('IV.F.3: cards may be exchanged, by both at once', won({ draw: ['foil', 'team'] }), table => {
    expect(table.prompts.map(({ seat }) => seat)).toEqual([0, 1]);
    table.pickAs(1).pickAs(0, 'hero6');
    expect(table.zone(0, 'hand')).toEqual(['foil']);
    expect(table.zone(0, 'discard')).toEqual(['hero6', 'hero5']);
    expect(table.zone(1, 'hand')).toEqual(['power4']);
  });

  scenario(
    'RE-C5: no more than there are left to draw',
    won({ hand: ['hero6', 'power4', 'team'], draw: ['foil', 'wide'] }),
    table => {
      expect(table.prompts.map(prompt => 'max' in prompt && prompt.max)).toEqual([2, 1]);
      table.pickAs(0, 'hero6', 'team').pickAs(1);
      expect(table.zone(0, 'hand')).toEqual(['power4', 'foil', 'wide']);
      expect(table.logged('log-draw')[0]?.why).toEqual({ rule: 'replace' });
    },
  );

  scenario('IV.F.4: three cards are kept', won({ hand: ['hero6', 'power4', 'foil', 'team', 'wide'] }), table => {
    expect(table.question).toBe('Exchange cards for new ones? Afterwards you keep three.');
    table.pickAs(0);
    // Who holds no more than that keeps all of it.
    expect(table.question).toBe('Exchange cards for new ones?');
    table.pickAs(1).asks(0, 'hand limit');
    expect(table.question).toBe('You may keep three: which 2 cards do you discard?');
    expect(table.prompt).toMatchObject({ min: 2, max: 2 });
    table.pickAs(0, 'foil', 'team');
    expect(table.zone(0, 'hand')).toEqual(['hero6', 'power4', 'wide']);
  });

  scenario('IV.G: and the next round begins with the next player, no matter who won (RE-6)', won(), table => {
    table.pickAs(0).pickAs(1);
    expect(table.state).toMatchObject({ round: 2, starter: 1, active: 1, step: 'turn', battle: null, winner: null });
  });
});

function attacked(more: object = {}) {
  return { step: 'answer', battle: { attacker: 0, waiting: [1], fighting: [0], turn: 0, ventured: true, ...more } };
}

function fights(card: keyof typeof POOL): Side {
  return { hand: [], chain: [{ card: POOL[card].id }], venture: [2], reserve: TWOS };
}

describe('a concession is a move like any other', () => {
  scenario(
    'RE-C3: who gives up the match loses it at once',
    { players: [{ hand: ['hero5'] }, {}], actions: 'over' },
    table => {
      table.leave(0);
      expect(table.outcome).toEqual({ places: [2, 1], reason: { id: 'end-left', args: { who: { seat: 0 } } } });
      expect(table.logged('log-left')[0]?.why).toEqual({ rule: 'giving-up' });
    },
  );

  const spent = {
    position: { step: 'battle', battle: { attacker: 0, fighting: [0, 1], turn: 1 } },
    players: [
      { chain: [{ card: POOL.hero6.id }], hand: [] },
      { chain: [{ card: POOL.hero5.id }], hand: [], draw: [] },
    ],
    actions: 'over' as const,
  };
  scenario('RE-C3: nor is the other still asked', spent, table => {
    table.leave(0);
    expect(table.outcome).toEqual({ places: [2, 1], reason: { id: 'end-left', args: { who: { seat: 0 } } } });
  });
});
