import { expect } from 'vitest';
import { scenario } from '../table.js';

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
