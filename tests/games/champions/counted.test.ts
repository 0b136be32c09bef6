import { expect, test } from 'vitest';
import { champions } from '../../../src/games/champions/index.js';
import { Played } from './table.js';

/** Deals 1 damage, and takes 1 for it. */
const SQUIRREL = '03013';

test('damage dealt is what enemies took, not what an attack costs an ally', () => {
  const { log } = new Played({ heroes: [{ play: [SQUIRREL] }] }, 'plain').pick(`${SQUIRREL}.attack`);
  expect(log.filter(({ id }) => id === 'log-damage')).toHaveLength(2);
  expect(champions.facts(log, [{ name: '', cards: {} }]).seats).toEqual([{ attacks: 1, 'damage dealt': 1 }]);
});
