import { expect, test } from 'vitest';
import { champions } from '../../../src/games/champions/index.js';
import { carol, drone, marvel } from './encounter/tables.js';
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

test('everyone reads that a facedown card is a Drone, and nobody which card it is', () => {
  const { state } = new Played({ heroes: [{ ...marvel, minions: [drone('01005')] }] }, 'plain');
  for (const viewer of ['public', 0] as const) {
    const zones = champions.view(state, viewer).panels.flatMap(panel => panel.zones);
    const [hidden, ...others] = zones
      .flatMap(zone => (zone.kind === 'hand' ? [] : zone.cards))
      .filter(one => one.card === null);
    expect(hidden).toMatchObject({ card: null, back: { id: 'facedown-drone.bare' } });
    expect(others).toEqual([]);
    expect(JSON.stringify(zones.filter(({ kind }) => kind !== 'hand'))).not.toContain('01005');
  }
});

test('RR Discard Pile: everyone may look through discard piles, and through no deck', () => {
  const { state } = new Played(
    {
      heroes: [{ ...carol, deck: ['01085', '01086'], discard: ['01083', '01084', '01084'] }],
      encounter: { deck: ['01186', '01187'], discard: ['01188', '01189'] },
    },
    'plain',
  );
  for (const viewer of ['public', 0] as const) {
    const piles = champions
      .view(state, viewer)
      .panels.flatMap(panel => panel.zones)
      .filter(({ kind }) => kind === 'pile');
    const shown = piles.map(({ id, cards, below = [] }) => [id, ...[...cards, ...below].map(({ card }) => card)]);
    expect(shown).toContainEqual(['discard', '01083', '01084', '01084']);
    expect(shown).toContainEqual(['encounter-discard', '01188', '01189']);
    expect(shown).toContainEqual(['deck']);
    expect(shown).toContainEqual(['encounter-deck']);
  }
});
