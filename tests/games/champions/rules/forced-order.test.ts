import { expect } from 'vitest';
import { boosted, PANTHER } from '../encounter/tables.js';
import { BLANK, scenario } from '../table.js';

scenario(
  'a choice of what comes first explains each ability by itself: retaliate too, and not by what its card says besides',
  { scenario: 'ultron', environments: ['01140'], ...boosted(BLANK, [{ identity: PANTHER }], { villain: '01134' }) },
  table => {
    table.pick(PANTHER).asks(0, 'forced order');
    expect(table.previews).toEqual({
      '01134.0':
        'Forced response (this attacks you): put 1 threat on the main scheme, or turn your top card into a Drone.',
      [`${PANTHER}.retaliate`]: 'Retaliate 1: 1 damage to Ultron I.',
    });
    table.pick(`${PANTHER}.retaliate`);
    expect(table.villain.damage).toBe(1);
    table.asks(0, 'option').pick('threat');
  },
);
