import { expect } from 'vitest';
import { chain, named } from '../cards/laid.js';
import { type Layout, POOL, scenario } from '../table.js';

scenario(
  'what an answer would do: a card adds its points, a counter changes what is at stake, a concession what is lost',
  { players: [{ hand: ['hero5'] }, { hand: ['hero6'] }], actions: 2 },
  table => {
    expect(table.previews).toEqual({ hero5: 'Adds 5 to your rating.', pass: '' });
    table.pick('hero5');
    expect(table.previews).toEqual({ 'counter-2': '(at stake 0 > 2)' });
    table.pick('counter-2');
    expect(table.previews).toEqual({
      hero6: 'Adds 6 to your rating.',
      concede: 'You leave this battle.',
    });
    table.pick('concede');
  },
);

scenario(
  'a counter is told with all that is at stake, no matter whose',
  {
    position: { step: 'turn', pot: [1, 1, 1] },
    players: [{ hand: ['hero5'], reserve: [5] }, { hand: [] }, { hand: [] }],
  },
  table => {
    table.pick('hero5');
    expect(table.previews).toEqual({ 'counter-5': '(at stake 3 > 8)' });
    table.pick('counter-5');
  },
);

const fury = named('Nick Fury');
scenario(
  'a card that does something when it is played: not as it starts an attack, when nobody defends yet',
  { players: [{ hand: [fury.id] }, { hand: ['hero6'] }], cards: [fury], actions: 2 },
  table => {
    expect(table.previews[fury.id]).toContain('Its Played effect does nothing now. No rival in the battle has');
    table.pick(fury.id).pick('counter-2').pick('concede');
  },
);
scenario(
  'a card that does something when it is played: as a defense it does',
  { players: [{ hand: ['hero6'] }, { hand: [fury.id] }], cards: [fury], actions: 2 },
  table => {
    table.pick('hero6').pick('counter-2');
    expect(table.previews[fury.id]).not.toContain('nothing');
    table.pick('concede');
  },
);

const deadpool = named('Deadpool');
const conceding = (card: string): Layout => ({
  position: { step: 'battle', battle: { attacker: 0, fighting: [0, 1], turn: 0 } },
  players: [
    { hand: [], chain: [{ card }], venture: [5, 2] },
    { hand: [], chain: chain('hero6', 'power4 > 0') as never, venture: [1] },
  ],
  cards: [deadpool],
});
scenario('a concession: what a card brings back isn’t lost', conceding(deadpool.id), table => {
  expect(table.previews).toEqual({ concede: 'You leave this battle and lose the 5 points you ventured.' });
  table.pick('concede');
});
scenario('a concession: all of it without such a card', conceding(POOL.hero5.id), table => {
  expect(table.previews).toEqual({ concede: 'You leave this battle and lose the 7 points you ventured.' });
  table.pick('concede');
});
