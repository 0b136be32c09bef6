import { expect, test } from 'vitest';
import { cards as printed } from '../../../../src/games/squad/cards/index.js';
import { squadWith } from '../../../../src/games/squad/index.js';
import type { Json, Scene, Viewer, Zone } from '../../../../src/kernel/index.js';
import { BOTH, blow, card, pile, plain, rule, stops, TCG, titled } from './rule.js';

const game = squadWith([...printed, ...plain, card('quiet', { keeper: 2 })]);

function sceneOf(position: Json, viewer: Viewer): Scene {
  const state = game.position.read(position, { ruleset: 'tcg' }, ['A', 'B'], () => {
    throw new Error('nothing is left to chance');
  });
  return game.view(state, viewer);
}

const zone = (scene: Scene, seat: 0 | 1, id: string): Zone => {
  const found = scene.panels.find(panel => panel.seat === seat)?.zones.find(one => one.id === id);
  if (found === undefined) throw new Error(`no zone ${id}`);
  return found;
};
const shown = (scene: Scene, seat: 0 | 1, id: string): (string | null)[] =>
  zone(scene, seat, id).cards.map(one => one.card);

const position = {
  power: 4,
  step: 'attack',
  turn: 3,
  players: [
    {
      deck: [stops('animal'), stops('strength')],
      hand: [blow('speed', 2), stops('tech')],
      discard: [blow('tech', 1), blow('tech', 2), blow('tech', 3)],
      keepers: ['ST440', 'quiet'],
    },
    { deck: pile('energy', 7), hand: [blow('animal', 5)], discard: [], keepers: [] },
  ],
};
const viewers: readonly Viewer[] = ['public', 0, 1];

for (const ruleset of BOTH) {
  test(titled(ruleset, 'discard piles', 'everyone sees the top card and the count, and no card below'), () => {
    for (const viewer of viewers) {
      const scene = sceneOf(position, viewer);
      expect(shown(scene, 0, 'discard')).toEqual([blow('tech', 1)]);
      expect(zone(scene, 0, 'discard').count).toBe(3);
      expect(shown(scene, 1, 'discard')).toEqual([]);
      expect(JSON.stringify(scene)).not.toContain(blow('tech', 2));
      expect(JSON.stringify(scene)).not.toContain(blow('tech', 3));
    }
  });
}

test('squad-tcg: deck counts: everyone may know how many cards a deck holds, nobody which', () => {
  for (const viewer of viewers) {
    const scene = sceneOf(position, viewer);
    expect([zone(scene, 0, 'deck').count, zone(scene, 1, 'deck').count]).toEqual([2, 7]);
    expect([...shown(scene, 0, 'deck'), ...shown(scene, 1, 'deck')]).toEqual([]);
    for (const icon of ['animal', 'strength', 'energy'] as const)
      expect(JSON.stringify(scene)).not.toContain(stops(icon));
  }
});

test('squad-tcg: draw: a hand is its owner’s secret; how many cards are in it is not', () => {
  for (const viewer of viewers) {
    const scene = sceneOf(position, viewer);
    expect([zone(scene, 0, 'hand').count, zone(scene, 1, 'hand').count]).toEqual([2, 1]);
    expect(shown(scene, 0, 'hand')).toEqual(viewer === 0 ? [blow('speed', 2), stops('tech')] : []);
    expect(shown(scene, 1, 'hand')).toEqual(viewer === 1 ? [blow('animal', 5)] : []);
  }
});

rule(
  TCG,
  'power',
  'what can be played now is marked for its owner, and then what can block',
  {
    power: 4,
    me: { hand: [blow('speed', 2), stops('tech')] },
    them: { hand: [stops('speed'), blow('animal', 5)], deck: pile('energy') },
  },
  table => {
    expect(table.ticked(0)).toEqual([blow('speed', 2)]);
    expect(table.ticked(1)).toEqual([]);
    table.attack(blow('speed', 2));
    expect(table.ticked(0)).toEqual([]);
    expect(table.ticked(1)).toEqual([stops('speed')]);
    table.block(stops('speed'));
  },
);

rule(
  TCG,
  'attack',
  'SQ-C10: an attack of * is not called harmless before it is worked out; after that it says its number',
  { power: 20, me: { hand: ['ST037', 'ST001'] }, them: { hand: ['ST142'], deck: pile('energy') } },
  table => {
    table.attack('ST037').asks(0, 'reveal');
    expect(table.underWay).toEqual([[]]);
    table.pick('ST001').asks(1, 'block');
    expect(table.underWay).toEqual([['1']]);
    table.take();
  },
);

test('squad-tcg: power: the table shows the shared power, a seat its own where that differs', () => {
  const scene = sceneOf(position, 'public');
  const meters = scene.panels.map(panel => panel.meters.map(meter => [meter.id, meter.value]));
  // Spider-Shock lies with seat 0 and takes 3 from seat 1's power of 4.
  expect(meters).toEqual([[['power', 4]], [], [['own-power', 1]]]);
});

test('squad-tcg: keepers: they lie open, oldest first', () => {
  for (const viewer of viewers) expect(shown(sceneOf(position, viewer), 0, 'keepers')).toEqual(['ST440', 'quiet']);
});

test('squad-tcg: parts of the card: level, attack, factor and blocking icon stand on it', () => {
  const [keeper] = zone(sceneOf(position, 'public'), 0, 'keepers').cards;
  expect(keeper).toMatchObject({
    title: { id: 'card-title', args: { hero: 'Spider-Woman', name: 'Spider-Shock' } },
    facts: [
      { id: 'fact-level', args: { level: 4 } },
      { id: 'fact-attack', args: { attack: 3 } },
      { id: 'fact-factor', args: { factors: { list: [{ id: 'factor-elemental' }] } } },
      { id: 'fact-block', args: { icon: { id: 'factor-strength' } } },
    ],
  });
});

test('squad-tcg: the six factors: every card has one or two of them and an icon of one', () => {
  const six = ['animal', 'elemental', 'energy', 'speed', 'strength', 'tech'];
  const met = new Set<string>();
  for (const { factors, block } of printed) {
    expect(factors.length === 1 || factors.length === 2).toBe(true);
    for (const factor of [...factors, block]) met.add(factor);
  }
  expect([...met].sort()).toEqual(six);
});

test('squad-tcg: winning: the scene says when it is over, and whose turn it is not', () => {
  const over = {
    ...position,
    outcome: { places: [1, 2], reason: { id: 'end-out-of-cards', args: { who: { seat: 1 } } } },
  };
  const scene = sceneOf(over, 'public');
  expect(scene).toMatchObject({ turn: null, status: { id: 'status-over' }, result: { id: 'end-out-of-cards' } });
});
