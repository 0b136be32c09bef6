import { describe, expect, test } from 'vitest';
import { cards } from '../../../src/games/champions/cards/index.js';
import { Advisor } from '../../../src/games/champions/opponents/advisor.js';
import { outlook } from '../../../src/games/champions/opponents/outlook.js';
import { poolOf } from '../../../src/games/champions/pool.js';
import { carol, marvel, RUNNER } from './encounter/tables.js';
import { BLANK, blanks, type Hero, Played } from './table.js';

/** What practice bots expect of the villain phase: the rest of the table counts as it stands. */

const pool = poolOf([...cards, ...blanks]);
/** Against Rhino, on whose scheme each player may leave 7 threat; as the first of them sees it. */
const expected = (heroes: readonly Hero[], threat: number, deck: readonly string[] = [BLANK]) => {
  const { state } = new Played({ heroes, mainScheme: { card: '01097b', threat }, encounter: { deck } }, 'plain');
  return outlook(new Advisor({ state, seat: 0 }, pool), 'hero');
};

describe('what practice bots expect of the villain phase', () => {
  const ICONS = '01118';

  test('the boost card for a partner at home is as uncertain as one’s own', () => {
    // Step one brings 2 and Rhino 1: 12 of 14, and the boost card has no icon or three.
    expect(expected([marvel, carol], 9, [BLANK]).loss).toBeLessThan(0.5);
    expect(expected([marvel, carol], 9, [ICONS]).loss).toBe(1);
    const { loss } = expected([marvel, carol], 9, [BLANK, ICONS]);
    expect(loss).toBeGreaterThan(0.5);
    expect(loss).toBeLessThan(1);
  });

  test('each player’s encounter card may bring more threat', () => {
    const alone = expected([marvel], 5).loss;
    expect(alone).toBeGreaterThan(0);
    expect(expected([marvel, marvel], 11).loss).toBeGreaterThan(alone);
    expect(expected([marvel, marvel], 0).threat).toBeCloseTo(2 * expected([marvel], 0).threat);
  });

  test('a minion engaged with a partner who is a hero places nothing', () => {
    const met = { ...marvel, minions: [RUNNER] };
    expect(expected([marvel, met], 9).threat).toBe(expected([marvel, marvel], 9).threat);
    expect(expected([marvel, { ...carol, minions: [RUNNER] }], 9).threat).toBe(expected([marvel, carol], 9).threat + 1);
  });
});
