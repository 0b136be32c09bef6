import { expect, test } from 'vitest';
import { champions } from '../../../src/games/champions/index.js';
import { carol } from './encounter/tables.js';
import { Played } from './table.js';

test.each([
  [3, undefined],
  [4, 'mark-nearing'],
  [5, 'mark-nearing'],
  [6, 'mark-critical'],
  [7, 'mark-full'],
  [9, 'mark-full'],
])('a main scheme with %i of 7 threat is marked %s', (threat, mark) => {
  const { state: laid } = new Played({ heroes: [carol], mainScheme: { card: '01097b' } }, 'plain');
  const play = laid.play.map(one => (one.card === '01097b' ? { ...one, threat } : one));
  const state = { ...laid, play };
  const zones = champions.view(state, 'public').panels.flatMap(panel => panel.zones);
  const scheme = zones.flatMap(zone => zone.cards).find(({ card }) => card === '01097b');
  expect(scheme?.marks?.[0]?.words.id).toBe(mark);
});
