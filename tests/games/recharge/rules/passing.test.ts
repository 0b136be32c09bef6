import { describe, expect } from 'vitest';
import { named } from '../cards/laid.js';
import { type Layout, POOL, type Side, scenario } from '../table.js';

describe('passing', () => {
  scenario(
    'RE-C1: with fewer than six cards one may pass, also in the turn in which the last card is drawn, and after it',
    { players: [{ hand: ['hero5'], draw: ['power4'] }, { hand: ['hero6'] }], actions: 3 },
    table => {
      table.asks(0, 'attack', ['hero5', 'pass']).pick('pass').asks(1, 'attack').pick('pass');
      table.asks(0, 'attack', ['hero5', 'pass']).pick('pass');
      expect(table.outcome).toBeNull();
      expect(table.player(0).reserve).toHaveLength(12);
    },
  );

  const spent = (more: Side = {}): Side => ({ draw: [], hand: ['hero5'], ...more });
  scenario(
    'RE-C1: when nobody can draw and all pass in turn, the match ends, and the highest victory pile wins',
    { players: [spent({ victory: [5] }), spent({ victory: [3, 3] })], actions: 'over' },
    table => {
      expect(table.prompt.question.id).toBe('ask-attack');
      table.pick('pass').asks(1, 'attack', ['hero5', 'pass']);
      // Who could end it by passing is told so.
      expect(table.prompt.question.id).toBe('ask-attack-last');
      table.pick('pass');
      expect(table.outcome).toMatchObject({ places: [2, 1], reason: { id: 'end-passed' } });
    },
  );
  scenario(
    'RE-C1: equal piles are a draw; so it ends for players without any cards as well',
    { players: [spent({ hand: [], victory: [5] }), spent({ hand: [], victory: [2, 3] })], actions: 'over' },
    table => {
      // What nobody can start, they aren't asked about.
      expect(table.asks(0, 'attack', ['pass']).question).toBe('You have no Hero to start a battle with.');
      table.pick('pass').asks(1, 'attack', ['pass']);
      expect(table.question).toBe('You can’t start a battle, so now the biggest victory pile wins.');
      table.pick('pass');
      expect(table.outcome?.places).toEqual([1, 1]);
    },
  );
  scenario(
    'RE-C1: not while somebody can still draw',
    { players: [spent(), spent({ draw: ['power4'] })], actions: 3 },
    table => {
      table.pick('pass').pick('pass').asks(0, 'attack');
      expect(table.prompt.question.id).toBe('ask-attack');
      table.pick('pass');
      expect(table.outcome).toBeNull();
    },
  );
  scenario(
    'RE-C1: nor when somebody has started a battle in between',
    {
      players: [spent(), spent({ hand: ['hero6', 'hero6'] })],
      actions: 6,
    },
    table => {
      table.pick('pass').asks(1, 'attack').pick('hero6').pick('counter-2').asks(0, 'defend').pick('concede');
      table.asks(1, 'attack').pick('pass').asks(0, 'attack');
      expect(table.prompt.question.id).toBe('ask-attack-last');
      table.pick('pass');
    },
  );
  scenario(
    'RE-C1: a sixth card must be acted on with nothing left to draw, too',
    { players: [spent({ hand: ['power4', 'power4', 'power4', 'power4', 'power4', 'foil'] }), {}] },
    table => {
      table.asks(0, 'attack', ['concede']).pick('concede').pick('counter-2');
    },
  );

  scenario(
    'RE-C1: at a larger table all who are left must pass in turn; equal piles share their place',
    {
      players: [spent({ victory: [2] }), spent({ victory: [1] }), { out: true, reserve: [] }, spent({ victory: [1] })],
      actions: 'over',
    },
    table => {
      for (const seat of [0, 1, 3]) table.asks(seat, 'attack').pick('pass');
      expect(table.outcome?.places).toEqual([1, 2, 4, 2]);
    },
  );
  scenario(
    'RE-C1: it begins again with those who are left when somebody leaves (RE-C3)',
    { players: [spent(), spent(), spent()], actions: 'over' },
    table => {
      table.pick('pass').leave(2);
      table.pick('pass').asks(0, 'attack');
      expect(table.prompt.question.id).toBe('ask-attack');
      table.pick('pass').asks(1, 'attack');
      expect(table.prompt.question.id).toBe('ask-attack-last');
      table.pick('pass');
      expect(table.outcome?.reason.id).toBe('end-passed');
    },
  );
});

describe('passing in a battle', () => {
  const devil = named('Daredevil');
  const lead = [{ card: POOL.hero6.id }, { card: POOL.power4.id, on: 0 }];
  const free: Side = { chain: [{ card: devil.id }] };
  /** Seat 0 leads, the others may pass from behind. */
  const three = (actions: number): Layout => ({
    position: { step: 'battle', battle: { attacker: 0, fighting: [0, 1, 2], turn: 0 } },
    players: [{ chain: lead }, free, free],
    cards: [devil],
    actions,
  });

  scenario('RE-C8: who leaves takes their pass along: who has not passed still may', three(5), table => {
    table.asks(0, 'battle').pick('pass').asks(1, 'battle', ['pass', 'concede']).leave(1);
    expect(table.state.battle).toMatchObject({ fighting: [0, 2], turn: 2, passes: 1 });
    table.asks(2, 'battle', ['pass', 'concede']).pick('pass');
    expect(table.effects).toContain(devil.id);
    // Now both have.
    table.asks(0, 'battle').pick('pass').asks(2, 'battle', ['concede']).pick('concede');
    expect(table.state).toMatchObject({ winner: 0, step: 'after' });
  });
  scenario('RE-C8: the passes of those who stay go on counting', three(5), table => {
    table.pick('pass').pick('pass').asks(2, 'battle', ['pass', 'concede']).leave(0).pick('pass');
    expect(table.state.battle).toMatchObject({ fighting: [1, 2], turn: 1, passes: 2 });
    table.asks(1, 'battle', ['pass', 'concede']).pick('pass').asks(2, 'battle', ['concede']).pick('concede');
    expect(table.state).toMatchObject({ winner: 1, step: 'after' });
  });
  scenario('RE-C8: who concedes takes no pass of others along', three(3), table => {
    table.pick('pass').pick('concede').asks(2, 'battle', ['pass', 'concede']).pick('pass');
    expect(table.state.battle).toMatchObject({ fighting: [0, 2], passes: 2 });
  });
});
