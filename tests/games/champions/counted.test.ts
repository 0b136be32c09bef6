import { expect, test } from 'vitest';
import { champions } from '../../../src/games/champions/index.js';
import { type Drama, decidingBlow, type Outcome } from '../../../src/kernel/index.js';
import { Played } from './table.js';

/** Deals 1 damage, and takes 1 for it. */
const SQUIRREL = '03013';
/** Deals 1 damage to each enemy. */
const WAR_MACHINE = '01030';
const RHINO = '01095';
const HYDRA = '01101';

test('damage dealt is what enemies took, not what an attack costs an ally', () => {
  const { log } = new Played({ heroes: [{ play: [SQUIRREL] }] }, 'plain').pick(`${SQUIRREL}.attack`);
  expect(log.filter(({ id }) => id === 'log-damage')).toHaveLength(2);
  expect(champions.facts(log, [{ name: '', cards: {} }]).seats).toEqual([{ attacks: 1, 'damage dealt': 1 }]);
});

test('what decided a match is the blow to the villain, not to others it struck', () => {
  const heroes = [{ play: [WAR_MACHINE], minions: [HYDRA] }];
  const table = new Played({ villain: { card: RHINO, damage: 14 }, heroes }, 'plain').pick(`${WAR_MACHINE}.0`);
  expect(table.logged('log-damage').at(-1)?.args?.what).toEqual({ card: HYDRA });
  expect(decidingBlow(table.log, champions.drama as Drama, table.outcome as Outcome)?.card).toBe(RHINO);
});
