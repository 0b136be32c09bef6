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
